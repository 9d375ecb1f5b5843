import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import { type StoreInfo, storeInfoElement } from '@mullion/domain/store-info'
import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'

const marker = '<!--store-info-->'

function withStoreInfo(page: string, store: StoreInfo): string {
  const json = JSON.stringify(store).replaceAll('<', '\\u003c')
  return page.replace(marker, `<script type="application/json" id="${storeInfoElement}">${json}</script>`)
}

/** The web client as it was built: hashed files kept for a year, the page itself asked for each time. */
export function pageRoutes({ dist, storeInfo }: { dist: string; storeInfo: StoreInfo }) {
  const routes = new Hono()
  const built = join(dist, 'index.html')
  if (!existsSync(built)) return routes
  const page = withStoreInfo(readFileSync(built, 'utf8'), storeInfo)
  const compressed = brotliCompressSync(page)

  routes.get('/', (c) => {
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
    }
    const brotli = /\bbr\b/.test(c.req.header('accept-encoding') ?? '')
    return brotli
      ? c.body(compressed, 200, { ...headers, 'Content-Encoding': 'br' })
      : c.body(page, 200, headers)
  })
  const files = serveStatic({ root: relative(process.cwd(), dist) || '.', precompressed: true })
  routes.use('/*', etag(), fileHeaders, files)
  return routes
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
