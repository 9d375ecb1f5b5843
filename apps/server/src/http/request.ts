import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Log } from '@mullion/api/log'
import type { Context, MiddlewareHandler } from 'hono'

/** What every handler can ask of a request. */
export interface RequestFacts {
  Variables: { requestId: string }
}

/** Gives each request an id, which errors are logged under and readers see. */
export const withRequestId: MiddlewareHandler<RequestFacts> = async (c, next) => {
  c.set('requestId', randomUUID())
  await next()
}

/** A key of a link or a token: long, and no words in small letters. */
const secretSegment = /^(?![a-z-]+$)[\w-]{20,}$/

/** A path as it may be logged: without segments that open something. */
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

/** Refuses an address with a percent sign that encodes nothing, and logs it; whatever reads the path may decode it. */
export function wellFormedPath(log: Log): MiddlewareHandler<RequestFacts> {
  return async (c, next) => {
    if (isWellFormed(c.req.url)) return next()
    const facts = { requestId: c.get('requestId'), method: c.req.method, path: loggedPath(c.req.path) }
    log.warn(facts, 'The address of a request is not encoded as it should be.')
    return c.json({ message: 'The URL of this request is not encoded correctly.' }, 400)
  }
}

/** Logs each request once it is answered; never its query, where links carry their secrets. */
export function withRequestLog(log: Log): MiddlewareHandler<RequestFacts> {
  return async (c, next) => {
    const begun = performance.now()
    await next()
    const { method } = c.req
    const path = loggedPath(c.req.path)
    const ms = Math.round(performance.now() - begun)
    log.info({ requestId: c.get('requestId'), method, path, status: c.res.status, ms }, 'Answered.')
  }
}

/**
 * An address as limits count it, empty for what is none: without port and brackets, an IPv4 address in IPv6 clothes as
 * itself, and of any other IPv6 address the first half, since one client has all of the second.
 */
export function networkAddress(text: string): string {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(text.trim()) ?? []
  const bare = inBrackets ?? text.trim().replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
  const address = bare.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : ''
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = [head, tail ?? ''].map((half) => (half === '' ? [] : half.split(':')))
  const zeros = Array.from({ length: 8 - groups.flat().length }, () => '0')
  const all = tail === undefined ? groups.flat() : [...(groups[0] ?? []), ...zeros, ...(groups[1] ?? [])]
  return address === '::1' ? address : `${all.slice(0, 4).join(':')}::`
}

/** The network address a request came from; a proxy's word for it counts only when the proxy is trusted. */
export function addressOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1) : undefined
  const named = networkAddress(forwarded ?? '')
  if (named) return named
  try {
    return networkAddress(getConnInfo(c).remote.address ?? '')
  } catch {
    return '' // a request made in process has no connection
  }
}
