import {
  type DoorModel,
  type DoorSubModel,
  doorModels,
  type PartTag,
  partTags,
  specialOrderLocation,
  type Unit,
  units,
} from '../catalog/part.ts'
import { type Hand, handOfName } from '../catalog/part-hand.ts'

/** Sub-models that decide, within a door model, which doors a part fits. */
export const fittedSubModels = ['TSD', 'ESS1', 'ESS2', 'COLD', 'SANI'] as const
export type FittedSubModel = (typeof fittedSubModels)[number]

/**
 * Bit layout: tags 0 to 25, door models 26 to 30, units 31 to 33, special order 34, fitted sub-models 35 to 39, 40 for
 * parts that name no sub-model, 41 for proprietary parts, 42 and 43 for parts of one hand only. That is more than 32-bit
 * operators can hold.
 */
export const firstBit = { tags: 0, doorModels: partTags.length, units: partTags.length + doorModels.length }
export const specialOrderBit = firstBit.units + units.length
const firstSubModelBit = specialOrderBit + 1
const anySubModelBit = firstSubModelBit + fittedSubModels.length
export const proprietaryBit = anySubModelBit + 1
const firstHandBit = proprietaryBit + 1
/** All bits below those of the hands, which come last. */
export const belowHands = 2 ** firstHandBit

interface Faceted {
  readonly name?: string
  readonly tags: readonly PartTag[]
  readonly doorModels: readonly DoorModel[]
  readonly unit?: Unit
  readonly location?: string
  readonly doorSubModels?: readonly DoorSubModel[]
  readonly proprietary?: boolean | null
}

/** Returns the bits of some values of a list; the list's first value has bit `from`. */
export function bitsOf<T>(values: readonly T[], all: readonly T[], from: number): number[] {
  return values.map((value) => from + all.indexOf(value))
}

/** Returns the number with these bits set; duplicates count once. */
export function sumOf(bits: readonly number[]): number {
  return [...new Set(bits)].reduce((sum, bit) => sum + 2 ** bit, 0)
}

/** True if the facets include a bit, counted from 0. */
export function hasBit(facets: number, bit: number): boolean {
  return Math.floor(facets / 2 ** bit) % 2 === 1
}

function subModelBits(named: readonly DoorSubModel[]): number[] {
  const fitted = fittedSubModels.filter((each) => named.includes(each))
  return fitted.length === 0 ? [anySubModelBit] : bitsOf(fitted, fittedSubModels, firstSubModelBit)
}

/**
 * Returns the bits for parts that fit a sub-model; each of those parts has one: it names the sub-model, or
 * names none.
 */
export function bitsOfFit(fits: FittedSubModel): number[] {
  return [anySubModelBit, ...bitsOf([fits], fittedSubModels, firstSubModelBit)]
}

/** The bit of parts for one hand only. */
export function handBit(hand: Hand): number {
  return hand === 'LH' ? firstHandBit : firstHandBit + 1
}

/** Returns the facets that a part has by its name alone. */
export function handFacets(name: string): number {
  const hand = handOfName(name)
  return hand === null ? 0 : 2 ** handBit(hand)
}

/** Packs everything a part is filed under into one number. */
export function facetsOf(part: Faceted): number {
  const ownHand = part.name === undefined ? null : handOfName(part.name)
  return sumOf([
    ...bitsOf(part.tags, partTags, firstBit.tags),
    ...bitsOf(part.doorModels, doorModels, firstBit.doorModels),
    ...(part.unit ? bitsOf([part.unit], units, firstBit.units) : []),
    ...(part.location === specialOrderLocation ? [specialOrderBit] : []),
    ...(part.doorSubModels ? subModelBits(part.doorSubModels) : []),
    ...(part.proprietary ? [proprietaryBit] : []),
    ...(ownHand ? [handBit(ownHand)] : []),
  ])
}
