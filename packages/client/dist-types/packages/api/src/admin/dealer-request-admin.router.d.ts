export declare const dealerRequestAdminRouter: import("@trpc/server").TRPCBuiltRouter<{
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
    /** The list that the documented REST API returns. */
    pending: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: import("@mullion/domain/accounts/dealer-request").PendingRequest[];
        meta: object;
    }>;
    list: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            search?: string | undefined;
            sort?: "company" | "contact" | "email" | undefined;
            descending?: boolean | undefined;
            page?: number | undefined;
        } | undefined;
        output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/accounts/dealer-request").PendingRequest>;
        meta: object;
    }>;
    remove: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            requestId: number;
        };
        output: import("@mullion/domain/accounts/dealer-request").PendingRequest;
        meta: object;
    }>;
    restore: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            requestId: number;
        };
        output: import("@mullion/domain/accounts/dealer-request").PendingRequest;
        meta: object;
    }>;
    file: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            fileId: number;
        };
        output: import("./dealer-request-admin.service.ts").OpenedFile;
        meta: object;
    }>;
}>>;
