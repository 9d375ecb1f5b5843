import { noLongerSoldText, noPriceText } from '@mullion/domain/checkout/pricing'
import type { CalculatorMode } from '@mullion/domain/doors/calculated-part'
import { type Door, dimensionsText } from '@mullion/domain/doors/door'
import { describe, expect, it } from 'vitest'
import { calculatorParts, doorOf } from '../testing/doors.ts'
import { openTestShop } from '../testing/open-test-shop.ts'

const parts = calculatorParts
const sweepOrSill = 'High Sill w/Sweep' as const
const ess1 = (facts: Partial<Door>) => doorOf({ build: 'ESS-1', ...facts })
const ess2 = (facts: Partial<Door>) => doorOf({ build: 'ESS-2', bottom: null, ...facts })
const slide = (facts: Partial<Door>) => doorOf({ doorType: 'slide', build: 'Single Panel', ...facts })
const pair = (facts: Partial<Door>) => slide({ build: 'Biparting', ...facts })
const vertical = (facts: Partial<Door>) => doorOf({ doorType: 'vl', build: 'VL', ...facts })
const sectional = (facts: Partial<Door>) =>
  doorOf({ doorType: 'so', build: 'Sectional', bottom: null, ...facts })
const coldswing = (facts: Partial<Door>) =>
  doorOf({ doorType: 'traffic', build: 'Coldswing', bottom: null, ...facts })
const saniswing = (facts: Partial<Door>) =>
  doorOf({ doorType: 'traffic', build: 'Saniswing', bottom: null, ...facts })
const of = (widthInches: number, heightInches: number, facts: Partial<Door> = {}) => ({
  widthInches,
  heightInches,
  ...facts,
})

async function calculated(door: Door, mode: CalculatorMode) {
  await using shop = await openTestShop({ parts })
  return await shop.guest().doors.calculate({ door, mode })
}

type Run = readonly [use: string, partId: number, inches: number | null, quantity: number]

describe('the gaskets of a door', () => {
  it.each<[string, Door, Run[]]>([
    [
      'Traditional with a sweep bottom',
      doorOf(),
      [
        ['doorGasket', 186, 219.75, 18.25],
        ['sweepGasket', 187, 38.75, 3.25],
      ],
    ],
    ['Traditional with a high sill', doorOf({ bottom: 'High Sill' }), [['doorGasket', 186, 249.5, 20.75]]],
    [
      'Traditional with a high sill and a sweep',
      doorOf(of(48, 96, { bottom: sweepOrSill })),
      [
        ['doorGasket', 186, 297.5, 24.75],
        ['sweepGasket', 187, 50.75, 4.25],
      ],
    ],
    [
      'Traditional with two leaves',
      doorOf(of(72, 96, { double: true })),
      [
        ['doorGasket', 186, 489, 40.75],
        ['sweepGasket', 187, 79, 6.5],
      ],
    ],
    [
      'Traditional with magnetic gaskets',
      doorOf({ gasketing: 'Magnetic' }),
      [
        ['doorGasket', 188, 207.75, 17.25],
        ['sweepGasket', 187, 38.75, 3.25],
      ],
    ],
    [
      'Traditional with magnetic gaskets on two leaves',
      doorOf(of(72, 84, { gasketing: 'Magnetic', double: true })),
      [
        ['doorGasket', 188, 417, 34.75],
        ['sweepGasket', 187, 79, 6.5],
      ],
    ],
    ['ESS-1', ess1(of(42, 90, { bottom: 'High Sill' })), [['doorGasket', 198, 271, 22.5]]],
    [
      'ESS-1 with two leaves',
      ess1(of(72, 96, { bottom: sweepOrSill, double: true })),
      [
        ['doorGasket', 198, 545, 45.5],
        ['sweepGasket', 187, 77.5, 6.5],
      ],
    ],
    [
      'ESS-2',
      ess2({}),
      [
        ['doorGasket', 198, 206.5, 17.25],
        ['sweepGasket', 187, 38, 3.25],
      ],
    ],
    [
      'power-operated Single Panel',
      slide(of(72, 96, { powerOperated: true })),
      [
        ['doorGasket', 101, 288, 24],
        ['edgeGasket', 97, 99, 8.25],
        ['sweepGasket', 96, 78, 6.5],
      ],
    ],
    [
      'manual Single Panel with a high sill and a sweep',
      slide(of(48, 84, { bottom: sweepOrSill })),
      [
        ['doorGasket', 101, 282, 23.5],
        ['edgeGasket', 97, 88, 7.25],
        ['sweepGasket', 96, 53, 4.5],
      ],
    ],
    [
      'power-operated Biparting',
      pair(of(96, 120, { powerOperated: true })),
      [
        ['doorGasket', 101, 361.5, 30.25],
        ['midGasket', 51, 246, 20.5],
        ['sweepGasket', 96, 103.5, 8.75],
      ],
    ],
    [
      'vertical lift',
      vertical(of(60, 72)),
      [
        ['doorGasket', 101, 226, 18.75],
        ['bottomGasket', 96, 65, 5.5],
      ],
    ],
    [
      'vertical lift with a high sill',
      vertical(of(60, 72, { bottom: 'High Sill' })),
      [['doorGasket', 101, 282, 23.5]],
    ],
    [
      'sectional',
      sectional(of(96, 120)),
      [
        ['doorGasket', 101, 346, 28.75],
        ['sectionGasket', 102, 404, 33.75],
        ['bottomGasket', 96, 101, 8.5],
      ],
    ],
    ['Coldswing', coldswing({}), [['doorGasket', 276, 198, 16.5]]],
    ['Coldswing with two leaves', coldswing(of(72, 84, { double: true })), [['doorGasket', 276, 396, 33]]],
    [
      'Saniswing Fingersafe',
      saniswing(of(72, 90, { double: true, gasketing: 'Fingersafe' })),
      [['edgeGasket', 97, 216, 18]],
    ],
    [
      'Saniswing Full Gasketing',
      saniswing(of(48, 96, { gasketing: 'Full Gasketing' })),
      [
        ['doorGasket', 276, 233, 19.5],
        ['bottomGasket', 276, 47, 4],
      ],
    ],
  ])('match the factory’s sizes: %s', async (_, door, runs) => {
    const answer = await calculated(door, 'gasket')
    expect(answer.parts.map((each) => [each.use, each.partId, each.inches, each.quantity])).toEqual(runs)
    expect(answer.parts.map(({ problem }) => problem)).toEqual(runs.map(() => null))
    expect(answer.notes).toEqual([expect.stringContaining('estimate')])
  })
})

describe('the heater of a door', () => {
  it.each<[string, Door, number, string]>([
    ['Traditional', doorOf(), 17.25, '4.5 ohm/ft, 10.75 W/ft, 185.5 W, 1.55 A, leads 18 in each'],
    ['ESS-1', ess1(of(30, 60)), 12.75, '10 ohm/ft, 8.86 W/ft'],
    ['Single Panel', slide(of(36, 48)), 11.75, '14 ohm/ft, 7.45 W/ft'],
    ['Biparting', pair(of(96, 120)), 28.75, '2 ohm/ft, 8.71 W/ft'],
    ['Biparting, in amps', pair(of(96, 120)), 28.75, '2.09 A'],
    ['vertical lift', vertical(of(24, 36, { bottom: 'High Sill' })), 11.5, '16 ohm/ft, 6.81 W/ft'],
  ])('matches the factory’s size: %s', async (_, door, feet, figures) => {
    const [wire] = (await calculated(door, 'heater')).parts
    expect(wire).toMatchObject({ use: 'heaterWire', partId: 76, quantity: feet })
    expect(wire?.comments.join()).toContain(figures)
  })

  it.each<[string, Door, number, string]>([
    [
      'five premade wires of 96 inches',
      sectional(of(96, 120)),
      40,
      '5 panel heater wires, premade 96 in each',
    ],
    [
      'four premade wires of 96 inches',
      sectional(of(100, 96)),
      32,
      '4 panel heater wires, premade 96 in each',
    ],
    ['four cut wires', sectional(of(130, 96)), 43, '4 panel heater wires, cut 10.75 ft each, 16 ohm/ft'],
  ])('has %s in the panels of a sectional door', async (_, door, feet, words) => {
    const [, panels] = (await calculated(door, 'heater')).parts
    expect(panels).toMatchObject({ use: 'panelWires', partId: 76, quantity: feet })
    expect(panels?.comments.join()).toContain(words)
  })

  it('includes one heater pan for a sweep bottom, with its price', async () => {
    const { parts: found } = await calculated(doorOf(), 'heater')
    expect(found.map(({ partId, quantity, lineTotalCents }) => [partId, quantity, lineTotalCents])).toEqual([
      [76, 17.25, 4571],
      [205, 1, 9550],
    ])
    expect((await calculated(doorOf({ bottom: 'High Sill' }), 'heater')).parts).toHaveLength(1)
  })

  it('is empty for a traffic door', async () => {
    expect(await calculated(coldswing({}), 'heater')).toEqual({ parts: [], notes: [] })
  })
})

describe('the calculated parts of a door', () => {
  it("have the buyer's own prices, with totals rounded once", async () => {
    await using shop = await openTestShop({ parts, people: true })
    const input = { door: doorOf(), mode: 'gasket' as const }
    const [ofGuest] = (await shop.guest().doors.calculate(input)).parts
    // 18.25 ft at 3.85, rounded half up.
    expect(ofGuest).toMatchObject({ part: { number: '0201-BL', priceCents: 385 }, lineTotalCents: 7026 })
    expect(ofGuest?.part).not.toHaveProperty('listPriceCents')
    const [ofBuyer] = (await (await shop.person('buyer')).doors.calculate(input)).parts
    expect(ofBuyer).toMatchObject({ part: { priceCents: 327, listPriceCents: 385 }, lineTotalCents: 5968 })
    const [ofStaff] = (await (await shop.person('counter')).doors.calculate(input)).parts
    expect(ofStaff).toMatchObject({ part: { listPriceCents: 385 }, lineTotalCents: 7026 })
  })

  it.each(['guest', 'buyer', 'counter'] as const)(
    'show a %s which parts cannot be ordered, while the rest can',
    async (name) => {
      const changed = parts.flatMap((part) => {
        if (part.id === 51) return []
        if (part.id === 96) return [{ ...part, priceCents: null }]
        return [part.id === 101 ? { ...part, obsolete: true } : part]
      })
      await using shop = await openTestShop({ parts: changed, people: true })
      const caller = name === 'guest' ? shop.guest() : await shop.person(name)
      const calculate = async (door: Door) =>
        (await caller.doors.calculate({ door, mode: 'gasket' })).parts.map((each) => [
          each.partId,
          each.problem,
          each.part === null,
          each.lineTotalCents === null,
        ])
      expect(await calculate(pair({}))).toEqual([
        [101, noLongerSoldText, true, true],
        [51, noLongerSoldText, true, true],
        [96, noPriceText, false, true],
      ])
      expect(await calculate(slide({}))).toEqual([
        [101, noLongerSoldText, true, true],
        [97, null, false, false],
        [96, noPriceText, false, true],
      ])
    },
  )

  it('are empty for a vertical lift with an unknown bottom, which is logged', async () => {
    await using shop = await openTestShop({ parts })
    const door = vertical({ bottom: sweepOrSill })
    expect(await shop.guest().doors.calculate({ door, mode: 'gasket' })).toEqual({ parts: [], notes: [] })
    expect(shop.logged).toEqual([
      { level: 'warn', facts: { door }, message: 'No gasket formula knows the bottom of this door.' },
    ])
    await shop.guest().doors.calculate({ door: vertical({}), mode: 'gasket' })
    await shop.guest().doors.calculate({ door, mode: 'heater' })
    expect(shop.logged).toHaveLength(1)
  })

  it.each<[string, unknown, string]>([
    ['no width', undefined, 'widthInches'],
    ['a width as text', '36', 'widthInches'],
    ['a zero width', 0, 'widthInches'],
    ['a negative width', -36, 'widthInches'],
    ['a width above 600 inches', 601, 'widthInches'],
    ['a huge width', 1e9, 'widthInches'],
    ['a width of NaN', Number.NaN, 'widthInches'],
    ['a zero height', 0, 'heightInches'],
    ['a height above 600 inches', 600.125, 'heightInches'],
  ])('are not calculated from %s', async (_, value, field) => {
    await using shop = await openTestShop({ parts })
    const door = { ...doorOf(), [field]: value } as Door
    await expect(shop.guest().doors.calculate({ door, mode: 'gasket' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { issues: [expect.objectContaining({ path: ['door', field], message: dimensionsText })] },
    })
  })

  it('are the same for a power-operated swing door', async () => {
    const byPower = await calculated(doorOf({ powerOperated: true }), 'gasket')
    expect(byPower).toEqual(await calculated(doorOf(), 'gasket'))
  })

  it.each<[string, Door]>([
    ['a slide door with two leaves', slide({ double: true })],
    ['a swing door with a slide door build', doorOf({ build: 'Single Panel' })],
    ['a Saniswing without a gasket type', saniswing({})],
    ['a swing door without a bottom', doorOf({ bottom: null })],
  ])('are not calculated for the inconsistent door: %s', async (_, door) => {
    await using shop = await openTestShop({ parts })
    const refused = shop.guest().doors.calculate({ door, mode: 'gasket' })
    await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})
