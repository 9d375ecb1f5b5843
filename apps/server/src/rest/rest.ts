import type { callerOf } from '@mullion/api/root'
import { AppError } from '@mullion/domain/error'
import { parseJson } from '@mullion/domain/parse-json'
import type { Context } from 'hono'
import type { RequestFacts } from '../http/request.ts'

/** The procedures, called in process as whoever asks. */
export type Caller = ReturnType<typeof callerOf>

/** What a REST adapter has: whoever asks, and the procedures called in process as them. */
export interface RestFacts {
  Variables: RequestFacts['Variables'] & {
    caller: Caller
    /** True where cookies travel over HTTPS alone. */
    secure: boolean
    /** What the documented error of a path is called, where it is not `message`. */
    errorKey?: 'error'
    /** The procedures as the same person ordering for the internal company that a payload names. */
    callerActingFor: (internalCompanyId: unknown) => Promise<Caller>
  }
}

/** A number in a path, such as an id; NaN for anything else, which the procedure refuses. */
export function pathNumber(text: string): number {
  return /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
}

/** The refusal of a body that is not a form with files; a 415. */
export function formNeeded(): AppError {
  return new AppError('invalid', 'rest.form_needed', 'The request must be sent as multipart/form-data.')
}

/** The refusal of a body that does not say that it is JSON; a 415. */
export function jsonNeeded(): AppError {
  return new AppError('invalid', 'rest.json_needed', 'The request must be sent as application/json.')
}

/** No documented body is half as deep. */
const deepest = 32

function isTooDeep(json: string): boolean {
  let depth = 0
  for (const [sign] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > deepest) return true
  }
  return false
}

/** The body as an object of whatever; the procedure that gets it says what is wrong with it. */
export async function jsonBody<T extends object>(c: Context): Promise<T> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw jsonNeeded()
  const text = await c.req.text()
  if (isTooDeep(text)) {
    throw new AppError('invalid', 'rest.too_deep', `The body is nested more than ${deepest} levels deep.`)
  }
  const body = parseJson(text)
  if (typeof body === 'object' && body !== null) return body as T
  throw new AppError('invalid', 'rest.not_an_object', 'The body must be a JSON object.')
}

/** The body as a form with files; throws a 415 for any other. */
export async function multipart(c: Context): Promise<FormData> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'multipart/form-data') throw formNeeded()
  return c.req.formData().catch(() => {
    throw new AppError('invalid', 'rest.form_unreadable', 'The form could not be read.')
  })
}
