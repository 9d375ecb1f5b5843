import type { TermCondition } from '../dialect/term-condition.ts';
/** The order fields that can be searched by text. */
export interface SearchedOrder {
    readonly number: string | null;
    readonly poNumber?: string | null | undefined;
    readonly shipAddress: {
        readonly address1: string;
        readonly postalCode: string;
    };
    readonly buyerEmail: string;
    readonly userId?: number | null | undefined;
    readonly companyId?: number | null | undefined;
    readonly companyInternalId?: number | null | undefined;
}
/**
 * Returns the overlapping three-character pieces of a text (letters and digits only), without duplicates; none if it is
 * shorter.
 */
export declare function piecesOf(text: string): string[];
/** Index terms for an order's owners; longer than a piece, so a search text cannot produce them. */
export declare const ownerTerms: {
    user: (id: number) => string;
    company: (id: number) => string;
    internalCompany: (id: number) => string;
};
/** Returns an order's index terms: the pieces of each of its texts, and its owners. */
export declare function orderTerms(order: SearchedOrder): string[];
/** Matches if every piece is present. */
export declare const hasPieces: (pieces: readonly string[]) => TermCondition;
