export declare const passwordRouter: import("@trpc/server").TRPCBuiltRouter<{
    ctx: import("../trpc/context.ts").Context;
    meta: object;
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
    transformer: false;
}, import("@trpc/server").TRPCDecorateCreateRouterOptions<{
    forgot: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            email: string;
        };
        output: void;
        meta: object;
    }>;
    checkLink: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            token: string;
        };
        output: {
            good: boolean;
        };
        meta: object;
    }>;
    reset: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            token: string;
            newPassword: string;
        };
        output: void;
        meta: object;
    }>;
    change: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            userId?: string | number | undefined;
            oldPassword: string;
            newPassword: string;
        };
        output: void;
        meta: object;
    }>;
}>>;
