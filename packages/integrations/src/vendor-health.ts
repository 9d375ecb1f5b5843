import { AsyncLocalStorage } from 'node:async_hooks'
import { probeFailedCode, type Vendor, type VendorFailureKind } from '@mullion/domain/analytics/vendor-health'
import { AppError } from '@mullion/domain/error'
import { isBrokenCircuitError, isTaskCancelledError } from 'cockatiel'
import { UnreadableAnswer } from './complete-answer.ts'

/** Why a call failed: how, and the code that names it. Codes only, never an error's text, which may quote what was sent. */
export interface VendorFailure {
  readonly kind: VendorFailureKind
  readonly code: string
}

/** One call of a vendor; `failure` is null for an answer, also for one that refuses by rule. */
export interface VendorCall {
  readonly ms: number
  readonly failure: VendorFailure | null
  /** For how long the call opened its circuit. */
  readonly openForMs?: number | undefined
}

/** Asks a vendor a harmless question; the answer is counted. */
export type VendorQuestion = (signal: AbortSignal) => Promise<unknown>

/** Where calls of vendors are counted. */
export interface VendorCounter {
  /** Makes a vendor known before its first call. */
  register(vendor: Vendor, question?: VendorQuestion): void
  add(vendor: Vendor, call: VendorCall): void
}

const safeCode = /^[\w.:-]{1,60}$/
const noAnswerCodes =
  /^(ECONN|ENOTFOUND|ETIMEDOUT|ETIME|ESOCKET|EHOSTUNREACH|ENETUNREACH|EPIPE|EAI_|EDNS|ETLS|UND_ERR_|CERT_|ERR_TLS_|SELF_SIGNED)/
/** Errors of adapters that say that nothing came. */
const silent: ReadonlySet<string> = new Set(['EbizchargeUnreached', 'StorageSilent'])
const refusedStatuses: ReadonlySet<number> = new Set([401, 403, 407, 429])
/** Codes for what a mail server says about a recipient or a message, except that it is closing down. */
const aboutRecipient = /^(EENVELOPE|EMESSAGE)$/
const closingDown = 421

/** The vendor answered, but refuses this store: its credentials are wrong, or it has made too many calls. */
export class VendorRefusal extends Error {
  override readonly name = 'VendorRefusal'
}

function chainOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let each = error; each instanceof Error && chain.length < 8; each = each.cause) chain.push(each)
  return chain
}

function numberOf(error: Error, ...names: readonly string[]): number | null {
  const values = names.map((name) => (error as unknown as Record<string, unknown>)[name])
  const found = values.find((value) => typeof value === 'number')
  return typeof found === 'number' ? found : null
}

function codeOf(error: Error): string | null {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && safeCode.test(code) ? code : null
}

const statusOf = (error: Error) => numberOf(error, 'status', 'statusCode')

function kindOf(error: Error): VendorFailureKind | null {
  const [status, code] = [statusOf(error), codeOf(error) ?? '']
  if (error instanceof UnreadableAnswer) return 'error'
  if (error instanceof VendorRefusal) return 'refused'
  if (silent.has(error.constructor.name)) return 'no_answer'
  if (isTaskCancelledError(error) || error.name === 'TimeoutError' || error.name === 'AbortError') {
    return 'no_answer'
  }
  if (status !== null && status >= 400) return refusedStatuses.has(status) ? 'refused' : 'error'
  if (code === 'EAUTH' || code === 'EACCES' || code === 'EPERM') return 'refused'
  if (noAnswerCodes.test(code)) return 'no_answer'
  return null
}

const refusesRequest = (error: Error) => {
  const status = statusOf(error) ?? 0
  return status >= 400 && status < 500 && !refusedStatuses.has(status)
}

/** An error that is an answer: the request was refused by rule. */
function isRule([error, ...causes]: readonly Error[]): boolean {
  if (!error) return false
  if (aboutRecipient.test(codeOf(error) ?? '')) return numberOf(error, 'responseCode') !== closingDown
  if (!(error instanceof AppError)) return false
  if (error.kind !== 'unavailable') return true
  // An address that cannot be priced, unlike a carrier that did not answer.
  const isAboutAddress = error.code === 'checkout.quote_failed' && error.details.unanswered !== true
  return isAboutAddress && causes.every((cause) => kindOf(cause) === null || refusesRequest(cause))
}

/**
 * Returns why a call failed; null if the vendor answered, if only to refuse by rule; `unasked` if no call was made
 * because its circuit is open.
 */
export function failureOf(error: unknown): VendorFailure | null | 'unasked' {
  const chain = chainOf(error)
  const [outer] = chain
  if (chain.some(isBrokenCircuitError)) return 'unasked'
  if (isRule(chain)) return null
  const found = chain.findLast((each) => kindOf(each) !== null)
  if (found) return { kind: kindOf(found) ?? 'error', code: failureCode(found) }
  const isSilent = chain.length === 1 && outer instanceof AppError && outer.code.endsWith('.no_answer')
  return { kind: isSilent ? 'no_answer' : 'error', code: failureCode(chain.at(-1)) }
}

function failureCode(error: Error | undefined): string {
  if (!error) return 'unknown'
  const status = statusOf(error)
  if (status !== null) return `HTTP ${status}`
  return codeOf(error) ?? (safeCode.test(error.name) ? error.name : 'Error')
}

interface CallUnderWay {
  trouble?: unknown
  openForMs?: number
}
const underWay = new AsyncLocalStorage<CallUnderWay>()

/** Says that the call under way failed although its port will answer, such as a check that fails closed. */
export function noteTrouble(error: unknown): void {
  const call = underWay.getStore()
  if (call) call.trouble = error
}

/** Says that the call under way opened its circuit. */
export function noteOpenCircuit(forMs: number): void {
  const call = underWay.getStore()
  if (call) call.openForMs = forMs
}

/** Asks a vendor a harmless question, past its port. */
interface Probe {
  run(signal: AbortSignal): Promise<{ readonly ok: boolean }>
}

export interface WatchedVendor<Port> extends Vendor {
  /** The calls that ask the vendor; all of them by default. */
  readonly asks?: readonly (keyof Port & string)[]
  /** Asked while the vendor fails, so that it is known to be back although nobody orders. */
  readonly probe?: Probe | undefined
}

const probeFailed = () => Object.assign(new Error('The probe found a problem.'), { code: probeFailedCode })

/**
 * Wraps a port so that each of its calls is counted for a vendor: how long it took, and whether and how it failed.
 * Answers, errors and everything else about the port stay as they are.
 */
export function withHealth<Port extends object>(
  { asks, probe, ...vendor }: WatchedVendor<Port>,
  port: Port,
  counter: VendorCounter,
): Port {
  async function counted(call: () => Promise<unknown>): Promise<unknown> {
    const startedAt = performance.now()
    const noted: CallUnderWay = {}
    try {
      return await underWay.run(noted, call)
    } catch (error) {
      noted.trouble = error ?? new Error('Rejected without an error.')
      throw error
    } finally {
      const failure = noted.trouble === undefined ? null : failureOf(noted.trouble)
      const { openForMs } = noted
      if (failure !== 'unasked')
        counter.add(vendor, { ms: performance.now() - startedAt, failure, openForMs })
    }
  }
  const ask: VendorQuestion | undefined =
    probe &&
    ((signal) =>
      counted(async () => {
        const { ok } = await probe.run(signal)
        if (!ok) noteTrouble(probeFailed())
      }))
  counter.register(vendor, ask)
  return new Proxy(port, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      const isCounted = asks === undefined || (asks as readonly (string | symbol)[]).includes(name)
      return (...args: unknown[]) =>
        isCounted ? counted(() => method.apply(target, args)) : method.apply(target, args)
    },
  })
}
