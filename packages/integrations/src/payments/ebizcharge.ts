import { readResponse, reasonOf } from './ebizcharge-answers.ts'
import { createEbizchargeCards } from './ebizcharge-cards.ts'
import { createEbizchargeCharges, flags } from './ebizcharge-charges.ts'
import type { EbizchargeAccount } from './ebizcharge-client.ts'
import { createEbizchargeCustomers } from './ebizcharge-customers.ts'
import { createEbizchargeLookups } from './ebizcharge-lookups.ts'
import { createEbizchargeSession, isMissing, outward } from './ebizcharge-session.ts'
import { captureRefused, noAnswer, voidRefused } from './errors.ts'
import type { GatewayCustomers } from './gateway-customers.ts'
import type { Authorisation, PaymentGateway } from './port.ts'
import { checkAmount, repeated } from './sandbox-decision.ts'

export interface EbizchargeOptions {
  readonly account: EbizchargeAccount
  readonly customers: GatewayCustomers
  /** Limit of a call that moves money. */
  readonly timeoutMs?: number
  /** Limit of any other call. */
  readonly askMs?: number
  readonly clock?: () => Date
  /** Told how many transactions of somebody else a list leaves out because they cannot be read. */
  readonly onUnread?: (count: number) => void
}

/** Passes on the gateway's methods with errors of the store. */
function withOwnErrors(gateway: PaymentGateway): PaymentGateway {
  const own =
    <Args extends unknown[], Answer>(method: (...args: Args) => Promise<Answer>) =>
    (...args: Args) =>
      method(...args).catch((error: unknown): never => {
        throw outward(error)
      })
  return {
    sandbox: gateway.sandbox,
    check: own(gateway.check),
    authorise: own(gateway.authorise),
    capture: own(gateway.capture),
    void: own(gateway.void),
    credit: own(gateway.credit),
    listCredits: own(gateway.listCredits),
    find: own(gateway.find),
    listTransactions: own(gateway.listTransactions),
    listCards: own(gateway.listCards),
    saveCard: own(gateway.saveCard),
    removeCard: own(gateway.removeCard),
  }
}

/**
 * Creates the gateway of a store with an EBizCharge account, over its Connect REST API: authorizes with AuthOnly under
 * our reference as OrderID, captures, and voids with Void or, once captured, CreditVoid. Approved is only what has
 * ResultCode A; what is not certain is looked up. A part of a charge is given back with Credit.
 */
export function createEbizcharge(options: EbizchargeOptions): PaymentGateway {
  const { account, customers, timeoutMs = 30_000, askMs = 10_000, clock = () => new Date() } = options
  const { onUnread = () => undefined } = options
  const session = createEbizchargeSession(account, { timeoutMs, askMs })
  const { find, known, list, credits } = createEbizchargeLookups({ askTwice: session.askTwice, onUnread })
  const own = createEbizchargeCustomers({ ask: session.ask, customers })
  const cards = createEbizchargeCards({ ask: session.ask, customers: own, clock })
  const charges = createEbizchargeCharges({ session, cards, find, clock })
  /** Authorizations under way in this process, by reference. */
  const underWay = new Map<string, Promise<Authorisation>>()

  /** Runs a command on an earlier transaction; true if it was approved. */
  async function ran(command: string, refNum: string, facts: object = {}): Promise<boolean> {
    const tran = { command, refNum, ...flags, ...facts }
    try {
      const { resultcode } = readResponse(await session.command('runTransaction', { tran }))
      return /^A$/i.test(resultcode)
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
  }

  return withOwnErrors({
    sandbox: false,
    check: session.check,

    async authorise(request) {
      const { reference } = request
      const answering = underWay.get(reference)
      if (answering) return repeated(await answering)
      checkAmount(request)
      const answer = charges.authorise(request)
      underWay.set(reference, answer)
      return answer.finally(() => underWay.delete(reference))
    },

    async capture(gatewayId) {
      if (await ran('Capture', gatewayId)) return
      const { state } = await known(gatewayId)
      if (state !== 'captured') throw captureRefused(gatewayId, state)
    },

    /** A second CreditVoid after the batch closed would give money back twice, so the state is asked first. */
    async void(gatewayId) {
      const { reference: orderID, state, amountCents } = await known(gatewayId)
      if (state === 'voided' || state === 'declined') return
      const details = { orderID, amount: amountCents / 100 }
      if (await ran(state === 'captured' ? 'CreditVoid' : 'Void', gatewayId, { details })) return
      const after = await known(gatewayId)
      if (after.state !== 'voided') throw voidRefused(gatewayId, after.state)
    },

    /** The credit has the order id of its charge, so that both are found together, and our reference as its invoice. */
    async credit(request) {
      const { gatewayId, reference, amountCents } = request
      checkAmount(request)
      const charge = await known(gatewayId)
      const given = async () => (await credits(charge.reference)).find((each) => each.reference === reference)
      const earlier = await given()
      if (earlier) return { outcome: 'credited', gatewayId: earlier.gatewayId }
      if (charge.state !== 'captured')
        return { outcome: 'refused', reason: `A ${charge.state} transaction cannot be credited.` }
      const details = { orderID: charge.reference, invoice: reference, amount: amountCents / 100 }
      const tran = { command: 'Credit', refNum: gatewayId, ...flags, details }
      const answer = readResponse(await session.command('runTransaction', { tran }))
      const result = answer.resultcode.toUpperCase()
      if (result === 'A') {
        if (answer.refnum === '') throw noAnswer(new Error('A credit has no number.'))
        return { outcome: 'credited', gatewayId: answer.refnum }
      }
      if (result !== 'D' && result !== 'E') throw noAnswer(new Error('A credit has no result.'))
      // An error gave nothing back, unless the gateway's own record says otherwise.
      const despite = await given()
      return despite
        ? { outcome: 'credited', gatewayId: despite.gatewayId }
        : { outcome: 'refused', reason: reasonOf(answer) }
    },

    listCredits: async (gatewayId) => credits((await known(gatewayId)).reference),
    find,
    listTransactions: list,
    listCards: cards.list,
    saveCard: cards.save,
    removeCard: cards.remove,
  })
}
