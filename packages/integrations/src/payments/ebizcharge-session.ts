import { AppError } from '@mullion/domain/error'
import {
  createEbizchargeCall,
  type EbizchargeAccount,
  EbizchargeFault,
  EbizchargeUnreached,
} from './ebizcharge-client.ts'
import { gatewayRefused, noAnswer, notSent } from './errors.ts'

type Members = Readonly<Record<string, unknown>>

/** Calls an operation with these members, within a time limit. */
export type Ask = (operation: string, members: Members) => Promise<unknown>

export type EbizchargeSession = ReturnType<typeof createEbizchargeSession>

const isRefusal = (error: unknown) => error instanceof EbizchargeFault || error instanceof EbizchargeUnreached
const isTimeout = (error: unknown) =>
  error instanceof AppError && error.cause instanceof Error && error.cause.name === 'TimeoutError'

/** True if the gateway does not know what was asked for. */
export const isMissing = (error: unknown): boolean => error instanceof EbizchargeFault && error.missing

/** Returns the error to throw from the gateway. */
export function outward(error: unknown): unknown {
  if (error instanceof EbizchargeFault) return gatewayRefused(error)
  return error instanceof EbizchargeUnreached ? noAnswer(error) : error
}

export interface EbizchargeLimits {
  /** Of a call that moves money. */
  readonly timeoutMs: number
  /** Of any other call. */
  readonly askMs: number
}

/** Opens calls to an account, and remembers whether it answers. */
export function createEbizchargeSession(account: EbizchargeAccount, { timeoutMs, askMs }: EbizchargeLimits) {
  const send = createEbizchargeCall(account)
  let silent = false

  async function call(operation: string, members: Members, limitMs: number): Promise<unknown> {
    try {
      const answer = await send(operation, members, { timeoutMs: limitMs })
      silent = false
      return answer
    } catch (error) {
      silent = !(error instanceof EbizchargeFault) || error.credentials
      throw error
    }
  }

  const ask: Ask = (operation, members) => call(operation, members, askMs)

  return {
    ask,

    /** Asks once more after no answer; only for questions, never for what moves money or adds a record. */
    askTwice: ((operation, members) =>
      ask(operation, members).catch((error: unknown) => {
        if (isRefusal(error) || isTimeout(error)) throw error
        return ask(operation, members)
      })) satisfies Ask,

    /** Sends a command that moves money, never twice. */
    command: ((operation, members) => call(operation, members, timeoutMs)) satisfies Ask,

    /** Sends a charge. One that the gateway refused to handle throws `payments.not_sent`: it charged nothing. */
    async charge(operation: string, members: Members): Promise<unknown> {
      try {
        return await call(operation, members, timeoutMs)
      } catch (error) {
        throw isRefusal(error) && !isMissing(error) ? notSent(error) : error
      }
    },

    /** After a call without an answer, asks the account for its settings, which is cheap; throws `payments.not_sent`. */
    async check(): Promise<void> {
      if (!silent) return
      await ask('GetMerchantTransactionData', {}).catch((error: unknown) => {
        throw notSent(error)
      })
    },
  }
}
