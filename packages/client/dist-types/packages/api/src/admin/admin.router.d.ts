export declare const adminRouter: import("@trpc/server").TRPCBuiltRouter<{
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
    insight: import("@trpc/server").TRPCBuiltRouter<{
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
            output: import("../imports/export.service.ts").ExportPage;
            meta: object;
        }>;
    }>>;
    parts: import("@trpc/server").TRPCBuiltRouter<{
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
            output: import("./dealer-request-admin.service.ts").OpenedFile;
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
