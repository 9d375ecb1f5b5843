import { signedOutCode } from '@mullion/domain/accounts/account-errors'
import { AppError, type ErrorKind, errorKinds } from '@mullion/domain/error'
import { isRecord } from '@mullion/domain/is-record'
import { TRPCClientError } from '@trpc/client'
import { abortedError, MullionError } from './mullion-error.ts'

export const networkErrorText = 'Network error. Please try again.'
export const unknownErrorText = 'Something went wrong. Please try again.'

/** What a screen may know about an error. `fields` maps an input path to its error text. */
export type ReadableError = Readonly<Pick<MullionError, 'message' | 'fields' | 'code' | 'requestId' | 'kind'>>

const kinds: ReadonlySet<string> = new Set(errorKinds)

const isKind = (value: unknown): value is ErrorKind => typeof value === 'string' && kinds.has(value)

export function readFields(details: unknown): Record<string, string> {
  const fields = isRecord(details) ? details.fields : null
  if (!isRecord(fields)) return {}
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function plain(kind: 'network' | 'unknown', code: string, message: string): ReadableError {
  return { message, fields: {}, code, requestId: null, kind }
}

function readAnswer(error: TRPCClientError<never>): ReadableError {
  const data: unknown = error.data
  if (!isRecord(data)) {
    return error.cause instanceof TypeError
      ? plain('network', 'client.network', networkErrorText)
      : plain('unknown', 'client.unreadable', unknownErrorText)
  }
  return {
    message: error.message || unknownErrorText,
    fields: readFields(data.details),
    code: typeof data.appCode === 'string' ? data.appCode : 'client.unknown',
    requestId: typeof data.requestId === 'string' ? data.requestId : null,
    kind: isKind(data.kind) ? data.kind : 'unknown',
  }
}

/** Converts any thrown value for display: a server error, a lost connection, or a fault in the client. */
export function readError(error: unknown): ReadableError {
  if (error instanceof TRPCClientError) return readAnswer(error)
  if (error instanceof MullionError) {
    const { message, fields, code, requestId, kind } = error
    return { message, fields, code, requestId, kind }
  }
  if (error instanceof AppError) {
    const { message, code, kind, details } = error
    return { message, code, kind, fields: readFields(details), requestId: null }
  }
  return plain('unknown', 'client.unknown', unknownErrorText)
}

/** What Chromium, Firefox and Safari call a request without an answer, and an answer that breaks off. */
const lostConnectionTexts: ReadonlySet<string> = new Set([
  'Failed to fetch',
  'network error',
  'NetworkError when attempting to fetch resource.',
  'Error in input stream',
  'Load failed',
  'The network connection was lost.',
])

/** True if there was no connection to the server, or the page was left; false for code that failed to load. */
export function isLostConnection(error: unknown): boolean {
  if (error instanceof TypeError) return lostConnectionTexts.has(error.message)
  return readError(error).kind === 'network'
}

/** True for the server's answer to a page that is wrong about who is signed in. */
export function isSignedOut(error: unknown): boolean {
  return Boolean(error) && readError(error).code === signedOutCode
}

/** True if the same call may well succeed a moment later. */
export function isTransient(error: unknown): boolean {
  const { kind } = readError(error)
  return kind === 'network' || kind === 'unavailable'
}

/** Returns the HTTP response that an error came with, if there was one. */
function responseOf({ meta }: TRPCClientError<never>): Response | null {
  return meta?.response instanceof Response ? meta.response : null
}

/** Returns the seconds of a Retry-After header; null without one. */
export function retryAfterIn(headers: Headers | undefined): number | null {
  const seconds = headers?.get('retry-after')
  return seconds && /^\d+$/.test(seconds) ? Number(seconds) : null
}

/** Converts anything that a call threw to the one error that callers of the client see. */
export function mullionErrorOf(error: unknown, signal?: AbortSignal | null): MullionError {
  if (error instanceof MullionError) return error
  if (signal?.aborted) return abortedError(signal.reason)
  const read = readError(error)
  const response = error instanceof TRPCClientError ? responseOf(error) : null
  const data: unknown = error instanceof TRPCClientError ? error.data : null
  const status = isRecord(data) && typeof data.httpStatus === 'number' ? data.httpStatus : response?.status
  return new MullionError({
    ...read,
    status: status ?? null,
    retryAfterSeconds: retryAfterIn(response?.headers),
    cause: error,
  })
}
