import type { callerOf } from '@mullion/api/root'
import type { Context as Request } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { RequestFacts } from '../http/request.ts'

/** What a REST adapter has: the procedures, called in process as whoever asks. */
export interface RestFacts {
  Variables: RequestFacts['Variables'] & { caller: ReturnType<typeof callerOf> }
}

/** The body as an object of whatever; the procedure that gets it says what is wrong with it. */
export async function jsonBody<T>(c: Request): Promise<T> {
  try {
    return await c.req.json<T>()
  } catch {
    throw new HTTPException(400, { message: 'The body must be JSON.' })
  }
}
