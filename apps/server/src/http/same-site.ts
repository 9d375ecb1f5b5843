import type { Context, MiddlewareHandler } from 'hono'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * True when a browser says that a request comes from another site's page. Tools that are no browsers say nothing and
 * carry nobody's cookies.
 */
export function isFromElsewhere(c: Context): boolean {
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

/** The answer to a page of another site that would change something here. */
export function refuseElsewhere(c: Context): Response {
  return c.json({ message: 'This request came from another site and was refused.' }, 403)
}

/** Refuses whatever changes something when another site's page asks for it. */
export const fromThisSite: MiddlewareHandler = async (c, next) => {
  if (!safe.has(c.req.method) && isFromElsewhere(c)) return refuseElsewhere(c)
  await next()
}
