import type { Authenticator } from '@mullion/auth/port';
import type { Database } from '@mullion/db/database';
import type { Member } from '@mullion/domain/accounts/actor';
import type { CompanyUser } from '@mullion/domain/accounts/user';
import { type MailFacts } from '../accounts/account-mails.ts';
import type { Clock } from '../clock.ts';
import type { Limits } from '../security/limits.ts';
export interface UserAdminDeps extends MailFacts {
    readonly db: Database;
    readonly authenticator: Authenticator;
    readonly limits: Limits;
    readonly clock: Clock;
}
/** Administrator actions on users' sign-in, other than creating, changing and deleting users. */
export declare function createUserAdminService(deps: UserAdminDeps): {
    /** Mails a new one-time password to a user who has not chosen a password yet; the earlier one stops working. */
    resendInvitation(actor: Member, userId: number): Promise<CompanyUser>;
    /** Makes a user choose a new password before anything else, in open sessions too. */
    requirePasswordChange(actor: Member, userId: number): Promise<CompanyUser>;
    /** Signs a user out everywhere; returns how many sessions ended. */
    endSessions(actor: Member, userId: number): Promise<{
        ended: number;
    }>;
};
