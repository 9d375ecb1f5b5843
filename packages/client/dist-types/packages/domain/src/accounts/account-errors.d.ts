import { AppError } from '../error.ts';
import type { RequiredAction } from './session.ts';
/** 401 `accounts.sign_in_needed`: sign-in required. */
export declare function signInNeeded(): AppError;
export declare const signedOutCode = "accounts.signed_out";
/**
 * 401 `accounts.signed_out`: the page believes that another user is signed in than the one who is, if anyone. Nothing is
 * priced or placed for the wrong person.
 */
export declare function signedOut(byAnother: boolean): AppError;
/** 403 `accounts.not_allowed`: signed in, but the role lacks this permission. */
export declare function notAllowed(): AppError;
/** 403: the user must finish a required step, such as changing the password, before anything else. */
export declare function requiredActionFirst(requiredAction: RequiredAction): AppError;
/**
 * 401: one error for a wrong email, a wrong password and an expired one-time password, so that callers cannot
 * tell which it was.
 */
export declare function signInRefused(): AppError;
/** The second-factor code is wrong, already used or expired. */
export declare function codeRefused(): AppError;
/**
 * An active second factor must be turned off before another is set up, so that nobody can replace it
 * unnoticed.
 */
export declare function secondFactorOn(): AppError;
/** The mailed link is unknown, already used or expired. */
export declare function linkRefused(): AppError;
/** The password breaks a rule; `field` is the input it was typed into. */
export declare function passwordRefused(problem: string, field?: string): AppError;
/** The current password is wrong. */
export declare function passwordWrong(field?: string): AppError;
/** Another user already signs in with this email. */
export declare function emailTaken(): AppError;
/** The user does not exist or belongs to someone else; the error does not say which. */
export declare function userMissing(): AppError;
/** The company does not exist or is not visible to the actor; the error does not say which. */
export declare function companyMissing(): AppError;
/** The address does not exist or belongs to someone else; the error does not say which. */
export declare function addressMissing(): AppError;
/** The address book is full; `most` is the limit. */
export declare function tooManyAddresses(most: number): AppError;
/** The device does not exist or belongs to someone else. */
export declare function deviceMissing(): AppError;
/** The saved card does not exist or belongs to someone else. */
export declare function cardMissing(): AppError;
/** The payment gateway, which stores the cards, did not answer. */
export declare function cardsUnavailable(cause: unknown): AppError;
/** The dealer request does not exist. */
export declare function requestMissing(): AppError;
/** Users cannot delete or demote themselves. */
export declare function notYourself(act: 'delete' | 'demote'): AppError;
/** The last super_admin cannot be removed: nobody would be left to grant rights. */
export declare function lastSuperAdmin(): AppError;
