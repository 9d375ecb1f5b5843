import { findPart, lockCatalog, type PartRow } from '@mullion/db/catalog/catalog.repository'
import { listPartEvents, type PartEvent } from '@mullion/db/catalog/part-history.repository'
import { createPartImage, listStoredImages } from '@mullion/db/catalog/part-images.repository'
import { markPart } from '@mullion/db/catalog/part-mark.repository'
import { listStoredMedia } from '@mullion/db/catalog/part-media.repository'
import { listPartsByNumber } from '@mullion/db/catalog/part-number.repository'
import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import { nextPartId, savePart } from '@mullion/db/search/indexed-parts.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import {
  type ColumnChange,
  type CreatePartInput,
  changedColumns,
  type EditablePart,
  type PartCells,
  type PartChange,
  type PartFacts,
  type PartHistoryInput,
  partChanged,
  partFactsOf,
  partNumberTaken,
  priceNeeded,
  relatedPartUnknown,
  type UpdatePartInput,
} from '@mullion/domain/admin/part-form'
import { partMissing } from '@mullion/domain/catalog/catalog-errors'
import { keptFamilyName } from '@mullion/domain/catalog/family'
import type { InternalPart } from '@mullion/domain/catalog/part'
import { numberKey } from '@mullion/domain/catalog/part-number'
import { AppError } from '@mullion/domain/error'
import { writePartRow } from '@mullion/domain/imports/part-csv'
import type { ListPage } from '@mullion/domain/list-input'
import type { CopiedImages, PartImages } from '@mullion/integrations/files/port'
import { viewInternalPart } from '../catalog/part-view.ts'
import { claimedSweep } from '../claimed-sweep.ts'
import type { Clock } from '../clock.ts'
import { fieldsOf, recordOf } from '../imports/part-import-plan.ts'
import type { Log } from '../log.ts'
import { listPage } from '../page.ts'
import { audit } from '../security/audit.ts'
import type { UploadCheck } from '../security/upload-check.ts'
import {
  type PartUpload,
  placeImages,
  type SentImages,
  type StoredPart,
  withPartUpload,
} from './part-upload.ts'

export type PartAdminService = ReturnType<typeof createPartAdminService>

export interface PartAdminDeps {
  readonly db: Database
  readonly images: PartImages
  readonly uploads: UploadCheck
  readonly clock: Clock
  readonly log: Log
}

/** A part as stored, and what could not be done for it. */
export type SavedPart = InternalPart & { readonly warning: string | null }

/** What the form leaves alone, for a part that is new. */
const unfiled = { id: null, illustration: null, family: null, familyName: null } as const

const subjectOf = (partId: number) => `part:${partId}`

function cellsOf(row: PartRow): PartCells {
  const { id: _id, illustration: _i, family: _f, family_name: _n, ...cells } = writePartRow(recordOf(row))
  return cells
}

/** Image changes as the history shows them: the picture's new version, and whether there is a new reference image. */
function imageChanges(
  upload: PartUpload,
  { before, after }: { before: number; after: number },
): ColumnChange[] {
  const version = (number: number) => (number === 0 ? '' : `version ${number}`)
  return [
    ...(upload.image ? [{ column: 'image', before: version(before), after: version(after) } as const] : []),
    ...(upload.referenceImage
      ? [{ column: 'reference_image', before: '', after: 'new picture' } as const]
      : []),
  ]
}

async function checkRelated(db: Reader, numbers: readonly string[]): Promise<void> {
  const known = await listPartsByNumber(db, numbers.map(numberKey), true)
  const keys = new Set(known.map((part) => part.numberKey))
  const unknown = numbers.find((number) => !keys.has(numberKey(number)))
  if (unknown !== undefined) throw relatedPartUnknown(unknown)
}

async function checkNumbers(
  db: Reader,
  { id, number }: { readonly id: number; readonly number: string },
  related: readonly string[],
): Promise<void> {
  const [taken] = await listPartsByNumber(db, [numberKey(number)], true)
  if (taken && taken.id !== id) throw partNumberTaken()
  await checkRelated(db, related)
}

/** Returns a part and the facts it is about to get. Throws whatever a change of it may be refused with. */
async function checkChange(db: Reader, { partId, form, updatedAt: opened }: UpdatePartInput) {
  const before = await findPart(db, partId)
  if (!before) throw partMissing(partId)
  if (opened !== undefined && before.updatedAt.getTime() !== Date.parse(opened)) throw partChanged()
  const facts = partFactsOf(form)
  if (facts.priceCents === null && before.priceCents !== null) throw priceNeeded()
  const added = facts.relatedParts.filter((number) => !before.relatedParts.includes(number))
  await checkNumbers(db, { id: partId, number: facts.number }, added)
  return { before, facts }
}

function partChange({ line, by }: PartEvent): PartChange {
  const marked = {
    column: 'proprietary',
    before: '',
    after: line.details.proprietary === true ? 'yes' : 'no',
  }
  return {
    id: line.id,
    at: line.at.toISOString(),
    by: by ?? line.actorId,
    action: line.action === 'part_created' ? 'created' : 'changed',
    changes:
      line.action === 'part_marked' ? [marked as ColumnChange] : (line.details.changes as ColumnChange[]),
  }
}

/** Names the files of an uploaded image in the transaction that gives the part its new image version. */
async function recordImage(tx: Writer, part: PartRow, { image }: PartUpload): Promise<void> {
  if (!image) return
  const { id: partId, imageVersion: version, updatedAt: createdAt } = part
  await createPartImage(tx, { partId, version, storedAs: image.storedAs, createdAt })
}

/** False also while the file storage does not answer: a part can be changed all the same. */
async function hasReference(images: PartImages, number: string): Promise<boolean> {
  try {
    return (await images.findReference(number)) !== null
  } catch (error) {
    if (error instanceof AppError && error.kind === 'unavailable') return false
    throw error
  }
}

/** Returns the names of all uploaded pictures: of the images of parts, and of the photographs beside them. */
async function listUploads(db: Reader): Promise<string[]> {
  return [...(await listStoredImages(db)), ...(await listStoredMedia(db, 'photo'))]
}

const sweepMs = 3_600_000
/** Uploads older than this belong to a part or to nothing. */
const orphanMs = 24 * 3_600_000

/** Administrator actions on parts. */
export function createPartAdminService({ db, images, uploads, clock, log }: PartAdminDeps) {
  async function checkImages(actor: Member, { image, referenceImage }: SentImages): Promise<void> {
    const use = 'part-image' as const
    if (image) await uploads.check(actor, { use, field: 'image', name: '', bytes: image })
    if (referenceImage)
      await uploads.check(actor, { use, field: 'referenceImage', name: '', bytes: referenceImage })
  }

  async function add(tx: Writer, actor: Member, facts: PartFacts, upload: PartUpload): Promise<PartRow> {
    const at = clock()
    const imageVersion = upload.image ? 1 : 0
    const id = await nextPartId(tx)
    const fields = fieldsOf({ ...facts, ...unfiled })
    await checkNumbers(tx, { id, number: facts.number }, facts.relatedParts)
    const row = await savePart(tx, { ...fields, id, imageVersion, updatedAt: at })
    await recordImage(tx, row, upload)
    const details = { changes: imageChanges(upload, { before: 0, after: imageVersion }) }
    recordChange(tx, { subject: 'part', rowId: id, kind: 'created', at })
    await audit(tx, actor, { action: 'part_created', subject: subjectOf(id), companyId: null, details, at })
    return row
  }

  async function change(
    tx: Writer,
    actor: Member,
    { upload, ...input }: UpdatePartInput & { readonly upload: PartUpload },
  ): Promise<{ readonly before: PartRow; readonly row: PartRow }> {
    const { partId } = input
    await lockCatalog(tx)
    const { before, facts } = await checkChange(tx, input)
    const { illustration, family } = before
    // `updatedAt` tells versions apart, so two changes within one millisecond must still differ.
    const at = new Date(Math.max(clock().getTime(), before.updatedAt.getTime() + 1))
    const imageVersion = before.imageVersion + (upload.image ? 1 : 0)
    const familyName = keptFamilyName(before, { ...facts, family })
    const fields = fieldsOf({ ...facts, id: null, illustration, family, familyName })
    const row = await savePart(tx, { ...fields, id: partId, imageVersion, updatedAt: at })
    await recordImage(tx, row, upload)
    const versions = { before: before.imageVersion, after: imageVersion }
    const changes = [...changedColumns(cellsOf(before), cellsOf(row)), ...imageChanges(upload, versions)]
    const line = { subject: subjectOf(partId), companyId: null, details: { changes }, at: clock() }
    recordChange(tx, { subject: 'part', rowId: partId, kind: 'changed', at })
    await audit(tx, actor, { action: 'part_changed', ...line })
    return { before, row }
  }

  /**
   * Copies a part's images to the number that it is about to get, so that a crash right after the change leaves it with
   * them; null if it keeps its number.
   */
  async function copyAhead(input: UpdatePartInput): Promise<CopiedImages | null> {
    const { before, facts } = await checkChange(db.read, input)
    if (before.number === facts.number) return null
    return images.copy({ from: before.number, to: facts.number, version: before.imageVersion })
  }

  async function finish(actor: Member, stored: StoredPart & { readonly row: PartRow }): Promise<SavedPart> {
    return { ...viewInternalPart(stored.row, actor), warning: await placeImages({ images, log }, stored) }
  }

  return {
    /** Returns a part for its edit form. Throws `missing` when there is none. */
    async details(partId: number): Promise<EditablePart> {
      const row = await findPart(db.read, partId)
      if (!row) throw partMissing(partId)
      const { id, number, imageVersion } = row
      const hasReferenceImage = await hasReference(images, number)
      const updatedAt = row.updatedAt.toISOString()
      return { id, cells: cellsOf(row), imageVersion, hasReferenceImage, updatedAt }
    },

    async history({ partId, ...input }: PartHistoryInput): Promise<ListPage<PartChange>> {
      const page = await listPage(input, (listing) => listPartEvents(db.read, subjectOf(partId), listing))
      return { ...page, rows: page.rows.map(partChange) }
    },

    /**
     * Adds a part with its images. Throws `conflict` for a number in use and `invalid` for a file that is not a PNG
     * image; then nothing is stored.
     */
    async create(actor: Member, { form, image, referenceImage }: CreatePartInput): Promise<SavedPart> {
      await checkImages(actor, { image, referenceImage })
      const stored = await withPartUpload(images, { image, referenceImage }, async (upload) => {
        const facts = partFactsOf(form)
        return { before: null, row: await db.transaction((tx) => add(tx, actor, facts, upload)) }
      })
      return finish(actor, stored)
    },

    /**
     * Changes a part; its images follow when the number changes. Throws `missing`, `conflict` for a number in use or
     * when someone else changed the part meanwhile, `invalid` for a file that is not a PNG image; then nothing is
     * stored.
     */
    async update(actor: Member, input: UpdatePartInput): Promise<SavedPart> {
      await checkImages(actor, input)
      const stored = await withPartUpload(images, input, async (upload) => {
        const copies = await copyAhead(input)
        const changed = db.transaction((tx) => change(tx, actor, { ...input, upload }))
        return changed.catch(async (error: unknown) => {
          await copies?.discard()
          throw error
        })
      })
      return finish(actor, stored)
    },

    /** Removes images that a refused or interrupted change left without a row. */
    async deleteExpired(): Promise<void> {
      const before = new Date(clock().getTime() - orphanMs)
      const run = async () => images.sweep(before, new Set(await listUploads(db.read)))
      await claimedSweep({ db, clock }, { name: 'part-images', everyMs: sweepMs, run })
    },

    /** Sets whether a part is proprietary; returns the part as stored. Throws `missing` when there is none. */
    markProprietary(
      actor: Member,
      { partId, proprietary }: { readonly partId: number; readonly proprietary: boolean },
    ): Promise<InternalPart> {
      const now = clock()
      return db.transaction(async (tx) => {
        const row = await markPart(tx, partId, { proprietary, now })
        if (!row) throw partMissing(partId)
        recordChange(tx, { subject: 'part', rowId: partId, kind: 'changed', at: now })
        await audit(tx, actor, {
          action: 'part_marked',
          subject: subjectOf(partId),
          companyId: null,
          details: { proprietary },
          at: now,
        })
        return viewInternalPart(row, actor)
      })
    },
  }
}
