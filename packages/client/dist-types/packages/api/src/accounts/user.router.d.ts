export declare const userRouter: import("@trpc/server").TRPCBuiltRouter<{
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
            companyId?: number | undefined;
            search?: string | undefined;
            order?: "added" | "email" | "name" | undefined;
            page?: number | undefined;
        };
        output: import("@mullion/domain/accounts/user").CompanyUsersPage;
        meta: object;
    }>;
    create: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            firstname: string;
            lastname: string;
            email: string;
            role?: "company_admin" | "frank_admin" | "frank_user" | "super_admin" | "user" | undefined;
            companyId?: number | undefined;
        };
        output: import("@mullion/domain/accounts/user").CompanyUser;
        meta: object;
    }>;
    update: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            userId: number;
            firstname: string;
            lastname: string;
            email: string;
            role: "company_admin" | "frank_admin" | "frank_user" | "super_admin" | "user";
            cancelEmailChange?: boolean | undefined;
        };
        output: import("@mullion/domain/accounts/user").CompanyUser;
        meta: object;
    }>;
    remove: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            userId: number;
        };
        output: void;
        meta: object;
    }>;
    details: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            userId: number;
        };
        output: import("@mullion/domain/accounts/user").UserDetails;
        meta: object;
    }>;
    verifyEmail: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            token: string;
        };
        output: {
            email: string;
        };
        meta: object;
    }>;
}>>;
