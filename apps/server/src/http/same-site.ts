import type { Context, MiddlewareHandler } from 'hono'
import { bearerOf } from './bearer.ts'
import { problemBody } from './problem.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * True if the browser says that another site's page sent the request. Other clients send no such header and carry no
 * user's cookies; nor does a request with an API token, whose cookies are ignored.
 */
export function isCrossSite(c: Context): boolean {
  if (bearerOf(c) !== null) return false
  const site = c.req.header('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = c.req.header('origin')
  if (origin === undefined) return false
  try {
    return new URL(origin).host !== (c.req.header('host') ?? new URL(c.req.url).host)
  } catch {
    return true
  }
}

export function refuseCrossSite(c: Context): Response {
  const message = 'This request came from another site and was refused.'
  return c.json(problemBody(c, { message, code: 'rest.cross_site' }), 403)
}

/** Rejects cross-site requests that change something. */
export const fromThisSite: MiddlewareHandler = async (c, next) => {
  if (!safe.has(c.req.method) && isCrossSite(c)) return refuseCrossSite(c)
  await next()
}
