import type { Histogram } from './latency.ts';
/**
 * Measurements are added to their minute, hour and day. Minutes are retained for a day, hours and days for thirty days.
 */
export declare const measureGrains: readonly ['minute', 'hour', 'day'];
export type MeasureGrain = (typeof measureGrains)[number];
export declare const minuteRetentionMs: number;
export declare const hourRetentionMs: number;
/** A user is active for half an hour after their last request, and counts toward the day for 24 hours. */
export declare const activeMs: number;
export declare const dayMs: number;
/** All requests combined, so that traffic can be read without summing every endpoint. */
export declare const allRequests: {
    readonly method: 'ALL';
    readonly endpoint: 'requests';
};
/** Represents all database statements; the only entry here that is not a request. */
export declare const statementsEndpoint: {
    readonly method: 'SQL';
    readonly endpoint: 'statements';
};
/** What was measured for an endpoint, or for database statements, over a period. */
export interface Measurements {
    readonly method: string;
    readonly endpoint: string;
    readonly requests: number;
    /** Count of 5xx responses. */
    readonly failures: number;
    readonly totalMs: number;
    readonly histogram: Histogram;
}
/** critical: a user hit it; error: contained inside the server; warning: for the operator. */
export declare const errorSeverities: readonly ['critical', 'error', 'warning'];
export type ErrorSeverity = (typeof errorSeverities)[number];
/** What the database reports about itself; null where the engine has no such figure. */
export interface DatabaseFigures {
    readonly connections: {
        readonly active: number;
        readonly idle: number;
        readonly limit: number;
    } | null;
    /** Percent of reads served from the database's own cache. */
    readonly cacheHitPercent: number | null;
    readonly sizeBytes: number;
}
export interface ProcessFacts {
    readonly uptimeSeconds: number;
    readonly nodeVersion: string;
    readonly heapUsedBytes: number;
    readonly heapTotalBytes: number;
}
/** What figures are about, as ISO instants; the end is not included. */
export interface MeasuredRange {
    readonly from: string;
    readonly before: string;
}
interface Ranged {
    readonly range: MeasuredRange;
}
export interface OperationalOverview extends Ranged {
    readonly systemHealth: {
        readonly uptimeSeconds: number;
        /** Over the last 15 minutes; null if there were no requests. */
        readonly responseTimeMs: number | null;
        readonly activeUsers: number;
        /** Percent of requests in the range that failed; null if there were none. */
        readonly errorRate: number | null;
        readonly cacheHitRate: number | null;
    };
    readonly performance: {
        readonly databaseConnections: number | null;
        /** Over the range; null if there were no requests. */
        readonly avgProcessingTimeMs: number | null;
    };
    readonly alerts: {
        readonly systemStatus: 'online' | 'database down';
        readonly criticalIssues: number;
    };
}
export interface SystemHealth extends Ranged {
    readonly server: ProcessFacts;
    readonly database: {
        readonly status: 'connected' | 'not answering';
        readonly responseTimeMs: number | null;
    };
    readonly errorMetrics: {
        /** Percent of requests in the last hour that failed; null if there were none. */
        readonly hourlyErrorRate: number | null;
        readonly recentErrors: number;
    };
}
export interface EndpointFigures {
    readonly endpoint: string;
    readonly method: string;
    readonly requests: number;
    readonly avgResponseTimeMs: number;
    /** Percent, one decimal. */
    readonly successRate: number;
    readonly p95ResponseTimeMs: number;
}
export interface ApiPerformance extends Ranged {
    readonly overview: {
        readonly totalRequests: number;
        readonly avgResponseTimeMs: number | null;
        readonly overallSuccessRate: number | null;
    };
    readonly slowEndpoints: readonly EndpointFigures[];
    /** Most requested first. */
    readonly endpoints: readonly EndpointFigures[];
}
export interface UserSessions extends Ranged {
    readonly activeUsers: number;
    readonly dailyActiveUsers: number;
    /**
     * Average length of a session, from sign-in to last use, of sessions used in the last 24 hours; null if there were
     * none.
     */
    readonly avgSessionMinutes: number | null;
    readonly adminUsers: number;
    readonly regularUsers: number;
    /** Busiest hour in the range, by the store's clock; null if there were no requests. */
    readonly peakTrafficHour: number | null;
}
export interface ErrorTracking extends Ranged {
    readonly totalErrors: number;
    readonly criticalErrors: number;
    /** Percent of requests that failed; null if there were none. */
    readonly errorRate: number | null;
    readonly errorTypes: readonly {
        readonly type: string;
        readonly severity: ErrorSeverity;
        readonly count: number;
        readonly lastOccurred: string;
    }[];
    readonly recentErrors: readonly {
        readonly id: number;
        readonly type: string;
        readonly message: string;
        readonly severity: ErrorSeverity;
        readonly timestamp: string;
    }[];
}
export interface DatabaseInsights extends DatabaseFigures, Ranged {
    /** Null if there were no statements. */
    readonly avgQueryTimeMs: number | null;
    readonly p95QueryTimeMs: number | null;
    readonly slowQueries: number;
    readonly queries: number;
}
/** Mean duration; null if there are no requests. */
export declare function averageMs(measurements: readonly Pick<Measurements, 'requests' | 'totalMs'>[]): number | null;
type Outcomes = readonly Pick<Measurements, 'requests' | 'failures'>[];
/** Percent of requests that failed, one decimal; null if there are none. */
export declare function failureRate(measurements: Outcomes): number | null;
/** Percent of requests that succeeded, one decimal; null if there are none. */
export declare function successRate(measurements: Outcomes): number | null;
export {};
