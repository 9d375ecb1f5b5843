import type { Database } from '@mullion/db/database';
import type { Actor } from '@mullion/domain/accounts/actor';
import type { AttemptOutcome, PlacedOrder, PlaceOrderInput } from '@mullion/domain/checkout/order';
import type { BotCheck } from '@mullion/integrations/bot-check/port';
import type { Clock } from '../clock.ts';
import type { CardAttempts } from '../payments/card-attempts.ts';
import type { PaymentService } from '../payments/payment.service.ts';
import type { OrderChecks } from './order-checks.ts';
export type PlaceOrderService = ReturnType<typeof createPlaceOrderService>;
export interface PlaceOrderDeps {
    readonly db: Database;
    readonly payments: PaymentService;
    readonly checks: OrderChecks;
    readonly cardAttempts: CardAttempts;
    readonly botCheck: BotCheck;
    readonly clock: Clock;
}
/** Places orders: checks, prices and totals are computed here, whatever the client sends. */
export declare function createPlaceOrderService(deps: PlaceOrderDeps): {
    /** Places the order once: a repeat under the same idempotency key returns the same order. */
    placeOrder(actor: Actor, input: PlaceOrderInput): Promise<PlacedOrder>;
    /** Returns the outcome of the order the actor sent under a key, whatever the cart holds by now. */
    outcome(actor: Actor, idempotencyKey: string): Promise<AttemptOutcome>;
    /** A puzzle for the page to solve before a guest's first card. */
    challenge: () => Promise<unknown>;
};
