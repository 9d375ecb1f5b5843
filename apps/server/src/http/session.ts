import { randomBytes } from 'node:crypto'
import { type Actor, guest } from '@mullion/domain/accounts/actor'
import type { Context as Request } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { addressOf } from './request.ts'

const guestCookie = 'mullion_guest'
const guestKey = /^[A-Za-z0-9_-]{22}$/
const yearSeconds = 365 * 24 * 3600

export interface SessionSettings {
  readonly secure: boolean
  readonly trustProxy: boolean
}

/** Who a request comes from. `remember` gives a guest's browser a key of its own when it has none yet. */
export function actorOf(c: Request, settings: SessionSettings, remember: boolean): Actor {
  const address = addressOf(c, settings.trustProxy)
  const known = c.req.header('cookie') === undefined ? undefined : getCookie(c, guestCookie)
  if (known && guestKey.test(known)) return guest(known, address)
  if (!remember) return guest('', address)
  const session = randomBytes(16).toString('base64url')
  setCookie(c, guestCookie, session, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: settings.secure,
    path: '/',
    maxAge: yearSeconds,
  })
  return guest(session, address)
}
