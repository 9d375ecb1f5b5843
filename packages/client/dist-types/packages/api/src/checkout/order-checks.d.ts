import type { Database } from '@mullion/db/database';
import { type PaymentRow } from '@mullion/db/payments/payment.repository';
import type { Actor } from '@mullion/domain/accounts/actor';
import type { BillingDetails, PlaceOrderInput } from '@mullion/domain/checkout/order';
import { type PayBy } from '@mullion/domain/checkout/order-rules';
import type { Quote } from '@mullion/domain/checkout/quote';
import type { BotCheck } from '@mullion/integrations/bot-check/port';
import type { Clock } from '../clock.ts';
import type { PoDocumentService } from '../orders/po-document.service.ts';
import type { CardAttempts } from '../payments/card-attempts.ts';
import type { QuoteService } from './quote.service.ts';
export interface OrderChecksDeps {
    readonly db: Database;
    readonly quotes: QuoteService;
    readonly poDocuments: PoDocumentService;
    readonly botCheck: BotCheck;
    readonly clock: Clock;
    readonly cardAttempts: CardAttempts;
}
export type OrderChecks = ReturnType<typeof createOrderChecks>;
/** An order that passed all checks. */
export interface CheckedOrder {
    readonly quote: Quote;
    readonly payBy: PayBy;
    readonly billing: BillingDetails | null;
    readonly buyerEmail: string;
    /** The approved payment that the order uses. */
    readonly held: PaymentRow | null;
}
/** Checks whether an actor may place an order as sent, and at which quote; trusts nothing the client claims. */
export declare function createOrderChecks(deps: OrderChecksDeps): {
    check: (actor: Actor, input: PlaceOrderInput) => Promise<CheckedOrder>;
    checkHold: (actor: Actor, input: PlaceOrderInput) => Promise<CheckedOrder>;
};
