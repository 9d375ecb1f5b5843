import { findCatalogVersion } from '@mullion/db/catalog/catalog.repository'
import type { Writer } from '@mullion/db/database'
import { type ImportChange, updateImport, updateImportChange } from '@mullion/db/imports/import.repository'
import { removeSomeStagedDoors, stageDoors, switchDoors } from '@mullion/db/imports/staged-doors.repository'
import {
  deleteOrphanedTerms,
  findPositions,
  listUnpositionedParts,
  listUnstagedParts,
  moveStagedParts,
  notYetPositioned,
  type PartSwitch,
  positionStagedParts,
  removeSomeStagedParts,
  stageParts,
  switchParts,
} from '@mullion/db/imports/staged-parts.repository'
import { AppError } from '@mullion/domain/error'
import type { Renumbering } from '@mullion/integrations/files/port'
import { accountRecordKinds, isAccountRecordKind } from './account-record-kinds.ts'
import { switchRecords } from './account-steps.ts'
import { applyingDoors, undoingDoors } from './door-steps.ts'
import { changePages, type ImportStep, type PlannedPage, rowsPerPage } from './import-step.ts'
import { applyingParts, changedFields, type PartStep, stagedPart, undoingParts } from './part-steps.ts'
import { renumberingOf, withRenumberedImages } from './renumbered-images.ts'

type Plan<S> = (page: readonly ImportChange[]) => Promise<PlannedPage<S>>

/** Parts indexed per transaction; each has about 45 terms, prefixes included. */
const indexedPerPage = 250

/** Percent done once a step's records are staged; for parts, indexing their words is still to come. */
const stagedShare = ({ kind }: ImportStep['row']) => (kind === 'parts' ? 50 : 90)

/** How many times a switch is attempted before giving up, when the catalog keeps changing meanwhile. */
const maxTries = 5

function overtaken(): AppError {
  const message = 'The catalog changed while we prepared the file. Please try again.'
  return new AppError('conflict', 'admin.import_overtaken', message)
}

async function writeNotes(tx: Writer, notes: PlannedPage<unknown>['notes']): Promise<void> {
  for (const { change, found } of notes) await updateImportChange(tx, change, found)
}

/** Assigns staged parts their positions and indexes them; renumbers the whole catalog when a gap has no room. */
async function place({ db, row, goOn }: ImportStep): Promise<{ readonly laidOut: boolean }> {
  let places = await findPositions(db.read, row.id)
  const laidOut = places === null
  if (laidOut) {
    await db.transaction((tx) => moveStagedParts(tx, row.id))
    for (let after = 0; ; ) {
      const page = await listUnstagedParts(db.read, row.id, { after, limit: rowsPerPage })
      if (page.length === 0) break
      after = page.at(-1)?.id ?? after
      const moved = page.map((part) => ({ ...part, action: 'move' as const, position: notYetPositioned }))
      await db.transaction((tx) => stageParts(tx, row.id, moved))
      await goOn()
    }
    places = await findPositions(db.read, row.id)
  }
  if (!places) throw new Error('The catalog has no room for its positions.')
  const known = new Set<string>()
  const share = stagedShare(row)
  let indexed = 0
  for (let after = 0; ; ) {
    const page = await listUnpositionedParts(db.read, row.id, { after, limit: indexedPerPage })
    if (page.length === 0) return { laidOut }
    after = page.at(-1)?.id ?? after
    const placed = page.map((part) => ({ ...part, position: places.get(part.id) ?? notYetPositioned }))
    indexed += page.length
    const progress = share + Math.floor(((100 - share) * indexed) / Math.max(places.size, indexed))
    await db.transaction(async (tx) => {
      await positionStagedParts(tx, row.id, { placed, known })
      await updateImport(tx, row.id, { progress })
    })
    await goOn()
  }
}

/** Returns a function that counts staged changes and returns the step's progress in percent. */
function createProgress(row: ImportStep['row']) {
  const { created, changed } = row
  let staged = 0
  return (page: readonly unknown[]) => {
    staged += page.length
    return Math.floor((stagedShare(row) * staged) / Math.max(created + changed, staged))
  }
}

interface PreparedParts extends PartSwitch {
  readonly renumbered: readonly Renumbering[]
}

async function prepareParts(step: ImportStep, plan: Plan<PartStep>): Promise<PreparedParts> {
  const { db, row } = step
  const version = await findCatalogVersion(db.read)
  const fields = new Set<string>()
  const renumbered: Renumbering[] = []
  const progressAfter = createProgress(row)
  for await (const page of changePages(db.read, row.id)) {
    const { steps, notes } = await plan(page)
    const staged = steps.map((each) => {
      const part = stagedPart(each)
      for (const field of changedFields(each, part)) fields.add(field)
      return part
    })
    renumbered.push(...steps.flatMap((each) => renumberingOf(each) ?? []))
    await db.transaction(async (tx) => {
      await stageParts(tx, row.id, staged)
      await writeNotes(tx, notes)
      await updateImport(tx, row.id, { progress: progressAfter(page) })
    })
    await step.goOn()
  }
  if ((await place(step)).laidOut) fields.add('position')
  return { importId: row.id, at: step.at, version, fields: [...fields], renumbered }
}

async function switchToParts(step: ImportStep, { undo, end }: SwitchOptions): Promise<void> {
  const { db } = step
  for (let tries = 0; tries < maxTries; tries++) {
    await clearStaged(step, { prepared: true })
    const plan = undo ? undoingParts(step) : await applyingParts(step)
    const prepared = await prepareParts(step, plan)
    const done = await withRenumberedImages(step, prepared.renumbered, () =>
      db.transaction(async (tx) => {
        if (!(await switchParts(tx, prepared))) return false
        await end(tx)
        return true
      }),
    )
    if (done) return
  }
  throw overtaken()
}

async function switchToDoors(step: ImportStep, { undo, end }: SwitchOptions): Promise<void> {
  const { db, row } = step
  await clearStaged(step, { prepared: true })
  const plan = undo ? undoingDoors(step) : applyingDoors(step)
  const progressAfter = createProgress(row)
  for await (const page of changePages(db.read, row.id)) {
    const { steps, notes } = await plan(page)
    await db.transaction(async (tx) => {
      await stageDoors(tx, row.id, steps)
      await writeNotes(tx, notes)
      await updateImport(tx, row.id, { progress: progressAfter(page) })
    })
    await step.goOn()
  }
  await db.transaction(async (tx) => {
    await switchDoors(tx, row.id)
    await end(tx)
  })
}

/** Removes staged records, and text index entries that no part refers to. */
async function clearStaged(
  { db, row, goOn }: ImportStep,
  strays: { readonly prepared: boolean },
): Promise<void> {
  while (await db.transaction((tx) => removeSomeStagedParts(tx, row.id, rowsPerPage))) await goOn()
  while (await db.transaction((tx) => removeSomeStagedDoors(tx, row.id, rowsPerPage))) await goOn()
  while (await db.transaction((tx) => deleteOrphanedTerms(tx, { ...strays, limit: indexedPerPage })))
    await goOn()
}

interface SwitchOptions {
  readonly undo: boolean
  /** Ends the step, in the same transaction as the switch. */
  readonly end: (tx: Writer) => Promise<void>
}

/**
 * Applies an import or undoes it: stages every record in full and indexes its words in small transactions, then
 * switches over in a few statements, then cleans up. A step that fails leaves nothing staged.
 */
export async function applyImport(step: ImportStep, options: SwitchOptions): Promise<void> {
  const { kind } = step.row
  if (isAccountRecordKind(kind)) return switchRecords(step, { ...options, kind: accountRecordKinds[kind] })
  let prepared = true
  try {
    await (kind === 'doors' ? switchToDoors(step, options) : switchToParts(step, options))
    prepared = false
  } finally {
    await clearStaged(step, { prepared })
  }
}
