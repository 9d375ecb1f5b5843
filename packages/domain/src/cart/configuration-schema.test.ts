import { describe, expect, it } from 'vitest'
import { doorNamed } from '../testing/doors.ts'
import { configuration, configurations } from './configuration-schema.ts'

const eighthText = 'Please enter a value that is a multiple of 1/8 inch.'
const serialText = 'Invalid serial number format. Please use the format XX-XXXX.'

const direction = (change: object = {}) => ({ kind: 'direction', left: 2, right: 1, ...change })
const serials = (...list: unknown[]) => ({ kind: 'serials', serials: list })
const volts = { '120V': 0, '208V': 0, '230V': 2, '460V': 0, '480V': 0 }
const voltage = (change: object = {}) => ({ kind: 'voltage', voltages: volts, ...change })
const cut = (change: object = {}) => ({ lengthInches: 36.125, wallThicknessInches: 4, count: 2, ...change })
const cuts = (change: object = {}) => ({ kind: 'cuts', cuts: [cut(change)] })

const door = (change: object = {}) => ({
  kind: 'door',
  doors: [
    { serialNumber: null, door: doorNamed('Traditional 36x84'), use: 'doorGasket', count: 1, ...change },
  ],
})
const wide = { ...doorNamed('Traditional 36x84'), widthInches: 601 }

const refused = (input: unknown) => {
  const issue = configuration.safeParse(input).error?.issues[0]
  return issue && { path: issue.path.join('.'), message: issue.message }
}

describe('a configuration', () => {
  it.each([
    ['hands', direction()],
    ['one hand', direction({ right: 0 })],
    ['serial numbers', serials('15-0001', '15-0002')],
    ['the same serial number twice', serials('15-0001', '15-0001')],
    ['voltages', voltage()],
    ['voltages and panels', voltage({ panels: { single: 2, biparting: 0 } })],
    ['cuts', cuts()],
    ['cuts without a wall', cuts({ wallThicknessInches: null })],
    ['the shortest cut', cuts({ lengthInches: 0.125 })],
    ['the longest cut', cuts({ lengthInches: 1200, wallThicknessInches: 48 })],
    ['a door by its dimensions', door()],
    ['a door by its serial number', door({ serialNumber: '15-0123', count: 9999 })],
  ])('is accepted: %s', (_, input) => {
    expect(configuration.parse(input)).toEqual(input)
  })

  it.each([0, -36, 36.1, 0.0625, 36.12500001, '36', null, Number.NaN, Number.POSITIVE_INFINITY])(
    "is refused for a length of %j with the form's message",
    (lengthInches) => {
      expect(refused(cuts({ lengthInches }))).toEqual({ path: 'cuts.0.lengthInches', message: eighthText })
    },
  )

  it.each([0, -4, 4.1, '4'])(
    'is refused for a wall thickness of %j with the same message',
    (wallThicknessInches) => {
      const path = 'cuts.0.wallThicknessInches'
      expect(refused(cuts({ wallThicknessInches }))).toEqual({ path, message: eighthText })
    },
  )

  it.each(['150001', '15-001', '15-00011', ' 15-0001', '15-0001\n', 150001, null])(
    "is refused for the serial number %j with the pop-up's message",
    (serial) => {
      expect(refused(serials('15-0001', serial))).toEqual({ path: 'serials.1', message: serialText })
    },
  )

  it.each([
    ['kind', { kind: 'window', width: 36 }],
    ['kind', { left: 2, right: 1 }],
    ['left', direction({ left: -1 })],
    ['left', direction({ left: 1.5 })],
    ['left', direction({ left: 10_000 })],
    ['right', { kind: 'direction', left: 2 }],
    ['', direction({ up: 1 })],
    ['serials', { kind: 'serials', serials: '15-0001' }],
    ['serials', serials(...Array.from({ length: 10_000 }, () => '15-0001'))],
    ['voltages.480V', voltage({ voltages: { '120V': 0, '208V': 0, '230V': 2, '460V': 0 } })],
    ['voltages', voltage({ voltages: { ...volts, '240V': 1 } })],
    ['voltages.120V', voltage({ voltages: { ...volts, '120V': -1 } })],
    ['panels.biparting', voltage({ panels: { single: 2 } })],
    ['panels', voltage({ panels: { single: 2, biparting: 0, triple: 1 } })],
    ['cuts.0.lengthInches', cuts({ lengthInches: 1200.125 })],
    ['cuts.0.wallThicknessInches', cuts({ wallThicknessInches: 48.125 })],
    ['cuts.0.wallThicknessInches', { kind: 'cuts', cuts: [{ lengthInches: 36, count: 1 }] }],
    ['cuts.0.count', cuts({ count: 0 })],
    ['cuts.0.count', cuts({ count: 1.5 })],
    ['cuts.0', cuts({ priceCents: 1 })],
    ['doors', { kind: 'door', width: 36 }],
    ['doors.0', door({ feet: 18.25 })],
    ['doors.0.serialNumber', door({ serialNumber: '15-123' })],
    ['doors.0.serialNumber', door({ serialNumber: undefined })],
    ['doors.0.count', door({ count: 0 })],
    ['doors.0.count', door({ count: 1.5 })],
    ['doors.0.count', door({ count: 10_000 })],
    ['doors.0.use', door({ use: 'hinge' })],
    ['doors.0.use', door({ use: 'toString' })],
    ['doors.0.door.widthInches', door({ door: wide })],
    ['doors.0.door.double', door({ door: { ...doorNamed('VL 36x84'), double: true } })],
    ['doors.0.door', door({ door: { ...doorNamed('VL 36x84'), feet: 18.25 } })],
    ['doors', { kind: 'door', doors: Array.from({ length: 201 }, () => door().doors[0]) }],
  ])('is refused for its %s: %#', (path, input) => {
    expect(refused(input)?.path).toBe(path)
  })

  it('can be used once per kind', () => {
    expect(configurations.parse([direction(), cuts()])).toHaveLength(2)
    expect(configurations.safeParse([direction(), direction()]).error?.issues[0]?.message).toBe(
      'Each kind of configuration can be used once.',
    )
  })
})
