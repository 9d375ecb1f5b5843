import {
  type DoorModel,
  type DoorSubModel,
  doorModels,
  type PartTag,
  partTags,
  specialOrderLocation,
  type Unit,
  units,
} from './part.ts'

/** The sub-models that tell within a door model which doors a part fits. */
export const fittedSubModels = ['TSD', 'ESS1', 'ESS2', 'COLD', 'SANI'] as const
export type FittedSubModel = (typeof fittedSubModels)[number]

/**
 * Tags take bits 0 to 25, door models 26 to 30, units 31 to 33, special order 34, fitted sub-models 35 to 39, 40 says
 * that a part names none of those, and 41 is the mark of proprietary parts; more than a bit operator holds.
 */
export const firstBit = { tags: 0, doorModels: partTags.length, units: partTags.length + doorModels.length }
export const specialOrderBit = firstBit.units + units.length
const firstSubModelBit = specialOrderBit + 1
const anySubModelBit = firstSubModelBit + fittedSubModels.length
export const proprietaryBit = anySubModelBit + 1

interface Faceted {
  readonly tags: readonly PartTag[]
  readonly doorModels: readonly DoorModel[]
  readonly unit?: Unit
  readonly location?: string
  readonly doorSubModels?: readonly DoorSubModel[]
  readonly proprietary?: boolean | null
}

/** The bits of some values of a list whose first has the bit `from`. */
export function bitsOf<T>(values: readonly T[], all: readonly T[], from: number): number[] {
  return values.map((value) => from + all.indexOf(value))
}

/** A number with these bits, each once. */
export function sumOf(bits: readonly number[]): number {
  return [...new Set(bits)].reduce((sum, bit) => sum + 2 ** bit, 0)
}

/** True for facets with a bit, counted from 0. */
export function hasBit(facets: number, bit: number): boolean {
  return Math.floor(facets / 2 ** bit) % 2 === 1
}

function subModelBits(named: readonly DoorSubModel[]): number[] {
  const fitted = fittedSubModels.filter((each) => named.includes(each))
  return fitted.length === 0 ? [anySubModelBit] : bitsOf(fitted, fittedSubModels, firstSubModelBit)
}

/** The bits of which a part that fits a sub-model has one: it names that one, or none. */
export function bitsOfFit(fits: FittedSubModel): number[] {
  return [anySubModelBit, ...bitsOf([fits], fittedSubModels, firstSubModelBit)]
}

/** All that a part is filed under, in one number. */
export function facetsOf(part: Faceted): number {
  return sumOf([
    ...bitsOf(part.tags, partTags, firstBit.tags),
    ...bitsOf(part.doorModels, doorModels, firstBit.doorModels),
    ...(part.unit ? bitsOf([part.unit], units, firstBit.units) : []),
    ...(part.location === specialOrderLocation ? [specialOrderBit] : []),
    ...(part.doorSubModels ? subModelBits(part.doorSubModels) : []),
    ...(part.proprietary ? [proprietaryBit] : []),
  ])
}
