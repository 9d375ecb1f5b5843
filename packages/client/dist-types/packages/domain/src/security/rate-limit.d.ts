import { AppError } from '../error.ts';
/** A rate limit was hit; says when to retry, also in seconds, and names no account. */
export declare function tooManyTries(endsAt: Date, now: Date): AppError;
/** Too many calls from one IP address are already waiting. */
export declare function tooManyAtOnce(): AppError;
/** The request asks for more rows than allowed. */
export declare function tooMuchAtOnce(most: number): AppError;
