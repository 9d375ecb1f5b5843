import type { PersonRow } from '@mullion/db/accounts/user.repository';
import { type Actor, type Member } from '@mullion/domain/accounts/actor';
import type { RequiredAction } from '@mullion/domain/accounts/session';
/** The user behind a valid session. */
export interface SignedIn {
    readonly sessionId: number;
    readonly person: PersonRow;
    /** What the user must do before anything else is allowed. */
    readonly requiredAction: RequiredAction | null;
    /** The user as an actor even while a required action is open, for actions on their own session and password. */
    readonly self: Member;
}
/** Returns the signed-in user as actor; a guest while the user still has a required action. */
export declare function actorOf(signedIn: SignedIn | null, guestKey: string, ipAddress: string): Actor;
/** A user as an actor. */
export declare function actorOfUser({ user, company }: PersonRow, ipAddress: string): Member;
