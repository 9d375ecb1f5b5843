import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Log } from '@mullion/api/log'
import type { Context, MiddlewareHandler } from 'hono'
import { problemBody } from './problem.ts'
import { inRequest, traceIdOf } from './request-scope.ts'

export interface RequestFacts {
  Variables: { requestId: string }
}

export const withRequestId: MiddlewareHandler<RequestFacts> = async (c, next) => {
  const requestId = randomUUID()
  c.set('requestId', requestId)
  await inRequest({ requestId, traceId: traceIdOf(c.req.header('traceparent')) }, next)
}

/** Matches link keys and tokens: at least 20 characters and not just lower-case words. */
const secretSegment = /^(?![a-z-]+$)[\w-]{20,}$/

/** Returns a path that is safe to log, with link keys and tokens removed. */
export function loggedPath(path: string): string {
  return path
    .split('/')
    .map((segment) => (secretSegment.test(segment) ? '(left out)' : segment))
    .join('/')
}

function isWellFormed(url: string): boolean {
  if (!url.includes('%')) return true
  try {
    decodeURIComponent(new URL(url).pathname)
    return true
  } catch {
    return false
  }
}

/** Rejects and logs URLs with invalid percent encoding, because later handlers may decode the path. */
export function wellFormedPath(log: Log): MiddlewareHandler<RequestFacts> {
  return async (c, next) => {
    if (isWellFormed(c.req.url)) return next()
    const facts = { requestId: c.get('requestId'), method: c.req.method, path: loggedPath(c.req.path) }
    log.warn(facts, 'A request URL has invalid percent-encoding.')
    const message = 'The URL of this request is not encoded correctly.'
    return c.json(problemBody(c, { message, code: 'rest.url_malformed' }), 400)
  }
}

/** Logs each request after it is answered; never its query string, which may carry secrets of links. */
export function withRequestLog(log: Log): MiddlewareHandler<RequestFacts> {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const { method } = c.req
    const path = loggedPath(c.req.path)
    const ms = Math.round(performance.now() - startedAt)
    log.info({ requestId: c.get('requestId'), method, path, status: c.res.status, ms }, 'Answered.')
  }
}

/**
 * Returns an IP address as limits count it; empty if invalid. Strips port and brackets, maps IPv4-in-IPv6 to IPv4, and
 * keeps the first half of any other IPv6 address, since one client owns the whole second half.
 */
export function normalizedIpAddress(text: string): string {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(text.trim()) ?? []
  const bare = inBrackets ?? text.trim().replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
  const ipAddress = bare.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(ipAddress) !== 6) return isIP(ipAddress) === 4 ? ipAddress : ''
  const [head = '', tail] = new URL(`http://[${ipAddress}]`).hostname.slice(1, -1).split('::')
  const groups = [head, tail ?? ''].map((half) => (half === '' ? [] : half.split(':')))
  const zeros = Array.from({ length: 8 - groups.flat().length }, () => '0')
  const all = tail === undefined ? groups.flat() : [...(groups[0] ?? []), ...zeros, ...(groups[1] ?? [])]
  return ipAddress === '::1' ? ipAddress : `${all.slice(0, 4).join(':')}::`
}

/** Returns the IP address of a request; trusts a proxy's header only if `trustProxy` is set. */
export function ipAddressOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1) : undefined
  const named = normalizedIpAddress(forwarded ?? '')
  if (named) return named
  try {
    return normalizedIpAddress(getConnInfo(c).remote.address ?? '')
  } catch {
    return '' // in-process requests have no connection
  }
}
