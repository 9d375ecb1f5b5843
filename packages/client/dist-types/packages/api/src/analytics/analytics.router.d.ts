export declare const analyticsRouter: import("@trpc/server").TRPCBuiltRouter<{
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
    sales: import("@trpc/server").TRPCBuiltRouter<{
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
    /** In-process only: the answer is a stream, read while it is being written. */
    export: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            startDate: string;
            endDate: string;
            format: "csv" | "json" | "pdf";
            data?: "all" | "customers" | "orders" | "products" | "sales" | undefined;
        };
        output: import("./export.service.ts").ExportedFile;
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
        output: import("@mullion/domain/analytics/drill-down").DrillDownPage;
        meta: object;
    }>;
}>>;
