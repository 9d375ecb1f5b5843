import { randomBytes } from 'node:crypto'
import type { Services } from '@mullion/api/services'
import { actorOf, type SignedIn } from '@mullion/api/signed-in'
import { addressHeader } from '@mullion/auth/authenticator'
import type { Exchange } from '@mullion/auth/port'
import type { Actor } from '@mullion/domain/accounts/actor'
import { AppError } from '@mullion/domain/error'
import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import { addressOf } from './request.ts'

const guestCookie = 'mullion_guest'
const guestKey = /^[A-Za-z0-9_-]{22}$/
/** The internal company that staff order for, by its id. */
const actingHeader = 'X-Acting-For'
const yearSeconds = 365 * 24 * 3600
/** Both names that the cookie has: browsers keep the second for HTTPS alone. */
const sessionCookie = /(^|;\s*)(__Secure-)?mullion\.session_token=/

/** True for a browser with a session, whether it is good or not. */
export function mayBeSignedIn(c: Context): boolean {
  return sessionCookie.test(c.req.header('cookie') ?? '')
}

export interface SessionSettings {
  readonly secure: boolean
  readonly trustProxy: boolean
}

/** Who asks, and the cookies of question and answer. */
export interface Asker {
  readonly actor: Actor
  readonly signedIn: SignedIn | null
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

interface AskerDeps {
  readonly services: Services
  readonly settings: SessionSettings
  /** Where cookies of the answer go. */
  readonly answer: Headers
  /** True when a guest's browser without a key of its own gets one. */
  readonly keepsGuest: boolean
}

/** Who a request comes from. */
export async function askerOf(c: Context, deps: AskerDeps): Promise<Asker> {
  const { services, settings, answer, keepsGuest } = deps
  const address = addressOf(c, settings.trustProxy)
  const headers = new Headers(c.req.raw.headers)
  headers.set(addressHeader, address)
  const signedIn = mayBeSignedIn(c) ? await services.sessions.signedInBy(headers, address) : null
  const key = signedIn && !signedIn.duty ? '' : guestSession(c, settings, keepsGuest ? answer : null)
  const acting = await actingOf(services, actorOf(signedIn, key, address), headers.get(actingHeader))
  return { ...acting, signedIn, exchange: { headers, answer } }
}

/** The actor ordering for the company with this id, checked anew for each request; itself where none is named. */
export async function actingOf(
  { internalCompanies }: Services,
  actor: Actor,
  companyId: unknown,
): Promise<Pick<Asker, 'actor' | 'actingRefusal'>> {
  if (companyId === null) return { actor, actingRefusal: null }
  try {
    return { actor: await internalCompanies.actFor(actor, companyId), actingRefusal: null }
  } catch (error) {
    if (error instanceof AppError) return { actor, actingRefusal: error }
    throw error
  }
}
