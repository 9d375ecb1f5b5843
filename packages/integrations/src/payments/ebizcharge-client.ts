import { isRecord } from '@mullion/domain/is-record'
import { noAnswer } from './errors.ts'

/** A merchant's account at EBizCharge; the credentials also choose between its sandbox and production. */
export interface EbizchargeAccount {
  /** Such as `https://ebiz-api1.ebizcharge.net/v1`. */
  readonly url: string
  readonly subscriptionKey: string
  readonly securityId: string
  readonly userId: string
  readonly password: string
}

/** EBizCharge refused a call without acting on it. */
export class EbizchargeFault extends Error {
  readonly status: number
  readonly missing: boolean

  constructor(status: number, text: string) {
    super(`EBizCharge refused the call with status ${status}: ${text}`)
    this.status = status
    this.missing = status === 404 || /not found/i.test(text)
  }

  /** True if the credentials are wrong, or have expired. */
  get credentials(): boolean {
    return this.status === 401 || this.status === 403
  }
}

/** No connection to EBizCharge came about, so nothing was sent. */
export class EbizchargeUnreached extends Error {}

/** With these statuses nothing was done. Any other error may have come after the charge. */
const refusals = new Set([400, 401, 403, 404, 405, 413, 415, 422, 429])
const unconnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])
/** A page of transactions has less than half of this. */
const maxAnswerBytes = 4 * 1024 * 1024
const maxFaultText = 120

/** Sends one call and returns its result, with all keys in lower case. */
export type EbizchargeCall = (
  operation: string,
  members: Readonly<Record<string, unknown>>,
  options: { readonly timeoutMs: number; readonly signal?: AbortSignal },
) => Promise<unknown>

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** The API spells keys in PascalCase and camelCase. */
function lowerKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lowerKeys)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key.toLowerCase(), lowerKeys(each)]))
}

async function boundedText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    if (bytes > maxAnswerBytes) throw new Error('The answer is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Returns undefined for what is not JSON; the parser's own error would quote the answer. */
function parsed(text: string): unknown {
  try {
    return lowerKeys(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Returns what may be logged of a text that the gateway sent: one short line without long numbers. */
export function gatewayText(text: string): string {
  return text
    .replace(/\d(?:[ -]?\d){7,}/g, '…')
    .replace(/[^\x20-\x7E…]+/g, ' ')
    .trim()
    .slice(0, maxFaultText)
}

function faultText(body: unknown): string {
  if (!isRecord(body)) return ''
  const inner = isRecord(body.fault) ? body.fault : body
  const found = [inner.faultstring, inner.message, inner.error, inner.faultcode].find(
    (each) => typeof each === 'string',
  )
  return gatewayText(String(found ?? ''))
}

function unwrapped(operation: string, body: unknown): unknown {
  const name = operation.toLowerCase()
  const outer = isRecord(body) ? (body[`${name}response`] ?? body) : undefined
  return isRecord(outer) ? outer[`${name}result`] : undefined
}

function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined
  return isRecord(cause) || cause instanceof Error ? (cause as { code?: unknown }).code : undefined
}

/**
 * Returns how to call an account. A call throws `EbizchargeFault` or `EbizchargeUnreached` when it certainly had no
 * effect, and `payments.no_answer` when that is not known. No error says what was sent.
 */
export function createEbizchargeCall(account: EbizchargeAccount): EbizchargeCall {
  const { url, subscriptionKey, securityId, userId, password } = account
  const base = url.replace(/\/+$/, '')
  const securityToken = { securityId, userId, password }

  return async (operation, members, { timeoutMs, signal }) => {
    const deadline = AbortSignal.timeout(timeoutMs)
    let answer: Response
    let text: string
    try {
      answer = await fetch(`${base}/${operation}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'EBizSubscription-Key': subscriptionKey },
        body: JSON.stringify({ [lowerFirst(operation)]: { securityToken, ...members } }),
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      })
      text = await boundedText(answer)
    } catch (error) {
      if (unconnected.has(String(codeOf(error)))) {
        throw new EbizchargeUnreached('EBizCharge cannot be reached.', { cause: error })
      }
      throw noAnswer(error)
    }
    const body = parsed(text)
    if (refusals.has(answer.status)) throw new EbizchargeFault(answer.status, faultText(body))
    const { ok, status } = answer
    if (!ok)
      throw noAnswer(Object.assign(new Error(`EBizCharge answered with status ${status}.`), { status }))
    const result = unwrapped(operation, body)
    if (result === undefined) throw noAnswer(new Error('The answer of EBizCharge cannot be read.'))
    return result
  }
}
