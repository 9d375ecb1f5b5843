import type { Authenticator, Exchange } from '@mullion/auth/port';
import type { Database } from '@mullion/db/database';
import type { Device, SignInInput, SignInOutcome, Viewer } from '@mullion/domain/accounts/session';
import type { StoreInfo } from '@mullion/domain/store-info';
import type { AnalyticsAccess } from '../analytics/analytics-access.ts';
import type { Clock } from '../clock.ts';
import type { Limits } from '../security/limits.ts';
import { type SignedIn } from '../signed-in.ts';
export interface SessionDeps {
    readonly db: Database;
    readonly authenticator: Authenticator;
    readonly limits: Limits;
    readonly clock: Clock;
    /**
     * Demonstration accounts can sign in only to a demonstration store, because their password is published.
     */
    readonly storeInfo: Pick<StoreInfo, 'demo'>;
    readonly staffSecondFactor: boolean;
    readonly analyticsAccess: AnalyticsAccess;
}
export type SessionService = ReturnType<typeof createSessionService>;
/** The signed-in user, signing in and out, and the user's signed-in browsers. */
export declare function createSessionService(deps: SessionDeps): {
    viewer: (signedIn: SignedIn) => Viewer;
    signedInBy: (headers: Headers, ipAddress: string) => Promise<SignedIn | null>;
    signIn: (exchange: Exchange, input: SignInInput, ipAddress: string) => Promise<SignInOutcome>;
    /** Completes a sign-in that is waiting for its second factor. */
    confirmSignIn: (exchange: Exchange, code: string, ipAddress: string) => Promise<Viewer>;
    /** Ends the session; does nothing without one. */
    signOut(exchange: Exchange, signedIn: SignedIn | null): Promise<void>;
    /** Returns the browsers the user is signed in with, last used first. */
    devices({ sessionId, self }: SignedIn): Promise<Device[]>;
    /** Signs out one of the user's own browsers; throws `missing` for any other. */
    signOutDevice({ self }: SignedIn, deviceId: number): Promise<void>;
    /** Signs out all other browsers and returns how many there were. */
    signOutOthers({ self, sessionId }: SignedIn): Promise<number>;
    /** Deletes expired sessions and links. */
    deleteExpired(): Promise<void>;
};
