export declare const importAdminRouter: import("@trpc/server").TRPCBuiltRouter<{
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
    list: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            search?: string | undefined;
            sort?: "by" | "file" | "kind" | "rows" | "startedAt" | "state" | undefined;
            descending?: boolean | undefined;
            page?: number | undefined;
        } | undefined;
        output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/imports/import").ShownImport>;
        meta: object;
    }>;
    undoable: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: number | null;
        meta: object;
    }>;
    details: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            importId: number;
        };
        output: import("@mullion/domain/imports/import").ShownImport;
        meta: object;
    }>;
    changes: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            search?: string | undefined;
            sort?: "label" | "row" | undefined;
            descending?: boolean | undefined;
            page?: number | undefined;
            importId: number;
        };
        output: {
            total: number;
            page: number;
            pages: number;
            rows: import("@mullion/domain/imports/import").ShownChange[];
        };
        meta: object;
    }>;
    problems: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            search?: string | undefined;
            sort?: "column" | "message" | "row" | undefined;
            descending?: boolean | undefined;
            page?: number | undefined;
            importId: number;
        };
        output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/imports/import").ShownProblem>;
        meta: object;
    }>;
    /** For a download of all problems. */
    allProblems: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            importId: number;
            after?: number | undefined;
            limit?: number | undefined;
        };
        output: {
            problems: import("@mullion/domain/imports/import").ShownProblem[];
            next: number | null;
        };
        meta: object;
    }>;
    refusals: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            search?: string | undefined;
            sort?: "label" | "row" | undefined;
            descending?: boolean | undefined;
            page?: number | undefined;
            importId: number;
        };
        output: {
            total: number;
            page: number;
            pages: number;
            rows: import("@mullion/domain/imports/import").ShownChange[];
        };
        meta: object;
    }>;
    upload: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            kind: "doors" | "parts" | "prices";
            fileName: string;
            source: AsyncIterable<Uint8Array<ArrayBufferLike>>;
        };
        output: import("@mullion/domain/imports/import").ShownImport;
        meta: object;
    }>;
    confirm: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            importId: number;
        };
        output: import("@mullion/domain/imports/import").ShownImport;
        meta: object;
    }>;
    undo: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            importId: number;
        };
        output: import("@mullion/domain/imports/import").ShownImport;
        meta: object;
    }>;
    discard: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            importId: number;
        };
        output: void;
        meta: object;
    }>;
    exportPage: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            kind: "doors" | "parts" | "prices";
            after?: string | undefined;
        };
        output: import("./export.service.ts").ExportPage;
        meta: object;
    }>;
}>>;
