import type { TokenCalls } from '@mullion/api/accounts/api-token.service'
import type { Services } from '@mullion/api/services'
import { tooManyTries } from '@mullion/domain/security/rate-limit'
import type { Context, MiddlewareHandler } from 'hono'

/** Returns what a request sends as its API token, valid or not; null if it sends none. */
export function bearerOf(c: Context): string | null {
  const sent = /^Bearer(?: +(?<secret>.*))?$/i.exec(c.req.header('authorization')?.trim() ?? '')
  return sent && (sent.groups?.secret ?? '')
}

const policy = 'token'
const windowSeconds = 60
const tokenCalls = 'tokenCalls'

interface CountCallsDeps {
  readonly services: Pick<Services, 'apiTokens'>
  /** Calls that one token may make per minute; null for no limit. */
  readonly perMinute: number | null
}

/** Charges the calls of a request to its token; throws `limited` beyond the limit. */
export async function countCalls(
  c: Context,
  { tokenId, calls }: { readonly tokenId: number; readonly calls: number },
  { services, perMinute }: CountCallsDeps,
): Promise<void> {
  if (perMinute === null) return
  const used = await services.apiTokens.countCalls(tokenId, calls)
  c.set(tokenCalls, { ...used, perMinute })
  if (used.calls > perMinute) throw tooManyTries(new Date(used.secondsLeft * 1000), new Date(0))
}

/**
 * Sets the headers of answers to requests with an API token: never a cookie, why it was refused, and what is left of its
 * calls.
 */
export const bearerHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const isBearer = bearerOf(c) !== null
  if (c.res.status === 401) {
    c.res.headers.set('WWW-Authenticate', isBearer ? 'Bearer error="invalid_token"' : 'Bearer')
  }
  if (!isBearer) return
  c.res.headers.delete('Set-Cookie')
  const used: (TokenCalls & { readonly perMinute: number }) | undefined = c.get(tokenCalls)
  if (!used) return
  const left = Math.max(0, used.perMinute - used.calls)
  c.res.headers.set('RateLimit-Policy', `"${policy}";q=${used.perMinute};w=${windowSeconds}`)
  c.res.headers.set('RateLimit', `"${policy}";r=${left};t=${used.secondsLeft}`)
}
