import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fieldProblems } from './field-problems.ts'

const input = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(5)),
  count: z.int(),
  unit: z.enum(['EA', 'FT']),
  own: z.optional(z.string({ error: 'In words of its own.' })),
})
const problemsOf = (sent: unknown) => {
  const { error } = input.safeParse(sent)
  return error ? fieldProblems(error) : {}
}

it('missing, mistyped and out-of-range input is explained in plain words', () => {
  expect(problemsOf({})).toEqual({
    name: 'This field is required.',
    count: 'This field is required.',
    unit: 'This field is required.',
  })
  expect(problemsOf({ name: 5, count: 'x', unit: 'KG', own: 3 })).toEqual({
    name: 'This must be text.',
    count: 'This must be a number.',
    unit: 'Choose one of EA, FT.',
    own: 'In words of its own.',
  })
  expect(problemsOf({ name: 'gasket', count: 1, unit: 'EA' })).toEqual({ name: 'Use at most 5 characters.' })
  expect(problemsOf({ name: '', count: 1, unit: 'EA', more: 1 })).toEqual({
    name: 'This field is required.',
    input: 'Unknown field: more.',
  })
  expect(problemsOf(null)).toEqual({ input: 'This must be an object.' })
})
