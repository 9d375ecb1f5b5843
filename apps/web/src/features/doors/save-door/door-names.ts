import { describeDoor } from '@mullion/domain/doors/describe-door'
import { type Door, sameDoor } from '@mullion/domain/doors/door'
import {
  type RenameDoorInput,
  renameDoorInput,
  type SaveDoorInput,
  type SavedDoor,
  saveDoorInput,
} from '@mullion/domain/doors/saved-door'
import { problemsOf } from '../../../lib/form-problems.ts'
import type { Problems } from '../../../lib/use-shown-problems.ts'

/** A door that somebody is about to save. */
export interface DoorInHand {
  readonly serialNumber: string | null
  readonly door: Door
}

/** What a saved door is called, as it is typed. */
export interface DoorNames {
  readonly name: string
  readonly site: string
}
export type DoorNameField = keyof DoorNames

export const doorNameFields: readonly DoorNameField[] = ['name', 'site']

/** What is wrong with the names, in words for their fields. */
export function nameProblems(names: DoorNames): Problems<DoorNameField> {
  return problemsOf(saveDoorInput, names, { fields: doorNameFields })
}

/** The door under its names, as it is sent; null while a name is not right. */
export function readyToSave(names: DoorNames, { serialNumber, door }: DoorInHand): SaveDoorInput | null {
  const read = saveDoorInput.safeParse({ ...names, serialNumber, door })
  return read.success ? read.data : null
}

/** Other names for a saved door, as they are sent; null while a name is not right. */
export function readyToRename(doorId: number, names: DoorNames): RenameDoorInput | null {
  const read = renameDoorInput.safeParse({ ...names, doorId })
  return read.success ? read.data : null
}

/** What a door is called, with its site where it has one. */
export function calledSo({ name, site }: DoorNames): string {
  return [name, site].filter(Boolean).join(', ')
}

/** How a door is saved that is shown otherwise, in words; null where it is saved as it is shown. */
export function savedOtherwise(saved: Door, shown: Door): string | null {
  if (sameDoor(saved, shown)) return null
  const operatorAlone = sameDoor(saved, shown, ['powerOperated'])
  if (!operatorAlone) return describeDoor(saved)
  return saved.powerOperated ? 'power operated' : 'manually operated'
}

/** Doors by their sites, in the order in which they come; those without a site first. */
export function bySite(doors: readonly SavedDoor[]): readonly (readonly [site: string, SavedDoor[]])[] {
  const sites = Map.groupBy(doors, ({ site }) => site)
  return [...sites].sort(([a], [b]) => Number(a !== '') - Number(b !== ''))
}
