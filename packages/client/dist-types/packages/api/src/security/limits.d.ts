import type { Database } from '@mullion/db/database';
import type { Clock } from '../clock.ts';
export type Limits = ReturnType<typeof createLimits>;
/** How many uses are allowed within a period. */
export interface LimitRule {
    readonly most: number;
    readonly withinMs: number;
}
/** All limits, by name. */
export declare const limitRules: {
    /** Wrong passwords for one account from one IP address: a stranger elsewhere cannot lock a dealer out. */
    readonly 'sign-in-account': {
        readonly most: 5;
        readonly withinMs: number;
    };
    readonly 'sign-in-address': {
        readonly most: 30;
        readonly withinMs: number;
    };
    readonly 'second-factor': {
        readonly most: 10;
        readonly withinMs: number;
    };
    readonly 'own-password': {
        readonly most: 10;
        readonly withinMs: number;
    };
    readonly 'forgot-account': {
        readonly most: 3;
        readonly withinMs: number;
    };
    /** Mails to one account, from any source; beyond it the answer is the same and no mail is sent. */
    readonly 'forgot-mails': {
        readonly most: 10;
        readonly withinMs: number;
    };
    /** A code from an authenticator app works for one sign-in. */
    readonly 'used-code': {
        readonly most: 1;
        readonly withinMs: number;
    };
    /** Users added and email addresses changed by one admin. */
    readonly 'people-mailed': {
        readonly most: 100;
        readonly withinMs: number;
    };
    /**
     * Email addresses a company admin found to be in use: the 409 reveals who has an account, so this keeps
     * anyone from testing a whole list.
     */
    readonly 'emails-in-use': {
        readonly most: 10;
        readonly withinMs: number;
    };
    readonly 'forgot-address': {
        readonly most: 20;
        readonly withinMs: number;
    };
    readonly 'mailed-link': {
        readonly most: 30;
        readonly withinMs: number;
    };
    readonly 'dealer-request': {
        readonly most: 10;
        readonly withinMs: number;
    };
    /** Mails to one recipient, from any source: anyone can submit the form with any recipient. */
    readonly 'dealer-request-mails': {
        readonly most: 3;
        readonly withinMs: number;
    };
    readonly 'po-document': {
        readonly most: 30;
        readonly withinMs: number;
    };
    readonly 'share-cart': {
        readonly most: 30;
        readonly withinMs: number;
    };
    readonly 'shared-cart': {
        readonly most: 60;
        readonly withinMs: 60000;
    };
    readonly 'door-lookup': {
        readonly most: 30;
        readonly withinMs: 60000;
    };
    readonly 'zip-place': {
        readonly most: 120;
        readonly withinMs: 60000;
    };
    readonly quote: {
        readonly most: 60;
        readonly withinMs: 60000;
    };
    readonly 'quote-address': {
        readonly most: 600;
        readonly withinMs: 60000;
    };
    /** A solved bot-check puzzle works once; the window is longer than a puzzle stays valid. */
    readonly 'solved-puzzle': {
        readonly most: 1;
        readonly withinMs: number;
    };
    /** Kilobytes of quotes, which are stored for 20 to 30 minutes: per IP address, and for the whole store. */
    readonly 'quote-kilobytes': {
        readonly most: number;
        readonly withinMs: number;
    };
    readonly 'quote-kilobytes-in-all': {
        readonly most: number;
        readonly withinMs: number;
    };
};
export type LimitName = keyof typeof limitRules;
/** Uses before those just counted, and when the count resets. */
export interface UsedBefore {
    readonly before: number;
    readonly endsAt: Date;
}
/** Limits counted in the database, so that they hold across a store's servers and restarts. */
export declare function createLimits({ db, clock }: {
    db: Database;
    clock: Clock;
}): {
    /** Counts uses before they happen, one by default; throws `limited` after too many. */
    consume(name: LimitName, about: string, uses?: number): Promise<void>;
    /** Counts a use before it happens; false after too many. */
    allows(name: LimitName, about: string): Promise<boolean>;
    /** Counts uses that already happened and returns how many came before; never refuses. */
    add(name: LimitName, about: string, uses: number): Promise<UsedBefore>;
    /** Resets the count. */
    reset(name: LimitName, about: string): Promise<void>;
    /** Refunds one use, for limits that count failures only. */
    refund(name: LimitName, about: string): Promise<void>;
    /** Deletes expired counts. */
    deleteExpired(): Promise<void>;
};
/**
 * Returns a function that marks a solved puzzle as used, across all servers of the store; false if it was used before.
 */
export declare function spendPuzzles(deps: {
    db: Database;
    clock: Clock;
}): (nonce: string) => Promise<boolean>;
