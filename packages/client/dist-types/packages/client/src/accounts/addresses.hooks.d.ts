import type { SavedAddress, SavedAddressInput } from '@mullion/domain/accounts/address';
/** Queries the viewer's saved addresses, sorted by label. */
export declare function useAddresses(): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    label: string;
    nameOrCompany: string;
    attention: string;
    address1: string;
    address2: string;
    address3: string;
    country: "CA" | "US";
    postalCode: string;
    city: string;
    state: string;
    telephone: string;
    readonly id: number;
    readonly userId: number;
}[], import("@trpc/client").TRPCClientErrorLike<{
    input: void | {
        userId?: string | number | undefined;
    } | undefined;
    output: {
        label: string;
        nameOrCompany: string;
        attention: string;
        address1: string;
        address2: string;
        address3: string;
        country: "CA" | "US";
        postalCode: string;
        city: string;
        state: string;
        telephone: string;
        readonly id: number;
        readonly userId: number;
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
/** An address to save; `addressId` is null for a new one. */
export interface AddressToSave {
    readonly addressId: number | null;
    readonly address: SavedAddressInput;
}
/** Saves a new or changed address; resolves once the list shows it. */
export declare function useSaveAddress(): import("@tanstack/react-query").UseMutationResult<SavedAddress, Error, AddressToSave, unknown>;
/** Deletes a saved address; resolves once it is off the list. */
export declare function useRemoveAddress(): import("@trpc/react-query/shared").UseTRPCMutationResult<never, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        addressId: number;
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
    addressId: number;
}, unknown>;
