import type { OrderListInput } from '@mullion/domain/orders/order-list';
/** Queries one page of orders, refetched each time it is opened; the previous page stays visible while loading. */
export declare function useOrders(input: OrderListInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
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
        readonly status: import("@mullion/domain/orders/order-list").OrderStatus;
    }[];
    readonly total: number;
    readonly page: number;
    readonly pages: number;
    readonly more: boolean;
    readonly newestOnly: boolean;
}, import("@trpc/client").TRPCClientErrorLike<{
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
            readonly status: import("@mullion/domain/orders/order-list").OrderStatus;
        }[];
        readonly total: number;
        readonly page: number;
        readonly pages: number;
        readonly more: boolean;
        readonly newestOnly: boolean;
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
/** Queries one order in full. */
export declare function useOrderDetails(orderId: number): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly arrivesOn: string | null;
    readonly madeToOrder: boolean;
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
    readonly status: import("@mullion/domain/orders/order-list").OrderStatus;
    readonly lines: {
        readonly partId: number;
        readonly number: string;
        readonly name: string;
        readonly unit: import("@mullion/domain/catalog/part.ts").Unit;
        readonly quantity: number;
        readonly unitPriceCents: number;
        readonly lineTotalCents: number;
        readonly comments: readonly string[];
        readonly specialOrder: boolean;
        readonly configurations: readonly import("@mullion/domain/cart/configuration-schema.ts").Configuration[];
        readonly configurationText: readonly string[];
    }[];
    readonly cartTotalCents: number;
    readonly shippingCents: number;
    readonly taxCents: number;
    readonly shipAddress: import("@mullion/domain/postal-address.ts").ShipAddress;
    readonly iseNumber: string | null;
    readonly poDocumentName: string | null;
    readonly carrier: string;
    readonly serviceType: string;
    readonly billingOption: string;
    readonly freightCarrier: string | null;
    readonly accountNumber: string | null;
    readonly thirdParty: import("@mullion/domain/checkout/order.ts").ThirdPartyInfo | null;
    readonly cardType: string | null;
    readonly lastFour: string | null;
    readonly sandbox: boolean;
    readonly freightToBeConfirmed: boolean;
    readonly shipments: {
        readonly id: number;
        readonly carrier: string;
        readonly trackingNumber: string;
        readonly shippedOn: string;
    }[];
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        orderId: number;
    };
    output: {
        readonly arrivesOn: string | null;
        readonly madeToOrder: boolean;
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
        readonly status: import("@mullion/domain/orders/order-list").OrderStatus;
        readonly lines: {
            readonly partId: number;
            readonly number: string;
            readonly name: string;
            readonly unit: import("@mullion/domain/catalog/part.ts").Unit;
            readonly quantity: number;
            readonly unitPriceCents: number;
            readonly lineTotalCents: number;
            readonly comments: readonly string[];
            readonly specialOrder: boolean;
            readonly configurations: readonly import("@mullion/domain/cart/configuration-schema.ts").Configuration[];
            readonly configurationText: readonly string[];
        }[];
        readonly cartTotalCents: number;
        readonly shippingCents: number;
        readonly taxCents: number;
        readonly shipAddress: import("@mullion/domain/postal-address.ts").ShipAddress;
        readonly iseNumber: string | null;
        readonly poDocumentName: string | null;
        readonly carrier: string;
        readonly serviceType: string;
        readonly billingOption: string;
        readonly freightCarrier: string | null;
        readonly accountNumber: string | null;
        readonly thirdParty: import("@mullion/domain/checkout/order.ts").ThirdPartyInfo | null;
        readonly cardType: string | null;
        readonly lastFour: string | null;
        readonly sandbox: boolean;
        readonly freightToBeConfirmed: boolean;
        readonly shipments: {
            readonly id: number;
            readonly carrier: string;
            readonly trackingNumber: string;
            readonly shippedOn: string;
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
/** Queries what each line of an order would become if reordered now; refetched each time. */
export declare function useReorder(orderId: number): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly line: {
        readonly partId: number;
        readonly number: string;
        readonly name: string;
        readonly unit: import("@mullion/domain/catalog/part.ts").Unit;
        readonly quantity: number;
        readonly unitPriceCents: number;
        readonly lineTotalCents: number;
        readonly comments: readonly string[];
        readonly specialOrder: boolean;
        readonly configurations: readonly import("@mullion/domain/cart/configuration-schema.ts").Configuration[];
        readonly configurationText: readonly string[];
    };
    readonly outcome: import("@mullion/domain/orders/order-list").ReorderOutcome;
    readonly unitPriceCents: number | null;
}[], import("@trpc/client").TRPCClientErrorLike<{
    input: {
        orderId: number;
    };
    output: {
        readonly line: {
            readonly partId: number;
            readonly number: string;
            readonly name: string;
            readonly unit: import("@mullion/domain/catalog/part.ts").Unit;
            readonly quantity: number;
            readonly unitPriceCents: number;
            readonly lineTotalCents: number;
            readonly comments: readonly string[];
            readonly specialOrder: boolean;
            readonly configurations: readonly import("@mullion/domain/cart/configuration-schema.ts").Configuration[];
            readonly configurationText: readonly string[];
        };
        readonly outcome: import("@mullion/domain/orders/order-list").ReorderOutcome;
        readonly unitPriceCents: number | null;
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
