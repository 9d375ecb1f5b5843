import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

export const punchoutCookie = 'mullion_punchout'
const keyPattern = /^[A-Za-z0-9_-]{43}$/

/** Returns the key of the visit from a procurement system that a request belongs to; null for none. */
export function punchoutKeyOf(c: Context): string | null {
  if (!c.req.header('cookie')?.includes(punchoutCookie)) return null
  const key = getCookie(c, punchoutCookie)
  return key && keyPattern.test(key) ? key : null
}
