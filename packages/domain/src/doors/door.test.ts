import { randomCases } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type * as z from 'zod/mini'
import { anyDoor, builds, doorNamed, doorOf } from '../testing/doors.ts'
import { calculate } from './calculate.ts'
import { describeDoor } from './describe-door.ts'
import {
  bottoms,
  type Door,
  type DoorBuild,
  dimensionsText,
  doorKey,
  door as doorSchema,
  hinges,
  omitInapplicable,
  sameDoor,
} from './door.ts'

const refused = (input: unknown) => {
  const issue = doorSchema.safeParse(input).error?.issues[0]
  return issue && { path: issue.path.join('.'), message: issue.message }
}

describe('an answer given before another build was chosen', () => {
  it.each<[string, DoorBuild, Partial<Door>]>([
    ['a bottom of a sectional door', 'Sectional', { bottom: 'High Sill' }],
    ['a bottom of an ESS-2', 'ESS-2', { bottom: 'Sweep Bottom' }],
    ['a bottom of a traffic door', 'Coldswing', { bottom: 'High Sill w/Sweep' }],
    ['a hinge of an ESS-1', 'ESS-1', { hinge: '18-inch Strap' }],
    ['a hinge of a slide', 'Single Panel', { hinge: 'Cam-Lift Stainless' }],
    ['an operator of a swing door', 'Traditional', { powerOperated: true }],
    ['an operator of a traffic door', 'Saniswing', { powerOperated: true }],
  ])('is dropped when it does not apply: %s', (_, build, left) => {
    const given = doorOf(build, [36, 84])
    expect(doorSchema.parse({ ...given, ...left })).toEqual(given)
  })

  it('is kept when it applies', () => {
    const given = doorOf('Traditional', [36, 84], { hinge: '18-inch Strap', bottom: 'High Sill' })
    expect(doorSchema.parse(given)).toEqual(given)
    const slide = doorOf('Biparting', [72, 84], { powerOperated: true })
    expect(doorSchema.parse(slide)).toEqual(slide)
  })

  it('does not affect the calculation of any door', () => {
    const left = fc.record({
      bottom: fc.constantFrom(...bottoms),
      hinge: fc.constantFrom(...hinges),
      powerOperated: fc.boolean(),
    })
    fc.assert(
      fc.property(anyDoor(), left, (given, answers) => {
        const door = { ...given, ...answers }
        const read = omitInapplicable(door)
        expect(omitInapplicable(read)).toEqual(read)
        for (const mode of ['gasket', 'heater'] as const)
          expect(calculate(read, mode)).toEqual(calculate(door, mode))
      }),
      randomCases(300),
    )
  })

  it('leaves Door as both the input and the output type of the schema', () => {
    expectTypeOf<Readonly<z.input<typeof doorSchema>>>().toEqualTypeOf<Door>()
    expectTypeOf<z.output<typeof doorSchema>>().toEqualTypeOf<Door>()
  })
})

describe('a door', () => {
  it.each(builds)('of each build is valid: %s', (build) => {
    const given = doorOf(build, [36.125, 84])
    expect(doorSchema.parse(given)).toEqual(given)
  })

  it.each([0, -36, 600.0625, 601, 1e9, Number.NaN, Number.POSITIVE_INFINITY, '36', null, undefined])(
    "with an opening of %j is refused with the form's message",
    (inches) => {
      for (const field of ['widthInches', 'heightInches']) {
        const input = { ...doorOf('VL', [36, 84]), [field]: inches }
        expect(refused(input)).toEqual({ path: field, message: dimensionsText })
      }
    },
  )

  it.each<[string, DoorBuild, object, string, string]>([
    [
      'a build of another type',
      'Biparting',
      { doorType: 'swing' },
      'build',
      'That combination isn’t available for this door type.',
    ],
    ['a double slide', 'Biparting', { double: true }, 'double', 'This type of door has one leaf.'],
    ['a double lift', 'VL', { double: true }, 'double', 'This type of door has one leaf.'],
    ['an ESS-1 without a bottom', 'ESS-1', { bottom: null }, 'bottom', 'Choose the bottom configuration.'],
    [
      'an ESS-1 with welded gaskets',
      'ESS-1',
      { gasketing: 'Magnetic' },
      'gasketing',
      'This type of door doesn’t have these gaskets.',
    ],
    [
      'a Saniswing without a gasket style',
      'Saniswing',
      { gasketing: null },
      'gasketing',
      'This type of door doesn’t have these gaskets.',
    ],
    [
      'a Coldswing with a gasket style',
      'Coldswing',
      { gasketing: 'Fingersafe' },
      'gasketing',
      'This type of door doesn’t have these gaskets.',
    ],
  ])(
    'that is inconsistent is refused at its field, with the reason: %s',
    (_, build, change, path, message) => {
      expect(refused({ ...doorOf(build, [36, 84]), ...change })).toEqual({ path, message })
    },
  )

  it.each([
    ['build', { build: 'ESS-3' }],
    ['build', { build: '__proto__' }],
    ['doorType', { doorType: 'garage' }],
    ['bottom', { bottom: 'Low Sill' }],
    ['bottom', { bottom: undefined }],
    ['hinge', { hinge: 'Strap' }],
    ['gasketing', { gasketing: 'magnetic' }],
    ['double', { double: 1 }],
    ['powerOperated', { powerOperated: 'true' }],
    ['', { priceCents: 1 }],
  ])('is refused for its %s: %j', (path, change) => {
    expect(refused({ ...doorOf('Traditional', [36, 84]), ...change })?.path).toBe(path)
  })
})

describe('two doors', () => {
  const slide = doorNamed('Single Panel 48x84')

  it('are the same when all their fields are equal, in any order', () => {
    fc.assert(
      fc.property(anyDoor(), (door) => {
        const reversed = Object.fromEntries(Object.entries(door).reverse()) as Door
        expect(sameDoor(door, reversed)).toBe(true)
        expect(doorKey(reversed)).toBe(doorKey(door))
      }),
      randomCases(100),
    )
  })

  it.each<[keyof Door, Partial<Door>]>([
    ['doorType', { doorType: 'vl' }],
    ['build', { build: 'Biparting' }],
    ['double', { double: true }],
    ['bottom', { bottom: 'High Sill' }],
    ['hinge', { hinge: '18-inch Strap' }],
    ['powerOperated', { powerOperated: true }],
    ['gasketing', { gasketing: 'Magnetic' }],
    ['widthInches', { widthInches: 48.0001 }],
    ['heightInches', { heightInches: 48 }],
  ])('that differ only in %s are the same only when that field is ignored', (field, change) => {
    const other = { ...slide, ...change }
    expect(sameDoor(slide, other)).toBe(false)
    expect(doorKey(other)).not.toBe(doorKey(slide))
    expect(sameDoor(slide, other, [field])).toBe(true)
    expect(doorKey(other, [field])).toBe(doorKey(slide, [field]))
  })

  it('with width and height swapped are different', () => {
    expect(sameDoor(doorNamed('VL 48x60'), doorNamed('VL 60x48'))).toBe(false)
  })
})

it.each([
  [
    'Traditional 72x96, double, High Sill w/Sweep, 18-inch Strap, Magnetic',
    'Traditional swing door, double, 72" × 96", High Sill w/Sweep, hinge 18-inch Strap, magnetic gaskets',
  ],
  ['ESS-2 36.125x84', 'ESS-2 swing door, 36 1/8" × 84"'],
  ['Single Panel 48x84, power operated', 'Single panel slide door, 48" × 84", Sweep Bottom, power operated'],
  ['VL 60x72, High Sill', 'Vertical lift door, 60" × 72", High Sill'],
  ['Saniswing 72x90, double', 'Saniswing traffic door, double, 72" × 90", Fingersafe'],
])('describes %s', (door, text) => {
  expect(describeDoor(doorNamed(door))).toBe(text)
})
