import type { Database } from '@mullion/db/database'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import { listAbandonedPayments, type PaymentRow } from '@mullion/db/payments/payment.repository'
import { AppError } from '@mullion/domain/error'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { GatewayCalls } from './gateway-calls.ts'
import type { ClaimNote, PaymentRecords } from './payment-records.ts'

export interface PaymentRepairDeps {
  readonly db: Database
  readonly records: PaymentRecords
  readonly calls: GatewayCalls
  readonly clock: Clock
  readonly log: Log
  /** Ends a claimed payment that no buyer is waiting for; rejects with the error a buyer would get. */
  readonly settle: (claimed: PaymentRow) => Promise<OrderRow>
}

/** A larger batch would delay payments that arrive after the repair began. */
const maxAtATime = 100

/** Ends payments that no process is working on any more. */
export function createPaymentRepair({ db, records, calls, clock, log, settle }: PaymentRepairDeps) {
  /**
   * Logs how a repair ended: usually with the error a buyer would get. Anything else is a failure the
   * operator must see.
   */
  function note({ reference }: PaymentRow, error: unknown): void {
    if (error instanceof AppError) {
      log.info({ reference, reason: error.message }, 'An unfinished payment was checked.')
    } else {
      log.error(
        { err: error, reference },
        'An unfinished payment could not be checked. The check will run again.',
      )
    }
  }

  /** Checks one payment; false while another process works on it, or once it is settled. */
  async function checkPayment(payment: PaymentRow, claimNote?: ClaimNote): Promise<boolean> {
    const claimed = await records.claim(payment, claimNote)
    if (!claimed) return false
    if (claimed.state === 'created') await records.abandon(claimed)
    else await settle(claimed).catch((error) => note(claimed, error))
    return true
  }

  return {
    checkPayment,

    /**
     * Looks up every payment that no process is working on and completes or voids it; an approval without an order is
     * voided once no buyer is waiting for it. Returns the number of payments checked.
     */
    async repair(): Promise<number> {
      if (!(await calls.answers())) return 0
      const abandoned = await listAbandonedPayments(db.read, clock(), maxAtATime)
      for (const payment of abandoned) await checkPayment(payment)
      return abandoned.length
    },
  }
}
