import type { Authenticator, Exchange } from '@mullion/auth/port';
import type { Database } from '@mullion/db/database';
import type { DisableSecondFactorInput, SecondFactorSetup } from '@mullion/domain/accounts/session';
import type { Clock } from '../clock.ts';
import type { Limits } from '../security/limits.ts';
import type { SignedIn } from '../signed-in.ts';
import { type MailFacts } from './account-mails.ts';
export interface SecondFactorDeps extends MailFacts {
    readonly db: Database;
    readonly authenticator: Authenticator;
    readonly limits: Limits;
    readonly clock: Clock;
}
export type SecondFactorService = ReturnType<typeof createSecondFactorService>;
/** Two-factor sign-in for staff: a code from an authenticator app on top of the password. */
export declare function createSecondFactorService(deps: SecondFactorDeps): {
    /** Returns a new secret and recovery codes; they take effect once a code proves that the app has the secret. */
    start(signedIn: SignedIn, exchange: Exchange, password: string): Promise<SecondFactorSetup>;
    /** Activates the secret and ends all other sessions, which were opened with a password alone. */
    enable(signedIn: SignedIn, exchange: Exchange, code: string): Promise<void>;
    /** Turns the second factor off; needs the password and a code not used before. */
    disable(signedIn: SignedIn, exchange: Exchange, { password, code }: DisableSecondFactorInput): Promise<void>;
};
