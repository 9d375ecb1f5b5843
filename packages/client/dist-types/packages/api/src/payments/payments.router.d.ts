/** Payments that got stuck, and whether the store's books agree. */
export declare const paymentsRouter: import("@trpc/server").TRPCBuiltRouter<{
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
    inTrouble: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            search?: string | undefined;
            sort?: "amount" | "buyer" | "createdAt" | "order" | undefined;
            descending?: boolean | undefined;
            page?: number | undefined;
        } | undefined;
        output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/payments/payment-attention").PaymentInTrouble>;
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
