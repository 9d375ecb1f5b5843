import { listPartsById, type PartRow } from '@mullion/db/catalog/catalog.repository'
import { listPartsByNumber } from '@mullion/db/catalog/part-number.repository'
import type { Reader } from '@mullion/db/database'
import type { ImportChange } from '@mullion/db/imports/import.repository'
import { findHighestNamedId } from '@mullion/db/imports/import.repository'
import {
  findHighestPartId,
  listOrderedParts,
  notYetPositioned,
  type PartToStage,
} from '@mullion/db/imports/staged-parts.repository'
import { derivedFields, type NewPart } from '@mullion/db/search/indexed-parts.repository'
import { numberKey } from '@mullion/domain/catalog/part-number'
import { differingFields, type Fields, isSame } from './import-plan.ts'
import {
  asFields,
  beforeNote,
  changedSince,
  type ImportStep,
  isUntouched,
  type PlannedPage,
} from './import-step.ts'

/** A part before and after a change; `current` is null for a new part, `next` for a removed one. */
export interface PartStep {
  readonly current: PartRow | null
  readonly next: NewPart | null
}

const indexed = ['number', 'name', 'description', 'tags', 'doorModels', 'doorSubModels', 'obsolete'] as const

/** Returns the part to stage: a part whose indexed words or position change gets a new position. */
export function stagedPart({ current, next }: PartStep): PartToStage {
  if (!next) {
    if (!current) throw new Error('A step about no part.')
    return { ...current, action: 'remove' }
  }
  const row = { ...next, ...derivedFields(next) }
  if (!current) return { ...row, action: 'create', position: notYetPositioned }
  const stays = indexed.every((field) => isSame(current[field], row[field]))
  return stays
    ? { ...row, action: 'change', position: current.position }
    : { ...row, action: 'move', position: notYetPositioned }
}

async function findParts(db: Reader, page: readonly ImportChange[]) {
  const byId = await listPartsById(
    db,
    page.flatMap(({ recordId }) => recordId ?? []),
  )
  const numbers = page.flatMap(({ before, after }) =>
    before === null ? numberKey(String(after.number)) : [],
  )
  const byNumber = await listPartsByNumber(db, numbers, true)
  const ids = new Map(byId.map((part) => [part.id, part]))
  const keys = new Map(byNumber.map((part) => [part.numberKey, part]))
  return (change: ImportChange): PartRow | undefined =>
    (change.recordId === null ? undefined : ids.get(change.recordId)) ??
    (change.before === null ? keys.get(numberKey(String(change.after.number))) : undefined)
}

function withoutPosition(part: PartRow | undefined): Partial<NewPart> {
  if (!part) return {}
  const { numberKey: _key, position: _position, facets: _facets, sortKey: _sort, ...stored } = part
  const { familyKey: _familyKey, familyId: _familyId, ...rest } = stored
  return rest
}

export async function applyingParts({ db, row, at }: ImportStep) {
  const { read } = db
  let lastId = Math.max(await findHighestPartId(read), await findHighestNamedId(read, row.id))
  return async (page: readonly ImportChange[]): Promise<PlannedPage<PartStep>> => {
    const currentOf = await findParts(read, page)
    const planned = page.map((change) => {
      const current = currentOf(change)
      if (!current && change.before !== null) throw changedSince(change)
      const facts = current
        ? { id: current.id, imageVersion: current.imageVersion }
        : { id: change.recordId ?? ++lastId, imageVersion: 0 }
      const next = { ...withoutPosition(current), ...change.after, ...facts, updatedAt: at } as NewPart
      return { step: { current: current ?? null, next }, note: beforeNote(change, asFields(current)) }
    })
    return { steps: planned.map(({ step }) => step), notes: planned.flatMap(({ note }) => note ?? []) }
  }
}

/** Plans how to undo pages of changes, except for parts changed or ordered since. */
export function undoingParts({ db, at }: ImportStep) {
  return async (page: readonly ImportChange[]): Promise<PlannedPage<PartStep>> => {
    const currentOf = await findParts(db.read, page)
    const made = page.flatMap((change) => (change.before === null ? (currentOf(change)?.id ?? []) : []))
    const ordered = await listOrderedParts(db.read, made)
    const steps: PartStep[] = []
    const notes: PlannedPage<PartStep>['notes'][number][] = []
    for (const change of page) {
      const current = currentOf(change)
      const hasNewImage = change.before === null && (current?.imageVersion ?? 0) > 0
      const touched = !current || hasNewImage || !isUntouched(change, asFields(current))
      const isOrdered = current !== undefined && change.before === null && ordered.has(current.id)
      const refusal = touched ? 'changed since' : isOrdered ? 'ordered since' : null
      if (refusal !== change.refusal) notes.push({ change, found: { refusal } })
      if (!current || refusal) continue
      const next = change.before && { ...withoutPosition(current), ...change.before, updatedAt: at }
      steps.push({ current, next: next as NewPart | null })
    }
    return { steps, notes }
  }
}

export function changedFields({ current }: PartStep, staged: PartToStage): string[] {
  if (!current || staged.action === 'remove') return []
  const { action: _, ...row } = staged
  return differingFields(current as unknown as Fields, row, Object.keys(row))
}
