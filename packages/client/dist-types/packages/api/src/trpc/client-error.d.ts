import { type ErrorDetails, type ErrorKind } from '@mullion/domain/error';
import type { TRPCError } from '@trpc/server';
/** Message shown for an unexpected error. */
export declare const maskedText = "Something went wrong on our side. Please try again.";
/** An error as a client may see it, over tRPC or REST. */
export interface ClientError {
    readonly message: string;
    readonly kind: ErrorKind | null;
    readonly appCode: string | null;
    readonly details: ErrorDetails;
}
/** Returns what a client may see of an error: the product's own and input problems in full, anything else masked. */
export declare function clientError(error: TRPCError): ClientError;
