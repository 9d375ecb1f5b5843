import type { Quote } from '@mullion/domain/checkout/quote';
/** Returns the new quote from the error for an order whose total has changed, or null. */
export declare function quoteInAnswer(error: unknown): Quote | null;
