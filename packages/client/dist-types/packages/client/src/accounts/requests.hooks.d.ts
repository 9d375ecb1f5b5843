/** Verifies the link of an account request; call `refetch` to retry after a lost connection. */
export declare function useRequestVerification(token: string): import("@tanstack/react-query").UseQueryResult<{
    verified: boolean;
}, Error>;
/** Mails the link of an account request again. */
export declare function useResendRequest(): import("@trpc/react-query/shared").UseTRPCMutationResult<never, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        email: string;
    };
    output: never;
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
    email: string;
}, unknown>;
