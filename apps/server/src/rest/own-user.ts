import { userMissing } from '@mullion/domain/accounts/account-errors'
import type { Context as Request } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { RestFacts } from './rest.ts'

/**
 * Answers 404 when a request names somebody else as its user. Who acts is the session's to say; a name is compared, never
 * used, and may be left out.
 */
export function refuseAnother(c: Request<RestFacts>, userId: unknown): void {
  const own = c.get('actor').userId
  if (own === null || userId === undefined || userId === null || String(userId) === String(own)) return
  throw new HTTPException(404, { message: userMissing().message })
}
