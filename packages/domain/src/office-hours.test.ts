import { randomCases } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Office,
  type OfficeHours,
  officeHoursAt,
  officeHoursText,
  officeSentence,
  readOfficeHours,
  type Weekday,
} from './office-hours.ts'
import { demoStoreInfo } from './store-info.ts'

const { officeHours, timeZone } = demoStoreInfo
const week: Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const here = 'We’re open until 4:30PM.'
const back = (day: string) => `We’re closed right now. Back ${day} at 8AM.`
const sentenceAt = (instant: string, office: Office = demoStoreInfo) =>
  officeSentence(officeHoursAt(new Date(instant), office))

describe('whether the office is open', () => {
  // November is Eastern Standard Time, five hours behind UTC.
  it.each([
    ['Friday, the last second before 8AM', '2026-11-20T12:59:59.999Z', back('today')],
    ['Friday at 8AM', '2026-11-20T13:00:00Z', here],
    ['Friday at noon', '2026-11-20T17:00:00Z', here],
    ['Friday, the last second before 4:30PM', '2026-11-20T21:29:59.999Z', here],
    ['Friday at 4:30PM', '2026-11-20T21:30:00Z', back('Monday')],
    ['Friday evening, Saturday in London', '2026-11-21T03:00:00Z', back('Monday')],
    ['Saturday at noon', '2026-11-21T17:00:00Z', back('Monday')],
    ['Sunday, the last second of the day', '2026-11-23T04:59:59Z', back('Monday')],
    ['Monday at midnight', '2026-11-23T05:00:00Z', back('today')],
    ['Monday in its first hour', '2026-11-23T05:30:00Z', back('today')],
    ['Monday evening', '2026-11-23T23:00:00Z', back('Tuesday')],
    ['Wednesday, the last second of the day', '2026-11-26T04:59:59Z', back('Thursday')],
    ["New Year's Eve in the evening", '2026-12-31T23:00:00Z', back('Friday')],
  ])('%s', (_title, instant, sentence) => {
    expect(sentenceAt(instant)).toBe(sentence)
  })

  // In 2026, daylight saving starts Sunday, March 8, and ends Sunday, November 1, both at 2AM.
  it.each([
    ['Friday before the start, 8AM', '2026-03-06T13:00:00Z', here],
    ['Friday before the start, 7AM', '2026-03-06T12:00:00Z', back('today')],
    ['the hour before clocks go forward', '2026-03-08T06:59:59Z', back('Monday')],
    ['the hour after', '2026-03-08T07:00:00Z', back('Monday')],
    ['the last second of that Sunday', '2026-03-09T03:59:59Z', back('Monday')],
    ['the midnight after it', '2026-03-09T04:00:00Z', back('today')],
    ['Monday after it, the last second before 8AM', '2026-03-09T11:59:59Z', back('today')],
    ['Monday after it, 8AM', '2026-03-09T12:00:00Z', here],
    ['Monday after it, 4:30PM', '2026-03-09T20:30:00Z', back('Tuesday')],
    ['Friday before the end, 8AM', '2026-10-30T12:00:00Z', here],
    ['the repeated hour, first time', '2026-11-01T05:30:00Z', back('Monday')],
    ['the repeated hour, second time', '2026-11-01T06:30:00Z', back('Monday')],
    ['Monday after the end, 7AM', '2026-11-02T12:00:00Z', back('today')],
    ['Monday after the end, 8AM', '2026-11-02T13:00:00Z', here],
  ])('around daylight saving: %s', (_title, instant, sentence) => {
    expect(sentenceAt(instant)).toBe(sentence)
  })

  it('is also available as data, for pages with their own wording', () => {
    expect(officeHoursAt(new Date('2026-11-20T13:00:00Z'), demoStoreInfo)).toEqual({
      open: true,
      closeMinute: 990,
    })
    expect(officeHoursAt(new Date('2026-11-20T12:00:00Z'), demoStoreInfo)).toEqual({
      open: false,
      nextDay: 'today',
      openMinute: 480,
    })
    expect(officeHoursAt(new Date('2026-11-21T12:00:00Z'), demoStoreInfo)).toEqual({
      open: false,
      nextDay: 'Monday',
      openMinute: 480,
    })
  })
})

describe('whether another office is open', () => {
  const open = (hours: Partial<OfficeHours>): Office => ({
    officeHours: { ...officeHours, ...hours },
    timeZone,
  })
  const west = { officeHours, timeZone: 'America/Los_Angeles' }
  const india = { officeHours, timeZone: 'Asia/Kolkata' }
  const noonToMidnight = open({ openMinute: 12 * 60, closeMinute: 24 * 60 })
  const oneDay = open({ days: ['Wednesday'], openMinute: 9 * 60 + 5 })

  it.each<[string, Office, string, string]>([
    ['Pacific time before 8AM', west, '2026-11-20T15:59:59Z', back('today')],
    ['Pacific time at 8AM', west, '2026-11-20T16:00:00Z', here],
    ['a half-hour time zone at 8AM', india, '2026-11-20T02:30:00Z', here],
    ['a time zone where it is already Monday', india, '2026-11-22T18:30:00Z', back('today')],
    [
      'opening at noon',
      noonToMidnight,
      '2026-11-20T16:59:00Z',
      'We’re closed right now. Back today at 12PM.',
    ],
    ['closing at midnight', noonToMidnight, '2026-11-21T04:59:00Z', 'We’re open until 12AM.'],
    [
      'open one day a week',
      oneDay,
      '2026-11-18T22:00:00Z',
      'We’re closed right now. Back Wednesday at 9:05AM.',
    ],
  ])('%s', (_title, office, instant, sentence) => {
    expect(sentenceAt(instant, office)).toBe(sentence)
  })

  it('is refused for an unknown time zone', () => {
    expect(() => sentenceAt('2026-11-20T12:00:00Z', { officeHours, timeZone: 'Newport' })).toThrow(RangeError)
  })
})

describe('office hours', () => {
  it.each([
    ['8AM to 4:30PM, Monday to Friday', '8AM to 4:30PM EST, Monday to Friday'],
    ['8:00AM to 12PM, Saturday', '8AM to 12PM EST, Saturday'],
    ['12AM to 12AM, Monday to Sunday', '12AM to 12AM EST, Monday to Sunday'],
    ['9:05AM to 5PM, Monday, Wednesday', '9:05AM to 5PM EST, Monday, Wednesday'],
    ['9AM to 5PM, Tuesday, Wednesday, Thursday', '9AM to 5PM EST, Tuesday to Thursday'],
    ['8AM to 4:30PM EST, Monday to Friday', '8AM to 4:30PM EST, Monday to Friday'],
    ['8am to 4:30pm, Monday to Friday', '8AM to 4:30PM EST, Monday to Friday'],
    ['8am to 4:30Pm EDT, Monday to Friday', '8AM to 4:30PM EST, Monday to Friday'],
    ['8AM to 4PM, Sunday to Thursday', '8AM to 4PM EST, Sunday to Thursday'],
    ['8AM to 4PM, Saturday to Tuesday', '8AM to 4PM EST, Saturday to Tuesday'],
    ['8AM to 4PM, Sunday to Monday', '8AM to 4PM EST, Monday, Sunday'],
    ['8AM to 4PM, Wednesday to Tuesday', '8AM to 4PM EST, Monday to Sunday'],
    ['8AM to 4PM, Wednesday, Monday', '8AM to 4PM EST, Monday, Wednesday'],
    ['9AM to 5PM, Monday, Tuesday, Saturday', '9AM to 5PM EST, Monday, Tuesday, Saturday'],
  ])('typed as %s are shown as %s', (text, shown) => {
    const read = readOfficeHours(text)
    expect(read && officeHoursText({ officeHours: read, timeZone })).toBe(shown)
  })

  it('are shown with their time zone', () => {
    expect(officeHoursText({ officeHours, timeZone: 'America/Los_Angeles' })).toBe(
      '8AM to 4:30PM PST, Monday to Friday',
    )
  })

  it('are read back as shown, for any days, hours and time zone', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 })
    const sets = fc.subarray(week, { minLength: 1 })
    const zones = fc.constantFrom('America/New_York', 'Asia/Kolkata', 'America/Sao_Paulo', 'UTC')
    fc.assert(
      fc.property(sets, minute, minute, zones, ([first = 'Monday', ...rest], one, other, clock) => {
        fc.pre(one !== other)
        const [openMinute, closeMinute] = [Math.min(one, other), Math.max(one, other)]
        const hours: OfficeHours = { days: [first, ...rest], openMinute, closeMinute }
        expect(readOfficeHours(officeHoursText({ officeHours: hours, timeZone: clock }))).toEqual(hours)
      }),
      randomCases(400),
    )
  })

  it.each([
    '',
    '8AM to 4:30PM',
    '8AM to 4:30PM sharp, Monday to Friday',
    '8AM to 4:30PM EST EDT, Monday to Friday',
    '4:30PM to 8AM, Monday to Friday',
    '8AM to 8AM, Monday to Friday',
    '0AM to 4PM, Monday',
    '13AM to 4PM, Monday',
    '8:60AM to 4PM, Monday',
    '8AM to 4PM, Mondays',
    '8AM to 4PM, Monday to Monday',
    '8AM to 4PM, Monday to Wednesday to Friday',
    '8AM to 4PM, Monday, Monday',
    '8AM to 4PM, toString',
  ])('cannot be read from %j', (text) => {
    expect(readOfficeHours(text)).toBeNull()
  })
})
