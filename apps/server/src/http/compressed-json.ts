import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'

/** Smaller answers fit into one packet uncompressed. */
const minBytes = 1024
const gzipAccepted = /(?:^|,)\s*gzip\s*(?:;\s*q=(?:1|0\.0*[1-9])[\d.]*\s*)?(?:,|$)/i
const compress = promisify(gzip)

/**
 * True for requests from this site's pages and from clients that name no site. Other sites get no compression: the
 * size of a compressed answer that echoes input can leak secrets (BREACH).
 */
function isSameOrigin(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  return site === undefined || site === 'same-origin'
}

/** False for files to download, which are streamed: collecting one here would hold all of it in memory. */
function isCompleteJson({ status, body, headers }: Response): boolean {
  return (
    body !== null &&
    status !== 206 &&
    !headers.has('Content-Encoding') &&
    !headers.has('Content-Disposition') &&
    /^application\/json\b/.test(headers.get('Content-Type') ?? '')
  )
}

/** Compresses JSON answers over 1 KB, off the event loop; not files to download. */
export const compressedJson: MiddlewareHandler = async (c, next) => {
  await next()
  if (!isCompleteJson(c.res)) return
  c.res.headers.append('Vary', 'Accept-Encoding')
  if (!gzipAccepted.test(c.req.header('accept-encoding') ?? '') || !isSameOrigin(c)) return
  const answer = c.res
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const body = bytes.length < minBytes ? bytes : await compress(bytes)
  const { status, headers } = answer
  if (body !== bytes) headers.set('Content-Encoding', 'gzip')
  headers.set('Content-Length', String(body.length))
  c.res = undefined
  c.res = new Response(body, { status, headers })
}
