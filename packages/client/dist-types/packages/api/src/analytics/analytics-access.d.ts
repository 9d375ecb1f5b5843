import type { SignedIn } from '../signed-in.ts';
export type AnalyticsAccess = ReturnType<typeof createAnalyticsAccess>;
/** Decides who may see analytics: administrators whose confirmed email address is on the store's list. */
export declare function createAnalyticsAccess({ analyticsEmails }: {
    readonly analyticsEmails: readonly string[];
}): {
    allows: ({ self, person }: Pick<SignedIn, 'self' | 'person'>) => boolean;
    /** Throws `forbidden` unless the user may see analytics. */
    require(signedIn: SignedIn | null): void;
};
