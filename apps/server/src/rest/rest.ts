import type { callerOf } from '@mullion/api/root'
import type { Context as Request } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { RequestFacts } from '../http/request.ts'

/** What a REST adapter has: the procedures, called in process as whoever asks. */
export interface RestFacts {
  Variables: RequestFacts['Variables'] & { caller: ReturnType<typeof callerOf> }
}

/** The body as an object of whatever; the procedure that gets it says what is wrong with it. */
export async function jsonBody<T extends object>(c: Request): Promise<T> {
  const body: unknown = await c.req.json().catch(() => null)
  if (typeof body === 'object' && body !== null) return body as T
  throw new HTTPException(400, { message: 'The body must be a JSON object.' })
}
