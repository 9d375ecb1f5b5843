import type { InternalCompany } from '@mullion/domain/accounts/actor';
import type { InternalCompanyInput } from '@mullion/domain/accounts/internal-company';
/**
 * Queries companies that staff can order for, by part of their name or customer number; the last results stay visible
 * while loading.
 */
export declare function useInternalCompanies(term: string): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly id: number;
    readonly name: string;
    readonly customerNumber: string;
    readonly termsCode: import("@mullion/domain/accounts/actor").TermsCode;
    readonly discountRate: number;
    readonly taxExemptStates: readonly string[];
    readonly iseMember: boolean;
    readonly poRequired: boolean;
}[], import("@trpc/client").TRPCClientErrorLike<{
    input: {
        term: string;
    };
    output: {
        readonly id: number;
        readonly name: string;
        readonly customerNumber: string;
        readonly termsCode: import("@mullion/domain/accounts/actor").TermsCode;
        readonly discountRate: number;
        readonly taxExemptStates: readonly string[];
        readonly iseMember: boolean;
        readonly poRequired: boolean;
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
/** Queries the companies to offer before anything is typed: those this user last ordered for, then the newest. */
export declare function useLastInternalCompanies(): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly id: number;
    readonly name: string;
    readonly customerNumber: string;
    readonly termsCode: import("@mullion/domain/accounts/actor").TermsCode;
    readonly discountRate: number;
    readonly taxExemptStates: readonly string[];
    readonly iseMember: boolean;
    readonly poRequired: boolean;
}[], import("@trpc/client").TRPCClientErrorLike<{
    input: void;
    output: {
        readonly id: number;
        readonly name: string;
        readonly customerNumber: string;
        readonly termsCode: import("@mullion/domain/accounts/actor").TermsCode;
        readonly discountRate: number;
        readonly taxExemptStates: readonly string[];
        readonly iseMember: boolean;
        readonly poRequired: boolean;
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
/** Queries the company this browser tab orders for, as the server has it now; null for none. */
export declare function useActingCompany(): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly id: number;
    readonly name: string;
    readonly customerNumber: string;
    readonly termsCode: import("@mullion/domain/accounts/actor").TermsCode;
    readonly discountRate: number;
    readonly taxExemptStates: readonly string[];
    readonly iseMember: boolean;
    readonly poRequired: boolean;
} | null, import("@trpc/client").TRPCClientErrorLike<{
    input: void;
    output: {
        readonly id: number;
        readonly name: string;
        readonly customerNumber: string;
        readonly termsCode: import("@mullion/domain/accounts/actor").TermsCode;
        readonly discountRate: number;
        readonly taxExemptStates: readonly string[];
        readonly iseMember: boolean;
        readonly poRequired: boolean;
    } | null;
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
/** A company to save; `internalCompanyId` is null for a new one. */
export interface InternalCompanyToSave {
    readonly internalCompanyId: number | null;
    readonly company: InternalCompanyInput;
}
/** Saves a new or changed company; resolves once the lists show it. */
export declare function useSaveInternalCompany(): import("@tanstack/react-query").UseMutationResult<InternalCompany, Error, InternalCompanyToSave, unknown>;
/** Deletes a company; resolves once it is off the lists. */
export declare function useRemoveInternalCompany(): import("@trpc/react-query/shared").UseTRPCMutationResult<never, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        internalCompanyId: number;
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
    internalCompanyId: number;
}, unknown>;
