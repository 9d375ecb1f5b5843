import { removeMailedLinks } from '@mullion/db/accounts/mailed-link.repository';
import type { Writer } from '@mullion/db/database';
type Purpose = Parameters<typeof removeMailedLinks>[1];
interface LinkFacts {
    readonly purpose: Purpose;
    /** Id of the user or request that the link is for. */
    readonly subjectId: number;
    readonly now: Date;
    readonly hours: number;
    /** True if links mailed earlier stay valid, so that a stranger who asks again cannot break them. */
    readonly keepsEarlier?: boolean;
}
/** Hash under which a mailed link's secret is stored. */
export declare function linkHash(token: string): string;
/**
 * Creates a link for a purpose and returns its secret, which belongs in the mail only. Earlier links stop working
 * unless `keepsEarlier`.
 */
export declare function mailableLink(tx: Writer, facts: LinkFacts): Promise<string>;
/** Uses up a link and returns what it is for; null when the link is not valid. */
export declare function useLink(tx: Writer, purpose: Purpose, use: {
    readonly token: string;
    readonly now: Date;
}): Promise<number | null>;
export {};
