/** The eight kinds of error; each has one HTTP status and one tRPC code. */
export declare const errorKinds: readonly ['invalid', 'unauthenticated', 'forbidden', 'missing', 'conflict', 'blocked', 'limited', 'unavailable'];
export type ErrorKind = (typeof errorKinds)[number];
export type ErrorDetails = Readonly<Record<string, unknown>>;
/**
 * The error that rules and services throw for the client to see. `code` is `domain.snake_reason`; `message` is display
 * text; `details.fields` maps an input path to its text.
 */
export declare class AppError extends Error {
    readonly name = "AppError";
    readonly kind: ErrorKind;
    readonly code: string;
    readonly details: ErrorDetails;
    constructor(kind: ErrorKind, code: string, message: string, details?: ErrorDetails, cause?: unknown);
}
/** Returns the error for bad input; `fields` maps each input path, such as `shipAddress.city`, to its text. */
export declare function invalidInput(code: string, fields: Readonly<Record<string, string>>): AppError;
/** The database is unreachable or too busy; the request itself is fine and can be retried soon. */
export declare function serviceUnavailable(): AppError;
