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

export interface DoorInHand {
  readonly serialNumber: string | null
  readonly door: Door
}

export interface DoorNames {
  readonly name: string
  readonly site: string
}
type DoorNameField = keyof DoorNames

const doorNameFields: readonly DoorNameField[] = ['name', 'site']

export function nameProblems(names: DoorNames): Problems<DoorNameField> {
  return problemsOf(saveDoorInput, names, { fields: doorNameFields })
}

export function readyToSave(names: DoorNames, { serialNumber, door }: DoorInHand): SaveDoorInput | null {
  const read = saveDoorInput.safeParse({ ...names, serialNumber, door })
  return read.success ? read.data : null
}

export function readyToRename(doorId: number, names: DoorNames): RenameDoorInput | null {
  const read = renameDoorInput.safeParse({ ...names, doorId })
  return read.success ? read.data : null
}

export function doorDisplayName({ name, site }: DoorNames): string {
  return [name, site].filter(Boolean).join(', ')
}

/** Describes how the saved door differs from the one shown, or returns null if it does not. */
export function savedOtherwise(saved: Door, shown: Door): string | null {
  if (sameDoor(saved, shown)) return null
  const onlyOperatorDiffers = sameDoor(saved, shown, ['powerOperated'])
  if (!onlyOperatorDiffers) return describeDoor(saved)
  return saved.powerOperated ? 'power operated' : 'manually operated'
}

/** Groups doors by site, in their given order; doors without a site come first. */
export function bySite(doors: readonly SavedDoor[]): readonly (readonly [site: string, SavedDoor[]])[] {
  const sites = Map.groupBy(doors, ({ site }) => site)
  return [...sites].sort(([a], [b]) => Number(a !== '') - Number(b !== ''))
}
