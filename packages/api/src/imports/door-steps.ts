import type { Reader } from '@mullion/db/database'
import { listDoorsBySerial } from '@mullion/db/doors/door.repository'
import type { ImportChange } from '@mullion/db/imports/import.repository'
import type { DoorToStage } from '@mullion/db/imports/staged-doors.repository'
import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import {
  asFields,
  beforeNote,
  changedSince,
  type ImportStep,
  isUntouched,
  type PlannedPage,
} from './import-step.ts'

async function findDoors(db: Reader, page: readonly ImportChange[]) {
  const found = await listDoorsBySerial(
    db,
    page.map(({ label }) => label),
  )
  return new Map(found.map((door) => [door.serialNumber, door]))
}

export function applyingDoors({ db }: ImportStep) {
  return async (page: readonly ImportChange[]): Promise<PlannedPage<DoorToStage>> => {
    const current = await findDoors(db.read, page)
    const planned = page.map((change) => {
      const door = current.get(change.label)
      if (!door && change.before !== null) throw changedSince(change)
      const next = { ...door, ...change.after } as unknown as RegisteredDoor
      return { step: { ...next, action: 'save' as const }, note: beforeNote(change, asFields(door)) }
    })
    return { steps: planned.map(({ step }) => step), notes: planned.flatMap(({ note }) => note ?? []) }
  }
}

/** Plans how to undo pages of changes, except for doors changed since. */
export function undoingDoors({ db }: ImportStep) {
  return async (page: readonly ImportChange[]): Promise<PlannedPage<DoorToStage>> => {
    const current = await findDoors(db.read, page)
    const steps: DoorToStage[] = []
    const notes: PlannedPage<DoorToStage>['notes'][number][] = []
    for (const change of page) {
      const door = current.get(change.label)
      const refusal = door && isUntouched(change, asFields(door)) ? null : 'changed since'
      if (refusal !== change.refusal) notes.push({ change, found: { refusal } })
      if (!door || refusal) continue
      steps.push({ ...door, ...change.before, action: change.before ? 'save' : 'remove' })
    }
    return { steps, notes }
  }
}
