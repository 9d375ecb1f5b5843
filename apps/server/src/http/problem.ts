import type { Context } from 'hono'

/** Why a request was refused. */
interface Problem {
  readonly message: string
  /** Such as `checkout.quote_changed`; only paths of a version answer it. */
  readonly code: string
  readonly fields?: unknown
}

const versioned = /^\/api\/v\d+(\/|$)/

/** Returns the answer to a refused request under the keys that its path documents. */
export function problemBody(c: Context, { message, code, fields }: Problem): object {
  const key: string = c.get('errorKey') ?? 'message'
  return {
    [key]: message,
    ...(versioned.test(c.req.path) ? { code } : {}),
    ...(fields === undefined ? {} : { fields }),
  }
}
