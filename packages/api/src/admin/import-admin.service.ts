import { findPerson } from '@mullion/db/accounts/user.repository'
import {
  findImport,
  findLastEndedImport,
  type ImportRow,
  listImportChanges,
  listImportProblems,
  listImports,
  listRefusedChanges,
} from '@mullion/db/admin/import.repository'
import type { Database } from '@mullion/db/database'
import type { Member } from '@mullion/domain/accounts/actor'
import {
  type ImportKind,
  type ImportPageInput,
  importMissing,
  importTooLarge,
  maxImportBytes,
  type ShownChange,
  type ShownImport,
} from '@mullion/domain/admin/import'
import { AppError } from '@mullion/domain/error'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { audit } from '../security/audit.ts'
import type { ImportService } from './import.service.ts'
import { shownChange, shownImport } from './import-view.ts'

/** Runs the long work of imports: in its own thread on a server, in the caller's thread in tests and commands. */
export type ImportWorker = Pick<ImportService, 'stage' | 'work' | 'discard'>

export interface ImportAdminDeps {
  readonly db: Database
  readonly imports: ImportService
  readonly importWorker: ImportWorker
  readonly clock: Clock
  readonly log: Log
}

interface SentFile {
  readonly kind: ImportKind
  readonly fileName: string
  readonly source: AsyncIterable<Uint8Array>
}

const shown = 50
const perPage = 100

async function* bounded(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of source) {
    bytes += piece.length
    if (bytes > maxImportBytes) throw importTooLarge()
    yield piece
  }
}

/** The seq to continue after; null on the last page. */
const nextOf = (page: readonly { readonly seq: number }[], limit: number) =>
  page.length < limit ? null : (page.at(-1)?.seq ?? null)

/** Imports for administrators: upload and preview a file, apply it, and undo the last one. */
export function createImportAdminService({ db, imports, importWorker, clock, log }: ImportAdminDeps) {
  const underWay = new Set<Promise<void>>()

  async function find(importId: number): Promise<ImportRow> {
    const row = await findImport(db.read, importId)
    if (!row) throw importMissing()
    return row
  }

  async function nameOf(actor: Member): Promise<string> {
    const person = await findPerson(db.read, actor.userId)
    return person ? `${person.user.firstname} ${person.user.lastname}`.trim() : ''
  }

  /** Claims an import for a step that continues after the answer; the client polls for its progress. */
  async function start(actor: Member, importId: number, step: 'apply' | 'undo'): Promise<ShownImport> {
    await find(importId)
    const row = await imports.claim(importId, step)
    const action = step === 'apply' ? 'import_applied' : 'import_undone'
    const details = { kind: row.kind, file: row.fileName, created: row.created, changed: row.changed }
    await db.transaction((tx) =>
      audit(tx, actor, { action, subject: `import:${importId}`, companyId: null, details, at: clock() }),
    )
    const work = importWorker.work(importId).catch((err: unknown) => {
      if (!(err instanceof AppError)) log.error({ err, importId }, 'An import did not end.')
    })
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
    return shownImport(row)
  }

  return {
    /** Returns the newest imports and the id of the one that can be undone. */
    async list(): Promise<{ readonly imports: ShownImport[]; readonly undoable: number | null }> {
      const rows = await listImports(db.read, shown)
      const last = await findLastEndedImport(db.read)
      return { imports: rows.map(shownImport), undoable: last?.state === 'applied' ? last.id : null }
    },

    /** Returns an import's progress; throws `missing` if it does not exist. */
    details: async (importId: number): Promise<ShownImport> => shownImport(await find(importId)),

    /** Returns a page of the import's changes, in file order. */
    async changes({ importId, after = 0, limit = perPage }: ImportPageInput) {
      await find(importId)
      const page = await listImportChanges(db.read, importId, { after, limit })
      return { changes: page.map(shownChange), next: nextOf(page, limit) } satisfies {
        changes: ShownChange[]
        next: number | null
      }
    },

    /** Returns a page of the problems found in the file, in row order. */
    async problems({ importId, after = 0, limit = perPage }: ImportPageInput) {
      await find(importId)
      const page = await listImportProblems(db.read, importId, { after, limit })
      const problems = page.map(({ seq, row, column, message }) => ({ seq, row, column, message }))
      return { problems, next: nextOf(page, limit) }
    },

    /** Returns a page of the changes an undo left in place. */
    async refusals({ importId, after = 0, limit = perPage }: ImportPageInput) {
      await find(importId)
      const page = await listRefusedChanges(db.read, importId, { after, limit })
      return { changes: page.map(shownChange), next: nextOf(page, limit) }
    },

    /**
     * Reads a file as it arrives and stages its changes, then returns the import's progress. Throws `invalid` for
     * anything that is not CSV, has other columns or is too large.
     */
    async upload(actor: Member, { kind, fileName, source }: SentFile): Promise<ShownImport> {
      const importId = await imports.begin(kind, { fileName, by: await nameOf(actor) })
      await importWorker.stage(importId, bounded(source))
      return shownImport(await find(importId))
    },

    /** Starts applying a staged import. Throws `conflict` when it is not staged or another import is running. */
    apply: (actor: Member, importId: number) => start(actor, importId, 'apply'),

    /** Starts undoing the import applied last. Throws `missing` for any other. */
    undo: (actor: Member, importId: number) => start(actor, importId, 'undo'),

    /** Deletes an import that was not applied. */
    async discard(importId: number): Promise<void> {
      const { state } = await find(importId)
      if (state === 'staged' || state === 'refused' || state === 'failed')
        await importWorker.discard(importId)
      else throw new AppError('conflict', 'admin.import_not_discardable', 'This import cannot be discarded.')
    },

    /** Resolves once all steps started here are done. */
    settled: async (): Promise<void> => void (await Promise.all(underWay)),
  }
}
