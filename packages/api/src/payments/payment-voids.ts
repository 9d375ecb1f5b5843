import type { Database } from '@mullion/db/database'
import { listHeldPayments, type PaymentRow } from '@mullion/db/payments/payment.repository'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import type { Log } from '../log.ts'
import { type PaymentRecords, PaymentTakenOver } from './payment-records.ts'

export interface PaymentVoidsDeps {
  readonly db: Database
  readonly gateway: PaymentGateway
  readonly records: PaymentRecords
  readonly log: Log
}

/** Voids approvals: the decision is stored before the void is sent, so that a crash in between can be resumed. */
export function createPaymentVoids({ db, gateway, records, log }: PaymentVoidsDeps) {
  async function finishVoid(payment: PaymentRow): Promise<void> {
    try {
      if (payment.gatewayId) await gateway.void(payment.gatewayId)
    } catch (error) {
      log.error({ err: error, reference: payment.reference }, 'A void failed and will be tried again.')
      if (payment.state === 'voiding') await records.endVoid(payment, 'attention')
      return
    }
    await records.endVoid(payment, 'voided')
  }

  async function voidApproval(
    payment: PaymentRow,
    facts: Pick<PaymentRow, 'gatewayId' | 'declineReason'>,
  ): Promise<void> {
    await finishVoid(await records.startVoid(payment, facts))
  }

  return {
    finishVoid,
    voidApproval,

    /**
     * Voids any payment that the attempt's actor held before. Each void may take the gateway's full deadline,
     * so the attempt's lease is renewed before each: otherwise a repair could treat the attempt as abandoned.
     */
    async dropHeldBefore(attempt: PaymentRow): Promise<PaymentRow> {
      let own = attempt
      for (const held of await listHeldPayments(db.read, attempt.actorId)) {
        own = await records.renew(own)
        const facts = { gatewayId: held.gatewayId, declineReason: null }
        await voidApproval(held, facts).catch((error: unknown) => {
          // Another request may take or void it at the same moment; if so, that one wins.
          if (!(error instanceof PaymentTakenOver)) throw error
        })
      }
      return own
    },
  }
}
