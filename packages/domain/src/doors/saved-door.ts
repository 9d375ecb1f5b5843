import * as z from 'zod/mini'
import { AppError, invalidInput } from '../error.ts'
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

/** The most doors that a company keeps. */
export const maxSavedDoors = 2000

/** The most characters of a door's name, of its site, and of a text that doors are searched for by. */
export const longestDoorName = 60
export const longestDoorSite = 80
export const longestDoorSearch = 100

const nameAndSite = {
  /** What people there call the door. */
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Enter a name for the door.' }),
      z.maxLength(longestDoorName, { error: `A name can have at most ${longestDoorName} characters.` }),
      oneLine,
    ),
  /** The building that it is in; may be empty. */
  site: z
    .string()
    .check(
      z.trim(),
      z.maxLength(longestDoorSite, { error: `A site can have at most ${longestDoorSite} characters.` }),
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

/** Another name and site for a door; the door itself stays as it is. */
export const renameDoorInput = z.strictObject({ doorId, ...nameAndSite })
export type RenameDoorInput = z.output<typeof renameDoorInput>

/** The most doors of a company that are listed at once. */
export const largestDoorPage = 200

/** Which of a company's doors: all, or those with a text in their name, site or serial number. */
export const listDoorsInput = z.strictObject({
  text: z._default(z.string().check(z.trim(), z.maxLength(longestDoorSearch), oneLine), ''),
  offset: z._default(z.int().check(z.minimum(0), z.maximum(maxSavedDoors)), 0),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(largestDoorPage)), largestDoorPage),
})
export type ListDoorsInput = z.output<typeof listDoorsInput>

/** A name or a site as it is compared: in lower case, and accents written one way. */
export function doorNameKey(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

/** A door that people of a company have saved under a name. */
export interface SavedDoor extends Readonly<SaveDoorInput> {
  readonly id: number
  readonly savedAt: string
  /** Who saved it, by name. */
  readonly savedBy: string
  /** True when the register says otherwise by now: no such door, one that was built another way, or nothing clear. */
  readonly outdated: boolean
  /** The direction that the register has for it; null where it has none, or says otherwise than what is saved. */
  readonly direction: DoorDirection | null
}

/** What is stated of a door, saved already or not. */
type StatedDoor = Pick<SaveDoorInput, 'serialNumber' | 'door'>

/** True for a door that says otherwise than the register; one without a serial number cannot. */
export function isOutdated({ serialNumber, door }: StatedDoor, registered: RegisteredDoor | null): boolean {
  return serialNumber !== null && disagreement(door, registered) !== null
}

const magneticNeedsSerialText =
  'Magnetic gaskets are made for one door. Please look the door up by its serial number.'

const refusals: Readonly<Record<Disagreement, readonly [code: string, field: keyof StatedDoor]>> = {
  missing: ['accounts.door_not_registered', 'serialNumber'],
  unclear: ['accounts.door_record_unclear', 'door'],
  'built otherwise': ['accounts.door_built_otherwise', 'door'],
}

/** Refuses a door that the register does not have so, and magnetic gaskets without a serial number; null when it is in order. */
export function savedDoorRefusal(stated: StatedDoor, registered: RegisteredDoor | null): AppError | null {
  const { serialNumber, door } = stated
  if (serialNumber === null) {
    if (door.gasketing !== 'Magnetic') return null
    return invalidInput('accounts.door_without_serial', { serialNumber: magneticNeedsSerialText })
  }
  const how = disagreement(door, registered)
  if (!how) return null
  const [code, field] = refusals[how]
  return invalidInput(code, { [field]: `Door ${serialNumber}: ${disagreementTexts[how]}` })
}

/** A page of the doors of a company, by site and then by name, and how many there are in all. */
export interface SavedDoorPage {
  readonly doors: readonly SavedDoor[]
  readonly total: number
}

/** No door of the reader's company has this id. */
export function savedDoorMissing(): AppError {
  return new AppError('missing', 'accounts.door_missing', 'This door is no longer among your saved doors.')
}

/** The refusal of a second door under the same name at the same site. */
export function doorNameTaken(name: string, site: string): AppError {
  const where = site === '' ? 'no site' : site
  const message = `A door named “${name}” (${where}) already exists. Choose another name.`
  return new AppError('conflict', 'accounts.door_name_taken', message, { fields: { name: message } })
}

/** The refusal of one door more than a company can keep. */
export function tooManyDoors(): AppError {
  const most = maxSavedDoors.toLocaleString('en-US')
  return new AppError('blocked', 'accounts.too_many_doors', `Your company already has ${most} saved doors.`)
}
