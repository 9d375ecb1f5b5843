import type { DrillDownInput } from '@mullion/domain/analytics/drill-down';
import type { FilterInput, RangeInput, TopInput } from '@mullion/domain/analytics/inputs';
/** Queries revenue, orders and averages of a range, with their changes. */
export declare function useSalesOverview(input: FilterInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly totalRevenueCents: import("@mullion/domain/money.ts").Cents;
    readonly totalOrders: number;
    readonly averageOrderValueCents: import("@mullion/domain/money.ts").Cents;
    readonly totalShippingCents: import("@mullion/domain/money.ts").Cents;
    readonly totalTaxCents: import("@mullion/domain/money.ts").Cents;
    readonly guestDoubleRevenueCents: import("@mullion/domain/money.ts").Cents;
    readonly changes: {
        readonly revenue: import("@mullion/domain/analytics/reports.ts").Change;
        readonly orders: import("@mullion/domain/analytics/reports.ts").Change;
        readonly aov: import("@mullion/domain/analytics/reports.ts").Change;
        readonly guestDoubleRevenue: import("@mullion/domain/analytics/reports.ts").Change;
    };
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        startDate: string;
        endDate: string;
        orderType?: "all" | "internal" | "non-internal" | undefined;
        paymentType?: "all" | "cash" | "credit_card" | "terms" | undefined;
    };
    output: {
        readonly totalRevenueCents: import("@mullion/domain/money.ts").Cents;
        readonly totalOrders: number;
        readonly averageOrderValueCents: import("@mullion/domain/money.ts").Cents;
        readonly totalShippingCents: import("@mullion/domain/money.ts").Cents;
        readonly totalTaxCents: import("@mullion/domain/money.ts").Cents;
        readonly guestDoubleRevenueCents: import("@mullion/domain/money.ts").Cents;
        readonly changes: {
            readonly revenue: import("@mullion/domain/analytics/reports.ts").Change;
            readonly orders: import("@mullion/domain/analytics/reports.ts").Change;
            readonly aov: import("@mullion/domain/analytics/reports.ts").Change;
            readonly guestDoubleRevenue: import("@mullion/domain/analytics/reports.ts").Change;
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
/** Queries every period of a range. */
export declare function useSalesTrends(input: FilterInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly period: string;
    readonly revenueCents: import("@mullion/domain/money.ts").Cents;
    readonly orders: number;
    readonly guestDoubleRevenueCents: import("@mullion/domain/money.ts").Cents;
}[], import("@trpc/client").TRPCClientErrorLike<{
    input: {
        startDate: string;
        endDate: string;
        orderType?: "all" | "internal" | "non-internal" | undefined;
        paymentType?: "all" | "cash" | "credit_card" | "terms" | undefined;
    };
    output: {
        readonly period: string;
        readonly revenueCents: import("@mullion/domain/money.ts").Cents;
        readonly orders: number;
        readonly guestDoubleRevenueCents: import("@mullion/domain/money.ts").Cents;
    }[];
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
/** Queries sales by hour of the day and by day of the week. */
export declare function useSalesByPeriod(input: FilterInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly hourlyPattern: readonly {
        readonly hour: number;
        readonly orders: number;
        readonly revenueCents: import("@mullion/domain/money.ts").Cents;
    }[];
    readonly weeklyPattern: readonly {
        readonly dayOfWeek: number;
        readonly dayName: string;
        readonly orders: number;
        readonly revenueCents: import("@mullion/domain/money.ts").Cents;
    }[];
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        startDate: string;
        endDate: string;
        orderType?: "all" | "internal" | "non-internal" | undefined;
        paymentType?: "all" | "cash" | "credit_card" | "terms" | undefined;
    };
    output: {
        readonly hourlyPattern: readonly {
            readonly hour: number;
            readonly orders: number;
            readonly revenueCents: import("@mullion/domain/money.ts").Cents;
        }[];
        readonly weeklyPattern: readonly {
            readonly dayOfWeek: number;
            readonly dayName: string;
            readonly orders: number;
            readonly revenueCents: import("@mullion/domain/money.ts").Cents;
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
/** Queries how orders were paid, shipped and processed. */
export declare function useOrderMetrics(input: RangeInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly totalOrders: number;
    readonly processedOrders: number;
    readonly pendingOrders: number;
    readonly averageOrderValueCents: import("@mullion/domain/money.ts").Cents;
    readonly paymentMethods: readonly {
        readonly method: import("@mullion/domain/analytics/sale.ts").PaymentMethod;
        readonly count: number;
        readonly revenueCents: import("@mullion/domain/money.ts").Cents;
    }[];
    readonly shippingAnalysis: readonly {
        readonly carrier: string;
        readonly serviceType: string;
        readonly serviceTypeName: string;
        readonly count: number;
        readonly averageCostCents: import("@mullion/domain/money.ts").Cents;
        readonly totalCostCents: import("@mullion/domain/money.ts").Cents;
    }[];
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        startDate: string;
        endDate: string;
    };
    output: {
        readonly totalOrders: number;
        readonly processedOrders: number;
        readonly pendingOrders: number;
        readonly averageOrderValueCents: import("@mullion/domain/money.ts").Cents;
        readonly paymentMethods: readonly {
            readonly method: import("@mullion/domain/analytics/sale.ts").PaymentMethod;
            readonly count: number;
            readonly revenueCents: import("@mullion/domain/money.ts").Cents;
        }[];
        readonly shippingAnalysis: readonly {
            readonly carrier: string;
            readonly serviceType: string;
            readonly serviceTypeName: string;
            readonly count: number;
            readonly averageCostCents: import("@mullion/domain/money.ts").Cents;
            readonly totalCostCents: import("@mullion/domain/money.ts").Cents;
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
/** Queries the parts with the most revenue. */
export declare function useTopProducts(input: TopInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly partNumber: string;
    readonly partName: string;
    readonly totalQuantity: number;
    readonly totalRevenueCents: import("@mullion/domain/money.ts").Cents;
    readonly orderCount: number;
    readonly averagePriceCents: import("@mullion/domain/money.ts").Cents;
}[], import("@trpc/client").TRPCClientErrorLike<{
    input: {
        startDate: string;
        endDate: string;
        limit?: number | undefined;
    };
    output: {
        readonly partNumber: string;
        readonly partName: string;
        readonly totalQuantity: number;
        readonly totalRevenueCents: import("@mullion/domain/money.ts").Cents;
        readonly orderCount: number;
        readonly averagePriceCents: import("@mullion/domain/money.ts").Cents;
    }[];
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
/** Queries the customers with the most revenue. */
export declare function useTopCustomers(input: TopInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly customerId: string;
    readonly customerName: string;
    readonly companyName: string | null;
    readonly orderCount: number;
    readonly totalRevenueCents: import("@mullion/domain/money.ts").Cents;
    readonly totalItems: number;
}[], import("@trpc/client").TRPCClientErrorLike<{
    input: {
        startDate: string;
        endDate: string;
        limit?: number | undefined;
    };
    output: {
        readonly customerId: string;
        readonly customerName: string;
        readonly companyName: string | null;
        readonly orderCount: number;
        readonly totalRevenueCents: import("@mullion/domain/money.ts").Cents;
        readonly totalItems: number;
    }[];
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
/** Queries sales by state and city. */
export declare function useSalesByLocation(input: RangeInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly salesByState: readonly {
        readonly state: string;
        readonly orderCount: number;
        readonly revenueCents: import("@mullion/domain/money.ts").Cents;
        readonly customers: number;
        readonly avgOrderValueCents: import("@mullion/domain/money.ts").Cents;
        readonly shippingCostCents: import("@mullion/domain/money.ts").Cents;
    }[];
    readonly topCities: readonly {
        readonly city: string;
        readonly state: string;
        readonly orderCount: number;
        readonly revenueCents: import("@mullion/domain/money.ts").Cents;
    }[];
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        startDate: string;
        endDate: string;
    };
    output: {
        readonly salesByState: readonly {
            readonly state: string;
            readonly orderCount: number;
            readonly revenueCents: import("@mullion/domain/money.ts").Cents;
            readonly customers: number;
            readonly avgOrderValueCents: import("@mullion/domain/money.ts").Cents;
            readonly shippingCostCents: import("@mullion/domain/money.ts").Cents;
        }[];
        readonly topCities: readonly {
            readonly city: string;
            readonly state: string;
            readonly orderCount: number;
            readonly revenueCents: import("@mullion/domain/money.ts").Cents;
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
/** Queries shipping costs by state. */
export declare function useShippingAnalysis(input: RangeInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly shippingByState: readonly {
        readonly state: string;
        readonly orderCount: number;
        readonly avgShippingCostCents: import("@mullion/domain/money.ts").Cents;
        readonly totalShippingCostCents: import("@mullion/domain/money.ts").Cents;
        readonly minShippingCostCents: import("@mullion/domain/money.ts").Cents;
        readonly maxShippingCostCents: import("@mullion/domain/money.ts").Cents;
    }[];
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        startDate: string;
        endDate: string;
    };
    output: {
        readonly shippingByState: readonly {
            readonly state: string;
            readonly orderCount: number;
            readonly avgShippingCostCents: import("@mullion/domain/money.ts").Cents;
            readonly totalShippingCostCents: import("@mullion/domain/money.ts").Cents;
            readonly minShippingCostCents: import("@mullion/domain/money.ts").Cents;
            readonly maxShippingCostCents: import("@mullion/domain/money.ts").Cents;
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
/** Queries regions, and the change of each state. */
export declare function useStatePerformance(input: RangeInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly regionalPerformance: readonly {
        readonly region: string;
        readonly states: readonly string[];
        readonly orders: number;
        readonly revenueCents: import("@mullion/domain/money.ts").Cents;
        readonly avgRevenuePerStateCents: import("@mullion/domain/money.ts").Cents;
    }[];
    readonly statePerformance: readonly {
        readonly state: string;
        readonly orders: number;
        readonly revenueCents: import("@mullion/domain/money.ts").Cents;
        readonly avgOrderValueCents: import("@mullion/domain/money.ts").Cents;
        readonly changes: {
            readonly orders: import("@mullion/domain/analytics/reports.ts").Change;
            readonly revenue: import("@mullion/domain/analytics/reports.ts").Change;
        };
    }[];
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        startDate: string;
        endDate: string;
    };
    output: {
        readonly regionalPerformance: readonly {
            readonly region: string;
            readonly states: readonly string[];
            readonly orders: number;
            readonly revenueCents: import("@mullion/domain/money.ts").Cents;
            readonly avgRevenuePerStateCents: import("@mullion/domain/money.ts").Cents;
        }[];
        readonly statePerformance: readonly {
            readonly state: string;
            readonly orders: number;
            readonly revenueCents: import("@mullion/domain/money.ts").Cents;
            readonly avgOrderValueCents: import("@mullion/domain/money.ts").Cents;
            readonly changes: {
                readonly orders: import("@mullion/domain/analytics/reports.ts").Change;
                readonly revenue: import("@mullion/domain/analytics/reports.ts").Change;
            };
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
/** Queries one page of the orders behind a figure; the current page stays until the next one arrives. */
export declare function useDrillDown(input: DrillDownInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly orders: {
        readonly id: number;
        readonly number: string;
        readonly poNumber: string | null;
        readonly buyer: string;
        readonly companyName: string | null;
        readonly internalCompanyName: string | null;
        readonly shipAddress1: string;
        readonly shipPostalCode: string;
        readonly createdAt: string;
        readonly grandTotalCents: number;
        readonly status: import("@mullion/domain/orders/order-list.ts").OrderStatus;
    }[];
    readonly next: {
        readonly createdAt: string;
        readonly id: number;
    } | null;
}, import("@trpc/client").TRPCClientErrorLike<{
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
    output: {
        readonly orders: {
            readonly id: number;
            readonly number: string;
            readonly poNumber: string | null;
            readonly buyer: string;
            readonly companyName: string | null;
            readonly internalCompanyName: string | null;
            readonly shipAddress1: string;
            readonly shipPostalCode: string;
            readonly createdAt: string;
            readonly grandTotalCents: number;
            readonly status: import("@mullion/domain/orders/order-list.ts").OrderStatus;
        }[];
        readonly next: {
            readonly createdAt: string;
            readonly id: number;
        } | null;
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
