/** Enters the freight of an order placed without it; resolves once the order lists show its total. */
export declare function useConfirmFreight(): import("@trpc/react-query/shared").UseTRPCMutationResult<{
    readonly orderNumber: string;
    readonly shippingCents: number;
    readonly taxCents: number;
    readonly grandTotalCents: number;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        orderId: number;
        freightCents: number;
    };
    output: {
        readonly orderNumber: string;
        readonly shippingCents: number;
        readonly taxCents: number;
        readonly grandTotalCents: number;
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
    orderId: number;
    freightCents: number;
}, unknown>;
