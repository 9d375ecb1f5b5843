/** Mails a user another one-time password; resolves once the list shows it. */
export declare function useResendInvitation(): import("@trpc/react-query/shared").UseTRPCMutationResult<{
    readonly id: number;
    readonly firstname: string;
    readonly lastname: string;
    readonly email: string;
    readonly role: import("@mullion/domain/accounts/actor.ts").AccountRole;
    readonly pendingEmail: string | null;
    readonly invited: boolean;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        userId: number;
    };
    output: {
        readonly id: number;
        readonly firstname: string;
        readonly lastname: string;
        readonly email: string;
        readonly role: import("@mullion/domain/accounts/actor.ts").AccountRole;
        readonly pendingEmail: string | null;
        readonly invited: boolean;
    };
    transformer: false;
    errorShape: {
        code: import("@trpc/server").TRPC_ERROR_CODE_NUMBER;
        message: string;
        data: {
            kind: import("@mullion/domain/error.ts").ErrorKind | null;
            appCode: string | null;
            details: import("@mullion/domain/error.ts").ErrorDetails;
            code: "BAD_GATEWAY" | "BAD_REQUEST" | "CLIENT_CLOSED_REQUEST" | "CONFLICT" | "FORBIDDEN" | "GATEWAY_TIMEOUT" | "INTERNAL_SERVER_ERROR" | "METHOD_NOT_SUPPORTED" | "NOT_FOUND" | "NOT_IMPLEMENTED" | "PARSE_ERROR" | "PAYLOAD_TOO_LARGE" | "PAYMENT_REQUIRED" | "PRECONDITION_FAILED" | "PRECONDITION_REQUIRED" | "SERVICE_UNAVAILABLE" | "TIMEOUT" | "TOO_MANY_REQUESTS" | "UNAUTHORIZED" | "UNPROCESSABLE_CONTENT" | "UNSUPPORTED_MEDIA_TYPE";
            httpStatus: number;
            requestId: string | null;
        };
    };
}>, {
    userId: number;
}, unknown>;
/** Makes a user choose a new password before anything else. */
export declare function useRequirePasswordChange(): import("@trpc/react-query/shared").UseTRPCMutationResult<{
    readonly id: number;
    readonly firstname: string;
    readonly lastname: string;
    readonly email: string;
    readonly role: import("@mullion/domain/accounts/actor.ts").AccountRole;
    readonly pendingEmail: string | null;
    readonly invited: boolean;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        userId: number;
    };
    output: {
        readonly id: number;
        readonly firstname: string;
        readonly lastname: string;
        readonly email: string;
        readonly role: import("@mullion/domain/accounts/actor.ts").AccountRole;
        readonly pendingEmail: string | null;
        readonly invited: boolean;
    };
    transformer: false;
    errorShape: {
        code: import("@trpc/server").TRPC_ERROR_CODE_NUMBER;
        message: string;
        data: {
            kind: import("@mullion/domain/error.ts").ErrorKind | null;
            appCode: string | null;
            details: import("@mullion/domain/error.ts").ErrorDetails;
            code: "BAD_GATEWAY" | "BAD_REQUEST" | "CLIENT_CLOSED_REQUEST" | "CONFLICT" | "FORBIDDEN" | "GATEWAY_TIMEOUT" | "INTERNAL_SERVER_ERROR" | "METHOD_NOT_SUPPORTED" | "NOT_FOUND" | "NOT_IMPLEMENTED" | "PARSE_ERROR" | "PAYLOAD_TOO_LARGE" | "PAYMENT_REQUIRED" | "PRECONDITION_FAILED" | "PRECONDITION_REQUIRED" | "SERVICE_UNAVAILABLE" | "TIMEOUT" | "TOO_MANY_REQUESTS" | "UNAUTHORIZED" | "UNPROCESSABLE_CONTENT" | "UNSUPPORTED_MEDIA_TYPE";
            httpStatus: number;
            requestId: string | null;
        };
    };
}>, {
    userId: number;
}, unknown>;
/** Signs a user out everywhere. */
export declare function useEndSessions(): import("@trpc/react-query/shared").UseTRPCMutationResult<{
    ended: number;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        userId: number;
    };
    output: {
        ended: number;
    };
    transformer: false;
    errorShape: {
        code: import("@trpc/server").TRPC_ERROR_CODE_NUMBER;
        message: string;
        data: {
            kind: import("@mullion/domain/error.ts").ErrorKind | null;
            appCode: string | null;
            details: import("@mullion/domain/error.ts").ErrorDetails;
            code: "BAD_GATEWAY" | "BAD_REQUEST" | "CLIENT_CLOSED_REQUEST" | "CONFLICT" | "FORBIDDEN" | "GATEWAY_TIMEOUT" | "INTERNAL_SERVER_ERROR" | "METHOD_NOT_SUPPORTED" | "NOT_FOUND" | "NOT_IMPLEMENTED" | "PARSE_ERROR" | "PAYLOAD_TOO_LARGE" | "PAYMENT_REQUIRED" | "PRECONDITION_FAILED" | "PRECONDITION_REQUIRED" | "SERVICE_UNAVAILABLE" | "TIMEOUT" | "TOO_MANY_REQUESTS" | "UNAUTHORIZED" | "UNPROCESSABLE_CONTENT" | "UNSUPPORTED_MEDIA_TYPE";
            httpStatus: number;
            requestId: string | null;
        };
    };
}>, {
    userId: number;
}, unknown>;
