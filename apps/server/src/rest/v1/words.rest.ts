import { maxTaughtLength, taughtKinds } from '@mullion/domain/search/taught-word-input'
import * as z from 'zod'
import { json, numberInText, type RestCall, restCall } from '../rest-call.ts'

const wordBody = z.object({
  kind: z.enum(taughtKinds),
  // The procedures refuse longer ones.
  typed: z
    .string()
    .meta({ description: 'What buyers type.', examples: ['frosting strip'], maxLength: maxTaughtLength }),
  means: z.string().meta({
    description: 'What the search looks for instead.',
    examples: ['heater wire'],
    maxLength: maxTaughtLength,
  }),
})

const taughtWord = wordBody
  .extend({ id: z.int(), taughtAt: z.iso.datetime(), taughtBy: z.string() })
  .meta({ id: 'TaughtWord' })

/** Calls about the words that staff teach the search. */
export const wordCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/v1/words',
    name: 'listWords',
    summary: 'The synonyms and misspellings that staff taught the search.',
    who: 'administer',
    answer: json(z.array(taughtWord)),
    run: ({ caller }) => caller.admin.words.list(),
  }),
  restCall({
    method: 'post',
    path: '/v1/words',
    name: 'teachWord',
    summary: 'Teaches the search a word.',
    description:
      'Refused for a part number, a word of the catalog, a word that leads back to itself, and a meaning that finds no part.',
    who: 'administer',
    body: json(wordBody),
    answer: json(taughtWord),
    status: 201,
    refuses: [409],
    run: ({ caller, body }) => caller.admin.words.add(body),
  }),
  restCall({
    method: 'delete',
    path: '/v1/words/:id',
    name: 'removeWord',
    summary: 'Removes a word that the search was taught.',
    who: 'administer',
    params: z.object({ id: numberInText }),
    answer: json(taughtWord),
    refuses: [404],
    run: ({ caller, params }) => caller.admin.words.remove({ wordId: params.id }),
  }),
]
