import { AppError } from '@mullion/domain/error';
import { TRPCError } from '@trpc/server';
/** Converts the product's error to a tRPC error: the code for its kind, the error itself as the cause. */
export declare function refused(error: AppError): TRPCError;
/** Returns the error to answer with for a temporary database failure; null for any other failure. */
export declare function unavailableError(error: unknown): TRPCError | null;
/** Returns the seconds after which to retry the call, if the error says so. */
export declare function retryAfterSeconds(error: TRPCError): number | null;
