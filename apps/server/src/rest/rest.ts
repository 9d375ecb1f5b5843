import type { callerOf } from '@mullion/api/root'
import type { Actor } from '@mullion/domain/accounts/actor'
import type { Context as Request } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { RequestFacts } from '../http/request.ts'

/** What a REST adapter has: whoever asks, and the procedures called in process as them. */
export interface RestFacts {
  Variables: RequestFacts['Variables'] & { caller: ReturnType<typeof callerOf>; actor: Actor }
}

/** A number in a path, such as an id; NaN for anything else, which the procedure refuses. */
export function pathNumber(text: string): number {
  return /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
}

/** The body as an object of whatever; the procedure that gets it says what is wrong with it. */
export async function jsonBody<T extends object>(c: Request): Promise<T> {
  const body: unknown = await c.req.json().catch(() => null)
  if (typeof body === 'object' && body !== null) return body as T
  throw new HTTPException(400, { message: 'The body must be a JSON object.' })
}
