import type { PaymentBesideOrder } from '@mullion/db/payments/payment-watch.repository'
import { type GatewayState, gatewayStateFits, isCreditedInFull } from '@mullion/domain/payments/reconcile'
import type { ListedTransaction, PaymentGateway } from '@mullion/integrations/payments/port'
import type { Log } from '../log.ts'
import { createGatewayCalls } from './gateway-calls.ts'

interface Questions {
  readonly gateway: PaymentGateway
  readonly log: Log
  /** Payments changed in this range are asked about. */
  readonly since: Date
  readonly until: Date
}

type PaymentInQuestion = Pick<
  PaymentBesideOrder,
  'reference' | 'paymentState' | 'grandTotalCents' | 'creditedCents'
>

const creditedInFull = ({ grandTotalCents, creditedCents }: PaymentInQuestion) =>
  isCreditedInFull({ grandTotalCents: grandTotalCents ?? 0, creditedCents })

/** Each call without an answer costs seconds; a gateway that gives none is not asked again in this comparison. */
const maxUnanswered = 3
const maxLookups = 500
/** For fewer payments than this, lookups cost less than a list. */
const worthListing = 20
/** The gateway's clock may differ, and a payment may change some time after it was sent. */
const marginMs = 60 * 60_000

/** Asks the gateway about the payments of one comparison, within bounds; beyond them, `unanswered`. */
export function createGatewayQuestions({ gateway, log, since, until }: Questions) {
  const calls = createGatewayCalls({ gateway, log })
  let [unanswered, lookups] = [0, 0]
  let states: Promise<ReadonlyMap<string, GatewayState>> | null = null

  async function lookedUp(payment: PaymentInQuestion): Promise<GatewayState> {
    if (unanswered >= maxUnanswered || lookups >= maxLookups) return 'unanswered'
    lookups += 1
    const found = await calls.lookUp(payment)
    if (found !== 'unanswered') return found?.state ?? null
    unanswered += 1
    return found
  }

  /** Returns the state of each reference that is on the gateway's list once; none without a list. */
  async function listed(): Promise<ReadonlyMap<string, GatewayState>> {
    const range = {
      from: new Date(Math.max(0, since.getTime() - marginMs)).toISOString(),
      to: new Date(until.getTime() + marginMs).toISOString(),
    }
    const list: readonly ListedTransaction[] = await gateway.listTransactions(range).catch((error) => {
      log.warn({ err: error }, 'The gateway gave no list, so payments are looked up one by one.')
      return []
    })
    const groups = [...Map.groupBy(list, ({ reference }) => reference).values()]
    return new Map(
      groups.flatMap(([one, ...more]) => (one && more.length === 0 ? [[one.reference, one.state]] : [])),
    )
  }

  return {
    /** Returns the gateway's states of a page of payments, in its order. */
    async statesOf(page: readonly PaymentInQuestion[]): Promise<GatewayState[]> {
      const ofCards = page.filter(({ paymentState }) => paymentState !== 'terms')
      if (ofCards.length >= worthListing) states ??= listed()
      const known = (await states) ?? new Map<string, GatewayState>()
      const found: GatewayState[] = []
      for (const payment of page) {
        const state = known.get(payment.reference)
        // A list may be older than what the payment has become since, so only a lookup shows a difference.
        const fits =
          state !== undefined && gatewayStateFits(payment.paymentState, state, creditedInFull(payment))
        if (payment.paymentState === 'terms') found.push('unasked')
        else found.push(fits ? state : await lookedUp(payment))
      }
      return found
    },
  }
}
