import * as z from 'zod/mini'
import { AppError, invalidInput } from '../error.ts'
import { oneLine } from '../plain-text.ts'
import { rowId } from '../row-id.ts'
import type { MatchKind } from './search-input.ts'
import { taughtKey } from './taught-words.ts'

export const taughtKinds = ['synonym', 'misspelling'] as const
export type TaughtKind = (typeof taughtKinds)[number]

export const maxTaughtWords = 500
export const maxTaughtLength = 60
const maxTypedWords = 4

const text = (empty: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, { error: empty }),
    z.maxLength(maxTaughtLength, { error: `This can be at most ${maxTaughtLength} characters long.` }),
    oneLine,
    z.refine((value) => value.trim() === '' || taughtKey(value) !== '', {
      error: 'Enter letters or digits.',
    }),
  )

export const taughtWordInput = z.strictObject({
  kind: z.enum(taughtKinds, { error: `Choose one of ${taughtKinds.join(', ')}.` }),
  /** What buyers type. */
  typed: text('Enter what buyers type.').check(
    z.refine((value) => taughtKey(value).split(' ').length <= maxTypedWords, {
      error: `Enter at most ${maxTypedWords} words.`,
    }),
  ),
  /** What the search looks for instead. */
  means: text('Enter what it means.'),
})
export type TaughtWordInput = z.output<typeof taughtWordInput>
export const oneTaughtWord = z.strictObject({ wordId: rowId })

/** A taught word, with who taught it and when. */
export interface TaughtWord extends TaughtWordInput {
  readonly id: number
  readonly taughtAt: string
  readonly taughtBy: string
}

export interface SearchOutcome {
  readonly match: MatchKind
  readonly total: number
  /** The first parts, at most three. */
  readonly parts: readonly { readonly number: string; readonly name: string }[]
}

/** A search of the last 90 days that a taught word would change. */
export interface ChangedSearch {
  readonly text: string
  readonly searches: number
  readonly before: SearchOutcome
  readonly after: SearchOutcome
}

export interface TaughtPreview {
  readonly changed: readonly ChangedSearch[]
  /** How many further searches have the word; those are not shown. */
  readonly further: number
}

export const taughtWordMissing = () =>
  new AppError('missing', 'search.word_missing', 'This word is no longer in the list.')

export function taughtWordTaken(typed: string, means: string): AppError {
  const message = `“${typed}” is already taught and means “${means}”. Remove it first.`
  return new AppError('conflict', 'search.word_taken', message, { fields: { typed: message } })
}

export function taughtWordsFull(): AppError {
  const message = `There are already ${maxTaughtWords} taught words. Remove one first.`
  return new AppError('conflict', 'search.words_full', message)
}

export const taughtWordIsNumber = (typed: string) =>
  invalidInput('search.word_is_number', { typed: `“${typed}” is a part number, or the beginning of one.` })

export const taughtWordIsCatalog = (typed: string) =>
  invalidInput('search.word_of_catalog', {
    typed: `“${typed}” is already a word in the catalog, so its meaning can’t be changed.`,
  })

export const taughtWordSaysNothing = (typed: string) =>
  invalidInput('search.word_says_nothing', { typed: `The search ignores “${typed}”.` })

export const taughtMeaningFindsNothing = (means: string) =>
  invalidInput('search.word_finds_nothing', { means: `No part is found for “${means}”.` })

export const taughtWordLoops = (loop: readonly string[]) =>
  invalidInput('search.word_loops', {
    means: `This leads back to itself: ${[...loop, loop[0]].map((typed) => `“${typed}”`).join(', then ')}.`,
  })
