import type { Exchange } from '@mullion/auth/port';
import type { Actor } from '@mullion/domain/accounts/actor';
import type { AppError } from '@mullion/domain/error';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import type { SignedIn } from '../signed-in.ts';
import type { Budget } from './budget.ts';
/** What a request carries: its actor, the services, and the id its errors are logged under. */
export interface Context {
    /** A guest while the signed-in user has an open required action. */
    readonly actor: Actor;
    /** The signed-in user, with or without an open required action. */
    readonly signedIn: SignedIn | null;
    /** Who the page believes is signed in: a user's id as text, or `guest`; null for callers that do not say. */
    readonly believedUser: string | null;
    /** Why the request may not act for the company it names; null when it may, or names none. */
    readonly actingRefusal: AppError | null;
    /** The request's cookies, and those to set. */
    readonly exchange: Exchange;
    readonly services: Services;
    readonly budget: Budget;
    readonly requestId: string;
    /** True when calls are measured one by one; REST calls are measured by their path instead. */
    readonly measured: boolean;
    readonly log: Log;
}
