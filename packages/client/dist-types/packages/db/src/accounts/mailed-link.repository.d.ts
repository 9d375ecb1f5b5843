import type { Reader, Writer } from '../database.ts';
import { type LinkPurpose, mailedLinks } from './accounts.tables.ts';
export type MailedLinkRow = typeof mailedLinks.$inferSelect;
/** Inserts a link, by the hash of its secret. */
export declare function createMailedLink(tx: Writer, link: MailedLinkRow): Promise<void>;
/** Returns a link that is still valid, without using it. */
export declare function findMailedLink(db: Reader, { purpose, tokenHash, now }: LinkUse): Promise<MailedLinkRow | null>;
/** True if a link about this subject is still valid. */
export declare function hasMailedLink(db: Reader, { purpose, subjectId, now }: Pick<MailedLinkRow, 'purpose' | 'subjectId'> & {
    readonly now: Date;
}): Promise<boolean>;
interface LinkUse {
    readonly purpose: LinkPurpose;
    readonly tokenHash: string;
    readonly now: Date;
}
/**
 * Uses up a link and returns the id it is about; null if it is unknown, used or expired. Of two concurrent uses, one
 * wins.
 */
export declare function useMailedLink(tx: Writer, use: LinkUse): Promise<number | null>;
/** Deletes earlier links for the same purpose. */
export declare function removeMailedLinks(tx: Writer, purpose: LinkPurpose, subjectId: number): Promise<void>;
export {};
