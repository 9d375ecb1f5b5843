import type { PendingRequestsInput } from '@mullion/domain/accounts/dealer-request';
/** Queries a page of the verified account requests waiting for staff. */
export declare function usePendingRequests(input: PendingRequestsInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly rows: {
        readonly id: number;
        readonly companyName: string;
        readonly firstName: string;
        readonly lastName: string;
        readonly email: string;
        readonly address: string;
        readonly address2: string;
        readonly city: string;
        readonly state: string;
        readonly zip: string;
        readonly phoneNumber: string;
        readonly accountsReceivableEmail: string;
        readonly requirePONumbers: boolean;
        readonly requirePOUpload: boolean;
        readonly taxExemptProvided: boolean;
        readonly files: readonly {
            readonly id: number;
            readonly name: string;
            readonly sizeBytes: number;
        }[];
        readonly verifiedAt: string;
    }[];
    readonly total: number;
    readonly page: number;
    readonly pages: number;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: void | {
        search?: string | undefined;
        sort?: "company" | "contact" | "email" | undefined;
        descending?: boolean | undefined;
        page?: number | undefined;
    } | undefined;
    output: {
        readonly rows: {
            readonly id: number;
            readonly companyName: string;
            readonly firstName: string;
            readonly lastName: string;
            readonly email: string;
            readonly address: string;
            readonly address2: string;
            readonly city: string;
            readonly state: string;
            readonly zip: string;
            readonly phoneNumber: string;
            readonly accountsReceivableEmail: string;
            readonly requirePONumbers: boolean;
            readonly requirePOUpload: boolean;
            readonly taxExemptProvided: boolean;
            readonly files: readonly {
                readonly id: number;
                readonly name: string;
                readonly sizeBytes: number;
            }[];
            readonly verifiedAt: string;
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
/** Removes a request; resolves once it is off the list. */
export declare function useRemoveRequest(): import("@trpc/react-query/shared").UseTRPCMutationResult<{
    readonly id: number;
    readonly companyName: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly address: string;
    readonly address2: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
    readonly phoneNumber: string;
    readonly accountsReceivableEmail: string;
    readonly requirePONumbers: boolean;
    readonly requirePOUpload: boolean;
    readonly taxExemptProvided: boolean;
    readonly files: readonly {
        readonly id: number;
        readonly name: string;
        readonly sizeBytes: number;
    }[];
    readonly verifiedAt: string;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        requestId: number;
    };
    output: {
        readonly id: number;
        readonly companyName: string;
        readonly firstName: string;
        readonly lastName: string;
        readonly email: string;
        readonly address: string;
        readonly address2: string;
        readonly city: string;
        readonly state: string;
        readonly zip: string;
        readonly phoneNumber: string;
        readonly accountsReceivableEmail: string;
        readonly requirePONumbers: boolean;
        readonly requirePOUpload: boolean;
        readonly taxExemptProvided: boolean;
        readonly files: readonly {
            readonly id: number;
            readonly name: string;
            readonly sizeBytes: number;
        }[];
        readonly verifiedAt: string;
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
    requestId: number;
}, unknown>;
/** Restores a removed request; resolves once the list has it again. */
export declare function useRestoreRequest(): import("@trpc/react-query/shared").UseTRPCMutationResult<{
    readonly id: number;
    readonly companyName: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly address: string;
    readonly address2: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
    readonly phoneNumber: string;
    readonly accountsReceivableEmail: string;
    readonly requirePONumbers: boolean;
    readonly requirePOUpload: boolean;
    readonly taxExemptProvided: boolean;
    readonly files: readonly {
        readonly id: number;
        readonly name: string;
        readonly sizeBytes: number;
    }[];
    readonly verifiedAt: string;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        requestId: number;
    };
    output: {
        readonly id: number;
        readonly companyName: string;
        readonly firstName: string;
        readonly lastName: string;
        readonly email: string;
        readonly address: string;
        readonly address2: string;
        readonly city: string;
        readonly state: string;
        readonly zip: string;
        readonly phoneNumber: string;
        readonly accountsReceivableEmail: string;
        readonly requirePONumbers: boolean;
        readonly requirePOUpload: boolean;
        readonly taxExemptProvided: boolean;
        readonly files: readonly {
            readonly id: number;
            readonly name: string;
            readonly sizeBytes: number;
        }[];
        readonly verifiedAt: string;
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
    requestId: number;
}, unknown>;
