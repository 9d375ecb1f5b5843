import type { OrderExportsInput, PendingOrdersInput } from '@mullion/domain/orders/order-export';
/** Queries a page of the orders not yet sent to accounting; refetched each time they are opened. */
export declare function usePendingOrders(input: PendingOrdersInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly rows: {
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
        readonly customer: string;
        readonly leftOut: 'sandbox' | 'freight' | null;
    }[];
    readonly total: number;
    readonly page: number;
    readonly pages: number;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: void | {
        search?: string | undefined;
        sort?: "createdAt" | "customer" | "number" | "total" | undefined;
        descending?: boolean | undefined;
        page?: number | undefined;
    } | undefined;
    output: {
        readonly rows: {
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
            readonly customer: string;
            readonly leftOut: 'sandbox' | 'freight' | null;
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
/** Queries a page of the order files for accounting. */
export declare function useOrderExports(input: OrderExportsInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly rows: {
        readonly id: number;
        readonly name: string;
        readonly orderCount: number;
        readonly by: string;
        readonly createdAt: string;
    }[];
    readonly total: number;
    readonly page: number;
    readonly pages: number;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: void | {
        search?: string | undefined;
        sort?: "by" | "createdAt" | "name" | "orders" | undefined;
        descending?: boolean | undefined;
        page?: number | undefined;
    } | undefined;
    output: {
        readonly rows: {
            readonly id: number;
            readonly name: string;
            readonly orderCount: number;
            readonly by: string;
            readonly createdAt: string;
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
/** Writes all pending orders into one file; resolves once both lists show it. */
export declare function useGenerateOrderExport(): import("@trpc/react-query/shared").UseTRPCMutationResult<{
    readonly id: number;
    readonly name: string;
    readonly orderCount: number;
    readonly by: string;
    readonly createdAt: string;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: void;
    output: {
        readonly id: number;
        readonly name: string;
        readonly orderCount: number;
        readonly by: string;
        readonly createdAt: string;
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
}>, void, unknown>;
/** Fetches a file's text. */
export declare function useReadOrderExport(): (exportId: number) => Promise<{
    readonly name: string;
    readonly content: string;
}>;
