import { randomUUID } from 'node:crypto'
import type { Actor } from '@mullion/domain/accounts/actor'
import { paymentUnknown } from '@mullion/domain/checkout/checkout-errors'
import type { HeldPayment, HoldPaymentInput } from '@mullion/domain/checkout/hold-payment'
import type { PlaceOrderInput } from '@mullion/domain/checkout/order'
import type { Clock } from '../clock.ts'
import type { CardAttempts } from '../payments/card-attempts.ts'
import { chargeOf } from '../payments/charge.ts'
import { cartHash, newPayment } from '../payments/new-payment.ts'
import type { PaymentService } from '../payments/payment.service.ts'
import type { OrderChecks } from './order-checks.ts'

export interface HoldPaymentDeps {
  readonly payments: PaymentService
  readonly checks: OrderChecks
  readonly cardAttempts: CardAttempts
  readonly clock: Clock
}

/** First half of the documented two-step checkout: a card is approved before its order is sent. */
export function createHoldPaymentService({ payments, checks, cardAttempts, clock }: HoldPaymentDeps) {
  return {
    /** Authorizes a card for an order the actor sends afterwards; voids any payment held before. */
    async holdPayment(actor: Actor, input: HoldPaymentInput): Promise<HeldPayment> {
      const order: PlaceOrderInput = {
        ...input,
        idempotencyKey: `held-${randomUUID()}`,
        returnsAgreed: false,
      }
      const checked = await checks.checkHold(actor, order)
      await payments.checkGateway()
      const payment = await cardAttempts.startHeld(actor, () => {
        const leaseUntilAt = payments.firstLease()
        const attempt = newPayment({
          ...checked,
          actor,
          input: order,
          attemptNumber: 1,
          now: clock(),
          leaseUntilAt,
        })
        return { ...attempt, payloadHash: cartHash(input.cart) }
      })
      if (!payment) throw paymentUnknown()
      const held = await payments.hold(payment, chargeOf(actor, order))
      const { reference, gatewayId, authCode, amountCents, cardType, lastFour } = held
      return {
        heldPayment: reference,
        gatewayId: gatewayId ?? '',
        authCode: authCode ?? '',
        amountCents,
        cardType: cardType ?? '',
        lastFour: lastFour ?? '',
      }
    },
  }
}
