export declare const insightRouter: import("@trpc/server").TRPCBuiltRouter<{
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
    emptySearches: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            search?: string | undefined;
            sort?: "lastDay" | "searches" | "text" | undefined;
            descending?: boolean | undefined;
            page?: number | undefined;
        } | undefined;
        output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/admin/insight").EmptySearch>;
        meta: object;
    }>;
    partsWithoutImages: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            search?: string | undefined;
            sort?: "name" | "number" | undefined;
            descending?: boolean | undefined;
            page?: number | undefined;
            drawings?: boolean | undefined;
        } | undefined;
        output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/admin/insight").NamedPart>;
        meta: object;
    }>;
    partsNeverOrdered: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            search?: string | undefined;
            sort?: "name" | "number" | undefined;
            descending?: boolean | undefined;
            page?: number | undefined;
        } | undefined;
        output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/admin/insight").NamedPart>;
        meta: object;
    }>;
    companiesWithoutUsers: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            search?: string | undefined;
            sort?: "customerNumber" | "name" | undefined;
            descending?: boolean | undefined;
            page?: number | undefined;
        } | undefined;
        output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/admin/insight").NamedCompany>;
        meta: object;
    }>;
}>>;
