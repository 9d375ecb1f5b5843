import { MullionError } from './mullion-error.ts';
export declare const networkErrorText = "Network error. Please try again.";
export declare const unknownErrorText = "Something went wrong. Please try again.";
/** What a screen may know about an error. `fields` maps an input path to its error text. */
export type ReadableError = Readonly<Pick<MullionError, 'message' | 'fields' | 'code' | 'requestId' | 'kind'>>;
export declare function readFields(details: unknown): Record<string, string>;
/** Converts any thrown value for display: a server error, a lost connection, or a fault in the client. */
export declare function readError(error: unknown): ReadableError;
/** True for the server's answer to a page that is wrong about who is signed in. */
export declare function isSignedOut(error: unknown): boolean;
/** True if the same call may well succeed a moment later. */
export declare function isTransient(error: unknown): boolean;
/** Returns the seconds of a Retry-After header; null without one. */
export declare function retryAfterIn(headers: Headers | undefined): number | null;
/** Converts anything that a call threw to the one error that callers of the client see. */
export declare function mullionErrorOf(error: unknown, signal?: AbortSignal | null): MullionError;
