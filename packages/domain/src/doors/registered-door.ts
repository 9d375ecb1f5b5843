import * as z from 'zod/mini'
import { AppError } from '../error.ts'
import {
  type Bottom,
  type Door,
  type DoorBuild,
  type DoorType,
  door as doorSchema,
  sameDoor,
} from './door.ts'
import { doorSerial } from './door-serial.ts'
import { gasketingNamed } from './registered-door-gaskets.ts'

export const doorDirections = ['LH', 'RH', 'Double', 'Biparting'] as const
export type DoorDirection = (typeof doorDirections)[number]
export const coolingTypes = ['Cooler', 'Freezer'] as const
export type CoolingType = (typeof coolingTypes)[number]

const leafSides = ['LH', 'RH', 'Double'] as const
/** Directions a door of each build can have; null for one that opens to neither side. */
export const directionsOfBuild: Readonly<Record<DoorBuild, readonly (DoorDirection | null)[]>> = {
  Traditional: leafSides,
  'ESS-1': leafSides,
  'ESS-2': leafSides,
  'Single Panel': ['LH', 'RH'],
  Biparting: ['Biparting'],
  VL: [null],
  Sectional: [null],
  Coldswing: leafSides,
  Saniswing: leafSides,
}

const firstRegisteredYear = 2012

/** A door as built, found by its serial number; contains nothing about the customer. */
export interface RegisteredDoor {
  readonly serialNumber: string
  readonly doorType: DoorType
  readonly build: DoorBuild
  /** Null for vertical lift and sectional doors, which open to neither side. */
  readonly direction: DoorDirection | null
  readonly bottom: Bottom | null
  readonly coolingType: CoolingType
  readonly widthInches: number
  readonly heightInches: number
  /** Description of the factory gaskets; contains Magnetic, Fingersafe or Full Gasketing where that matters. */
  readonly gaskets: string
  readonly powerOperated: boolean
}

export const doorBySerialInput = z.strictObject({ serialNumber: doorSerial })

export function directionProblem({
  build,
  direction,
}: Pick<RegisteredDoor, 'build' | 'direction'>): string | null {
  const allowed = directionsOfBuild[build]
  if (allowed.includes(direction)) return null
  if (allowed.includes(null)) return `Leave this empty. ${build} doors have no hand.`
  return `Choose ${allowed.length > 1 ? 'one of ' : ''}${allowed.join(', ')} for ${build} doors.`
}

/**
 * Converts a registered door for the formulas, dropping fields they do not use for its build; null if its
 * record is contradictory.
 */
export function doorOfRegister(registered: RegisteredDoor): Door | null {
  const { doorType, build, direction, bottom, powerOperated, widthInches, heightInches } = registered
  const gasketing = gasketingNamed(registered)
  if (gasketing === 'unclear' || directionProblem(registered)) return null
  const read = doorSchema.safeParse({
    doorType,
    build,
    double: direction === 'Double',
    bottom,
    hinge: null,
    powerOperated,
    gasketing,
    widthInches,
    heightInches,
  })
  return read.success ? read.data : null
}

/** How a door can conflict with the register: not in it, its record is unclear, or it was built differently. */
export type Disagreement = 'missing' | 'unclear' | 'built otherwise'

/**
 * Returns how a door conflicts with its register entry; null if they agree. Hinge and operator are ignored, since they
 * may have been changed since.
 */
export function disagreement(door: Door, registered: RegisteredDoor | null): Disagreement | null {
  if (!registered) return 'missing'
  const known = doorOfRegister(registered)
  if (!known) return 'unclear'
  return sameDoor(door, known, ['hinge', 'powerOperated']) ? null : 'built otherwise'
}

export const doorMissingText =
  'Serial number not found. Doors manufactured prior to 2012 will not show in our system. If you need assistance please contact us at the factory.'
export const notMagneticText =
  'This door was not built with magnetic gaskets. Please contact us if you feel this is an error.'

export const disagreementTexts: Readonly<Record<Disagreement, string>> = {
  missing: doorMissingText,
  unclear: 'Our record of this door is unclear. Please call us.',
  'built otherwise': 'Our records for this door differ. Please look it up again.',
}

function yearIn(serialNumber: string): number {
  return 2000 + Number(serialNumber.trim().slice(0, 2))
}

/** Returns why a door with this serial number is too old for the register, going by its year, or null. */
export function beforeRegister(serialNumber: string): string | null {
  const before = yearIn(serialNumber) < firstRegisteredYear
  return before ? `The register has no doors from before ${firstRegisteredYear}.` : null
}

/**
 * Returns why a door with this serial number cannot be registered yet, or null; next year's doors are numbered in
 * advance.
 */
export function afterNextYear(serialNumber: string, now: Date): string | null {
  const year = yearIn(serialNumber)
  return year > now.getUTCFullYear() + 1
    ? `Serial numbers start with the year, and ${year} is in the future.`
    : null
}

/** Year of manufacture; two-digit years beyond next year belong to the last century. */
export function yearBuilt(serialNumber: string, now: Date): number {
  return yearIn(serialNumber) - (afterNextYear(serialNumber, now) ? 100 : 0)
}

/**
 * Returns a sentence for the user if the serial number's year explains why no door was found; null for an ordinary
 * year.
 */
export function missByYear(serialNumber: string, now: Date): string | null {
  const year = yearBuilt(serialNumber, now)
  return year < firstRegisteredYear ? `This serial number is from ${year}.` : null
}

/** No insulated door is as old as this: such a number has a year in the future. */
const firstDoors = 1950

/**
 * Returns what is odd about the year in a serial number, or null. Only a warning: older doors exist and still need
 * parts.
 */
export function oddYear(serialNumber: string, now: Date): string | null {
  const year = yearBuilt(serialNumber, now)
  if (year >= firstRegisteredYear) return null
  const [built, why] =
    year < firstDoors
      ? [yearIn(serialNumber), 'That year is in the future.']
      : [year, `Doors before ${firstRegisteredYear} are not in our records.`]
  return `${serialNumber} would be a door of ${built}. ${why} Check the label.`
}

export function doorMissing(serialNumber: string): AppError {
  return new AppError('missing', 'catalog.door_missing', doorMissingText, { serialNumber })
}
