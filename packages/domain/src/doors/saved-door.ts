import * as z from 'zod/mini'
import { AppError, invalidInput } from '../error.ts'
import { formatNumber } from '../number-format.ts'
import { oneLine } from '../plain-text.ts'
import { rowId } from '../row-id.ts'
import { door } from './door.ts'
import { doorSerial } from './door-serial.ts'
import {
  type Disagreement,
  type DoorDirection,
  disagreement,
  disagreementTexts,
  type RegisteredDoor,
} from './registered-door.ts'

export const maxSavedDoors = 2000

export const maxDoorNameLength = 60
export const maxDoorSiteLength = 80
export const maxDoorSearchLength = 100

const nameAndSite = {
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Enter a name for the door.' }),
      z.maxLength(maxDoorNameLength, { error: `A name can have at most ${maxDoorNameLength} characters.` }),
      oneLine,
    ),
  /** The building it is in; may be empty. */
  site: z
    .string()
    .check(
      z.trim(),
      z.maxLength(maxDoorSiteLength, { error: `A site can have at most ${maxDoorSiteLength} characters.` }),
      oneLine,
    ),
}

export const saveDoorInput = z.strictObject({
  ...nameAndSite,
  serialNumber: z.nullable(doorSerial),
  door,
})
export type SaveDoorInput = z.output<typeof saveDoorInput>

const doorId = rowId
export const savedDoorInput = z.strictObject({ doorId })
export const updateDoorInput = z.extend(saveDoorInput, { doorId })

export const renameDoorInput = z.strictObject({ doorId, ...nameAndSite })
export type RenameDoorInput = z.output<typeof renameDoorInput>

export const largestDoorPage = 200

/** Lists a company's doors: all, or those with a text in their name, site or serial number. */
export const listDoorsInput = z.strictObject({
  text: z._default(z.string().check(z.trim(), z.maxLength(maxDoorSearchLength), oneLine), ''),
  offset: z._default(z.int().check(z.minimum(0), z.maximum(maxSavedDoors)), 0),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(largestDoorPage)), largestDoorPage),
})
export type ListDoorsInput = z.output<typeof listDoorsInput>

/** Returns the comparison key of a name or site: lower case, accents normalized. */
export function doorNameKey(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

export interface SavedDoor extends Readonly<SaveDoorInput> {
  readonly id: number
  readonly savedAt: string
  readonly savedBy: string
  /** True if the register now disagrees: no such door, a different build, or an unclear record. */
  readonly outdated: boolean
  /** Direction from the register; null if it has none or disagrees with the saved door. */
  readonly direction: DoorDirection | null
}

type SubmittedDoor = Pick<SaveDoorInput, 'serialNumber' | 'door'>

/** True if a door conflicts with the register; never for one without a serial number. */
export function isOutdated(
  { serialNumber, door }: SubmittedDoor,
  registered: RegisteredDoor | null,
): boolean {
  return serialNumber !== null && disagreement(door, registered) !== null
}

const magneticNeedsSerialText =
  'Magnetic gaskets are made for one door. Please look the door up by its serial number.'

const refusals: Readonly<Record<Disagreement, readonly [code: string, field: keyof SubmittedDoor]>> = {
  missing: ['accounts.door_not_registered', 'serialNumber'],
  unclear: ['accounts.door_record_unclear', 'door'],
  'built otherwise': ['accounts.door_built_otherwise', 'door'],
}

/**
 * Returns the error for a door that conflicts with the register, or for magnetic gaskets without a serial number; null
 * if the door is fine.
 */
export function savedDoorRefusal(
  submitted: SubmittedDoor,
  registered: RegisteredDoor | null,
): AppError | null {
  const { serialNumber, door } = submitted
  if (serialNumber === null) {
    if (door.gasketing !== 'Magnetic') return null
    return invalidInput('accounts.door_without_serial', { serialNumber: magneticNeedsSerialText })
  }
  const how = disagreement(door, registered)
  if (!how) return null
  const [code, field] = refusals[how]
  return invalidInput(code, { [field]: `Door ${serialNumber}: ${disagreementTexts[how]}` })
}

/** A page of a company's doors, sorted by site and then name, with the total. */
export interface SavedDoorPage {
  readonly doors: readonly SavedDoor[]
  readonly total: number
}

export function savedDoorMissing(): AppError {
  return new AppError('missing', 'accounts.door_missing', 'This door is no longer in your saved doors.')
}

export function doorNameTaken(name: string, site: string): AppError {
  const where = site === '' ? 'no site' : site
  const message = `A door named “${name}” (${where}) already exists. Choose another name.`
  return new AppError('conflict', 'accounts.door_name_taken', message, { fields: { name: message } })
}

export function tooManyDoors(): AppError {
  const most = formatNumber(maxSavedDoors)
  return new AppError(
    'blocked',
    'accounts.too_many_doors',
    `Your company can save up to ${most} doors. Remove one first.`,
  )
}
