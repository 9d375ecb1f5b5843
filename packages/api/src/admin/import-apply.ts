import {
  findHighestNamedId,
  type ImportChange,
  type ImportKind,
  listImportChanges,
  listPlacedParts,
  updateImportChange,
} from '@mullion/db/admin/import.repository'
import { listPartsById, type PartRow } from '@mullion/db/catalog/catalog.repository'
import {
  changeParts,
  findHighestPartId,
  listOrderedParts,
  type PartStep,
  type PlacedPart,
} from '@mullion/db/catalog/part-changes.repository'
import { listPartsByNumber } from '@mullion/db/catalog/part-number.repository'
import type { NewPart } from '@mullion/db/catalog/shelving.repository'
import { listDoorsBySerial, removeDoors, saveDoors } from '@mullion/db/doors/door.repository'
import type { Writer } from '@mullion/db/store'
import { numberKey } from '@mullion/domain/catalog/part-number'
import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import { AppError } from '@mullion/domain/error'
import { differing, type Fields, isSame, pick } from './import-plan.ts'

/** Which changes, and when they are made. */
export interface ImportStep {
  readonly importId: number
  readonly kind: ImportKind
  readonly at: Date
}

/** A record that an undo leaves as it is. */
export interface Refused {
  readonly label: string
  readonly reason: 'changed since' | 'ordered since'
}

const changesPerPage = 200

async function* changePages(tx: Writer, importId: number): AsyncGenerator<ImportChange[]> {
  let after = 0
  for (;;) {
    const page = await listImportChanges(tx, importId, { after, limit: changesPerPage })
    if (page.length === 0) return
    yield page
    after = page.at(-1)?.seq ?? after
  }
}

const asFields = (record: object | undefined) => record as Fields | undefined

/** What was changed between staging and now is overwritten, and kept for an undo. */
async function noteBefore(tx: Writer, change: ImportChange, current: Fields | undefined): Promise<void> {
  const before = current ? pick(current, Object.keys(change.after)) : null
  if (!isSame(before, change.before)) await updateImportChange(tx, change, before)
}

function isGone({ label }: ImportChange): AppError {
  const message = `${label} was removed while the file was read. Please try again.`
  return new AppError('conflict', 'admin.import_overtaken', message, { label })
}

/** The parts that changes are about, by id, and new ones by number. */
async function findParts(tx: Writer, page: readonly ImportChange[]) {
  const byId = await listPartsById(
    tx,
    page.flatMap(({ recordId }) => recordId ?? []),
  )
  const numbers = page.flatMap(({ before, after }) =>
    before === null ? numberKey(String(after.number)) : [],
  )
  const byNumber = await listPartsByNumber(tx, numbers, true)
  const ids = new Map(byId.map((part) => [part.id, part]))
  const keys = new Map(byNumber.map((part) => [part.numberKey, part]))
  return (change: ImportChange): PartRow | undefined =>
    (change.recordId === null ? undefined : ids.get(change.recordId)) ??
    (change.before === null ? keys.get(numberKey(String(change.after.number))) : undefined)
}

async function applyParts(tx: Writer, { importId, at }: ImportStep): Promise<void> {
  const saver = await changeParts(tx, await listPlacedParts(tx, importId))
  let lastId = Math.max(await findHighestPartId(tx), await findHighestNamedId(tx, importId))
  for await (const page of changePages(tx, importId)) {
    const currentOf = await findParts(tx, page)
    const steps: PartStep[] = []
    for (const change of page) {
      const current = currentOf(change)
      if (!current && change.before !== null) throw isGone(change)
      await noteBefore(tx, change, asFields(current))
      const facts = current
        ? { id: current.id, imageVersion: current.imageVersion }
        : { id: change.recordId ?? ++lastId, imageVersion: 0 }
      const next = { ...withoutPlace(current), ...change.after, ...facts, updatedAt: at } as NewPart
      steps.push({ current: current ?? null, next })
    }
    await saver.save(steps)
  }
  await saver.finish()
}

/** A stored part without what follows from its number and standing. */
function withoutPlace(part: PartRow | undefined): Partial<NewPart> {
  if (!part) return {}
  const { numberKey: _key, position: _position, facets: _facets, ...rest } = part
  return rest
}

async function applyDoors(tx: Writer, { importId }: ImportStep): Promise<void> {
  for await (const page of changePages(tx, importId)) {
    const labels = page.map(({ label }) => label)
    const current = new Map((await listDoorsBySerial(tx, labels)).map((door) => [door.serialNumber, door]))
    const next: RegisteredDoor[] = []
    for (const change of page) {
      const door = current.get(change.label)
      if (!door && change.before !== null) throw isGone(change)
      await noteBefore(tx, change, asFields(door))
      next.push({ ...door, ...change.after } as RegisteredDoor)
    }
    await saveDoors(tx, next)
  }
}

/** Stores all changes of a staged import. */
export function applyChanges(tx: Writer, step: ImportStep): Promise<void> {
  return step.kind === 'doors' ? applyDoors(tx, step) : applyParts(tx, step)
}

/** True when a record still is what the import made of it. */
function isUntouched({ after }: ImportChange, current: Fields | undefined): current is Fields {
  return current !== undefined && differing(current, after, Object.keys(after)).length === 0
}

interface Undoing {
  readonly restored: PartStep[]
  readonly removed: PartRow[]
  readonly refused: Refused[]
}

async function undoingOf(tx: Writer, page: readonly ImportChange[], at: Date): Promise<Undoing> {
  const currentOf = await findParts(tx, page)
  const made = page.flatMap((change) => (change.before === null ? (currentOf(change)?.id ?? []) : []))
  const ordered = await listOrderedParts(tx, made)
  const undoing: Undoing = { restored: [], removed: [], refused: [] }
  for (const change of page) {
    const current = currentOf(change)
    const { label, before } = change
    if (!current || !isUntouched(change, asFields(current)))
      undoing.refused.push({ label, reason: 'changed since' })
    else if (before) {
      const next = { ...withoutPlace(current), ...before, updatedAt: at } as NewPart
      undoing.restored.push({ current, next })
    } else if (ordered.has(current.id)) undoing.refused.push({ label, reason: 'ordered since' })
    else undoing.removed.push(current)
  }
  return undoing
}

async function undoParts(tx: Writer, { importId, at }: ImportStep) {
  const placed: PlacedPart[] = []
  for await (const page of changePages(tx, importId)) {
    for (const { current, next } of (await undoingOf(tx, page, at)).restored) {
      const key = numberKey(next.number)
      const moves = current && (current.numberKey !== key || current.obsolete !== next.obsolete)
      if (moves) placed.push({ recordId: current.id, key, obsolete: next.obsolete })
    }
  }
  const saver = await changeParts(tx, placed)
  const refused: Refused[] = []
  let undone = 0
  for await (const page of changePages(tx, importId)) {
    const undoing = await undoingOf(tx, page, at)
    await saver.remove(undoing.removed)
    await saver.save(undoing.restored)
    refused.push(...undoing.refused)
    undone += undoing.removed.length + undoing.restored.length
  }
  await saver.finish()
  return { undone, refused }
}

async function undoDoors(tx: Writer, { importId }: ImportStep) {
  const refused: Refused[] = []
  let undone = 0
  for await (const page of changePages(tx, importId)) {
    const labels = page.map(({ label }) => label)
    const current = new Map((await listDoorsBySerial(tx, labels)).map((door) => [door.serialNumber, door]))
    const still = page.filter((change) => isUntouched(change, asFields(current.get(change.label))))
    const others = page.filter((change) => !still.includes(change))
    refused.push(...others.map(({ label }) => ({ label, reason: 'changed since' as const })))
    await removeDoors(
      tx,
      still.flatMap(({ before, label }) => (before === null ? label : [])),
    )
    const restored = still.filter(({ before }) => before !== null)
    await saveDoors(
      tx,
      restored.map(({ label, before }) => ({ ...current.get(label), ...before }) as RegisteredDoor),
    )
    undone += still.length
  }
  return { undone, refused }
}

/** Takes the changes of an import back, but for records that were changed or ordered since. */
export function undoChanges(
  tx: Writer,
  step: ImportStep,
): Promise<{ readonly undone: number; readonly refused: readonly Refused[] }> {
  return step.kind === 'doors' ? undoDoors(tx, step) : undoParts(tx, step)
}
