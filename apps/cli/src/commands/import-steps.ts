import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '@mullion/client/client'
import {
  type ImportKind,
  isAtWork,
  type ShownChange,
  type ShownImport,
  type ShownProblem,
} from '@mullion/domain/imports/import'
import { confirmed } from '@mullion/terminal/ask'
import { CommandFailure, exitCodes, usageFailure } from '@mullion/terminal/exit-codes'
import { withProgress } from '@mullion/terminal/progress'
import { type Cli, firstRows } from '../cli.ts'
import { openFile } from '../files.ts'

export interface ImportOptions {
  readonly dryRun?: boolean
  readonly yes?: boolean
  readonly undo?: boolean
}

const pollMs = 500
const mostShown = 1000
const counted = (count: number) => count.toLocaleString('en-US')

const summary = ({ rows, created, known, changed, problemCount, kind }: ShownImport) =>
  `Rows: ${counted(rows)}; new ${kind}: ${counted(created)}; known: ${counted(known)}, ` +
  `of which ${counted(changed)} change; problems: ${counted(problemCount)}.`

/** Waits until the server has finished with an import; Ctrl+C ends the wait, but not the work of the server. */
async function finished(cli: Cli, store: Client, started: ShownImport): Promise<ShownImport> {
  const message = started.state === 'undoing' ? 'Undoing' : 'Importing'
  return withProgress(cli.terminal, message, async ({ done }) => {
    let now = started
    while (isAtWork(now)) {
      await sleep(pollMs, undefined, { signal: cli.signal }).catch(() => undefined)
      if (cli.signal.aborted) {
        throw new CommandFailure(
          'The server goes on with it; see its page for the end.',
          exitCodes.interrupted,
        )
      }
      now = await store.admin.imports.details.query({ importId: now.id }, { signal: cli.signal })
      done(now.progress / 100)
    }
    return now
  })
}

function show(cli: Cli, result: ShownImport, lists: { problems?: ShownProblem[]; changes?: ShownChange[] }) {
  const { terminal } = cli
  const { problems = [], changes = [] } = lists
  cli.show({ ...result, ...lists }, () => {
    terminal.table(
      ['ROW', 'COLUMN', 'PROBLEM'],
      problems.map(({ row, column, message }) => [row, column, message]),
    )
    if (lists.changes) terminal.table(['ROW', 'RECORD', 'CHANGE'], changes.map(changeRow))
    terminal.note(summary(result))
    if (problems.length < result.problemCount) terminal.note(`The first ${counted(mostShown)} are listed.`)
  })
}

function changeRow({ row, label, isNew, fields }: ShownChange) {
  const values = fields.map(({ field, before, after }) => `${field} ${before ?? ''} > ${after ?? ''}`)
  return [row, label, isNew ? 'new' : values.join('; ')]
}

/** Ends a file that has problems: they are listed, and nothing was changed. */
async function refuse(cli: Cli, store: Client, read: ShownImport): Promise<never> {
  const listed = store.each.importProblems({ importId: read.id }, { signal: cli.signal })
  const problems = await firstRows(listed, mostShown)
  await store.admin.imports.discard.mutate({ importId: read.id }).catch(() => undefined)
  show(cli, read, { problems })
  const reason = read.note ?? 'Correct these rows and try again.'
  throw new CommandFailure(`Refused. Nothing was changed. ${reason}`)
}

async function upload(cli: Cli, store: Client, { kind, name }: { kind: ImportKind; name: string }) {
  const file = await openFile(cli.terminal, name)
  return withProgress(cli.terminal, `Reading ${file.name}`, ({ done }) =>
    store.files.uploadImport(kind, file, {
      signal: cli.signal,
      onProgress: (bytes) => done(bytes / Math.max(1, file.size)),
    }),
  )
}

/** Uploads a file and applies it, unless it has problems or this is a dry run. */
export async function importFile(
  cli: Cli,
  { kind, file, options }: { kind: ImportKind; file: string | undefined; options: ImportOptions },
): Promise<void> {
  if (file === undefined) throw usageFailure('Name a file to import.')
  const { store } = cli.connect()
  const read = await upload(cli, store, { kind, name: file })
  const discard = () => store.admin.imports.discard.mutate({ importId: read.id })
  if (read.state !== 'staged') return refuse(cli, store, read)
  if (options.dryRun) {
    const listed = store.each.importChanges({ importId: read.id }, { signal: cli.signal })
    show(cli, read, { changes: await firstRows(listed, mostShown) })
    await discard()
    return cli.terminal.success('Dry run passed. Nothing was changed.')
  }
  const result = await finished(cli, store, await store.admin.imports.confirm.mutate({ importId: read.id }))
  show(cli, result, {})
  if (result.state !== 'applied') throw new CommandFailure(result.note ?? 'The import failed.')
  cli.terminal.success('Imported.')
  cli.terminal.note(`To undo it: mullion ${kind} import --undo`)
}

/** Undoes the import that was applied last. */
export async function undoImport(cli: Cli, { yes = false }: ImportOptions): Promise<void> {
  const { store, url } = cli.connect()
  const importId = await store.admin.imports.undoable.query(undefined, { signal: cli.signal })
  if (importId === null) throw new CommandFailure('There is no import to undo.', exitCodes.notFound)
  const last = await store.admin.imports.details.query({ importId }, { signal: cli.signal })
  const of = `${last.fileName ?? last.kind} by ${last.startedBy ?? 'the server'}`
  await confirmed(cli.terminal, { message: `Undo the import of ${of} at ${url}?`, yes })
  const result = await finished(cli, store, await store.admin.imports.undo.mutate({ importId }))
  const refused = await firstRows(store.each.importRefusals({ importId }, { signal: cli.signal }), mostShown)
  cli.show({ ...result, refused }, () => {
    const rows = refused.map(({ label, refusal }) => [label, refusal])
    cli.terminal.table(['RECORD', 'LEFT BECAUSE'], rows)
  })
  if (result.state !== 'undone') throw new CommandFailure(result.note ?? 'The undo failed.')
  if (refused.length > 0) throw new CommandFailure(`Undone, except for ${refused.length} records.`)
  cli.terminal.success('Undone.')
}
