export declare const companyAdminRouter: import("@trpc/server").TRPCBuiltRouter<{
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
            text: string;
            page?: number | undefined;
        };
        output: import("@mullion/domain/admin/company-form").CompaniesPage;
        meta: object;
    }>;
    details: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            companyId: number;
        };
        output: import("@mullion/domain/admin/company-form").CustomerCompany;
        meta: object;
    }>;
    create: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            form: {
                name: string;
                customerNumber: string;
                accountingEmail: string;
                termsCode: "CC" | "PO";
                discountRate: 0.8 | 0.85 | 0.9 | 0.95 | 1;
                phone: string;
                address1: string;
                address2?: string | undefined;
                city: string;
                state: string;
                zipCode: string;
                country?: "CA" | "US" | undefined;
                taxExemptStates?: ("AZ" | "CA" | "CO" | "FL" | "GA" | "IA" | "IL" | "IN" | "KS" | "KY" | "MA" | "MD" | "MI" | "MN" | "MO" | "MS" | "NC" | "NJ" | "NY" | "OH" | "PA" | "SC" | "TN" | "TX" | "VA" | "WA" | "WI")[] | undefined;
                poRequired?: boolean | undefined;
                iseMember?: boolean | undefined;
                firstname: string;
                lastname: string;
                contactEmail?: string | undefined;
            };
            requestId?: number | undefined;
        };
        output: import("@mullion/domain/admin/company-form").CustomerCompany;
        meta: object;
    }>;
    update: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            companyId: number;
            form: {
                name: string;
                customerNumber: string;
                accountingEmail: string;
                termsCode: "CC" | "PO";
                discountRate: 0.8 | 0.85 | 0.9 | 0.95 | 1;
                phone: string;
                address1: string;
                address2?: string | undefined;
                city: string;
                state: string;
                zipCode: string;
                country?: "CA" | "US" | undefined;
                taxExemptStates?: ("AZ" | "CA" | "CO" | "FL" | "GA" | "IA" | "IL" | "IN" | "KS" | "KY" | "MA" | "MD" | "MI" | "MN" | "MO" | "MS" | "NC" | "NJ" | "NY" | "OH" | "PA" | "SC" | "TN" | "TX" | "VA" | "WA" | "WI")[] | undefined;
                poRequired?: boolean | undefined;
                iseMember?: boolean | undefined;
            };
            updatedAt?: string | undefined;
        };
        output: import("@mullion/domain/admin/company-form").CustomerCompany;
        meta: object;
    }>;
}>>;
