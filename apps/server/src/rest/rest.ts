import type { NamedBuyer } from '@mullion/api/accounts/own-user'
import type { callerOf } from '@mullion/api/root'
import { AppError } from '@mullion/domain/error'
import { parseJson } from '@mullion/domain/parse-json'
import type { Context } from 'hono'
import type { RequestFacts } from '../http/request.ts'

export type Caller = ReturnType<typeof callerOf>

export interface RestFacts {
  Variables: RequestFacts['Variables'] & {
    caller: Caller
    secure: boolean
    /** The documented error key of a path, if it is not `message`. */
    errorKey?: 'error'
    actingCaller: (internalCompanyId: unknown) => Promise<Caller>
    /** True if the request's actor may order for internal companies. */
    mayAct: boolean
    /** True if the request was sent with an API token, which gets no cookies. */
    byToken: boolean
    /** Throws if a payload names another buyer than the request's actor. */
    assertOwnBuyer: (named: NamedBuyer) => void
  }
}

/** Returns a number from a path, such as an id; NaN for anything else, which the procedure rejects. */
export function pathNumber(text: string): number {
  return /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
}

/** The error for a body that is not multipart form data; a 415. */
export function formNeeded(): AppError {
  return new AppError('invalid', 'rest.form_needed', 'The request must be sent as multipart/form-data.')
}

/** The error for a body not sent as JSON; a 415. */
export function jsonNeeded(): AppError {
  return new AppError('invalid', 'rest.json_needed', 'The request must be sent as application/json.')
}

/** More than twice the depth of any documented body. */
const deepest = 32

/** One pass over the body, so its time is linear even for a string that is never closed. */
function isTooDeep(json: string): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (sign === '"') inText = !inText
    else if (inText) at += sign === '\\' ? 1 : 0
    else if (sign === ']' || sign === '}') depth -= 1
    else if (sign === '[' || sign === '{') depth += 1
    if (depth > deepest) return true
  }
  return false
}

/** Returns the body as an unvalidated object; the procedure that gets it reports what is wrong. */
export async function jsonBody<T extends object>(c: Context): Promise<T> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw jsonNeeded()
  const text = await c.req.text()
  if (isTooDeep(text)) {
    throw new AppError('invalid', 'rest.too_deep', `The body is nested more than ${deepest} levels deep.`)
  }
  const body = parseJson(text)
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as T
  throw new AppError('invalid', 'rest.not_an_object', 'The body must be a JSON object.')
}

/** Returns the body as a form with files; throws a 415 for any other body. */
export async function multipart(c: Context): Promise<FormData> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'multipart/form-data') throw formNeeded()
  return c.req.formData().catch(() => {
    throw new AppError('invalid', 'rest.form_unreadable', 'The form could not be read.')
  })
}
