import type { RangeInput } from '@mullion/domain/analytics/inputs';
/** Queries a few figures that sum up the system's health. */
export declare function useOperationalOverview(input: RangeInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly range: {
        readonly from: string;
        readonly before: string;
    };
    readonly systemHealth: {
        readonly uptimeSeconds: number;
        readonly responseTimeMs: number | null;
        readonly activeUsers: number;
        readonly errorRate: number | null;
        readonly cacheHitRate: number | null;
    };
    readonly performance: {
        readonly databaseConnections: number | null;
        readonly avgProcessingTimeMs: number | null;
    };
    readonly alerts: {
        readonly systemStatus: 'online' | 'database down';
        readonly criticalIssues: number;
    };
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        startDate?: string | undefined;
        endDate?: string | undefined;
    };
    output: {
        readonly range: {
            readonly from: string;
            readonly before: string;
        };
        readonly systemHealth: {
            readonly uptimeSeconds: number;
            readonly responseTimeMs: number | null;
            readonly activeUsers: number;
            readonly errorRate: number | null;
            readonly cacheHitRate: number | null;
        };
        readonly performance: {
            readonly databaseConnections: number | null;
            readonly avgProcessingTimeMs: number | null;
        };
        readonly alerts: {
            readonly systemStatus: 'online' | 'database down';
            readonly criticalIssues: number;
        };
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
/** Queries the state of the answering server and its database. */
export declare function useSystemHealth(): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly range: {
        readonly from: string;
        readonly before: string;
    };
    readonly server: {
        readonly uptimeSeconds: number;
        readonly nodeVersion: string;
        readonly heapUsedBytes: number;
        readonly heapTotalBytes: number;
    };
    readonly database: {
        readonly status: 'connected' | 'not answering';
        readonly responseTimeMs: number | null;
    };
    readonly errorMetrics: {
        readonly hourlyErrorRate: number | null;
        readonly recentErrors: number;
    };
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        startDate?: string | undefined;
        endDate?: string | undefined;
    };
    output: {
        readonly range: {
            readonly from: string;
            readonly before: string;
        };
        readonly server: {
            readonly uptimeSeconds: number;
            readonly nodeVersion: string;
            readonly heapUsedBytes: number;
            readonly heapTotalBytes: number;
        };
        readonly database: {
            readonly status: 'connected' | 'not answering';
            readonly responseTimeMs: number | null;
        };
        readonly errorMetrics: {
            readonly hourlyErrorRate: number | null;
            readonly recentErrors: number;
        };
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
/** Queries call counts and response times by endpoint. */
export declare function useApiPerformance(input: RangeInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly range: {
        readonly from: string;
        readonly before: string;
    };
    readonly overview: {
        readonly totalRequests: number;
        readonly avgResponseTimeMs: number | null;
        readonly overallSuccessRate: number | null;
    };
    readonly slowEndpoints: {
        readonly endpoint: string;
        readonly method: string;
        readonly requests: number;
        readonly avgResponseTimeMs: number;
        readonly successRate: number;
        readonly p95ResponseTimeMs: number;
    }[];
    readonly endpoints: {
        readonly endpoint: string;
        readonly method: string;
        readonly requests: number;
        readonly avgResponseTimeMs: number;
        readonly successRate: number;
        readonly p95ResponseTimeMs: number;
    }[];
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        startDate?: string | undefined;
        endDate?: string | undefined;
    };
    output: {
        readonly range: {
            readonly from: string;
            readonly before: string;
        };
        readonly overview: {
            readonly totalRequests: number;
            readonly avgResponseTimeMs: number | null;
            readonly overallSuccessRate: number | null;
        };
        readonly slowEndpoints: {
            readonly endpoint: string;
            readonly method: string;
            readonly requests: number;
            readonly avgResponseTimeMs: number;
            readonly successRate: number;
            readonly p95ResponseTimeMs: number;
        }[];
        readonly endpoints: {
            readonly endpoint: string;
            readonly method: string;
            readonly requests: number;
            readonly avgResponseTimeMs: number;
            readonly successRate: number;
            readonly p95ResponseTimeMs: number;
        }[];
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
/** Queries who is signed in. */
export declare function useUserSessions(input: RangeInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly range: {
        readonly from: string;
        readonly before: string;
    };
    readonly activeUsers: number;
    readonly dailyActiveUsers: number;
    readonly avgSessionMinutes: number | null;
    readonly adminUsers: number;
    readonly regularUsers: number;
    readonly peakTrafficHour: number | null;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        startDate?: string | undefined;
        endDate?: string | undefined;
    };
    output: {
        readonly range: {
            readonly from: string;
            readonly before: string;
        };
        readonly activeUsers: number;
        readonly dailyActiveUsers: number;
        readonly avgSessionMinutes: number | null;
        readonly adminUsers: number;
        readonly regularUsers: number;
        readonly peakTrafficHour: number | null;
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
/** Queries errors. */
export declare function useErrorTracking(input: RangeInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly range: {
        readonly from: string;
        readonly before: string;
    };
    readonly totalErrors: number;
    readonly criticalErrors: number;
    readonly errorRate: number | null;
    readonly errorTypes: readonly {
        readonly type: string;
        readonly severity: import("@mullion/domain/analytics/operations.ts").ErrorSeverity;
        readonly count: number;
        readonly lastOccurred: string;
    }[];
    readonly recentErrors: readonly {
        readonly id: number;
        readonly type: string;
        readonly message: string;
        readonly severity: import("@mullion/domain/analytics/operations.ts").ErrorSeverity;
        readonly timestamp: string;
    }[];
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        startDate?: string | undefined;
        endDate?: string | undefined;
    };
    output: {
        readonly range: {
            readonly from: string;
            readonly before: string;
        };
        readonly totalErrors: number;
        readonly criticalErrors: number;
        readonly errorRate: number | null;
        readonly errorTypes: readonly {
            readonly type: string;
            readonly severity: import("@mullion/domain/analytics/operations.ts").ErrorSeverity;
            readonly count: number;
            readonly lastOccurred: string;
        }[];
        readonly recentErrors: readonly {
            readonly id: number;
            readonly type: string;
            readonly message: string;
            readonly severity: import("@mullion/domain/analytics/operations.ts").ErrorSeverity;
            readonly timestamp: string;
        }[];
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
/** Queries database figures. */
export declare function useDatabaseInsights(input: RangeInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly connections: {
        readonly active: number;
        readonly idle: number;
        readonly limit: number;
    } | null;
    readonly cacheHitPercent: number | null;
    readonly sizeBytes: number;
    readonly range: {
        readonly from: string;
        readonly before: string;
    };
    readonly avgQueryTimeMs: number | null;
    readonly p95QueryTimeMs: number | null;
    readonly slowQueries: number;
    readonly queries: number;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        startDate?: string | undefined;
        endDate?: string | undefined;
    };
    output: {
        readonly connections: {
            readonly active: number;
            readonly idle: number;
            readonly limit: number;
        } | null;
        readonly cacheHitPercent: number | null;
        readonly sizeBytes: number;
        readonly range: {
            readonly from: string;
            readonly before: string;
        };
        readonly avgQueryTimeMs: number | null;
        readonly p95QueryTimeMs: number | null;
        readonly slowQueries: number;
        readonly queries: number;
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
