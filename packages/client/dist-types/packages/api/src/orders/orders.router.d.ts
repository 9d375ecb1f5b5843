export declare const ordersRouter: import("@trpc/server").TRPCBuiltRouter<{
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
    exports: import("@trpc/server").TRPCBuiltRouter<{
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
            input: {
                search?: string | undefined;
                sort?: "createdAt" | "customer" | "number" | "total" | undefined;
                descending?: boolean | undefined;
                page?: number | undefined;
            } | undefined;
            output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/orders/order-export").PendingOrder>;
            meta: object;
        }>;
        pendingInFull: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: {
                readonly orders: readonly import("@mullion/domain/orders/order-list").ListedOrder[];
                readonly total: number;
            };
            meta: object;
        }>;
        generate: import("@trpc/server").TRPCMutationProcedure<{
            input: void;
            output: import("@mullion/domain/orders/order-export").OrderExport;
            meta: object;
        }>;
        files: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                search?: string | undefined;
                sort?: "by" | "createdAt" | "name" | "orders" | undefined;
                descending?: boolean | undefined;
                page?: number | undefined;
            } | undefined;
            output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/orders/order-export").OrderExport>;
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
                orderId: number;
            };
            output: import("@mullion/domain/orders/order-desk").OrderDesk;
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
            output: import("@mullion/domain/orders/order-desk").Shipment;
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
        output: import("@mullion/domain/orders/order-list").OrderPage;
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
        output: import("@mullion/domain/orders/order-list").ListedOrders;
        meta: object;
    }>;
    details: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            orderId: number;
        };
        output: import("@mullion/domain/orders/order-list").OrderWithShipments;
        meta: object;
    }>;
    /** The purchase order that came with an order; its bytes travel over REST only. */
    poDocument: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            orderId: number;
        };
        output: import("./po-document.service.ts").OpenedPoDocument;
        meta: object;
    }>;
    /** Enters freight left open when staff placed the order. */
    confirmFreight: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            orderId: number;
            freightCents: number;
        };
        output: import("../checkout/confirm-freight.service.ts").ConfirmedFreight;
        meta: object;
    }>;
    /** Returns the invoice file, which the REST path serves. */
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
        output: import("@mullion/domain/orders/order-list").ReorderLine[];
        meta: object;
    }>;
}>>;
