import { findPart } from '@mullion/db/catalog/catalog.repository'
import {
  changePartMedium,
  createPartMedium,
  findPartMedium,
  listPartMedia,
  listStoredMedia,
  type NewPartMedium,
  orderPartMedia,
  type PartMediumRow,
  removePartMedium,
} from '@mullion/db/catalog/part-media.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import { isDatabaseUnavailable } from '@mullion/db/database-unavailable'
import type { Actor, Member } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import { partMissing } from '@mullion/domain/catalog/catalog-errors'
import {
  type AddDocumentInput,
  type AddPhotoInput,
  type AddVideoInput,
  type ChangeMediumInput,
  checkPhoto,
  documentName,
  documentType,
  type MediaKind,
  mediaChanged,
  mediaFull,
  mediumMissing,
  type OrderMediaInput,
  type PartMedia,
} from '@mullion/domain/catalog/part-media'
import type { PartImages } from '@mullion/integrations/files/port'
import type { PrivateFiles } from '@mullion/integrations/private-files/port'
import { claimedSweep } from '../claimed-sweep.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { audit } from '../security/audit.ts'
import type { UploadCheck } from '../security/upload-check.ts'

export interface PartMediaDeps {
  readonly db: Database
  readonly images: PartImages
  readonly partFiles: PrivateFiles
  readonly uploads: UploadCheck
  readonly clock: Clock
  readonly log: Log
}

export interface OpenedPartDocument {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

const sweepMs = 3_600_000
const orphanMs = 24 * 3_600_000

/** Photographs, documents and videos of parts, in the order that staff give them. */
export function createPartMediaService({ db, images, partFiles, uploads, clock, log }: PartMediaDeps) {
  async function partFor(read: Reader, actor: Actor, partId: number): Promise<void> {
    const part = await findPart(read, partId)
    if (!part || (part.obsolete && !may(actor, 'seeInternalParts'))) throw partMissing(partId)
  }

  async function mediumOf(read: Reader, id: number): Promise<PartMediumRow> {
    const row = await findPartMedium(read, id)
    if (!row) throw mediumMissing()
    return row
  }

  function note(
    tx: Writer,
    actor: Member,
    { partId, kind, before, after }: { partId: number; kind: MediaKind; before: string; after: string },
  ): Promise<void> {
    const details = { changes: [{ column: kind, before, after }] }
    const line = { subject: `part:${partId}`, companyId: null, details, at: clock() }
    return audit(tx, actor, { action: 'part_changed', ...line })
  }

  /** What staff read in the history of the part. */
  const wordsOf = ({
    caption,
    fileName,
    url,
    kind,
  }: Pick<PartMediumRow, 'caption' | 'fileName' | 'url' | 'kind'>) =>
    caption || fileName || url || (kind === 'photo' ? 'without a caption' : '')

  async function add(actor: Member, medium: Omit<NewPartMedium, 'createdAt'>): Promise<{ id: number }> {
    return db.transaction(async (tx) => {
      await partFor(tx, actor, medium.partId)
      const row = await createPartMedium(tx, { ...medium, createdAt: clock() })
      if (!row) throw mediaFull(medium.kind)
      await note(tx, actor, { partId: row.partId, kind: row.kind, before: '', after: wordsOf(row) })
      return { id: row.id }
    })
  }

  /** Stores the row of a file that is stored; the file goes again if the row is refused. */
  async function addStored(
    store: () => Promise<{ id: number }>,
    discard: () => Promise<void>,
  ): Promise<{ id: number }> {
    try {
      return await store()
    } catch (error) {
      // A database that went away may have stored the row; without one, the file is swept.
      if (!isDatabaseUnavailable(error)) {
        await discard().catch((err: unknown) => log.warn({ err }, 'A file of a part could not be removed.'))
      }
      throw error
    }
  }

  const words = {
    caption: '',
    alternative: '',
    storedAs: null,
    fileName: null,
    url: null,
    sizeBytes: 0,
  } as const

  return {
    /** Returns what a part has; throws `missing` for a part that is not sold to this actor. */
    async ofPart(actor: Actor, partId: number): Promise<PartMedia> {
      await partFor(db.read, actor, partId)
      const rows = await listPartMedia(db.read, partId)
      const of = (kind: MediaKind) => rows.filter((row) => row.kind === kind)
      return {
        photos: of('photo').map(({ id, caption, alternative, storedAs }) => ({
          ...{ id, caption, alternative, storedAs: storedAs ?? '' },
        })),
        documents: of('document').map(({ id, caption, sizeBytes }) => ({ id, caption, sizeBytes })),
        videos: of('video').map(({ id, caption, url }) => ({ id, caption, url: url ?? '' })),
      }
    },

    /** Returns a part's document to send; throws `missing` for a part that is not sold to this actor. */
    async openDocument(actor: Actor, id: number): Promise<OpenedPartDocument> {
      const { partId, fileName, storedAs } = await mediumOf(db.read, id)
      await partFor(db.read, actor, partId)
      const bytes = storedAs === null || fileName === null ? null : await partFiles.open(storedAs)
      if (!bytes) throw mediumMissing()
      return { name: fileName ?? '', contentType: documentType, bytes }
    },

    /** Throws `invalid` for a file that is no photograph, `conflict` when the part has as many as it can. */
    async addPhoto(actor: Member, { partId, file, caption, alternative, crop }: AddPhotoInput) {
      const { bytes } = file
      checkPhoto(bytes)
      await partFor(db.read, actor, partId)
      await uploads.check(actor, { use: 'part-photo', field: 'file', name: '', bytes })
      const { storedAs, discard } = await images.preparePhoto(bytes, crop)
      const row = {
        ...words,
        partId,
        kind: 'photo',
        caption,
        alternative,
        storedAs,
        sizeBytes: bytes.length,
      } as const
      return addStored(() => add(actor, row), discard)
    },

    /** Throws `invalid` for a file that is no PDF, `conflict` when the part has as many as it can. */
    async addDocument(actor: Member, { partId, file, caption }: AddDocumentInput) {
      const fileName = documentName(file)
      await partFor(db.read, actor, partId)
      const { bytes } = file
      await uploads.check(actor, { use: 'part-document', field: 'file', name: fileName, bytes })
      const storedAs = await partFiles.put(bytes)
      const sizeBytes = file.bytes.length
      const row = { ...words, partId, kind: 'document', caption, storedAs, fileName, sizeBytes } as const
      return addStored(
        () => add(actor, row),
        () => partFiles.remove(storedAs),
      )
    },

    addVideo: (actor: Member, { partId, caption, url }: AddVideoInput) =>
      add(actor, { ...words, partId, kind: 'video', caption, url }),

    async change(actor: Member, { mediumId, caption, alternative }: ChangeMediumInput): Promise<void> {
      await db.transaction(async (tx) => {
        const before = await mediumOf(tx, mediumId)
        await changePartMedium(tx, mediumId, { caption, alternative })
        const { partId, kind } = before
        const after = wordsOf({ ...before, caption })
        if (after !== wordsOf(before)) await note(tx, actor, { partId, kind, before: wordsOf(before), after })
      })
    },

    /** Puts all of one kind in a new order. Throws `conflict` if they are not the ones that the part has now. */
    async order(actor: Member, { partId, kind, mediumIds }: OrderMediaInput): Promise<void> {
      await db.transaction(async (tx) => {
        await partFor(tx, actor, partId)
        const there = (await listPartMedia(tx, partId)).filter((row) => row.kind === kind)
        const same = there.length === mediumIds.length && there.every(({ id }) => mediumIds.includes(id))
        if (!same) throw mediaChanged()
        await orderPartMedia(tx, mediumIds)
        await note(tx, actor, { partId, kind, before: '', after: 'put in another order' })
      })
    },

    /** Removes one; its file follows within a day. */
    async remove(actor: Member, mediumId: number): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await mediumOf(tx, mediumId)
        await removePartMedium(tx, mediumId)
        await note(tx, actor, { partId: row.partId, kind: row.kind, before: wordsOf(row), after: '' })
      })
    },

    /** Removes documents that no row names anymore; photographs are swept with the other images. */
    async deleteExpired(): Promise<void> {
      const before = new Date(clock().getTime() - orphanMs)
      const run = async () => partFiles.sweep(before, new Set(await listStoredMedia(db.read, 'document')))
      await claimedSweep({ db, clock }, { name: 'part-documents', everyMs: sweepMs, run })
    },
  }
}
