import type { Measuring } from '@mullion/api/analytics/measuring'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'

/** Procedures are measured individually, even when batched. */
const procedurePrefix = '/trpc/'
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/** Counts each request by its route pattern rather than its path, to bound the number of entries. */
export function measured(measuring: Pick<Measuring, 'addCall'>): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.path.startsWith(procedurePrefix)) return next()
    const startedAt = performance.now()
    await next()
    measuring.addCall({
      method: methods.has(c.req.method) ? c.req.method : 'OTHER',
      endpoint: routePath(c),
      ms: performance.now() - startedAt,
      status: c.res.status,
    })
  }
}
