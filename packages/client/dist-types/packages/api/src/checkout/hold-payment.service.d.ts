import type { Actor } from '@mullion/domain/accounts/actor';
import type { HeldPayment, HoldPaymentInput } from '@mullion/domain/checkout/hold-payment';
import type { Clock } from '../clock.ts';
import type { CardAttempts } from '../payments/card-attempts.ts';
import type { PaymentService } from '../payments/payment.service.ts';
import type { OrderChecks } from './order-checks.ts';
export interface HoldPaymentDeps {
    readonly payments: PaymentService;
    readonly checks: OrderChecks;
    readonly cardAttempts: CardAttempts;
    readonly clock: Clock;
}
/** First half of the documented two-step checkout: a card is approved before its order is sent. */
export declare function createHoldPaymentService({ payments, checks, cardAttempts, clock }: HoldPaymentDeps): {
    /** Authorizes a card for an order the actor sends afterwards; voids any payment held before. */
    holdPayment(actor: Actor, input: HoldPaymentInput): Promise<HeldPayment>;
};
