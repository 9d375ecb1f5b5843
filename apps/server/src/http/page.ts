import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, brotliDecompress } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import type { GuestPage, GuestPages } from '../first-paint/guest-pages.ts'
import type { PageShell } from '../first-paint/page-shell.ts'
import type { Ask } from '../first-paint/renderer.ts'
import type { RequestFacts } from './request.ts'
import { mayBeSignedIn } from './session.ts'

const decompress = promisify(brotliDecompress)

export interface PageOptions {
  readonly dist: string
  readonly shell: PageShell
  readonly guestPages: GuestPages
  /** Answers what a page asks as it would be answered to the browser that opens it. */
  readonly askFor: (c: Context<RequestFacts>) => Ask
}

/** The web client as it was built: hashed files kept for a year, the page itself asked for each time. */
export function pageRoutes({ dist, shell, guestPages, askFor }: PageOptions) {
  const routes = new Hono<RequestFacts>()
  const empty = {
    brotli: new Uint8Array(brotliCompressSync(shell.html)),
    etag: createHash('sha256').update(shell.html).digest('base64url').slice(0, 22),
  }
  routes.get('/', async (c) => {
    // Nothing of whoever is signed in is drawn, nor kept with what is drawn.
    const drawn = mayBeSignedIn(c) ? null : await guestPages.find(new URL(c.req.url).search, askFor(c))
    return sendPage(c, drawn ?? empty)
  })
  const files = serveStatic({ root: relative(process.cwd(), dist) || '.', precompressed: true })
  routes.use('/*', etag(), fileHeaders, files)
  return routes
}

/** Sends a page, unless the browser has it; each encoding has an ETag of its own. */
async function sendPage(c: Context, page: GuestPage): Promise<Response> {
  const encoding = /\bbr\b/.test(c.req.header('accept-encoding') ?? '') ? 'br' : null
  const etag = `"${page.etag}${encoding ?? ''}"`
  c.header('Cache-Control', 'private, no-cache')
  c.header('Vary', 'Accept-Encoding, Cookie')
  c.header('ETag', etag)
  const known = c.req.header('if-none-match')?.split(',') ?? []
  if (known.some((each) => each.trim().replace(/^W\//, '') === etag)) return c.body(null, 304)
  c.header('Content-Type', 'text/html; charset=utf-8')
  if (encoding) c.header('Content-Encoding', encoding)
  return c.body(encoding ? page.brotli : new Uint8Array(await decompress(page.brotli)))
}

/** Hashed files are good for a year; each encoding of a file has an ETag of its own. */
const fileHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  const modified = headers.get('Last-Modified')
  if (!c.res.ok || modified === null) return
  const size = headers.get('Content-Range')?.split('/')[1] ?? headers.get('Content-Length')
  headers.set('ETag', `"${Date.parse(modified).toString(36)}-${size}"`)
  headers.set('Vary', 'Accept-Encoding')
  const hashed = c.req.path.startsWith('/assets/')
  headers.set('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
}
