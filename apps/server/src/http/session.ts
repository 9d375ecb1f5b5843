import { randomBytes } from 'node:crypto'
import type { Services } from '@mullion/api/services'
import { actorOf, type SignedIn } from '@mullion/api/signed-in'
import { ipAddressHeader } from '@mullion/auth/authenticator'
import type { Exchange } from '@mullion/auth/port'
import type { Actor } from '@mullion/domain/accounts/actor'
import { AppError } from '@mullion/domain/error'
import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import { bearerOf } from './bearer.ts'
import { punchoutKeyOf } from './punchout-cookie.ts'
import { ipAddressOf } from './request.ts'

const guestCookie = 'mullion_guest'
const guestKey = /^[A-Za-z0-9_-]{22}$/
/** Id of the internal company that staff order for. */
const actingHeader = 'X-Acting-For'
/** Who the page believes is signed in; other callers do not send it. */
export const believedHeader = 'X-Signed-In-As'
const yearSeconds = 365 * 24 * 3600
/** Both names of the session cookie; browsers accept the `__Secure-` one over HTTPS only. */
const sessionCookie = /(^|;\s*)(__Secure-)?mullion\.session_token=/

/** True if the request sends a session cookie, an API token or the cookie of a visit, valid or not. */
export function mayBeSignedIn(c: Context): boolean {
  return bearerOf(c) !== null || punchoutKeyOf(c) !== null || sessionCookie.test(c.req.header('cookie') ?? '')
}

export interface SessionSettings {
  readonly secure: boolean
  readonly trustProxy: boolean
}

export interface ResolvedActor {
  readonly actor: Actor
  readonly signedIn: SignedIn | null
  readonly believedUser: string | null
  readonly actingRefusal: AppError | null
  readonly exchange: Exchange
}

function guestSession(c: Context, settings: SessionSettings, answer: Headers | null): string {
  const known = c.req.header('cookie') === undefined ? undefined : getCookie(c, guestCookie)
  if (known && guestKey.test(known)) return known
  if (!answer) return ''
  const session = randomBytes(16).toString('base64url')
  const cookie = {
    httpOnly: true,
    sameSite: 'Lax',
    secure: settings.secure,
    path: '/',
    maxAge: yearSeconds,
  } as const
  answer.append('Set-Cookie', generateCookie(guestCookie, session, cookie))
  return session
}

interface ResolveActorDeps {
  readonly services: Services
  readonly settings: SessionSettings
  readonly answer: Headers
  /** True to give a guest's browser a key if it has none. */
  readonly storesGuest: boolean
}

export async function resolveActor(c: Context, deps: ResolveActorDeps): Promise<ResolvedActor> {
  const { services, settings, answer, storesGuest } = deps
  const ipAddress = ipAddressOf(c, settings.trustProxy)
  const headers = new Headers(c.req.raw.headers)
  headers.set(ipAddressHeader, ipAddress)
  const bearer = bearerOf(c)
  if (bearer !== null) return byToken(bearer, { services, ipAddress, headers })
  const punchoutKey = punchoutKeyOf(c)
  const visitor = punchoutKey && (await services.punchout.actorBy(punchoutKey, ipAddress))
  if (visitor) {
    const believedUser = headers.get(believedHeader)
    return {
      actor: visitor,
      signedIn: null,
      actingRefusal: null,
      believedUser,
      exchange: { headers, answer },
    }
  }
  const signedIn = mayBeSignedIn(c) ? await services.sessions.signedInBy(headers, ipAddress) : null
  const key =
    signedIn && !signedIn.requiredAction ? '' : guestSession(c, settings, storesGuest ? answer : null)
  const acting = await actingOf(services, actorOf(signedIn, key, ipAddress), headers.get(actingHeader))
  return { ...acting, signedIn, believedUser: headers.get(believedHeader), exchange: { headers, answer } }
}

interface ByTokenFacts {
  readonly services: Services
  readonly ipAddress: string
  readonly headers: Headers
}

/** The actor of a request with an API token, whatever its cookies; throws if the token is not valid. */
async function byToken(
  secret: string,
  { services, ipAddress, headers }: ByTokenFacts,
): Promise<ResolvedActor> {
  const signedIn = await services.apiTokens.signedInBy(secret, ipAddress)
  const acting = await actingOf(services, signedIn.self, headers.get(actingHeader))
  return {
    ...acting,
    signedIn,
    believedUser: null,
    exchange: { headers: new Headers(), answer: new Headers() },
  }
}

/**
 * Returns the actor acting for the company with this id, checked on each request; the actor itself if no company is
 * named.
 */
export async function actingOf(
  { internalCompanies }: Services,
  actor: Actor,
  companyId: unknown,
): Promise<Pick<ResolvedActor, 'actor' | 'actingRefusal'>> {
  if (companyId === null) return { actor, actingRefusal: null }
  try {
    return { actor: await internalCompanies.actFor(actor, companyId), actingRefusal: null }
  } catch (error) {
    if (error instanceof AppError) return { actor, actingRefusal: error }
    throw error
  }
}
