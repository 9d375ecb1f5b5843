import type { PaymentRow } from '@mullion/db/payments/payment.repository'
import { AppError } from '@mullion/domain/error'
import type { PaymentGateway, Transaction } from '@mullion/integrations/payments/port'
import type { Log } from '../log.ts'
import type { Charge } from './charge.ts'

export type GatewayCalls = ReturnType<typeof createGatewayCalls>

interface GatewayCallsDeps {
  readonly gateway: PaymentGateway
  readonly log: Log
  /** How long a paid order waits for its card to be saved; saving goes on after that. */
  readonly saveWaitMs?: number
}

/** Waits for work, but no longer than `ms`. */
async function atMost(ms: number, work: Promise<void>): Promise<void> {
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  await Promise.race([work, over])
  clearTimeout(timer)
}

/** True if the gateway refused before any charge: it has charged nothing and never will. */
export function isRefusal(error: unknown): error is AppError {
  if (!(error instanceof AppError)) return false
  return error.kind === 'missing' || error.kind === 'invalid' || error.code === 'payments.not_sent'
}

/**
 * Gateway calls for payments. A missing response is a separate result: the payment may or may not have gone
 * through.
 */
export function createGatewayCalls({ gateway, log, saveWaitMs = 5000 }: GatewayCallsDeps) {
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

    /** Saves an approved card if the buyer asked for it; a failure or a slow gateway does not affect the order. */
    async saveCard(charged: Charge): Promise<void> {
      const { source, saveAs } = charged
      if (!source.card || !saveAs) return
      const { card } = source
      const named = { ...card, name: saveAs.name }
      const saving = gateway.saveCard(saveAs.customerId, named).then(
        () => undefined,
        (error: unknown) => log.warn({ err: error }, 'A card could not be saved after its payment.'),
      )
      await atMost(saveWaitMs, saving)
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
