import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'

/** Smaller answers fit into one packet uncompressed. */
const minBytes = 1024
const gzipAccepted = /(?:^|,)\s*gzip\s*(?:;\s*q=(?:1|0\.\d*[1-9])[\d.]*\s*)?(?:,|$)/i
const compress = promisify(gzip)

/**
 * True for requests from this site's pages and from clients that name no site. Other sites get no compression: the
 * size of a compressed answer that echoes input can leak secrets (BREACH).
 */
function askedFromHere(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  return site === undefined || site === 'same-origin'
}

function isWholeJson({ status, body, headers }: Response): boolean {
  return (
    body !== null &&
    status !== 206 &&
    !headers.has('Content-Encoding') &&
    /^application\/json\b/.test(headers.get('Content-Type') ?? '')
  )
}

/** Compresses JSON answers over 1 KB, off the event loop. */
export const compressedJson: MiddlewareHandler = async (c, next) => {
  await next()
  if (!isWholeJson(c.res)) return
  c.res.headers.append('Vary', 'Accept-Encoding')
  if (!gzipAccepted.test(c.req.header('accept-encoding') ?? '') || !askedFromHere(c)) return
  const answer = c.res
  const whole = new Uint8Array(await answer.arrayBuffer())
  const body = whole.length < minBytes ? whole : await compress(whole)
  const { status, headers } = answer
  if (body !== whole) headers.set('Content-Encoding', 'gzip')
  headers.set('Content-Length', String(body.length))
  c.res = undefined
  c.res = new Response(body, { status, headers })
}
