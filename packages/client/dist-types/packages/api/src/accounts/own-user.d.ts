import type { Actor, Member } from '@mullion/domain/accounts/actor';
import type { OfUserInput } from '@mullion/domain/accounts/user';
/** Throws `missing` when the input names any user but the actor; naming no user is fine. */
export declare function assertOwnUser(actor: Member, { userId }: OfUserInput): void;
/** The user and company that an order or payment names as its buyer. */
export interface NamedBuyer {
    readonly userId?: string | undefined;
    readonly companyId?: string | undefined;
}
/**
 * Throws `missing` when a payload names any buyer but the actor: its page was loaded before somebody else signed in.
 * Naming none is fine; a guest who names one must sign in.
 */
export declare function assertOwnBuyer(actor: Actor, { userId, companyId }: NamedBuyer): void;
