import type { PaymentsInTroubleInput } from '@mullion/domain/payments/payment-attention';
/** Queries a page of payments that got stuck; refetched whenever they are shown. */
export declare function usePaymentsInTrouble(input: PaymentsInTroubleInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly rows: {
        readonly id: number;
        readonly reference: string;
        readonly gatewayId: string | null;
        readonly state: import("@mullion/domain/payments/payment-state.ts").PaymentState;
        readonly amountCents: number;
        readonly cardType: string | null;
        readonly lastFour: string | null;
        readonly buyerEmail: string;
        readonly orderNumber: string | null;
        readonly createdAt: string;
        readonly updatedAt: string;
    }[];
    readonly total: number;
    readonly page: number;
    readonly pages: number;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: void | {
        search?: string | undefined;
        sort?: "amount" | "buyer" | "createdAt" | "order" | undefined;
        descending?: boolean | undefined;
        page?: number | undefined;
    } | undefined;
    output: {
        readonly rows: {
            readonly id: number;
            readonly reference: string;
            readonly gatewayId: string | null;
            readonly state: import("@mullion/domain/payments/payment-state.ts").PaymentState;
            readonly amountCents: number;
            readonly cardType: string | null;
            readonly lastFour: string | null;
            readonly buyerEmail: string;
            readonly orderNumber: string | null;
            readonly createdAt: string;
            readonly updatedAt: string;
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
/** Checks a payment now; resolves once the list shows its state. */
export declare function useRetryPayment(): import("@trpc/react-query/shared").UseTRPCMutationResult<{
    state: import("@mullion/domain/payments/payment-state.ts").PaymentState;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        paymentId: number;
    };
    output: {
        state: import("@mullion/domain/payments/payment-state.ts").PaymentState;
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
}>, {
    paymentId: number;
}, unknown>;
/** Voids a payment; resolves once the list shows its state. */
export declare function useGiveUpPayment(): import("@trpc/react-query/shared").UseTRPCMutationResult<{
    state: import("@mullion/domain/payments/payment-state.ts").PaymentState;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        paymentId: number;
    };
    output: {
        state: import("@mullion/domain/payments/payment-state.ts").PaymentState;
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
}>, {
    paymentId: number;
}, unknown>;
