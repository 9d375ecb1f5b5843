export declare const internalCompanyRouter: import("@trpc/server").TRPCBuiltRouter<{
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
    search: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            term: string;
        };
        output: import("@mullion/domain/accounts/actor.ts").InternalCompany[];
        meta: object;
    }>;
    last: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: import("@mullion/domain/accounts/actor.ts").InternalCompany[];
        meta: object;
    }>;
    create: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            name: string;
            customerNumber: string;
            termsCode: "CC" | "PO";
            discountRate: 0.8 | 0.85 | 0.9 | 0.95 | 1;
            taxExemptStates?: ("AZ" | "CA" | "CO" | "FL" | "GA" | "IA" | "IL" | "IN" | "KS" | "KY" | "MA" | "MD" | "MI" | "MN" | "MO" | "MS" | "NC" | "NJ" | "NY" | "OH" | "PA" | "SC" | "TN" | "TX" | "VA" | "WA" | "WI")[] | undefined;
            iseMember?: boolean | undefined;
            poRequired?: boolean | undefined;
        };
        output: import("@mullion/domain/accounts/actor.ts").InternalCompany;
        meta: object;
    }>;
    update: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            internalCompanyId: number;
            company: {
                name: string;
                customerNumber: string;
                termsCode: "CC" | "PO";
                discountRate: 0.8 | 0.85 | 0.9 | 0.95 | 1;
                taxExemptStates?: ("AZ" | "CA" | "CO" | "FL" | "GA" | "IA" | "IL" | "IN" | "KS" | "KY" | "MA" | "MD" | "MI" | "MN" | "MO" | "MS" | "NC" | "NJ" | "NY" | "OH" | "PA" | "SC" | "TN" | "TX" | "VA" | "WA" | "WI")[] | undefined;
                iseMember?: boolean | undefined;
                poRequired?: boolean | undefined;
            };
        };
        output: import("@mullion/domain/accounts/actor.ts").InternalCompany;
        meta: object;
    }>;
    remove: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            internalCompanyId: number;
        };
        output: void;
        meta: object;
    }>;
    acting: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: import("@mullion/domain/accounts/actor.ts").InternalCompany | null;
        meta: object;
    }>;
}>>;
