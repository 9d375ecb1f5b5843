export declare const accountsRouter: import("@trpc/server").TRPCBuiltRouter<{
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
    session: import("@trpc/server").TRPCBuiltRouter<{
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
        viewer: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: import("@mullion/domain/accounts/session.ts").Viewer | null;
            meta: object;
        }>;
        signIn: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                login: string;
                password: string;
                rememberMe?: boolean | undefined;
            };
            output: import("@mullion/domain/accounts/session.ts").SignInOutcome;
            meta: object;
        }>;
        confirmSignIn: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                code: string;
            };
            output: import("@mullion/domain/accounts/session.ts").Viewer;
            meta: object;
        }>;
        signOut: import("@trpc/server").TRPCMutationProcedure<{
            input: void;
            output: void;
            meta: object;
        }>;
        devices: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: import("@mullion/domain/accounts/session.ts").Device[];
            meta: object;
        }>;
        signOutDevice: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                deviceId: number;
            };
            output: void;
            meta: object;
        }>;
        signOutOthers: import("@trpc/server").TRPCMutationProcedure<{
            input: void;
            output: number;
            meta: object;
        }>;
    }>>;
    password: import("@trpc/server").TRPCBuiltRouter<{
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
    secondFactor: import("@trpc/server").TRPCBuiltRouter<{
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
        start: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                password: string;
            };
            output: import("@mullion/domain/accounts/session.ts").SecondFactorSetup;
            meta: object;
        }>;
        enable: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                code: string;
            };
            output: void;
            meta: object;
        }>;
        disable: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                code: string;
                password: string;
            };
            output: void;
            meta: object;
        }>;
    }>>;
    users: import("@trpc/server").TRPCBuiltRouter<{
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
            output: import("@mullion/domain/accounts/user.ts").CompanyUsersPage;
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
            output: import("@mullion/domain/accounts/user.ts").CompanyUser;
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
            output: import("@mullion/domain/accounts/user.ts").CompanyUser;
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
            output: import("@mullion/domain/accounts/user.ts").UserDetails;
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
    addresses: import("@trpc/server").TRPCBuiltRouter<{
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
                userId?: string | number | undefined;
            } | undefined;
            output: import("@mullion/domain/accounts/address.ts").SavedAddress[];
            meta: object;
        }>;
        create: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                nameOrCompany: string;
                attention?: string | undefined;
                address1: string;
                address2?: string | undefined;
                address3?: string | undefined;
                country?: "CA" | "US" | undefined;
                city: string;
                state: string;
                userId?: string | number | undefined;
                label: string;
                postalCode: string;
                telephone?: string | undefined;
            };
            output: import("@mullion/domain/accounts/address.ts").SavedAddress;
            meta: object;
        }>;
        update: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                userId?: string | number | undefined;
                addressId: number;
                address: {
                    nameOrCompany: string;
                    attention?: string | undefined;
                    address1: string;
                    address2?: string | undefined;
                    address3?: string | undefined;
                    country?: "CA" | "US" | undefined;
                    city: string;
                    state: string;
                    label: string;
                    postalCode: string;
                    telephone?: string | undefined;
                };
            };
            output: import("@mullion/domain/accounts/address.ts").SavedAddress;
            meta: object;
        }>;
        remove: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                addressId: number;
            };
            output: void;
            meta: object;
        }>;
    }>>;
    cards: import("@trpc/server").TRPCBuiltRouter<{
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
                userId?: string | number | undefined;
            } | undefined;
            output: import("@mullion/domain/accounts/saved-card.ts").SavedCard[];
            meta: object;
        }>;
        remove: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                userId?: string | number | undefined;
                methodId: string;
            };
            output: void;
            meta: object;
        }>;
    }>>;
    requests: import("@trpc/server").TRPCBuiltRouter<{
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
        submit: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                form: {
                    firstName: string;
                    lastName: string;
                    companyName: string;
                    email: string;
                    address: string;
                    address2?: string | undefined;
                    city: string;
                    state: string;
                    zip: string;
                    phoneNumber: string;
                    accountsReceivableEmail?: string | undefined;
                    requirePONumbers?: boolean | undefined;
                    requirePOUpload?: boolean | undefined;
                };
                files: {
                    name: string;
                    type: string;
                    bytes: Uint8Array<ArrayBuffer>;
                }[];
                botCheck: string;
            };
            output: void;
            meta: object;
        }>;
        resend: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                email: string;
            };
            output: void;
            meta: object;
        }>;
        verify: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                token: string;
            };
            output: {
                verified: boolean;
            };
            meta: object;
        }>;
    }>>;
    internalCompanies: import("@trpc/server").TRPCBuiltRouter<{
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
}>>;
