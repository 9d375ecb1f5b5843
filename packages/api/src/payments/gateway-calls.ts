import type { PaymentRow } from '@mullion/db/payments/payment.repository'
import { AppError } from '@mullion/domain/error'
import type { PaymentGateway, Transaction } from '@mullion/integrations/payments/port'
import type { Log } from '../log.ts'
import type { Charge } from './charge.ts'

export type GatewayCalls = ReturnType<typeof createGatewayCalls>

/** True if the gateway refused before any charge: it has charged nothing and never will. */
export function isRefusal(error: unknown): error is AppError {
  if (!(error instanceof AppError)) return false
  return error.kind === 'missing' || error.kind === 'invalid' || error.code === 'payments.not_sent'
}

/**
 * Gateway calls for payments. A missing response is a separate result: the payment may or may not have gone
 * through.
 */
export function createGatewayCalls({
  gateway,
  log,
}: {
  readonly gateway: PaymentGateway
  readonly log: Log
}) {
  return {
    /** Authorizes a payment; null for no answer. Throws errors that satisfy `isRefusal`. */
    async authorise({ reference, amountCents, draft }: PaymentRow, charged: Charge) {
      const { taxCents, shippingCents } = draft
      const { source, customerId } = charged
      const buyer = customerId ? { customerId } : {}
      const amounts = { reference, amountCents, taxCents, shippingCents, ...buyer }
      try {
        return await gateway.authorise({ ...amounts, ...source })
      } catch (error) {
        if (isRefusal(error)) throw error
        log.warn({ err: error, reference }, 'The gateway gave no answer to an authorization.')
        return null
      }
    },

    /**
     * Returns the gateway's record of a payment, or null if it has none. `unanswered` means it did not reply: the card
     * may or may not have been charged.
     */
    async lookUp({ reference }: Pick<PaymentRow, 'reference'>): Promise<Transaction | null | 'unanswered'> {
      try {
        return await gateway.find(reference)
      } catch (error) {
        log.warn({ err: error, reference }, 'The gateway gave no answer to a lookup.')
        return 'unanswered'
      }
    },

    /** Saves an approved card if the buyer asked for it; a failure does not affect the order. */
    async saveCard(charged: Charge): Promise<void> {
      const { source, saveAs } = charged
      if (!source.card || !saveAs) return
      const { card } = source
      await gateway.saveCard(saveAs.customerId, { ...card, name: saveAs.name }).catch((error: unknown) => {
        log.warn({ err: error }, 'A card could not be saved after its payment.')
      })
    },

    async answers(): Promise<boolean> {
      try {
        await gateway.check()
        return true
      } catch (error) {
        log.warn({ err: error }, 'The gateway cannot be asked about payments.')
        return false
      }
    },
  }
}
