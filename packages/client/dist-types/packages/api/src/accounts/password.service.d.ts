import type { Authenticator } from '@mullion/auth/port';
import type { Database } from '@mullion/db/database';
import type { ChangePasswordInput } from '@mullion/domain/accounts/session';
import type { Clock } from '../clock.ts';
import type { Limits } from '../security/limits.ts';
import { type SignedIn } from '../signed-in.ts';
import { type MailFacts } from './account-mails.ts';
export interface PasswordDeps extends MailFacts {
    readonly db: Database;
    readonly authenticator: Authenticator;
    readonly limits: Limits;
    readonly clock: Clock;
}
export type PasswordService = ReturnType<typeof createPasswordService>;
/** Changes passwords, and resets forgotten ones. */
export declare function createPasswordService(deps: PasswordDeps): {
    forgot: (email: string, ipAddress: string) => Promise<void>;
    checkLink: (token: string, ipAddress: string) => Promise<{
        good: boolean;
    }>;
    reset: (token: string, newPassword: string, ipAddress: string) => Promise<void>;
    change: (signedIn: SignedIn, input: ChangePasswordInput) => Promise<void>;
};
