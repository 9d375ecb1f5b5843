import { Readable } from 'node:stream'
import type { ExportPage } from '@mullion/api/imports/export.service'
import { AppError } from '@mullion/domain/error'
import { type ImportKind, importKinds, importStates } from '@mullion/domain/imports/import'
import type { Context } from 'hono'
import * as z from 'zod'
import { attachmentName } from '../http/attachment.ts'
import { withExternalFieldNames } from './external-names.ts'
import type { Caller } from './rest.ts'
import { file, json, type RestCall, restCall } from './rest-call.ts'

/** The error for a file not sent as CSV; a 415. */
export function csvNeeded(): AppError {
  return new AppError('invalid', 'rest.csv_needed', 'The file must be sent as text/csv.')
}

async function* bodyOf(c: Context): AsyncGenerator<Uint8Array> {
  if (c.req.raw.body) yield* c.req.raw.body
}

async function* pagesFrom(caller: Caller, kind: ImportKind, first: ExportPage): AsyncGenerator<string> {
  yield `\ufeff${first.csv}`
  for (let { next } = first; next !== null; ) {
    const page = await caller.admin.imports.exportPage({ kind, after: next })
    yield page.csv
    next = page.next
  }
}

const importSchema = z
  .object({
    id: z.int(),
    kind: z.enum(importKinds),
    state: z.enum(importStates),
    fileName: z.string().nullable(),
    startedBy: z.string().nullable(),
    startedAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
    rows: z.int(),
    created: z.int(),
    known: z.int(),
    changed: z.int(),
    problemCount: z.int(),
    progress: z.number().meta({ description: 'Percent of applying or undoing it.' }),
    note: z.string().nullable(),
  })
  .meta({ id: 'Import', description: 'A file that was read, and what it would change.' })

/** The procedure rejects unknown kinds. */
const params = z.object({
  kind: z
    .string()
    .transform((kind) => kind as ImportKind)
    .meta({ override: { type: 'string', enum: [...importKinds] } }),
})

/** Calls that upload parts, prices, doors or accounts as CSV, which is parsed while it arrives, and that download them. */
export const importCalls: readonly RestCall[] = [
  restCall({
    method: 'post',
    path: '/imports/:kind',
    name: 'uploadImport',
    summary:
      'Reads a CSV file of up to 50 MB and lists what it would change; nothing changes until it is confirmed.',
    who: 'administer',
    params,
    query: z.object({ name: z.string().default('').meta({ description: 'The name of the file.' }) }),
    body: { kind: 'raw', contentType: 'text/csv' },
    answer: json(importSchema),
    status: 201,
    async run({ c, caller, params: { kind }, query: { name: fileName } }) {
      if (/^text\/csv\b/i.test(c.req.header('content-type') ?? '')) {
        const upload = caller.admin.imports.upload({ kind, fileName, source: bodyOf(c) })
        return withExternalFieldNames({ fileName: 'name' }, upload)
      }
      // Reports a missing permission before the wrong content type.
      await caller.admin.imports.list()
      throw csvNeeded()
    },
  }),
  restCall({
    method: 'get',
    path: '/exports/:kind',
    name: 'downloadExport',
    summary: 'All records of a kind as CSV; importing the file again changes nothing.',
    who: 'viewRecords',
    params,
    answer: file('text/csv'),
    async run({ c, caller, params: { kind } }) {
      const first = await caller.admin.imports.exportPage({ kind })
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', attachmentName(`${kind}.csv`))
      const pages = Readable.from(pagesFrom(caller, kind, first), { objectMode: false })
      return c.body(Readable.toWeb(pages) as ReadableStream)
    },
  }),
]
