import type { ErrorKind } from '@mullion/domain/error'
import { isRecord } from '@mullion/domain/is-record'
import { TRPCClientError } from '@trpc/client'
import { callerHeaders, type ServerOptions, urlOn } from './links.ts'
import { MullionError } from './mullion-error.ts'
import { mullionErrorOf, readFields, retryAfterIn, unknownErrorText } from './read-error.ts'

const kinds: Readonly<Record<number, ErrorKind>> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  413: 'invalid',
  415: 'invalid',
  422: 'blocked',
  429: 'limited',
  502: 'unavailable',
  503: 'unavailable',
}

async function refusalOf(answer: Response): Promise<MullionError> {
  const { status, headers } = answer
  const body: unknown = await answer.json().catch(() => null)
  const { message, code, requestId } = isRecord(body) ? body : {}
  return new MullionError({
    kind: kinds[status] ?? 'unknown',
    code: typeof code === 'string' ? code : `rest.${status}`,
    message: typeof message === 'string' ? message : unknownErrorText,
    fields: readFields(body),
    requestId: typeof requestId === 'string' ? requestId : null,
    status,
    retryAfterSeconds: retryAfterIn(headers),
  })
}

/** Calls a REST path; returns its answer, or throws `MullionError` if it is not a success. */
export async function callPath(server: ServerOptions, path: string, init: RequestInit): Promise<Response> {
  const send = server.fetch ?? fetch
  const headers = { ...callerHeaders(server), ...(init.headers as Record<string, string>) }
  const sent = send(urlOn(server, path), { ...init, headers })
  const answer = await sent.catch((error: unknown) => {
    throw mullionErrorOf(TRPCClientError.from(error as Error), init.signal)
  })
  if (!answer.ok) throw await refusalOf(answer)
  return answer
}
