import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { dayInput, dayOfCentury } from './day-input.ts'

const problem = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message)

describe('a day', () => {
  it('that a date field leaves empty is asked for without a word about its form', () => {
    expect(problem(dayInput, '')).toEqual(['Enter a date.'])
    expect(problem(dayOfCentury, '')).toEqual(['Enter a date.'])
  })

  it('in another form, or that no calendar has, is refused with an example', () => {
    for (const value of ['11/25/2026', '2026-02-30', 20261125, null])
      expect(problem(dayOfCentury, value)).toEqual(['Write the date as 2026-11-25.'])
  })

  it('of a year with two digits is asked for in full where years are near', () => {
    expect(problem(dayOfCentury, '0026-11-25')).toEqual(['Enter the year with four digits, such as 2026.'])
    expect(problem(dayInput, '1998-11-25')).toBeUndefined()
    expect(problem(dayOfCentury, '2026-11-25')).toBeUndefined()
  })
})
