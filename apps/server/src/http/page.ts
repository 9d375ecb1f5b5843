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
  readonly askFor: (c: Context<RequestFacts>) => Ask
}

/** Serves the built web client: hashed files cached for a year, the page itself revalidated every time. */
export function pageRoutes({ dist, shell, guestPages, askFor }: PageOptions) {
  const routes = new Hono<RequestFacts>()
  const empty = {
    brotli: new Uint8Array(brotliCompressSync(shell.html)),
    etag: createHash('sha256').update(shell.html).digest('base64url').slice(0, 22),
  }
  routes.get('/', async (c) => {
    // Pages of signed-in users are never rendered here or cached.
    const rendered = mayBeSignedIn(c) ? null : await guestPages.find(new URL(c.req.url).search, askFor(c))
    return sendPage(c, rendered ?? empty)
  })
  const files = serveStatic({ root: relative(process.cwd(), dist) || '.', precompressed: true })
  routes.use('/*', etag(), fileHeaders, files)
  return routes
}

/** Sends a page, or 304 if unchanged; each encoding has its own ETag. */
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

/** Caches hashed files for a year; each encoding of a file has its own ETag. */
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
