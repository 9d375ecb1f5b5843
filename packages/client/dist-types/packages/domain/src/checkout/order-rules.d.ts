import { type Actor } from '../accounts/actor.ts';
import type { PlaceOrderInput } from './order.ts';
import type { BillingOption } from './shipping-service.ts';
export type PayBy = 'card' | 'terms';
/** Returns how an actor pays, or why they cannot order at all. */
export declare function payByOf(actor: Pick<Actor, 'role' | 'termsCode' | 'actingFor'>): PayBy | 'company_needed' | 'no_terms';
export interface OrderRuleFacts {
    readonly payBy: PayBy;
    readonly billingOption: BillingOption;
    readonly freight: boolean;
    readonly iseMember: boolean;
    readonly poRequired: boolean;
    readonly returnsAgreementNeeded: boolean;
}
type RuledFields = Pick<PlaceOrderInput, 'poNumber' | 'poDocumentId' | 'iseNumber' | 'accountNumber' | 'freightCarrier' | 'thirdParty' | 'returnsAgreed' | 'skipValidation'>;
export declare const accountNumberShortText = "Account number must be at least 6 characters long.";
export declare const accountNumberFormatText = "Account number must be 6 to 20 letters or digits.";
export declare const returnsNotAgreedText = "Confirm that cut-to-order items cannot be returned.";
/**
 * Returns what is missing before an order can be placed, by field; the form and the server share these rules. Staff may
 * skip all of them.
 */
export declare function orderProblems(order: RuledFields, facts: OrderRuleFacts): Record<string, string>;
export {};
