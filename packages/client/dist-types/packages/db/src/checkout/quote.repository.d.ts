import type { Reader, Writer } from '../database.ts';
import { quotes } from './checkout.tables.ts';
export type QuoteRow = typeof quotes.$inferSelect;
/** Inserts a quote and deletes the actor's other quotes that expire first, so that at most `most` remain. */
export declare function createQuote(tx: Writer, quote: QuoteRow, most: number): Promise<void>;
/** Returns an actor's own quote, expired or not, or null. */
export declare function findQuote(db: Reader, actorId: string, id: string): Promise<QuoteRow | null>;
/** Deletes quotes that expired before an instant. */
export declare function removeExpiredQuotes(tx: Writer, before: Date): Promise<void>;
