import { Readable } from 'node:stream'
import type { ExportPage } from '@mullion/api/admin/export.service'
import type { ImportKind } from '@mullion/domain/admin/import'
import { AppError } from '@mullion/domain/error'
import { type Context, Hono } from 'hono'
import { attachmentName } from '../http/attachment.ts'
import { withExternalFieldNames } from './external-names.ts'
import type { Caller, RestFacts } from './rest.ts'

/** The error for a file not sent as CSV; a 415. */
export function csvNeeded(): AppError {
  return new AppError('invalid', 'rest.csv_needed', 'The file must be sent as text/csv.')
}

/** The kind from the path; procedures reject unknown ones. */
const kindOf = (c: Context) => c.req.param('kind') as ImportKind

async function* bodyOf(c: Context): AsyncGenerator<Uint8Array> {
  if (c.req.raw.body) yield* c.req.raw.body
}

/** Yields an export's pages, fetching each after the previous one is sent. */
async function* pagesFrom(caller: Caller, kind: ImportKind, first: ExportPage): AsyncGenerator<string> {
  yield `\ufeff${first.csv}`
  for (let { next } = first; next !== null; ) {
    const page = await caller.admin.imports.exportPage({ kind, after: next })
    yield page.csv
    next = page.next
  }
}

/** REST paths that upload parts, prices or doors as CSV; files are parsed while they arrive. */
export function importsRest() {
  const imports = new Hono<RestFacts>()

  imports.post('/:kind', async (c) => {
    const isCsv = /^text\/csv\b/i.test(c.req.header('content-type') ?? '')
    const sent = { kind: kindOf(c), fileName: c.req.query('name') ?? '' }
    if (isCsv) {
      const upload = c.get('caller').admin.imports.upload({ ...sent, source: bodyOf(c) })
      return c.json(await withExternalFieldNames({ fileName: 'name' }, upload), 201)
    }
    // Reports a missing permission before the wrong content type.
    await c.get('caller').admin.imports.list()
    throw csvNeeded()
  })

  return imports
}

/** REST paths that export the catalog and the door register. */
export function exportsRest() {
  const exports = new Hono<RestFacts>()

  exports.get('/:kind', async (c) => {
    const caller = c.get('caller')
    const kind = kindOf(c)
    const first = await caller.admin.imports.exportPage({ kind })
    c.header('Content-Type', 'text/csv; charset=utf-8')
    c.header('Content-Disposition', attachmentName(`${kind}.csv`))
    const pages = Readable.from(pagesFrom(caller, kind, first), { objectMode: false })
    return c.body(Readable.toWeb(pages) as ReadableStream)
  })

  return exports
}
