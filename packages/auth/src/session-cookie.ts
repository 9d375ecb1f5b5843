import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'better-auth/cookies'

export const cookiePrefix = 'mullion'

/**
 * Reads the token from the session cookie that the library signs: the token, a dot, and its HMAC-SHA-256 in Base64.
 * Asking the library instead would cost over a millisecond on every request.
 */
export function createTokenReader({ secret, secure }: { readonly secret: string; readonly secure: boolean }) {
  const name = `${secure ? '__Secure-' : ''}${cookiePrefix}.session_token`

  return function readToken(headers: Headers): string | null {
    const cookie = parseCookies(headers.get('cookie') ?? '').get(name)
    const [, token, signature] = /^([^.]+)\.([A-Za-z0-9+/]{43}=)$/.exec(decoded(cookie ?? '')) ?? []
    if (!token || !signature) return null
    const expected = createHmac('sha256', secret).update(token).digest()
    return timingSafeEqual(expected, Buffer.from(signature, 'base64')) ? token : null
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
