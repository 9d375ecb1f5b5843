import type { UserOrder } from '@mullion/domain/accounts/user';
/** Queries one page of customer companies by name or number; the previous results stay visible while loading. */
export declare function useCompanySearch(text: string, page: number): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly companies: {
        readonly id: number;
        readonly name: string;
        readonly customerNumber: string;
        readonly address1: string;
        readonly address2: string;
        readonly city: string;
        readonly state: string;
        readonly zipCode: string;
        readonly country: string;
        readonly phone: string;
        readonly accountingEmail: string;
        readonly termsCode: import("@mullion/domain/accounts/actor.ts").TermsCode;
        readonly discountRate: number;
        readonly taxExemptStates: readonly string[];
        readonly poRequired: boolean;
        readonly iseMember: boolean;
        readonly updatedAt: string;
    }[];
    readonly total: number;
    readonly page: number;
    readonly pages: number;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        text: string;
        page?: number | undefined;
    };
    output: {
        readonly companies: {
            readonly id: number;
            readonly name: string;
            readonly customerNumber: string;
            readonly address1: string;
            readonly address2: string;
            readonly city: string;
            readonly state: string;
            readonly zipCode: string;
            readonly country: string;
            readonly phone: string;
            readonly accountingEmail: string;
            readonly termsCode: import("@mullion/domain/accounts/actor.ts").TermsCode;
            readonly discountRate: number;
            readonly taxExemptStates: readonly string[];
            readonly poRequired: boolean;
            readonly iseMember: boolean;
            readonly updatedAt: string;
        }[];
        readonly total: number;
        readonly page: number;
        readonly pages: number;
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
}>>;
/** Queries a customer company as the server has it now. */
export declare function useCustomerCompany(companyId: number | null): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly id: number;
    readonly name: string;
    readonly customerNumber: string;
    readonly address1: string;
    readonly address2: string;
    readonly city: string;
    readonly state: string;
    readonly zipCode: string;
    readonly country: string;
    readonly phone: string;
    readonly accountingEmail: string;
    readonly termsCode: import("@mullion/domain/accounts/actor.ts").TermsCode;
    readonly discountRate: number;
    readonly taxExemptStates: readonly string[];
    readonly poRequired: boolean;
    readonly iseMember: boolean;
    readonly updatedAt: string;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        companyId: number;
    };
    output: {
        readonly id: number;
        readonly name: string;
        readonly customerNumber: string;
        readonly address1: string;
        readonly address2: string;
        readonly city: string;
        readonly state: string;
        readonly zipCode: string;
        readonly country: string;
        readonly phone: string;
        readonly accountingEmail: string;
        readonly termsCode: import("@mullion/domain/accounts/actor.ts").TermsCode;
        readonly discountRate: number;
        readonly taxExemptStates: readonly string[];
        readonly poRequired: boolean;
        readonly iseMember: boolean;
        readonly updatedAt: string;
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
}>>;
/** Creates a company with its contact; resolves once the request it came from is off the pending list. */
export declare function useCreateCompany(): import("@trpc/react-query/shared").UseTRPCMutationResult<{
    readonly id: number;
    readonly name: string;
    readonly customerNumber: string;
    readonly address1: string;
    readonly address2: string;
    readonly city: string;
    readonly state: string;
    readonly zipCode: string;
    readonly country: string;
    readonly phone: string;
    readonly accountingEmail: string;
    readonly termsCode: import("@mullion/domain/accounts/actor.ts").TermsCode;
    readonly discountRate: number;
    readonly taxExemptStates: readonly string[];
    readonly poRequired: boolean;
    readonly iseMember: boolean;
    readonly updatedAt: string;
}, import("@trpc/client").TRPCClientErrorLike<{
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
    output: {
        readonly id: number;
        readonly name: string;
        readonly customerNumber: string;
        readonly address1: string;
        readonly address2: string;
        readonly city: string;
        readonly state: string;
        readonly zipCode: string;
        readonly country: string;
        readonly phone: string;
        readonly accountingEmail: string;
        readonly termsCode: import("@mullion/domain/accounts/actor.ts").TermsCode;
        readonly discountRate: number;
        readonly taxExemptStates: readonly string[];
        readonly poRequired: boolean;
        readonly iseMember: boolean;
        readonly updatedAt: string;
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
}, unknown>;
/** Changes a company; resolves once every screen shows the change. */
export declare function useUpdateCompany(): import("@trpc/react-query/shared").UseTRPCMutationResult<{
    readonly id: number;
    readonly name: string;
    readonly customerNumber: string;
    readonly address1: string;
    readonly address2: string;
    readonly city: string;
    readonly state: string;
    readonly zipCode: string;
    readonly country: string;
    readonly phone: string;
    readonly accountingEmail: string;
    readonly termsCode: import("@mullion/domain/accounts/actor.ts").TermsCode;
    readonly discountRate: number;
    readonly taxExemptStates: readonly string[];
    readonly poRequired: boolean;
    readonly iseMember: boolean;
    readonly updatedAt: string;
}, import("@trpc/client").TRPCClientErrorLike<{
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
    output: {
        readonly id: number;
        readonly name: string;
        readonly customerNumber: string;
        readonly address1: string;
        readonly address2: string;
        readonly city: string;
        readonly state: string;
        readonly zipCode: string;
        readonly country: string;
        readonly phone: string;
        readonly accountingEmail: string;
        readonly termsCode: import("@mullion/domain/accounts/actor.ts").TermsCode;
        readonly discountRate: number;
        readonly taxExemptStates: readonly string[];
        readonly poRequired: boolean;
        readonly iseMember: boolean;
        readonly updatedAt: string;
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
}, unknown>;
/** Queries one page of the users of any company, cached per query. */
export declare function useUsersOfCompany(companyId: number, page: number, input?: {
    readonly search?: string;
    readonly order?: UserOrder;
}): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly users: {
        readonly id: number;
        readonly firstname: string;
        readonly lastname: string;
        readonly email: string;
        readonly role: import("@mullion/domain/accounts/actor.ts").AccountRole;
        readonly pendingEmail: string | null;
        readonly invited: boolean;
    }[];
    readonly total: number;
    readonly page: number;
    readonly pages: number;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        companyId?: number | undefined;
        search?: string | undefined;
        order?: "added" | "email" | "name" | undefined;
        page?: number | undefined;
    };
    output: {
        readonly users: {
            readonly id: number;
            readonly firstname: string;
            readonly lastname: string;
            readonly email: string;
            readonly role: import("@mullion/domain/accounts/actor.ts").AccountRole;
            readonly pendingEmail: string | null;
            readonly invited: boolean;
        }[];
        readonly total: number;
        readonly page: number;
        readonly pages: number;
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
}>>;
