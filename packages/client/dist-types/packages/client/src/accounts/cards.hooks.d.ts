/** Queries the viewer's cards saved at the payment gateway; disable it where cards cannot be used. */
export declare function useSavedCards({ enabled }?: {
    readonly enabled?: boolean;
}): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly methodId: string;
    readonly methodName: string;
    readonly cardType: import("@mullion/domain/card.ts").CardBrand;
    readonly cardNumber: string;
    readonly lastFour: string;
    readonly cardExpiration: string;
    readonly accountHolderName: string;
}[], import("@trpc/client").TRPCClientErrorLike<{
    input: void | {
        userId?: string | number | undefined;
    } | undefined;
    output: {
        readonly methodId: string;
        readonly methodName: string;
        readonly cardType: import("@mullion/domain/card.ts").CardBrand;
        readonly cardNumber: string;
        readonly lastFour: string;
        readonly cardExpiration: string;
        readonly accountHolderName: string;
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
/** Removes a saved card; resolves once it is off the list. */
export declare function useRemoveSavedCard(): import("@trpc/react-query/shared").UseTRPCMutationResult<never, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        userId?: string | number | undefined;
        methodId: string;
    };
    output: never;
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
    userId?: string | number | undefined;
    methodId: string;
}, unknown>;
