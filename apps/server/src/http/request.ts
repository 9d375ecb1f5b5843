import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Log } from '@mullion/api/clock'
import type { MiddlewareHandler, Context as Request } from 'hono'

/** What every handler can ask of a request. */
export interface RequestFacts {
  Variables: { requestId: string }
}

/** Gives each request an id, which errors are logged under and readers see. */
export const withRequestId: MiddlewareHandler<RequestFacts> = async (c, next) => {
  c.set('requestId', randomUUID())
  await next()
}

/** Logs each request once it is answered; never its query, where links carry their secrets. */
export function withRequestLog(log: Log): MiddlewareHandler<RequestFacts> {
  return async (c, next) => {
    const begun = performance.now()
    await next()
    const { method, path } = c.req
    const ms = Math.round(performance.now() - begun)
    log.info({ requestId: c.get('requestId'), method, path, status: c.res.status, ms }, 'Answered.')
  }
}

/** The network address a request came from; a proxy's word for it counts only when the proxy is trusted. */
export function addressOf(c: Request, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  if (forwarded) return forwarded
  try {
    return getConnInfo(c).remote.address ?? ''
  } catch {
    return '' // a request made in process has no connection
  }
}
