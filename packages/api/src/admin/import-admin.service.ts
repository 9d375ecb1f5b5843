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
import type { Store } from '@mullion/db/store'
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

/** Does the long work of imports: in a thread of its own in a server, in the caller's in tests and commands. */
export type ImportWorker = Pick<ImportService, 'stage' | 'work' | 'discard'>

export interface ImportAdminDeps {
  readonly store: Store
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

/** The seq to go on after; null on the last page. */
const nextOf = (page: readonly { readonly seq: number }[], limit: number) =>
  page.length < limit ? null : (page.at(-1)?.seq ?? null)

/** Imports as administrators handle them: a file is read and shown first, then applied, and the last one undone. */
export function createImportAdminService({ store, imports, importWorker, clock, log }: ImportAdminDeps) {
  const underWay = new Set<Promise<void>>()

  async function find(importId: number): Promise<ImportRow> {
    const row = await findImport(store.read, importId)
    if (!row) throw importMissing()
    return row
  }

  async function nameOf(actor: Member): Promise<string> {
    const person = await findPerson(store.read, actor.userId)
    return person ? `${person.user.firstname} ${person.user.lastname}`.trim() : ''
  }

  /** Claims an import for a step, which goes on after the answer; where it stands is asked for. */
  async function start(actor: Member, importId: number, step: 'apply' | 'undo'): Promise<ShownImport> {
    await find(importId)
    const row = await imports.claim(importId, step)
    const action = step === 'apply' ? 'import_applied' : 'import_undone'
    const details = { kind: row.kind, file: row.fileName, created: row.created, changed: row.changed }
    await store.transaction((tx) =>
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
    /** The newest imports, and the one that can be undone. */
    async list(): Promise<{ readonly imports: ShownImport[]; readonly undoable: number | null }> {
      const rows = await listImports(store.read, shown)
      const last = await findLastEndedImport(store.read)
      return { imports: rows.map(shownImport), undoable: last?.state === 'applied' ? last.id : null }
    },

    /** Where an import stands; throws `missing` for one that is not there. */
    details: async (importId: number): Promise<ShownImport> => shownImport(await find(importId)),

    /** What an import changes, a page in the order of its file. */
    async changes({ importId, after = 0, limit = perPage }: ImportPageInput) {
      await find(importId)
      const page = await listImportChanges(store.read, importId, { after, limit })
      return { changes: page.map(shownChange), next: nextOf(page, limit) } satisfies {
        changes: ShownChange[]
        next: number | null
      }
    },

    /** What is wrong with the rows of a file, a page in their order. */
    async problems({ importId, after = 0, limit = perPage }: ImportPageInput) {
      await find(importId)
      const page = await listImportProblems(store.read, importId, { after, limit })
      const problems = page.map(({ seq, row, column, message }) => ({ seq, row, column, message }))
      return { problems, next: nextOf(page, limit) }
    },

    /** What an undo left as it was, a page of it. */
    async refusals({ importId, after = 0, limit = perPage }: ImportPageInput) {
      await find(importId)
      const page = await listRefusedChanges(store.read, importId, { after, limit })
      return { changes: page.map(shownChange), next: nextOf(page, limit) }
    },

    /**
     * Reads a file while it arrives, and stages its changes. Answers where the import stands then; throws `invalid` for
     * what is no CSV, has other columns or is too large.
     */
    async upload(actor: Member, { kind, fileName, source }: SentFile): Promise<ShownImport> {
      const importId = await imports.begin(kind, { fileName, by: await nameOf(actor) })
      await importWorker.stage(importId, bounded(source))
      return shownImport(await find(importId))
    },

    /** Begins to make a staged import's changes. Throws `conflict` when it is not staged, or another import is at work. */
    apply: (actor: Member, importId: number) => start(actor, importId, 'apply'),

    /** Begins to take back the import applied last. Throws `missing` for another one. */
    undo: (actor: Member, importId: number) => start(actor, importId, 'undo'),

    /** Forgets an import that was not applied. */
    async discard(importId: number): Promise<void> {
      const { state } = await find(importId)
      if (state === 'staged' || state === 'refused' || state === 'failed')
        await importWorker.discard(importId)
      else throw new AppError('conflict', 'admin.import_not_discardable', 'This import cannot be discarded.')
    },

    /** Waits for the steps that were begun here. */
    settled: async (): Promise<void> => void (await Promise.all(underWay)),
  }
}
