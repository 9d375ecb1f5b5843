import { randomBytes } from 'node:crypto'
import { type Actor, guest } from '@mullion/domain/accounts/actor'
import type { Context as Request } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import { addressOf } from './request.ts'

const guestCookie = 'mullion_guest'
const guestKey = /^[A-Za-z0-9_-]{22}$/
const yearSeconds = 365 * 24 * 3600

export interface SessionSettings {
  readonly secure: boolean
  readonly trustProxy: boolean
}

/** Who a request comes from. A guest's browser without a key of its own gets one with `answer`, when that is given. */
export function actorOf(c: Request, settings: SessionSettings, answer: Headers | null): Actor {
  const address = addressOf(c, settings.trustProxy)
  const known = c.req.header('cookie') === undefined ? undefined : getCookie(c, guestCookie)
  if (known && guestKey.test(known)) return guest(known, address)
  if (!answer) return guest('', address)
  const session = randomBytes(16).toString('base64url')
  const cookie = {
    httpOnly: true,
    sameSite: 'Lax',
    secure: settings.secure,
    path: '/',
    maxAge: yearSeconds,
  } as const
  answer.append('Set-Cookie', generateCookie(guestCookie, session, cookie))
  return guest(session, address)
}
