import { describe, expect, it } from 'vitest'
import { type OfficeHours, officeHours, officeHoursAt, officeSentence } from './office-hours.ts'

const here = 'Somebody is here now, until 4:30PM.'
const back = (day: string) => `Nobody is here now. We are back ${day} at 8AM.`
const sentenceAt = (instant: string, hours?: OfficeHours) =>
  officeSentence(officeHoursAt(new Date(instant), hours))

describe('at the office', () => {
  // November is Eastern Standard Time, five hours behind UTC.
  it.each([
    ['Friday, the last second of the night', '2026-11-20T12:59:59.999Z', back('today')],
    ['Friday at 8AM', '2026-11-20T13:00:00Z', here],
    ['Friday at noon', '2026-11-20T17:00:00Z', here],
    ['Friday, the last second before 4:30PM', '2026-11-20T21:29:59.999Z', here],
    ['Friday at 4:30PM', '2026-11-20T21:30:00Z', back('Monday')],
    ['Friday evening, Saturday in London', '2026-11-21T03:00:00Z', back('Monday')],
    ['Saturday at noon', '2026-11-21T17:00:00Z', back('Monday')],
    ['Sunday, the last second', '2026-11-23T04:59:59Z', back('Monday')],
    ['Monday at midnight', '2026-11-23T05:00:00Z', back('today')],
    ['Monday in the first hour', '2026-11-23T05:30:00Z', back('today')],
    ['Monday evening', '2026-11-23T23:00:00Z', back('Tuesday')],
    ['Wednesday, the last second', '2026-11-26T04:59:59Z', back('Thursday')],
    ['the last evening of a year', '2026-12-31T23:00:00Z', back('Friday')],
  ])('%s', (_title, instant, sentence) => {
    expect(sentenceAt(instant)).toBe(sentence)
  })

  // 2026: daylight saving begins on Sunday, 8 March, and ends on Sunday, 1 November, both at 2AM.
  it.each([
    ['Friday before it begins, 8AM', '2026-03-06T13:00:00Z', here],
    ['Friday before it begins, 7AM', '2026-03-06T12:00:00Z', back('today')],
    ['the hour before the clock is put forward', '2026-03-08T06:59:59Z', back('Monday')],
    ['the hour after', '2026-03-08T07:00:00Z', back('Monday')],
    ['the last second of that Sunday', '2026-03-09T03:59:59Z', back('Monday')],
    ['midnight after it', '2026-03-09T04:00:00Z', back('today')],
    ['Monday after it, the last second of the night', '2026-03-09T11:59:59Z', back('today')],
    ['Monday after it, 8AM', '2026-03-09T12:00:00Z', here],
    ['Monday after it, 4:30PM', '2026-03-09T20:30:00Z', back('Tuesday')],
    ['Friday before it ends, 8AM', '2026-10-30T12:00:00Z', here],
    ['the hour that comes twice', '2026-11-01T05:30:00Z', back('Monday')],
    ['the same hour again', '2026-11-01T06:30:00Z', back('Monday')],
    ['Monday after its end, an hour too early', '2026-11-02T12:00:00Z', back('today')],
    ['Monday after its end, 8AM', '2026-11-02T13:00:00Z', here],
  ])('around daylight saving: %s', (_title, instant, sentence) => {
    expect(sentenceAt(instant)).toBe(sentence)
  })

  it('answers with data for a page that says it in its own way', () => {
    expect(officeHoursAt(new Date('2026-11-20T13:00:00Z'))).toEqual({ open: true, closeMinute: 990 })
    expect(officeHoursAt(new Date('2026-11-20T12:00:00Z'))).toEqual({
      open: false,
      nextDay: 'today',
      openMinute: 480,
    })
    expect(officeHoursAt(new Date('2026-11-21T12:00:00Z'))).toEqual({
      open: false,
      nextDay: 'Monday',
      openMinute: 480,
    })
  })
})

describe('at another office', () => {
  const west = { ...officeHours, timeZone: 'America/Los_Angeles' }
  const india = { ...officeHours, timeZone: 'Asia/Kolkata' }
  const noonToMidnight = { ...officeHours, openMinute: 12 * 60, closeMinute: 24 * 60 }
  const oneDay: OfficeHours = { ...officeHours, days: ['Wednesday'], openMinute: 9 * 60 + 5 }

  it.each<[string, OfficeHours, string, string]>([
    ['the clock of the west', west, '2026-11-20T15:59:59Z', back('today')],
    ['the clock of the west, 8AM', west, '2026-11-20T16:00:00Z', here],
    ['a clock half an hour off', india, '2026-11-20T02:30:00Z', here],
    ['a Monday that has come there already', india, '2026-11-22T18:30:00Z', back('today')],
    ['noon', noonToMidnight, '2026-11-20T16:59:00Z', 'Nobody is here now. We are back today at 12PM.'],
    ['until midnight', noonToMidnight, '2026-11-21T04:59:00Z', 'Somebody is here now, until 12AM.'],
    [
      'one day a week',
      oneDay,
      '2026-11-18T22:00:00Z',
      'Nobody is here now. We are back Wednesday at 9:05AM.',
    ],
  ])('%s', (_title, hours, instant, sentence) => {
    expect(sentenceAt(instant, hours)).toBe(sentence)
  })

  it('a time zone that does not exist is refused', () => {
    expect(() => sentenceAt('2026-11-20T12:00:00Z', { ...officeHours, timeZone: 'Newport' })).toThrow(
      RangeError,
    )
  })
})
