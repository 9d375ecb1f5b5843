import { findPerson } from '@mullion/db/accounts/user.repository'
import type { Database } from '@mullion/db/database'
import {
  findImport,
  findLastEndedImport,
  type ImportRow,
  listImportProblems,
} from '@mullion/db/imports/import.repository'
import {
  listChangesOfImport,
  listImports,
  listProblemsOfImport,
} from '@mullion/db/imports/import-lists.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { AppError } from '@mullion/domain/error'
import {
  type AllProblemsInput,
  type ImportChangesInput,
  type ImportKind,
  type ImportListInput,
  type ImportProblemsInput,
  importMissing,
  importTooLarge,
  maxImportBytes,
  type ShownChange,
  type ShownImport,
  type ShownProblem,
} from '@mullion/domain/imports/import'
import type { ListPage } from '@mullion/domain/list-input'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { listPage } from '../page.ts'
import { audit } from '../security/audit.ts'
import type { ImportService } from './import.service.ts'
import { shownChange, shownImport, shownProblem } from './import-view.ts'

/** Runs the long work of imports: in its own thread on a server, in the caller's thread in tests and commands. */
export type ImportWorker = Pick<ImportService, 'stage' | 'work' | 'discard'>

export interface ImportAdminDeps {
  readonly db: Database
  readonly imports: ImportService
  readonly importWorker: ImportWorker
  readonly clock: Clock
  readonly log: Log
}

export interface SentFile {
  readonly kind: ImportKind
  readonly fileName: string
  readonly source: AsyncIterable<Uint8Array>
}

const perRequest = 100

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
  const pending = new Set<Promise<void>>()

  async function find(importId: number): Promise<ImportRow> {
    const row = await findImport(db.read, importId)
    if (!row) throw importMissing()
    return row
  }

  async function changesOf({ importId, ...input }: ImportChangesInput, refusedOnly: boolean) {
    await find(importId)
    const of = { importId, refusedOnly }
    const page = await listPage(input, (listing) => listChangesOfImport(db.read, of, listing))
    return { ...page, rows: page.rows.map(shownChange) } satisfies ListPage<ShownChange>
  }

  async function nameOf(actor: Member): Promise<string> {
    const person = await findPerson(db.read, actor.userId)
    return person ? `${person.user.firstname} ${person.user.lastname}`.trim() : ''
  }

  /** Claims an import for a step that continues after the answer; the client polls for its progress. */
  async function start(actor: Member, importId: number, step: 'apply' | 'undo'): Promise<ShownImport> {
    await find(importId)
    const action = step === 'apply' ? 'import_applied' : 'import_undone'
    const row = await imports.claim(importId, step, (tx, { kind, fileName: file, created, changed }) => {
      const details = { kind, file, created, changed }
      return audit(tx, actor, {
        action,
        subject: `import:${importId}`,
        companyId: null,
        details,
        at: clock(),
      })
    })
    const work = importWorker.work(importId).catch((err: unknown) => {
      if (!(err instanceof AppError)) log.error({ err, importId }, 'An import did not end.')
    })
    pending.add(work)
    void work.finally(() => pending.delete(work))
    return shownImport(row)
  }

  return {
    async list(input: ImportListInput): Promise<ListPage<ShownImport>> {
      const page = await listPage(input, (listing) => listImports(db.read, listing))
      return { ...page, rows: page.rows.map(shownImport) }
    },

    async undoable(): Promise<number | null> {
      const last = await findLastEndedImport(db.read)
      return last?.state === 'applied' ? last.id : null
    },

    /** Returns an import's progress; throws `missing` if it does not exist. */
    details: async (importId: number): Promise<ShownImport> => shownImport(await find(importId)),

    changes: (input: ImportChangesInput) => changesOf(input, false),

    refusals: (input: ImportChangesInput) => changesOf(input, true),

    async problems({ importId, ...input }: ImportProblemsInput): Promise<ListPage<ShownProblem>> {
      await find(importId)
      const page = await listPage(input, (listing) => listProblemsOfImport(db.read, importId, listing))
      return { ...page, rows: page.rows.map(shownProblem) }
    },

    async allProblems({ importId, after = 0, limit = perRequest }: AllProblemsInput) {
      await find(importId)
      const page = await listImportProblems(db.read, importId, { after, limit })
      return { problems: page.map(shownProblem), next: nextOf(page, limit) }
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

    /** Applies or undoes to the end what another server began and did not end. */
    async takeOver(): Promise<void> {
      for (;;) {
        const importId = await imports.takeOver()
        if (importId === null) return
        log.info({ importId }, 'An import that was cut off goes on here.')
        await importWorker.work(importId)
      }
    },

    /** Deletes an import that was not applied. Throws `conflict` for any other. */
    async discard(importId: number): Promise<void> {
      await find(importId)
      await importWorker.discard(importId)
    },

    /** Resolves once all steps started here are done. */
    settled: async (): Promise<void> => void (await Promise.all(pending)),
  }
}
