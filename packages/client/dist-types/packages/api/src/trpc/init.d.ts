import type { Member } from '@mullion/domain/accounts/actor';
import { type Ability } from '@mullion/domain/accounts/permissions';
import type { Context } from './context.ts';
export declare const router: import("@trpc/server").TRPCRouterBuilder<{
    ctx: Context;
    meta: object;
    errorShape: {
        code: import("@trpc/server").TRPC_ERROR_CODE_NUMBER;
        message: string;
        data: {
            kind: import("@mullion/domain/error").ErrorKind | null;
            appCode: string | null;
            details: import("@mullion/domain/error").ErrorDetails;
            code: "BAD_GATEWAY" | "BAD_REQUEST" | "CLIENT_CLOSED_REQUEST" | "CONFLICT" | "FORBIDDEN" | "GATEWAY_TIMEOUT" | "INTERNAL_SERVER_ERROR" | "METHOD_NOT_SUPPORTED" | "NOT_FOUND" | "NOT_IMPLEMENTED" | "PARSE_ERROR" | "PAYLOAD_TOO_LARGE" | "PAYMENT_REQUIRED" | "PRECONDITION_FAILED" | "PRECONDITION_REQUIRED" | "SERVICE_UNAVAILABLE" | "TIMEOUT" | "TOO_MANY_REQUESTS" | "UNAUTHORIZED" | "UNPROCESSABLE_CONTENT" | "UNSUPPORTED_MEDIA_TYPE";
            httpStatus: number;
            requestId: string | null;
        };
    };
    transformer: false;
}>;
/**
 * Returns a factory that calls a router's procedures in process for a given context; errors are those a client would
 * get.
 */
export declare const createCaller: import("@trpc/server").TRPCRouterCallerFactory<{
    ctx: Context;
    meta: object;
    errorShape: {
        code: import("@trpc/server").TRPC_ERROR_CODE_NUMBER;
        message: string;
        data: {
            kind: import("@mullion/domain/error").ErrorKind | null;
            appCode: string | null;
            details: import("@mullion/domain/error").ErrorDetails;
            code: "BAD_GATEWAY" | "BAD_REQUEST" | "CLIENT_CLOSED_REQUEST" | "CONFLICT" | "FORBIDDEN" | "GATEWAY_TIMEOUT" | "INTERNAL_SERVER_ERROR" | "METHOD_NOT_SUPPORTED" | "NOT_FOUND" | "NOT_IMPLEMENTED" | "PARSE_ERROR" | "PAYLOAD_TOO_LARGE" | "PAYMENT_REQUIRED" | "PRECONDITION_FAILED" | "PRECONDITION_REQUIRED" | "SERVICE_UNAVAILABLE" | "TIMEOUT" | "TOO_MANY_REQUESTS" | "UNAUTHORIZED" | "UNPROCESSABLE_CONTENT" | "UNSUPPORTED_MEDIA_TYPE";
            httpStatus: number;
            requestId: string | null;
        };
    };
    transformer: false;
}>;
/** Tells the page who is signed in, but never a page that believes someone is that nobody is. */
export declare const viewerProcedure: import("@trpc/server").TRPCProcedureBuilder<Context, object, {}, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, false>;
/** For everyone, signed in or not. */
export declare const openProcedure: import("@trpc/server").TRPCProcedureBuilder<Context, object, {}, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, false>;
/** For signing in and out: for everyone, whichever company the request acts for. */
export declare const signInProcedure: import("@trpc/server").TRPCProcedureBuilder<Context, object, {}, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, false>;
/** Counts the rows that an input asks for against the budget of its request, and the call against its IP address. */
export declare const spending: <I>(rowsOf: (input: I) => number) => <R>({ ctx, input, next }: {
    readonly ctx: Context;
    readonly input: I;
    next(): R;
}) => R;
interface Spent<I, A> {
    /** The most rows the input can be answered with. */
    readonly upTo: (input: I) => number;
    readonly rowsOf: (answer: A) => number;
}
/** Charges a call whose answer varies by the rows it answered, which are known when it has; a failed call by none. */
export declare const spendingAnswered: <I, A>({ upTo, rowsOf }: Spent<I, A>) => <R extends {
    readonly ok: boolean;
}>({ ctx, input, next, }: {
    readonly ctx: Context;
    readonly input: I;
    next(): Promise<R>;
}) => Promise<R>;
/** For signed-in users, even with an open required action: for their own session and password. */
export declare const sessionProcedure: import("@trpc/server").TRPCProcedureBuilder<Context, object, {
    signedIn: import("../signed-in.ts").SignedIn;
}, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, false>;
/** For signed-in users whose role has an ability; the service decides what they may use it on. */
export declare function memberProcedure(ability: Ability): import("@trpc/server").TRPCProcedureBuilder<Context, object, {
    actor: Member;
}, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, false>;
export {};
