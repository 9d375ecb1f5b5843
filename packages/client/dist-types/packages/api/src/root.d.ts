export declare const appRouter: import("@trpc/server").TRPCBuiltRouter<{
    ctx: import("./trpc/context.ts").Context;
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
    accounts: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("./trpc/context.ts").Context;
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
            ctx: import("./trpc/context.ts").Context;
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
            ctx: import("./trpc/context.ts").Context;
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
            ctx: import("./trpc/context.ts").Context;
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
            ctx: import("./trpc/context.ts").Context;
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
            ctx: import("./trpc/context.ts").Context;
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
            ctx: import("./trpc/context.ts").Context;
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
            ctx: import("./trpc/context.ts").Context;
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
            ctx: import("./trpc/context.ts").Context;
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
    admin: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("./trpc/context.ts").Context;
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
        insight: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/admin/insight.ts").EmptySearch>;
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
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/admin/insight.ts").NamedPart>;
                meta: object;
            }>;
            partsNeverOrdered: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    search?: string | undefined;
                    sort?: "name" | "number" | undefined;
                    descending?: boolean | undefined;
                    page?: number | undefined;
                } | undefined;
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/admin/insight.ts").NamedPart>;
                meta: object;
            }>;
            companiesWithoutUsers: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    search?: string | undefined;
                    sort?: "customerNumber" | "name" | undefined;
                    descending?: boolean | undefined;
                    page?: number | undefined;
                } | undefined;
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/admin/insight.ts").NamedCompany>;
                meta: object;
            }>;
        }>>;
        companies: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
                output: import("@mullion/domain/admin/company-form.ts").CompaniesPage;
                meta: object;
            }>;
            details: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    companyId: number;
                };
                output: import("@mullion/domain/admin/company-form.ts").CustomerCompany;
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
                output: import("@mullion/domain/admin/company-form.ts").CustomerCompany;
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
                output: import("@mullion/domain/admin/company-form.ts").CustomerCompany;
                meta: object;
            }>;
        }>>;
        imports: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/imports/import.ts").ShownImport>;
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
                output: import("@mullion/domain/imports/import.ts").ShownImport;
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
                    rows: import("@mullion/domain/imports/import.ts").ShownChange[];
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
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/imports/import.ts").ShownProblem>;
                meta: object;
            }>;
            allProblems: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    importId: number;
                    after?: number | undefined;
                    limit?: number | undefined;
                };
                output: {
                    problems: import("@mullion/domain/imports/import.ts").ShownProblem[];
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
                    rows: import("@mullion/domain/imports/import.ts").ShownChange[];
                };
                meta: object;
            }>;
            upload: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    kind: "doors" | "parts" | "prices";
                    fileName: string;
                    source: AsyncIterable<Uint8Array<ArrayBufferLike>>;
                };
                output: import("@mullion/domain/imports/import.ts").ShownImport;
                meta: object;
            }>;
            confirm: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    importId: number;
                };
                output: import("@mullion/domain/imports/import.ts").ShownImport;
                meta: object;
            }>;
            undo: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    importId: number;
                };
                output: import("@mullion/domain/imports/import.ts").ShownImport;
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
                output: import("./imports/export.service.ts").ExportPage;
                meta: object;
            }>;
        }>>;
        parts: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
            details: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    partId: number;
                };
                output: import("@mullion/domain/admin/part-form.ts").EditablePart;
                meta: object;
            }>;
            history: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    search?: string | undefined;
                    sort?: "action" | "at" | "by" | undefined;
                    descending?: boolean | undefined;
                    page?: number | undefined;
                    partId: number;
                };
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/admin/part-form.ts").PartChange>;
                meta: object;
            }>;
            create: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    image?: Uint8Array<ArrayBuffer> | undefined;
                    referenceImage?: Uint8Array<ArrayBuffer> | undefined;
                    form: {
                        part_number: string;
                        part_name: string;
                        part_description: string;
                        part_units: string;
                        part_tags: string;
                        part_tags_doors: string;
                        part_tags_doors_sub: string;
                        included_hardware: string;
                        private_notes: string;
                        part_location: string;
                        req_dir: string;
                        req_serial: string;
                        req_power: string;
                        req_thick: string;
                        part_left_right: string;
                        precision_cut: string;
                        req_wall_thick: string;
                        related_parts: string;
                        install_hardware: string;
                        proprietary: string;
                        obsolete: string;
                        part_price: string;
                        part_l: string;
                        part_h: string;
                        part_d: string;
                        part_lbs: string;
                    };
                };
                output: import("@mullion/domain/catalog/part.ts").InternalPart;
                meta: object;
            }>;
            update: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    image?: Uint8Array<ArrayBuffer> | undefined;
                    referenceImage?: Uint8Array<ArrayBuffer> | undefined;
                    partId: number;
                    form: {
                        part_number: string;
                        part_name: string;
                        part_description: string;
                        part_price: string;
                        part_units: string;
                        part_tags: string;
                        part_tags_doors: string;
                        part_tags_doors_sub: string;
                        included_hardware: string;
                        private_notes: string;
                        part_location: string;
                        req_dir: string;
                        req_serial: string;
                        req_power: string;
                        req_thick: string;
                        part_left_right: string;
                        precision_cut: string;
                        req_wall_thick: string;
                        part_l: string;
                        part_h: string;
                        part_d: string;
                        part_lbs: string;
                        related_parts: string;
                        install_hardware: string;
                        proprietary: string;
                        obsolete: string;
                    };
                    updatedAt?: string | undefined;
                };
                output: import("@mullion/domain/catalog/part.ts").InternalPart;
                meta: object;
            }>;
            markProprietary: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    partId: number;
                    proprietary: boolean;
                };
                output: import("@mullion/domain/catalog/part.ts").InternalPart;
                meta: object;
            }>;
        }>>;
        requests: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
            pending: import("@trpc/server").TRPCQueryProcedure<{
                input: void;
                output: import("@mullion/domain/accounts/dealer-request.ts").PendingRequest[];
                meta: object;
            }>;
            list: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    search?: string | undefined;
                    sort?: "company" | "contact" | "email" | undefined;
                    descending?: boolean | undefined;
                    page?: number | undefined;
                } | undefined;
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/accounts/dealer-request.ts").PendingRequest>;
                meta: object;
            }>;
            remove: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    requestId: number;
                };
                output: import("@mullion/domain/accounts/dealer-request.ts").PendingRequest;
                meta: object;
            }>;
            restore: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    requestId: number;
                };
                output: import("@mullion/domain/accounts/dealer-request.ts").PendingRequest;
                meta: object;
            }>;
            file: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    fileId: number;
                };
                output: import("./admin/dealer-request-admin.service.ts").OpenedFile;
                meta: object;
            }>;
        }>>;
        users: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
            resendInvitation: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    userId: number;
                };
                output: import("@mullion/domain/accounts/user.ts").CompanyUser;
                meta: object;
            }>;
            requirePasswordChange: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    userId: number;
                };
                output: import("@mullion/domain/accounts/user.ts").CompanyUser;
                meta: object;
            }>;
            endSessions: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    userId: number;
                };
                output: {
                    ended: number;
                };
                meta: object;
            }>;
        }>>;
    }>>;
    analytics: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("./trpc/context.ts").Context;
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
        sales: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
            overview: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate: string;
                    endDate: string;
                    orderType?: "all" | "internal" | "non-internal" | undefined;
                    paymentType?: "all" | "cash" | "credit_card" | "terms" | undefined;
                };
                output: import("@mullion/domain/analytics/reports.ts").SalesOverview;
                meta: object;
            }>;
            trends: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate: string;
                    endDate: string;
                    orderType?: "all" | "internal" | "non-internal" | undefined;
                    paymentType?: "all" | "cash" | "credit_card" | "terms" | undefined;
                };
                output: import("@mullion/domain/analytics/reports.ts").TrendPoint[];
                meta: object;
            }>;
            byPeriod: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate: string;
                    endDate: string;
                    orderType?: "all" | "internal" | "non-internal" | undefined;
                    paymentType?: "all" | "cash" | "credit_card" | "terms" | undefined;
                };
                output: import("@mullion/domain/analytics/reports.ts").SalesByPeriod;
                meta: object;
            }>;
            topProducts: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate: string;
                    endDate: string;
                    limit?: number | undefined;
                };
                output: import("@mullion/domain/analytics/reports.ts").TopProduct[];
                meta: object;
            }>;
            topCustomers: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate: string;
                    endDate: string;
                    limit?: number | undefined;
                };
                output: import("@mullion/domain/analytics/reports.ts").TopCustomer[];
                meta: object;
            }>;
        }>>;
        geographic: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
            salesByLocation: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate: string;
                    endDate: string;
                };
                output: import("@mullion/domain/analytics/reports.ts").SalesByLocation;
                meta: object;
            }>;
            shippingAnalysis: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate: string;
                    endDate: string;
                };
                output: import("@mullion/domain/analytics/reports.ts").ShippingAnalysis;
                meta: object;
            }>;
            statePerformance: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate: string;
                    endDate: string;
                };
                output: import("@mullion/domain/analytics/reports.ts").StatePerformance;
                meta: object;
            }>;
        }>>;
        operational: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
            overview: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate?: string | undefined;
                    endDate?: string | undefined;
                };
                output: import("@mullion/domain/analytics/operations.ts").OperationalOverview;
                meta: object;
            }>;
            systemHealth: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate?: string | undefined;
                    endDate?: string | undefined;
                };
                output: import("@mullion/domain/analytics/operations.ts").SystemHealth;
                meta: object;
            }>;
            apiPerformance: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate?: string | undefined;
                    endDate?: string | undefined;
                };
                output: import("@mullion/domain/analytics/operations.ts").ApiPerformance;
                meta: object;
            }>;
            userSessions: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate?: string | undefined;
                    endDate?: string | undefined;
                };
                output: import("@mullion/domain/analytics/operations.ts").UserSessions;
                meta: object;
            }>;
            errorTracking: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate?: string | undefined;
                    endDate?: string | undefined;
                };
                output: import("@mullion/domain/analytics/operations.ts").ErrorTracking;
                meta: object;
            }>;
            databaseInsights: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate?: string | undefined;
                    endDate?: string | undefined;
                };
                output: import("@mullion/domain/analytics/operations.ts").DatabaseInsights;
                meta: object;
            }>;
        }>>;
        orderMetrics: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                startDate: string;
                endDate: string;
            };
            output: import("@mullion/domain/analytics/reports.ts").OrderMetrics;
            meta: object;
        }>;
        export: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                startDate: string;
                endDate: string;
                format: "csv" | "json" | "pdf";
                data?: "all" | "customers" | "orders" | "products" | "sales" | undefined;
            };
            output: import("./analytics/export.service.ts").ExportedFile;
            meta: object;
        }>;
        ordersBehind: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                startDate: string;
                endDate: string;
                orderType?: "all" | "internal" | "non-internal" | undefined;
                paymentType?: "all" | "cash" | "credit_card" | "terms" | undefined;
                figure?: {
                    of: "part";
                    key: string;
                } | {
                    of: "customer";
                    key: string;
                } | {
                    of: "state";
                    detail: string;
                } | {
                    of: "city";
                    key: string;
                    detail: string;
                } | {
                    of: "service";
                    key: string;
                    detail: string;
                } | undefined;
                hour?: number | undefined;
                weekday?: number | undefined;
                after?: {
                    createdAt: string;
                    id: number;
                } | undefined;
            };
            output: import("@mullion/domain/analytics/drill-down.ts").DrillDownPage;
            meta: object;
        }>;
    }>>;
    cart: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("./trpc/context.ts").Context;
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
        price: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                cart: {
                    partId: number;
                    quantity: number;
                    comments?: string[] | undefined;
                    configurations?: readonly ({
                        kind: "door";
                        doors: readonly {
                            serialNumber: string | null;
                            door: {
                                doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                                build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                                double: boolean;
                                bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                                hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                                powerOperated: boolean;
                                gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                                widthInches: number;
                                heightInches: number;
                            };
                            use: "bottomGasket" | "doorGasket" | "edgeGasket" | "heaterPan" | "heaterWire" | "midGasket" | "panelWires" | "sectionGasket" | "sweepGasket";
                            count: number;
                        }[];
                    } | {
                        kind: "direction";
                        left: number;
                        right: number;
                    } | {
                        kind: "serials";
                        serials: readonly string[];
                    } | {
                        kind: "voltage";
                        voltages: Record<"120V" | "208V" | "230V" | "460V" | "480V", number>;
                        panels?: {
                            single: number;
                            biparting: number;
                        } | undefined;
                    } | {
                        kind: "cuts";
                        cuts: readonly {
                            lengthInches: number;
                            wallThicknessInches: number | null;
                            count: number;
                        }[];
                    })[] | undefined;
                }[];
            };
            output: import("@mullion/domain/checkout/quote.ts").PricedCart;
            meta: object;
        }>;
        share: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                cart: {
                    partId: number;
                    quantity: number;
                    comments?: string[] | undefined;
                    configurations?: readonly ({
                        kind: "door";
                        doors: readonly {
                            serialNumber: string | null;
                            door: {
                                doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                                build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                                double: boolean;
                                bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                                hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                                powerOperated: boolean;
                                gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                                widthInches: number;
                                heightInches: number;
                            };
                            use: "bottomGasket" | "doorGasket" | "edgeGasket" | "heaterPan" | "heaterWire" | "midGasket" | "panelWires" | "sectionGasket" | "sweepGasket";
                            count: number;
                        }[];
                    } | {
                        kind: "direction";
                        left: number;
                        right: number;
                    } | {
                        kind: "serials";
                        serials: readonly string[];
                    } | {
                        kind: "voltage";
                        voltages: Record<"120V" | "208V" | "230V" | "460V" | "480V", number>;
                        panels?: {
                            single: number;
                            biparting: number;
                        } | undefined;
                    } | {
                        kind: "cuts";
                        cuts: readonly {
                            lengthInches: number;
                            wallThicknessInches: number | null;
                            count: number;
                        }[];
                    })[] | undefined;
                }[];
            };
            output: {
                shareKey: string;
            };
            meta: object;
        }>;
        open: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                shareKey: string;
            };
            output: import("@mullion/domain/cart/shared-cart.ts").SharedCart;
            meta: object;
        }>;
    }>>;
    catalog: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("./trpc/context.ts").Context;
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
                offset?: number | undefined;
                limit?: number | undefined;
                filters?: {
                    tags?: ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[] | undefined;
                    doorModels?: ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[] | undefined;
                    units?: ("EA" | "FT" | "SQFT")[] | undefined;
                    priceBands?: number[] | undefined;
                    specialOrder?: boolean | undefined;
                    proprietary?: boolean | undefined;
                } | undefined;
                sort?: "number" | "price" | "price-down" | "relevance" | undefined;
                text: string;
            };
            output: import("@mullion/domain/search/search-input.ts").PartsPage;
            meta: object;
        }>;
        searchCounts: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                text: string;
                filters?: {
                    tags?: ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[] | undefined;
                    doorModels?: ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[] | undefined;
                    units?: ("EA" | "FT" | "SQFT")[] | undefined;
                    priceBands?: number[] | undefined;
                    specialOrder?: boolean | undefined;
                    proprietary?: boolean | undefined;
                } | undefined;
            };
            output: import("@mullion/domain/search/search-input.ts").SearchCounts;
            meta: object;
        }>;
        browse: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                offset?: number | undefined;
                limit?: number | undefined;
                filters?: {
                    tags?: ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[] | undefined;
                    doorModels?: ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[] | undefined;
                    units?: ("EA" | "FT" | "SQFT")[] | undefined;
                    priceBands?: number[] | undefined;
                    specialOrder?: boolean | undefined;
                    proprietary?: boolean | undefined;
                } | undefined;
                sort?: "number" | "price" | "price-down" | "relevance" | undefined;
                fits?: "COLD" | "ESS1" | "ESS2" | "SANI" | "TSD" | undefined;
            };
            output: import("@mullion/domain/search/search-input.ts").PartsPage;
            meta: object;
        }>;
        browseCounts: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                filters?: {
                    tags?: ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[] | undefined;
                    doorModels?: ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[] | undefined;
                    units?: ("EA" | "FT" | "SQFT")[] | undefined;
                    priceBands?: number[] | undefined;
                    specialOrder?: boolean | undefined;
                    proprietary?: boolean | undefined;
                } | undefined;
                fits?: "COLD" | "ESS1" | "ESS2" | "SANI" | "TSD" | undefined;
            } | undefined;
            output: import("@mullion/domain/search/search-input.ts").SearchCounts;
            meta: object;
        }>;
        part: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                partId: number;
            };
            output: import("@mullion/domain/catalog/part.ts").InternalPart | import("@mullion/domain/catalog/part.ts").Part;
            meta: object;
        }>;
        partsById: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                partIds: number[];
            };
            output: (import("@mullion/domain/catalog/part.ts").InternalPart | import("@mullion/domain/catalog/part.ts").Part)[];
            meta: object;
        }>;
        partsByNumber: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                numbers: string[];
            };
            output: import("@mullion/domain/search/search-input.ts").NumberedParts[];
            meta: object;
        }>;
    }>>;
    checkout: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("./trpc/context.ts").Context;
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
        quote: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                cart: {
                    partId: number;
                    quantity: number;
                    comments?: string[] | undefined;
                    configurations?: readonly ({
                        kind: "door";
                        doors: readonly {
                            serialNumber: string | null;
                            door: {
                                doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                                build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                                double: boolean;
                                bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                                hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                                powerOperated: boolean;
                                gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                                widthInches: number;
                                heightInches: number;
                            };
                            use: "bottomGasket" | "doorGasket" | "edgeGasket" | "heaterPan" | "heaterWire" | "midGasket" | "panelWires" | "sectionGasket" | "sweepGasket";
                            count: number;
                        }[];
                    } | {
                        kind: "direction";
                        left: number;
                        right: number;
                    } | {
                        kind: "serials";
                        serials: readonly string[];
                    } | {
                        kind: "voltage";
                        voltages: Record<"120V" | "208V" | "230V" | "460V" | "480V", number>;
                        panels?: {
                            single: number;
                            biparting: number;
                        } | undefined;
                    } | {
                        kind: "cuts";
                        cuts: readonly {
                            lengthInches: number;
                            wallThicknessInches: number | null;
                            count: number;
                        }[];
                    })[] | undefined;
                }[];
                shipAddress: {
                    label?: string | undefined;
                    nameOrCompany: string;
                    attention?: string | undefined;
                    address1: string;
                    address2?: string | undefined;
                    address3?: string | undefined;
                    country?: "CA" | "US" | undefined;
                    postalCode: string;
                    city: string;
                    state: string;
                    telephone?: string | undefined;
                };
                serviceType?: "01" | "02" | "03" | "12" | "13" | "14" | "FEDEX_2_DAY" | "FEDEX_GROUND" | "LTL" | "STANDARD_OVERNIGHT" | undefined;
                carrier?: "FedEx" | "LTL" | "UPS" | undefined;
                billingOption?: "collect" | "prepay" | "thirdParty" | undefined;
                confirmFreightLater?: boolean | undefined;
                basedOn?: string | undefined;
            };
            output: import("@mullion/domain/checkout/quote.ts").Quote;
            meta: object;
        }>;
        options: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: import("@mullion/domain/checkout/checkout-options.ts").CheckoutOptions;
            meta: object;
        }>;
        outcome: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                idempotencyKey: string;
            };
            output: import("@mullion/domain/checkout/order.ts").AttemptOutcome;
            meta: object;
        }>;
        holdPayment: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                cart: {
                    partId: number;
                    quantity: number;
                    comments?: string[] | undefined;
                    configurations?: readonly ({
                        kind: "door";
                        doors: readonly {
                            serialNumber: string | null;
                            door: {
                                doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                                build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                                double: boolean;
                                bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                                hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                                powerOperated: boolean;
                                gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                                widthInches: number;
                                heightInches: number;
                            };
                            use: "bottomGasket" | "doorGasket" | "edgeGasket" | "heaterPan" | "heaterWire" | "midGasket" | "panelWires" | "sectionGasket" | "sweepGasket";
                            count: number;
                        }[];
                    } | {
                        kind: "direction";
                        left: number;
                        right: number;
                    } | {
                        kind: "serials";
                        serials: readonly string[];
                    } | {
                        kind: "voltage";
                        voltages: Record<"120V" | "208V" | "230V" | "460V" | "480V", number>;
                        panels?: {
                            single: number;
                            biparting: number;
                        } | undefined;
                    } | {
                        kind: "cuts";
                        cuts: readonly {
                            lengthInches: number;
                            wallThicknessInches: number | null;
                            count: number;
                        }[];
                    })[] | undefined;
                }[];
                shipAddress: {
                    label?: string | undefined;
                    nameOrCompany: string;
                    attention?: string | undefined;
                    address1: string;
                    address2?: string | undefined;
                    address3?: string | undefined;
                    country?: "CA" | "US" | undefined;
                    postalCode: string;
                    city: string;
                    state: string;
                    telephone?: string | undefined;
                };
                serviceType?: "01" | "02" | "03" | "12" | "13" | "14" | "FEDEX_2_DAY" | "FEDEX_GROUND" | "LTL" | "STANDARD_OVERNIGHT" | undefined;
                carrier?: "FedEx" | "LTL" | "UPS" | undefined;
                billingOption?: "collect" | "prepay" | "thirdParty" | undefined;
                confirmFreightLater?: boolean | undefined;
                quoteId: string;
                billing?: {
                    firstName?: string | undefined;
                    lastName?: string | undefined;
                    companyName?: string | undefined;
                    address1: string;
                    address2?: string | undefined;
                    city?: string | undefined;
                    state?: string | undefined;
                    zip: string;
                    country?: string | undefined;
                    buyerEmail: string;
                } | undefined;
                card?: {
                    cardNumber: string;
                    cardExpiration: string;
                    cardCode: string;
                } | undefined;
                savedCard?: {
                    methodId: string;
                    cardCode?: string | undefined;
                } | undefined;
                saveCard?: {
                    label: string;
                } | undefined;
                grandTotalCents: number;
                botCheck?: string | undefined;
            };
            output: import("@mullion/domain/checkout/hold-payment.ts").HeldPayment;
            meta: object;
        }>;
        zipLocation: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                zip: string;
            };
            output: import("@mullion/domain/checkout/zip-location.ts").ZipLocation | null;
            meta: object;
        }>;
        rates: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
            parcel: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    cart: {
                        partId: number;
                        quantity: number;
                        comments?: string[] | undefined;
                        configurations?: readonly ({
                            kind: "door";
                            doors: readonly {
                                serialNumber: string | null;
                                door: {
                                    doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                                    build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                                    double: boolean;
                                    bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                                    hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                                    powerOperated: boolean;
                                    gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                                    widthInches: number;
                                    heightInches: number;
                                };
                                use: "bottomGasket" | "doorGasket" | "edgeGasket" | "heaterPan" | "heaterWire" | "midGasket" | "panelWires" | "sectionGasket" | "sweepGasket";
                                count: number;
                            }[];
                        } | {
                            kind: "direction";
                            left: number;
                            right: number;
                        } | {
                            kind: "serials";
                            serials: readonly string[];
                        } | {
                            kind: "voltage";
                            voltages: Record<"120V" | "208V" | "230V" | "460V" | "480V", number>;
                            panels?: {
                                single: number;
                                biparting: number;
                            } | undefined;
                        } | {
                            kind: "cuts";
                            cuts: readonly {
                                lengthInches: number;
                                wallThicknessInches: number | null;
                                count: number;
                            }[];
                        })[] | undefined;
                    }[];
                    shipAddress: {
                        label?: string | undefined;
                        nameOrCompany: string;
                        attention?: string | undefined;
                        address1: string;
                        address2?: string | undefined;
                        address3?: string | undefined;
                        country?: "CA" | "US" | undefined;
                        postalCode: string;
                        city: string;
                        state: string;
                        telephone?: string | undefined;
                    };
                    serviceType?: "01" | "02" | "03" | "12" | "13" | "14" | undefined;
                };
                output: {
                    priceCents: number;
                };
                meta: object;
            }>;
            freight: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    weightPounds: number;
                    lengthInches: number;
                    city: string;
                    state: string;
                    zip: string;
                };
                output: {
                    priceCents: number;
                };
                meta: object;
            }>;
            tax: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    amountCents: number;
                    freightCents: number;
                    street?: string | undefined;
                    city?: string | undefined;
                    region: string;
                    postalCode: string;
                    exempt?: boolean | undefined;
                };
                output: import("@mullion/integrations/tax/port.ts").TaxQuote;
                meta: object;
            }>;
        }>>;
        payments: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
            inTrouble: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    search?: string | undefined;
                    sort?: "amount" | "buyer" | "createdAt" | "order" | undefined;
                    descending?: boolean | undefined;
                    page?: number | undefined;
                } | undefined;
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/payments/payment-attention.ts").PaymentInTrouble>;
                meta: object;
            }>;
            retry: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    paymentId: number;
                };
                output: {
                    state: import("@mullion/domain/payments/payment-state.ts").PaymentState;
                };
                meta: object;
            }>;
            giveUp: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    paymentId: number;
                };
                output: {
                    state: import("@mullion/domain/payments/payment-state.ts").PaymentState;
                };
                meta: object;
            }>;
            reconcile: import("@trpc/server").TRPCQueryProcedure<{
                input: void;
                output: import("@mullion/domain/payments/reconcile.ts").Reconciliation;
                meta: object;
            }>;
        }>>;
        uploadPoDocument: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                name: string;
                bytes: Uint8Array<ArrayBuffer>;
            };
            output: {
                poDocumentId: string;
            };
            meta: object;
        }>;
        challenge: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: unknown;
            meta: object;
        }>;
        placeOrder: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                cart: {
                    partId: number;
                    quantity: number;
                    comments?: string[] | undefined;
                    configurations?: readonly ({
                        kind: "door";
                        doors: readonly {
                            serialNumber: string | null;
                            door: {
                                doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                                build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                                double: boolean;
                                bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                                hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                                powerOperated: boolean;
                                gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                                widthInches: number;
                                heightInches: number;
                            };
                            use: "bottomGasket" | "doorGasket" | "edgeGasket" | "heaterPan" | "heaterWire" | "midGasket" | "panelWires" | "sectionGasket" | "sweepGasket";
                            count: number;
                        }[];
                    } | {
                        kind: "direction";
                        left: number;
                        right: number;
                    } | {
                        kind: "serials";
                        serials: readonly string[];
                    } | {
                        kind: "voltage";
                        voltages: Record<"120V" | "208V" | "230V" | "460V" | "480V", number>;
                        panels?: {
                            single: number;
                            biparting: number;
                        } | undefined;
                    } | {
                        kind: "cuts";
                        cuts: readonly {
                            lengthInches: number;
                            wallThicknessInches: number | null;
                            count: number;
                        }[];
                    })[] | undefined;
                }[];
                shipAddress: {
                    label?: string | undefined;
                    nameOrCompany: string;
                    attention?: string | undefined;
                    address1: string;
                    address2?: string | undefined;
                    address3?: string | undefined;
                    country?: "CA" | "US" | undefined;
                    postalCode: string;
                    city: string;
                    state: string;
                    telephone?: string | undefined;
                };
                serviceType?: "01" | "02" | "03" | "12" | "13" | "14" | "FEDEX_2_DAY" | "FEDEX_GROUND" | "LTL" | "STANDARD_OVERNIGHT" | undefined;
                carrier?: "FedEx" | "LTL" | "UPS" | undefined;
                billingOption?: "collect" | "prepay" | "thirdParty" | undefined;
                confirmFreightLater?: boolean | undefined;
                idempotencyKey: string;
                quoteId: string;
                billing?: {
                    firstName?: string | undefined;
                    lastName?: string | undefined;
                    companyName?: string | undefined;
                    address1: string;
                    address2?: string | undefined;
                    city?: string | undefined;
                    state?: string | undefined;
                    zip: string;
                    country?: string | undefined;
                    buyerEmail: string;
                } | undefined;
                card?: {
                    cardNumber: string;
                    cardExpiration: string;
                    cardCode: string;
                } | undefined;
                savedCard?: {
                    methodId: string;
                    cardCode?: string | undefined;
                } | undefined;
                saveCard?: {
                    label: string;
                } | undefined;
                heldPayment?: string | undefined;
                poNumber?: string | undefined;
                poDocumentId?: string | undefined;
                iseNumber?: string | undefined;
                accountNumber?: string | undefined;
                freightCarrier?: string | undefined;
                thirdParty?: {
                    company?: string | undefined;
                    address1?: string | undefined;
                    address2?: string | undefined;
                    city?: string | undefined;
                    state?: string | undefined;
                    zip?: string | undefined;
                    country?: string | undefined;
                } | undefined;
                customerEmail?: string | undefined;
                skipValidation?: boolean | undefined;
                returnsAgreed: boolean;
                grandTotalCents: number;
                botCheck?: string | undefined;
            };
            output: import("@mullion/domain/checkout/order.ts").PlacedOrder;
            meta: object;
        }>;
    }>>;
    doors: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("./trpc/context.ts").Context;
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
        saved: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
                    text?: string | undefined;
                    offset?: number | undefined;
                    limit?: number | undefined;
                };
                output: import("@mullion/domain/doors/saved-door.ts").SavedDoorPage;
                meta: object;
            }>;
            bySerial: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    serialNumber: string;
                };
                output: import("@mullion/domain/doors/saved-door.ts").SavedDoor | null;
                meta: object;
            }>;
            save: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    name: string;
                    site: string;
                    serialNumber: string | null;
                    door: {
                        doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                        build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                        double: boolean;
                        bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                        hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                        powerOperated: boolean;
                        gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                        widthInches: number;
                        heightInches: number;
                    };
                };
                output: import("@mullion/domain/doors/saved-door.ts").SavedDoor;
                meta: object;
            }>;
            update: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    name: string;
                    site: string;
                    serialNumber: string | null;
                    door: {
                        doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                        build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                        double: boolean;
                        bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                        hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                        powerOperated: boolean;
                        gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                        widthInches: number;
                        heightInches: number;
                    };
                    doorId: number;
                };
                output: import("@mullion/domain/doors/saved-door.ts").SavedDoor;
                meta: object;
            }>;
            rename: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    name: string;
                    site: string;
                    doorId: number;
                };
                output: import("@mullion/domain/doors/saved-door.ts").SavedDoor;
                meta: object;
            }>;
            remove: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    doorId: number;
                };
                output: import("@mullion/domain/doors/saved-door.ts").SavedDoor;
                meta: object;
            }>;
        }>>;
        bySerial: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                serialNumber: string;
            };
            output: import("@mullion/domain/doors/registered-door.ts").RegisteredDoor;
            meta: object;
        }>;
        calculate: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                door: {
                    doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                    build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                    double: boolean;
                    bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                    hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                    powerOperated: boolean;
                    gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                    widthInches: number;
                    heightInches: number;
                };
                mode: "gasket" | "heater";
            };
            output: import("@mullion/domain/doors/priced-calculation.ts").PricedCalculation;
            meta: object;
        }>;
    }>>;
    orders: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("./trpc/context.ts").Context;
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
        exports: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
            pending: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    search?: string | undefined;
                    sort?: "createdAt" | "customer" | "number" | "total" | undefined;
                    descending?: boolean | undefined;
                    page?: number | undefined;
                } | undefined;
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/orders/order-export.ts").PendingOrder>;
                meta: object;
            }>;
            pendingInFull: import("@trpc/server").TRPCQueryProcedure<{
                input: void;
                output: {
                    readonly orders: readonly import("@mullion/domain/orders/order-list.ts").ListedOrder[];
                    readonly total: number;
                };
                meta: object;
            }>;
            generate: import("@trpc/server").TRPCMutationProcedure<{
                input: void;
                output: import("@mullion/domain/orders/order-export.ts").OrderExport;
                meta: object;
            }>;
            files: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    search?: string | undefined;
                    sort?: "by" | "createdAt" | "name" | "orders" | undefined;
                    descending?: boolean | undefined;
                    page?: number | undefined;
                } | undefined;
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/orders/order-export.ts").OrderExport>;
                meta: object;
            }>;
            file: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    exportId: number;
                };
                output: {
                    readonly name: string;
                    readonly content: string;
                };
                meta: object;
            }>;
        }>>;
        desk: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
            details: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    orderId: number;
                };
                output: import("@mullion/domain/orders/order-desk.ts").OrderDesk;
                meta: object;
            }>;
            addNote: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    orderId: number;
                    text: string;
                };
                output: void;
                meta: object;
            }>;
            addShipment: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    carrier: string;
                    trackingNumber: string;
                    shippedOn: string;
                    orderId: number;
                };
                output: import("@mullion/domain/orders/order-desk.ts").Shipment;
                meta: object;
            }>;
            resendConfirmation: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    orderId: number;
                };
                output: {
                    readonly email: string;
                };
                meta: object;
            }>;
        }>>;
        list: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                scope: "all" | "company" | "user";
                userId?: number | undefined;
                companyId?: number | undefined;
                search?: string | undefined;
                startDate?: string | undefined;
                endDate?: string | undefined;
                sort?: "createdAt" | "number" | "poNumber" | "shipAddress1" | "shipPostalCode" | "status" | "total" | undefined;
                descending?: boolean | undefined;
                page?: number | undefined;
            };
            output: import("@mullion/domain/orders/order-list.ts").OrderPage;
            meta: object;
        }>;
        listInFull: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                scope: "all" | "company" | "user";
                userId?: number | undefined;
                companyId?: number | undefined;
                search?: string | undefined;
                startDate?: string | undefined;
                endDate?: string | undefined;
                sort?: "createdAt" | "number" | "poNumber" | "shipAddress1" | "shipPostalCode" | "status" | "total" | undefined;
                descending?: boolean | undefined;
                page?: number | undefined;
            };
            output: import("@mullion/domain/orders/order-list.ts").ListedOrders;
            meta: object;
        }>;
        details: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                orderId: number;
            };
            output: import("@mullion/domain/orders/order-list.ts").OrderWithShipments;
            meta: object;
        }>;
        poDocument: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                orderId: number;
            };
            output: import("./orders/po-document.service.ts").OpenedPoDocument;
            meta: object;
        }>;
        confirmFreight: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                orderId: number;
                freightCents: number;
            };
            output: import("./checkout/confirm-freight.service.ts").ConfirmedFreight;
            meta: object;
        }>;
        invoice: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                orderId: number;
            };
            output: {
                name: string;
                contentType: string;
                bytes: Uint8Array<ArrayBufferLike>;
            };
            meta: object;
        }>;
        reorder: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                orderId: number;
            };
            output: import("@mullion/domain/orders/order-list.ts").ReorderLine[];
            meta: object;
        }>;
    }>>;
}>>;
export type AppRouter = typeof appRouter;
/** Calls procedures in process, as the REST adapters and tests do. */
export declare const callerOf: import("@trpc/server").TRPCRouterCaller<{
    ctx: import("./trpc/context.ts").Context;
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
    accounts: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("./trpc/context.ts").Context;
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
            ctx: import("./trpc/context.ts").Context;
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
            ctx: import("./trpc/context.ts").Context;
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
            ctx: import("./trpc/context.ts").Context;
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
            ctx: import("./trpc/context.ts").Context;
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
            ctx: import("./trpc/context.ts").Context;
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
            ctx: import("./trpc/context.ts").Context;
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
            ctx: import("./trpc/context.ts").Context;
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
            ctx: import("./trpc/context.ts").Context;
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
    admin: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("./trpc/context.ts").Context;
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
        insight: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/admin/insight.ts").EmptySearch>;
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
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/admin/insight.ts").NamedPart>;
                meta: object;
            }>;
            partsNeverOrdered: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    search?: string | undefined;
                    sort?: "name" | "number" | undefined;
                    descending?: boolean | undefined;
                    page?: number | undefined;
                } | undefined;
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/admin/insight.ts").NamedPart>;
                meta: object;
            }>;
            companiesWithoutUsers: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    search?: string | undefined;
                    sort?: "customerNumber" | "name" | undefined;
                    descending?: boolean | undefined;
                    page?: number | undefined;
                } | undefined;
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/admin/insight.ts").NamedCompany>;
                meta: object;
            }>;
        }>>;
        companies: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
                output: import("@mullion/domain/admin/company-form.ts").CompaniesPage;
                meta: object;
            }>;
            details: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    companyId: number;
                };
                output: import("@mullion/domain/admin/company-form.ts").CustomerCompany;
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
                output: import("@mullion/domain/admin/company-form.ts").CustomerCompany;
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
                output: import("@mullion/domain/admin/company-form.ts").CustomerCompany;
                meta: object;
            }>;
        }>>;
        imports: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/imports/import.ts").ShownImport>;
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
                output: import("@mullion/domain/imports/import.ts").ShownImport;
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
                    rows: import("@mullion/domain/imports/import.ts").ShownChange[];
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
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/imports/import.ts").ShownProblem>;
                meta: object;
            }>;
            allProblems: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    importId: number;
                    after?: number | undefined;
                    limit?: number | undefined;
                };
                output: {
                    problems: import("@mullion/domain/imports/import.ts").ShownProblem[];
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
                    rows: import("@mullion/domain/imports/import.ts").ShownChange[];
                };
                meta: object;
            }>;
            upload: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    kind: "doors" | "parts" | "prices";
                    fileName: string;
                    source: AsyncIterable<Uint8Array<ArrayBufferLike>>;
                };
                output: import("@mullion/domain/imports/import.ts").ShownImport;
                meta: object;
            }>;
            confirm: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    importId: number;
                };
                output: import("@mullion/domain/imports/import.ts").ShownImport;
                meta: object;
            }>;
            undo: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    importId: number;
                };
                output: import("@mullion/domain/imports/import.ts").ShownImport;
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
                output: import("./imports/export.service.ts").ExportPage;
                meta: object;
            }>;
        }>>;
        parts: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
            details: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    partId: number;
                };
                output: import("@mullion/domain/admin/part-form.ts").EditablePart;
                meta: object;
            }>;
            history: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    search?: string | undefined;
                    sort?: "action" | "at" | "by" | undefined;
                    descending?: boolean | undefined;
                    page?: number | undefined;
                    partId: number;
                };
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/admin/part-form.ts").PartChange>;
                meta: object;
            }>;
            create: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    image?: Uint8Array<ArrayBuffer> | undefined;
                    referenceImage?: Uint8Array<ArrayBuffer> | undefined;
                    form: {
                        part_number: string;
                        part_name: string;
                        part_description: string;
                        part_units: string;
                        part_tags: string;
                        part_tags_doors: string;
                        part_tags_doors_sub: string;
                        included_hardware: string;
                        private_notes: string;
                        part_location: string;
                        req_dir: string;
                        req_serial: string;
                        req_power: string;
                        req_thick: string;
                        part_left_right: string;
                        precision_cut: string;
                        req_wall_thick: string;
                        related_parts: string;
                        install_hardware: string;
                        proprietary: string;
                        obsolete: string;
                        part_price: string;
                        part_l: string;
                        part_h: string;
                        part_d: string;
                        part_lbs: string;
                    };
                };
                output: import("@mullion/domain/catalog/part.ts").InternalPart;
                meta: object;
            }>;
            update: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    image?: Uint8Array<ArrayBuffer> | undefined;
                    referenceImage?: Uint8Array<ArrayBuffer> | undefined;
                    partId: number;
                    form: {
                        part_number: string;
                        part_name: string;
                        part_description: string;
                        part_price: string;
                        part_units: string;
                        part_tags: string;
                        part_tags_doors: string;
                        part_tags_doors_sub: string;
                        included_hardware: string;
                        private_notes: string;
                        part_location: string;
                        req_dir: string;
                        req_serial: string;
                        req_power: string;
                        req_thick: string;
                        part_left_right: string;
                        precision_cut: string;
                        req_wall_thick: string;
                        part_l: string;
                        part_h: string;
                        part_d: string;
                        part_lbs: string;
                        related_parts: string;
                        install_hardware: string;
                        proprietary: string;
                        obsolete: string;
                    };
                    updatedAt?: string | undefined;
                };
                output: import("@mullion/domain/catalog/part.ts").InternalPart;
                meta: object;
            }>;
            markProprietary: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    partId: number;
                    proprietary: boolean;
                };
                output: import("@mullion/domain/catalog/part.ts").InternalPart;
                meta: object;
            }>;
        }>>;
        requests: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
            pending: import("@trpc/server").TRPCQueryProcedure<{
                input: void;
                output: import("@mullion/domain/accounts/dealer-request.ts").PendingRequest[];
                meta: object;
            }>;
            list: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    search?: string | undefined;
                    sort?: "company" | "contact" | "email" | undefined;
                    descending?: boolean | undefined;
                    page?: number | undefined;
                } | undefined;
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/accounts/dealer-request.ts").PendingRequest>;
                meta: object;
            }>;
            remove: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    requestId: number;
                };
                output: import("@mullion/domain/accounts/dealer-request.ts").PendingRequest;
                meta: object;
            }>;
            restore: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    requestId: number;
                };
                output: import("@mullion/domain/accounts/dealer-request.ts").PendingRequest;
                meta: object;
            }>;
            file: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    fileId: number;
                };
                output: import("./admin/dealer-request-admin.service.ts").OpenedFile;
                meta: object;
            }>;
        }>>;
        users: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
            resendInvitation: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    userId: number;
                };
                output: import("@mullion/domain/accounts/user.ts").CompanyUser;
                meta: object;
            }>;
            requirePasswordChange: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    userId: number;
                };
                output: import("@mullion/domain/accounts/user.ts").CompanyUser;
                meta: object;
            }>;
            endSessions: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    userId: number;
                };
                output: {
                    ended: number;
                };
                meta: object;
            }>;
        }>>;
    }>>;
    analytics: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("./trpc/context.ts").Context;
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
        sales: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
            overview: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate: string;
                    endDate: string;
                    orderType?: "all" | "internal" | "non-internal" | undefined;
                    paymentType?: "all" | "cash" | "credit_card" | "terms" | undefined;
                };
                output: import("@mullion/domain/analytics/reports.ts").SalesOverview;
                meta: object;
            }>;
            trends: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate: string;
                    endDate: string;
                    orderType?: "all" | "internal" | "non-internal" | undefined;
                    paymentType?: "all" | "cash" | "credit_card" | "terms" | undefined;
                };
                output: import("@mullion/domain/analytics/reports.ts").TrendPoint[];
                meta: object;
            }>;
            byPeriod: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate: string;
                    endDate: string;
                    orderType?: "all" | "internal" | "non-internal" | undefined;
                    paymentType?: "all" | "cash" | "credit_card" | "terms" | undefined;
                };
                output: import("@mullion/domain/analytics/reports.ts").SalesByPeriod;
                meta: object;
            }>;
            topProducts: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate: string;
                    endDate: string;
                    limit?: number | undefined;
                };
                output: import("@mullion/domain/analytics/reports.ts").TopProduct[];
                meta: object;
            }>;
            topCustomers: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate: string;
                    endDate: string;
                    limit?: number | undefined;
                };
                output: import("@mullion/domain/analytics/reports.ts").TopCustomer[];
                meta: object;
            }>;
        }>>;
        geographic: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
            salesByLocation: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate: string;
                    endDate: string;
                };
                output: import("@mullion/domain/analytics/reports.ts").SalesByLocation;
                meta: object;
            }>;
            shippingAnalysis: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate: string;
                    endDate: string;
                };
                output: import("@mullion/domain/analytics/reports.ts").ShippingAnalysis;
                meta: object;
            }>;
            statePerformance: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate: string;
                    endDate: string;
                };
                output: import("@mullion/domain/analytics/reports.ts").StatePerformance;
                meta: object;
            }>;
        }>>;
        operational: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
            overview: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate?: string | undefined;
                    endDate?: string | undefined;
                };
                output: import("@mullion/domain/analytics/operations.ts").OperationalOverview;
                meta: object;
            }>;
            systemHealth: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate?: string | undefined;
                    endDate?: string | undefined;
                };
                output: import("@mullion/domain/analytics/operations.ts").SystemHealth;
                meta: object;
            }>;
            apiPerformance: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate?: string | undefined;
                    endDate?: string | undefined;
                };
                output: import("@mullion/domain/analytics/operations.ts").ApiPerformance;
                meta: object;
            }>;
            userSessions: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate?: string | undefined;
                    endDate?: string | undefined;
                };
                output: import("@mullion/domain/analytics/operations.ts").UserSessions;
                meta: object;
            }>;
            errorTracking: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate?: string | undefined;
                    endDate?: string | undefined;
                };
                output: import("@mullion/domain/analytics/operations.ts").ErrorTracking;
                meta: object;
            }>;
            databaseInsights: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    startDate?: string | undefined;
                    endDate?: string | undefined;
                };
                output: import("@mullion/domain/analytics/operations.ts").DatabaseInsights;
                meta: object;
            }>;
        }>>;
        orderMetrics: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                startDate: string;
                endDate: string;
            };
            output: import("@mullion/domain/analytics/reports.ts").OrderMetrics;
            meta: object;
        }>;
        export: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                startDate: string;
                endDate: string;
                format: "csv" | "json" | "pdf";
                data?: "all" | "customers" | "orders" | "products" | "sales" | undefined;
            };
            output: import("./analytics/export.service.ts").ExportedFile;
            meta: object;
        }>;
        ordersBehind: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                startDate: string;
                endDate: string;
                orderType?: "all" | "internal" | "non-internal" | undefined;
                paymentType?: "all" | "cash" | "credit_card" | "terms" | undefined;
                figure?: {
                    of: "part";
                    key: string;
                } | {
                    of: "customer";
                    key: string;
                } | {
                    of: "state";
                    detail: string;
                } | {
                    of: "city";
                    key: string;
                    detail: string;
                } | {
                    of: "service";
                    key: string;
                    detail: string;
                } | undefined;
                hour?: number | undefined;
                weekday?: number | undefined;
                after?: {
                    createdAt: string;
                    id: number;
                } | undefined;
            };
            output: import("@mullion/domain/analytics/drill-down.ts").DrillDownPage;
            meta: object;
        }>;
    }>>;
    cart: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("./trpc/context.ts").Context;
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
        price: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                cart: {
                    partId: number;
                    quantity: number;
                    comments?: string[] | undefined;
                    configurations?: readonly ({
                        kind: "door";
                        doors: readonly {
                            serialNumber: string | null;
                            door: {
                                doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                                build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                                double: boolean;
                                bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                                hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                                powerOperated: boolean;
                                gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                                widthInches: number;
                                heightInches: number;
                            };
                            use: "bottomGasket" | "doorGasket" | "edgeGasket" | "heaterPan" | "heaterWire" | "midGasket" | "panelWires" | "sectionGasket" | "sweepGasket";
                            count: number;
                        }[];
                    } | {
                        kind: "direction";
                        left: number;
                        right: number;
                    } | {
                        kind: "serials";
                        serials: readonly string[];
                    } | {
                        kind: "voltage";
                        voltages: Record<"120V" | "208V" | "230V" | "460V" | "480V", number>;
                        panels?: {
                            single: number;
                            biparting: number;
                        } | undefined;
                    } | {
                        kind: "cuts";
                        cuts: readonly {
                            lengthInches: number;
                            wallThicknessInches: number | null;
                            count: number;
                        }[];
                    })[] | undefined;
                }[];
            };
            output: import("@mullion/domain/checkout/quote.ts").PricedCart;
            meta: object;
        }>;
        share: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                cart: {
                    partId: number;
                    quantity: number;
                    comments?: string[] | undefined;
                    configurations?: readonly ({
                        kind: "door";
                        doors: readonly {
                            serialNumber: string | null;
                            door: {
                                doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                                build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                                double: boolean;
                                bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                                hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                                powerOperated: boolean;
                                gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                                widthInches: number;
                                heightInches: number;
                            };
                            use: "bottomGasket" | "doorGasket" | "edgeGasket" | "heaterPan" | "heaterWire" | "midGasket" | "panelWires" | "sectionGasket" | "sweepGasket";
                            count: number;
                        }[];
                    } | {
                        kind: "direction";
                        left: number;
                        right: number;
                    } | {
                        kind: "serials";
                        serials: readonly string[];
                    } | {
                        kind: "voltage";
                        voltages: Record<"120V" | "208V" | "230V" | "460V" | "480V", number>;
                        panels?: {
                            single: number;
                            biparting: number;
                        } | undefined;
                    } | {
                        kind: "cuts";
                        cuts: readonly {
                            lengthInches: number;
                            wallThicknessInches: number | null;
                            count: number;
                        }[];
                    })[] | undefined;
                }[];
            };
            output: {
                shareKey: string;
            };
            meta: object;
        }>;
        open: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                shareKey: string;
            };
            output: import("@mullion/domain/cart/shared-cart.ts").SharedCart;
            meta: object;
        }>;
    }>>;
    catalog: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("./trpc/context.ts").Context;
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
                offset?: number | undefined;
                limit?: number | undefined;
                filters?: {
                    tags?: ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[] | undefined;
                    doorModels?: ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[] | undefined;
                    units?: ("EA" | "FT" | "SQFT")[] | undefined;
                    priceBands?: number[] | undefined;
                    specialOrder?: boolean | undefined;
                    proprietary?: boolean | undefined;
                } | undefined;
                sort?: "number" | "price" | "price-down" | "relevance" | undefined;
                text: string;
            };
            output: import("@mullion/domain/search/search-input.ts").PartsPage;
            meta: object;
        }>;
        searchCounts: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                text: string;
                filters?: {
                    tags?: ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[] | undefined;
                    doorModels?: ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[] | undefined;
                    units?: ("EA" | "FT" | "SQFT")[] | undefined;
                    priceBands?: number[] | undefined;
                    specialOrder?: boolean | undefined;
                    proprietary?: boolean | undefined;
                } | undefined;
            };
            output: import("@mullion/domain/search/search-input.ts").SearchCounts;
            meta: object;
        }>;
        browse: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                offset?: number | undefined;
                limit?: number | undefined;
                filters?: {
                    tags?: ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[] | undefined;
                    doorModels?: ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[] | undefined;
                    units?: ("EA" | "FT" | "SQFT")[] | undefined;
                    priceBands?: number[] | undefined;
                    specialOrder?: boolean | undefined;
                    proprietary?: boolean | undefined;
                } | undefined;
                sort?: "number" | "price" | "price-down" | "relevance" | undefined;
                fits?: "COLD" | "ESS1" | "ESS2" | "SANI" | "TSD" | undefined;
            };
            output: import("@mullion/domain/search/search-input.ts").PartsPage;
            meta: object;
        }>;
        browseCounts: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                filters?: {
                    tags?: ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[] | undefined;
                    doorModels?: ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[] | undefined;
                    units?: ("EA" | "FT" | "SQFT")[] | undefined;
                    priceBands?: number[] | undefined;
                    specialOrder?: boolean | undefined;
                    proprietary?: boolean | undefined;
                } | undefined;
                fits?: "COLD" | "ESS1" | "ESS2" | "SANI" | "TSD" | undefined;
            } | undefined;
            output: import("@mullion/domain/search/search-input.ts").SearchCounts;
            meta: object;
        }>;
        part: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                partId: number;
            };
            output: import("@mullion/domain/catalog/part.ts").InternalPart | import("@mullion/domain/catalog/part.ts").Part;
            meta: object;
        }>;
        partsById: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                partIds: number[];
            };
            output: (import("@mullion/domain/catalog/part.ts").InternalPart | import("@mullion/domain/catalog/part.ts").Part)[];
            meta: object;
        }>;
        partsByNumber: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                numbers: string[];
            };
            output: import("@mullion/domain/search/search-input.ts").NumberedParts[];
            meta: object;
        }>;
    }>>;
    checkout: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("./trpc/context.ts").Context;
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
        quote: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                cart: {
                    partId: number;
                    quantity: number;
                    comments?: string[] | undefined;
                    configurations?: readonly ({
                        kind: "door";
                        doors: readonly {
                            serialNumber: string | null;
                            door: {
                                doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                                build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                                double: boolean;
                                bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                                hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                                powerOperated: boolean;
                                gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                                widthInches: number;
                                heightInches: number;
                            };
                            use: "bottomGasket" | "doorGasket" | "edgeGasket" | "heaterPan" | "heaterWire" | "midGasket" | "panelWires" | "sectionGasket" | "sweepGasket";
                            count: number;
                        }[];
                    } | {
                        kind: "direction";
                        left: number;
                        right: number;
                    } | {
                        kind: "serials";
                        serials: readonly string[];
                    } | {
                        kind: "voltage";
                        voltages: Record<"120V" | "208V" | "230V" | "460V" | "480V", number>;
                        panels?: {
                            single: number;
                            biparting: number;
                        } | undefined;
                    } | {
                        kind: "cuts";
                        cuts: readonly {
                            lengthInches: number;
                            wallThicknessInches: number | null;
                            count: number;
                        }[];
                    })[] | undefined;
                }[];
                shipAddress: {
                    label?: string | undefined;
                    nameOrCompany: string;
                    attention?: string | undefined;
                    address1: string;
                    address2?: string | undefined;
                    address3?: string | undefined;
                    country?: "CA" | "US" | undefined;
                    postalCode: string;
                    city: string;
                    state: string;
                    telephone?: string | undefined;
                };
                serviceType?: "01" | "02" | "03" | "12" | "13" | "14" | "FEDEX_2_DAY" | "FEDEX_GROUND" | "LTL" | "STANDARD_OVERNIGHT" | undefined;
                carrier?: "FedEx" | "LTL" | "UPS" | undefined;
                billingOption?: "collect" | "prepay" | "thirdParty" | undefined;
                confirmFreightLater?: boolean | undefined;
                basedOn?: string | undefined;
            };
            output: import("@mullion/domain/checkout/quote.ts").Quote;
            meta: object;
        }>;
        options: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: import("@mullion/domain/checkout/checkout-options.ts").CheckoutOptions;
            meta: object;
        }>;
        outcome: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                idempotencyKey: string;
            };
            output: import("@mullion/domain/checkout/order.ts").AttemptOutcome;
            meta: object;
        }>;
        holdPayment: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                cart: {
                    partId: number;
                    quantity: number;
                    comments?: string[] | undefined;
                    configurations?: readonly ({
                        kind: "door";
                        doors: readonly {
                            serialNumber: string | null;
                            door: {
                                doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                                build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                                double: boolean;
                                bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                                hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                                powerOperated: boolean;
                                gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                                widthInches: number;
                                heightInches: number;
                            };
                            use: "bottomGasket" | "doorGasket" | "edgeGasket" | "heaterPan" | "heaterWire" | "midGasket" | "panelWires" | "sectionGasket" | "sweepGasket";
                            count: number;
                        }[];
                    } | {
                        kind: "direction";
                        left: number;
                        right: number;
                    } | {
                        kind: "serials";
                        serials: readonly string[];
                    } | {
                        kind: "voltage";
                        voltages: Record<"120V" | "208V" | "230V" | "460V" | "480V", number>;
                        panels?: {
                            single: number;
                            biparting: number;
                        } | undefined;
                    } | {
                        kind: "cuts";
                        cuts: readonly {
                            lengthInches: number;
                            wallThicknessInches: number | null;
                            count: number;
                        }[];
                    })[] | undefined;
                }[];
                shipAddress: {
                    label?: string | undefined;
                    nameOrCompany: string;
                    attention?: string | undefined;
                    address1: string;
                    address2?: string | undefined;
                    address3?: string | undefined;
                    country?: "CA" | "US" | undefined;
                    postalCode: string;
                    city: string;
                    state: string;
                    telephone?: string | undefined;
                };
                serviceType?: "01" | "02" | "03" | "12" | "13" | "14" | "FEDEX_2_DAY" | "FEDEX_GROUND" | "LTL" | "STANDARD_OVERNIGHT" | undefined;
                carrier?: "FedEx" | "LTL" | "UPS" | undefined;
                billingOption?: "collect" | "prepay" | "thirdParty" | undefined;
                confirmFreightLater?: boolean | undefined;
                quoteId: string;
                billing?: {
                    firstName?: string | undefined;
                    lastName?: string | undefined;
                    companyName?: string | undefined;
                    address1: string;
                    address2?: string | undefined;
                    city?: string | undefined;
                    state?: string | undefined;
                    zip: string;
                    country?: string | undefined;
                    buyerEmail: string;
                } | undefined;
                card?: {
                    cardNumber: string;
                    cardExpiration: string;
                    cardCode: string;
                } | undefined;
                savedCard?: {
                    methodId: string;
                    cardCode?: string | undefined;
                } | undefined;
                saveCard?: {
                    label: string;
                } | undefined;
                grandTotalCents: number;
                botCheck?: string | undefined;
            };
            output: import("@mullion/domain/checkout/hold-payment.ts").HeldPayment;
            meta: object;
        }>;
        zipLocation: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                zip: string;
            };
            output: import("@mullion/domain/checkout/zip-location.ts").ZipLocation | null;
            meta: object;
        }>;
        rates: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
            parcel: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    cart: {
                        partId: number;
                        quantity: number;
                        comments?: string[] | undefined;
                        configurations?: readonly ({
                            kind: "door";
                            doors: readonly {
                                serialNumber: string | null;
                                door: {
                                    doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                                    build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                                    double: boolean;
                                    bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                                    hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                                    powerOperated: boolean;
                                    gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                                    widthInches: number;
                                    heightInches: number;
                                };
                                use: "bottomGasket" | "doorGasket" | "edgeGasket" | "heaterPan" | "heaterWire" | "midGasket" | "panelWires" | "sectionGasket" | "sweepGasket";
                                count: number;
                            }[];
                        } | {
                            kind: "direction";
                            left: number;
                            right: number;
                        } | {
                            kind: "serials";
                            serials: readonly string[];
                        } | {
                            kind: "voltage";
                            voltages: Record<"120V" | "208V" | "230V" | "460V" | "480V", number>;
                            panels?: {
                                single: number;
                                biparting: number;
                            } | undefined;
                        } | {
                            kind: "cuts";
                            cuts: readonly {
                                lengthInches: number;
                                wallThicknessInches: number | null;
                                count: number;
                            }[];
                        })[] | undefined;
                    }[];
                    shipAddress: {
                        label?: string | undefined;
                        nameOrCompany: string;
                        attention?: string | undefined;
                        address1: string;
                        address2?: string | undefined;
                        address3?: string | undefined;
                        country?: "CA" | "US" | undefined;
                        postalCode: string;
                        city: string;
                        state: string;
                        telephone?: string | undefined;
                    };
                    serviceType?: "01" | "02" | "03" | "12" | "13" | "14" | undefined;
                };
                output: {
                    priceCents: number;
                };
                meta: object;
            }>;
            freight: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    weightPounds: number;
                    lengthInches: number;
                    city: string;
                    state: string;
                    zip: string;
                };
                output: {
                    priceCents: number;
                };
                meta: object;
            }>;
            tax: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    amountCents: number;
                    freightCents: number;
                    street?: string | undefined;
                    city?: string | undefined;
                    region: string;
                    postalCode: string;
                    exempt?: boolean | undefined;
                };
                output: import("@mullion/integrations/tax/port.ts").TaxQuote;
                meta: object;
            }>;
        }>>;
        payments: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
            inTrouble: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    search?: string | undefined;
                    sort?: "amount" | "buyer" | "createdAt" | "order" | undefined;
                    descending?: boolean | undefined;
                    page?: number | undefined;
                } | undefined;
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/payments/payment-attention.ts").PaymentInTrouble>;
                meta: object;
            }>;
            retry: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    paymentId: number;
                };
                output: {
                    state: import("@mullion/domain/payments/payment-state.ts").PaymentState;
                };
                meta: object;
            }>;
            giveUp: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    paymentId: number;
                };
                output: {
                    state: import("@mullion/domain/payments/payment-state.ts").PaymentState;
                };
                meta: object;
            }>;
            reconcile: import("@trpc/server").TRPCQueryProcedure<{
                input: void;
                output: import("@mullion/domain/payments/reconcile.ts").Reconciliation;
                meta: object;
            }>;
        }>>;
        uploadPoDocument: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                name: string;
                bytes: Uint8Array<ArrayBuffer>;
            };
            output: {
                poDocumentId: string;
            };
            meta: object;
        }>;
        challenge: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: unknown;
            meta: object;
        }>;
        placeOrder: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                cart: {
                    partId: number;
                    quantity: number;
                    comments?: string[] | undefined;
                    configurations?: readonly ({
                        kind: "door";
                        doors: readonly {
                            serialNumber: string | null;
                            door: {
                                doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                                build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                                double: boolean;
                                bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                                hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                                powerOperated: boolean;
                                gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                                widthInches: number;
                                heightInches: number;
                            };
                            use: "bottomGasket" | "doorGasket" | "edgeGasket" | "heaterPan" | "heaterWire" | "midGasket" | "panelWires" | "sectionGasket" | "sweepGasket";
                            count: number;
                        }[];
                    } | {
                        kind: "direction";
                        left: number;
                        right: number;
                    } | {
                        kind: "serials";
                        serials: readonly string[];
                    } | {
                        kind: "voltage";
                        voltages: Record<"120V" | "208V" | "230V" | "460V" | "480V", number>;
                        panels?: {
                            single: number;
                            biparting: number;
                        } | undefined;
                    } | {
                        kind: "cuts";
                        cuts: readonly {
                            lengthInches: number;
                            wallThicknessInches: number | null;
                            count: number;
                        }[];
                    })[] | undefined;
                }[];
                shipAddress: {
                    label?: string | undefined;
                    nameOrCompany: string;
                    attention?: string | undefined;
                    address1: string;
                    address2?: string | undefined;
                    address3?: string | undefined;
                    country?: "CA" | "US" | undefined;
                    postalCode: string;
                    city: string;
                    state: string;
                    telephone?: string | undefined;
                };
                serviceType?: "01" | "02" | "03" | "12" | "13" | "14" | "FEDEX_2_DAY" | "FEDEX_GROUND" | "LTL" | "STANDARD_OVERNIGHT" | undefined;
                carrier?: "FedEx" | "LTL" | "UPS" | undefined;
                billingOption?: "collect" | "prepay" | "thirdParty" | undefined;
                confirmFreightLater?: boolean | undefined;
                idempotencyKey: string;
                quoteId: string;
                billing?: {
                    firstName?: string | undefined;
                    lastName?: string | undefined;
                    companyName?: string | undefined;
                    address1: string;
                    address2?: string | undefined;
                    city?: string | undefined;
                    state?: string | undefined;
                    zip: string;
                    country?: string | undefined;
                    buyerEmail: string;
                } | undefined;
                card?: {
                    cardNumber: string;
                    cardExpiration: string;
                    cardCode: string;
                } | undefined;
                savedCard?: {
                    methodId: string;
                    cardCode?: string | undefined;
                } | undefined;
                saveCard?: {
                    label: string;
                } | undefined;
                heldPayment?: string | undefined;
                poNumber?: string | undefined;
                poDocumentId?: string | undefined;
                iseNumber?: string | undefined;
                accountNumber?: string | undefined;
                freightCarrier?: string | undefined;
                thirdParty?: {
                    company?: string | undefined;
                    address1?: string | undefined;
                    address2?: string | undefined;
                    city?: string | undefined;
                    state?: string | undefined;
                    zip?: string | undefined;
                    country?: string | undefined;
                } | undefined;
                customerEmail?: string | undefined;
                skipValidation?: boolean | undefined;
                returnsAgreed: boolean;
                grandTotalCents: number;
                botCheck?: string | undefined;
            };
            output: import("@mullion/domain/checkout/order.ts").PlacedOrder;
            meta: object;
        }>;
    }>>;
    doors: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("./trpc/context.ts").Context;
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
        saved: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
                    text?: string | undefined;
                    offset?: number | undefined;
                    limit?: number | undefined;
                };
                output: import("@mullion/domain/doors/saved-door.ts").SavedDoorPage;
                meta: object;
            }>;
            bySerial: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    serialNumber: string;
                };
                output: import("@mullion/domain/doors/saved-door.ts").SavedDoor | null;
                meta: object;
            }>;
            save: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    name: string;
                    site: string;
                    serialNumber: string | null;
                    door: {
                        doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                        build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                        double: boolean;
                        bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                        hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                        powerOperated: boolean;
                        gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                        widthInches: number;
                        heightInches: number;
                    };
                };
                output: import("@mullion/domain/doors/saved-door.ts").SavedDoor;
                meta: object;
            }>;
            update: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    name: string;
                    site: string;
                    serialNumber: string | null;
                    door: {
                        doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                        build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                        double: boolean;
                        bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                        hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                        powerOperated: boolean;
                        gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                        widthInches: number;
                        heightInches: number;
                    };
                    doorId: number;
                };
                output: import("@mullion/domain/doors/saved-door.ts").SavedDoor;
                meta: object;
            }>;
            rename: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    name: string;
                    site: string;
                    doorId: number;
                };
                output: import("@mullion/domain/doors/saved-door.ts").SavedDoor;
                meta: object;
            }>;
            remove: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    doorId: number;
                };
                output: import("@mullion/domain/doors/saved-door.ts").SavedDoor;
                meta: object;
            }>;
        }>>;
        bySerial: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                serialNumber: string;
            };
            output: import("@mullion/domain/doors/registered-door.ts").RegisteredDoor;
            meta: object;
        }>;
        calculate: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                door: {
                    doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                    build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                    double: boolean;
                    bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                    hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                    powerOperated: boolean;
                    gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                    widthInches: number;
                    heightInches: number;
                };
                mode: "gasket" | "heater";
            };
            output: import("@mullion/domain/doors/priced-calculation.ts").PricedCalculation;
            meta: object;
        }>;
    }>>;
    orders: import("@trpc/server").TRPCBuiltRouter<{
        ctx: import("./trpc/context.ts").Context;
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
        exports: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
            pending: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    search?: string | undefined;
                    sort?: "createdAt" | "customer" | "number" | "total" | undefined;
                    descending?: boolean | undefined;
                    page?: number | undefined;
                } | undefined;
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/orders/order-export.ts").PendingOrder>;
                meta: object;
            }>;
            pendingInFull: import("@trpc/server").TRPCQueryProcedure<{
                input: void;
                output: {
                    readonly orders: readonly import("@mullion/domain/orders/order-list.ts").ListedOrder[];
                    readonly total: number;
                };
                meta: object;
            }>;
            generate: import("@trpc/server").TRPCMutationProcedure<{
                input: void;
                output: import("@mullion/domain/orders/order-export.ts").OrderExport;
                meta: object;
            }>;
            files: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    search?: string | undefined;
                    sort?: "by" | "createdAt" | "name" | "orders" | undefined;
                    descending?: boolean | undefined;
                    page?: number | undefined;
                } | undefined;
                output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/orders/order-export.ts").OrderExport>;
                meta: object;
            }>;
            file: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    exportId: number;
                };
                output: {
                    readonly name: string;
                    readonly content: string;
                };
                meta: object;
            }>;
        }>>;
        desk: import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("./trpc/context.ts").Context;
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
            details: import("@trpc/server").TRPCQueryProcedure<{
                input: {
                    orderId: number;
                };
                output: import("@mullion/domain/orders/order-desk.ts").OrderDesk;
                meta: object;
            }>;
            addNote: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    orderId: number;
                    text: string;
                };
                output: void;
                meta: object;
            }>;
            addShipment: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    carrier: string;
                    trackingNumber: string;
                    shippedOn: string;
                    orderId: number;
                };
                output: import("@mullion/domain/orders/order-desk.ts").Shipment;
                meta: object;
            }>;
            resendConfirmation: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    orderId: number;
                };
                output: {
                    readonly email: string;
                };
                meta: object;
            }>;
        }>>;
        list: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                scope: "all" | "company" | "user";
                userId?: number | undefined;
                companyId?: number | undefined;
                search?: string | undefined;
                startDate?: string | undefined;
                endDate?: string | undefined;
                sort?: "createdAt" | "number" | "poNumber" | "shipAddress1" | "shipPostalCode" | "status" | "total" | undefined;
                descending?: boolean | undefined;
                page?: number | undefined;
            };
            output: import("@mullion/domain/orders/order-list.ts").OrderPage;
            meta: object;
        }>;
        listInFull: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                scope: "all" | "company" | "user";
                userId?: number | undefined;
                companyId?: number | undefined;
                search?: string | undefined;
                startDate?: string | undefined;
                endDate?: string | undefined;
                sort?: "createdAt" | "number" | "poNumber" | "shipAddress1" | "shipPostalCode" | "status" | "total" | undefined;
                descending?: boolean | undefined;
                page?: number | undefined;
            };
            output: import("@mullion/domain/orders/order-list.ts").ListedOrders;
            meta: object;
        }>;
        details: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                orderId: number;
            };
            output: import("@mullion/domain/orders/order-list.ts").OrderWithShipments;
            meta: object;
        }>;
        poDocument: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                orderId: number;
            };
            output: import("./orders/po-document.service.ts").OpenedPoDocument;
            meta: object;
        }>;
        confirmFreight: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                orderId: number;
                freightCents: number;
            };
            output: import("./checkout/confirm-freight.service.ts").ConfirmedFreight;
            meta: object;
        }>;
        invoice: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                orderId: number;
            };
            output: {
                name: string;
                contentType: string;
                bytes: Uint8Array<ArrayBufferLike>;
            };
            meta: object;
        }>;
        reorder: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                orderId: number;
            };
            output: import("@mullion/domain/orders/order-list.ts").ReorderLine[];
            meta: object;
        }>;
    }>>;
}>>;
