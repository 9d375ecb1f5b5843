import type { Reader, Writer } from '../database.ts';
import { mailMessages } from './mail.tables.ts';
export type MailRow = typeof mailMessages.$inferSelect;
export type NewMail = Pick<MailRow, 'event' | 'recipients' | 'subject' | 'html' | 'text'> & Partial<Pick<MailRow, 'attachments'>>;
/** Queues mail in the transaction of the change that causes it; an event that already has mail gets no second one. */
export declare function queueMail(tx: Writer, mail: NewMail, now: Date): Promise<void>;
/** Returns due mail, longest waiting first. */
export declare function listDueMail(db: Reader, now: Date, limit: number): Promise<MailRow[]>;
/**
 * Claims a due message for one delivery attempt, hiding it from other workers until an instant; null if another took
 * it.
 */
export declare function claimMail(tx: Writer, mail: MailRow, until: Date): Promise<MailRow | null>;
/** Records the outcome of a delivery attempt: sent, retry at an instant, or given up; sent and given up are final. */
export declare function settleMail(tx: Writer, id: number, end: Pick<MailRow, 'state' | 'dueAt' | 'sentAt' | 'lastError'> & Partial<Pick<MailRow, 'html' | 'text'>>): Promise<void>;
/**
 * Blanks text and attachments of sent and given-up mail whose last attempt was before an instant, oldest first, and
 * returns how many; the row stays, because its event prevents a second mail.
 */
export declare function blankFinalMail(tx: Writer, { before, limit }: {
    readonly before: Date;
    readonly limit: number;
}): Promise<number>;
