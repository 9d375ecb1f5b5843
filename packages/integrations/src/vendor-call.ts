import { UnreadableAnswer } from './complete-answer.ts'

export interface VendorCall {
  readonly url: string
  /** POST by default. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams
  readonly signal?: AbortSignal | undefined
  /** Aborts the call, the answer's body included; 10 s by default. */
  readonly timeoutMs?: number
  /** A longer answer counts as none; 1 MB by default. */
  readonly maxBytes?: number
}

export interface VendorReply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body as JSON; undefined if it is none. */
  readonly json: unknown
}

/** A vendor answered with a status that the caller cannot use. */
export class VendorStatus extends Error {
  readonly status: number

  constructor(vendor: string, status: number, detail = '') {
    super(`${vendor} answered with status ${status}${detail && `: ${detail}`}.`)
    this.status = status
  }
}

async function textOf(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new UnreadableAnswer('The answer is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Sends one request to a vendor and reads its whole answer, whatever its status. Follows no redirect, so that
 * credentials only go where the settings say.
 */
export async function callVendor(call: VendorCall): Promise<VendorReply> {
  const { url, method = 'POST', headers = {}, body, timeoutMs = 10_000, maxBytes = 1024 * 1024 } = call
  const limit = AbortSignal.timeout(timeoutMs)
  const signal = call.signal ? AbortSignal.any([call.signal, limit]) : limit
  const sent = body === undefined ? {} : { body }
  const response = await fetch(url, { method, headers, ...sent, redirect: 'error', signal })
  const text = await textOf(response, maxBytes)
  return { status: response.status, headers: response.headers, text, json: jsonOf(text) }
}
