import type { Database } from '@mullion/db/database'
import { findPaymentByReference } from '@mullion/db/payments/payment.repository'
import {
  listOrdersWithoutPayment,
  listPaymentsBesideOrders,
  type PaymentBesideOrder,
} from '@mullion/db/payments/payment-watch.repository'
import {
  type Finding,
  findingsOf,
  type GatewayState,
  type Reconciliation,
} from '@mullion/domain/payments/reconcile'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import { claimedSweep } from '../claimed-sweep.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { createGatewayCalls } from './gateway-calls.ts'
import { createGatewayQuestions } from './gateway-questions.ts'
import type { PaymentService } from './payment.service.ts'
import { PaymentTakenOver } from './payment-records.ts'

export interface ReconciliationDeps {
  readonly db: Database
  readonly gateway: PaymentGateway
  readonly payments: Pick<PaymentService, 'voidLate'>
  readonly clock: Clock
  readonly log: Log
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Changes of the last minutes may not have reached both books yet. */
const settlingMs = 2 * 60_000
const pageSize = 200
/** Findings beyond this are not listed: so many mean that the problem is not a single payment. */
const maxFindings = 500

export function createReconciliationService(deps: ReconciliationDeps) {
  const { db, gateway, payments: attempts, clock, log } = deps
  const calls = createGatewayCalls({ gateway, log })

  function findingsAbout(payment: PaymentBesideOrder, gatewayState: GatewayState): Finding[] {
    const { reference, orderNumber, paymentState, amountCents, orderState, grandTotalCents } = payment
    const { creditedCents } = payment
    const order =
      orderState === null ? null : { state: orderState, grandTotalCents: grandTotalCents ?? 0, creditedCents }
    const kinds = findingsOf({ paymentState, amountCents, order, gateway: gatewayState })
    return kinds.map((kind) => {
      return { kind, reference, orderNumber, paymentState, orderState, gateway: gatewayState }
    })
  }

  async function ordersWithoutPayment(since: Date): Promise<Finding[]> {
    const rows = await listOrdersWithoutPayment(db.read, { since, limit: maxFindings })
    return rows.map(({ number, paymentState }) => ({
      kind: 'order_without_payment',
      reference: null,
      orderNumber: number,
      paymentState: null,
      orderState: paymentState,
      gateway: 'unasked',
    }))
  }

  /** Compares what changed since an instant, by default the last day. */
  async function compare(since = new Date(clock().getTime() - dayMs)): Promise<Reconciliation> {
    const at = clock()
    const until = new Date(at.getTime() - settlingMs)
    const questions = createGatewayQuestions({ gateway, log, since, until: at })
    const findings = await ordersWithoutPayment(since)
    let [payments, unanswered] = [0, 0]
    let after: PaymentBesideOrder | null = null
    for (;;) {
      const range = { since, until, after, limit: pageSize }
      const page: PaymentBesideOrder[] = await listPaymentsBesideOrders(db.read, range)
      const states = await questions.statesOf(page)
      findings.push(...page.flatMap((payment, index) => findingsAbout(payment, states[index] ?? null)))
      unanswered += states.filter((state) => state === 'unanswered').length
      payments += page.length
      after = page.at(-1) ?? after
      if (page.length < pageSize || findings.length >= maxFindings) break
    }
    const shown = findings.slice(0, maxFindings)
    return { at: at.toISOString(), since: since.toISOString(), payments, unanswered, findings: shown }
  }

  /** Voids an approval that the gateway gave after the store had stopped asking for it; false for any other finding. */
  async function voidLate({ reference, paymentState, gateway }: Finding): Promise<boolean> {
    if (reference === null || paymentState !== 'abandoned' || gateway !== 'authorised') return false
    const payment = await findPaymentByReference(db.read, reference)
    const found = payment && (await calls.lookUp(payment))
    if (payment?.state !== 'abandoned' || !found || found === 'unanswered') return false
    if (found.state !== 'authorised') return false
    try {
      await attempts.voidLate(payment, found)
    } catch (error) {
      // Another server is voiding it.
      if (error instanceof PaymentTakenOver) return true
      log.error({ err: error, reference }, 'A late approval could not be voided.')
      return false
    }
    log.warn({ reference }, 'An approval came after its attempt was abandoned, and is being voided.')
    return true
  }

  /** Compares the last day, voids late approvals, and logs every other disagreement for monitoring. */
  async function report(since?: Date): Promise<void> {
    const { findings, payments, unanswered } = await compare(since)
    for (const finding of findings) {
      if (!(await voidLate(finding))) log.error({ ...finding }, 'Payments and orders do not agree.')
    }
    log.info({ payments, unanswered, findings: findings.length }, 'Payments were compared with orders.')
  }

  return {
    compare,
    report,

    /** Reports once an hour, on one of the store's servers. */
    reportDue: () => claimedSweep({ db, clock }, { name: 'payments', everyMs: hourMs, run: () => report() }),
  }
}
