import type { PartHistoryInput } from '@mullion/domain/admin/part-form';
/** Queries a part for its edit form; skipped without an id. */
export declare function useEditablePart(partId: number | null): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly id: number;
    readonly cells: import("@mullion/domain/admin/part-form").PartCells;
    readonly imageVersion: number;
    readonly hasReferenceImage: boolean;
    readonly updatedAt: string;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        partId: number;
    };
    output: {
        readonly id: number;
        readonly cells: import("@mullion/domain/admin/part-form").PartCells;
        readonly imageVersion: number;
        readonly hasReferenceImage: boolean;
        readonly updatedAt: string;
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
/** Returns whether a stored image is on the server, without loading it; undefined until that is known. */
export declare function useImageExists(url: string | null): boolean | undefined;
/** Queries a page of the changes made to a part, newest first. */
export declare function usePartHistory(input: PartHistoryInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly rows: {
        readonly id: number;
        readonly at: string;
        readonly by: string;
        readonly action: 'created' | 'changed';
        readonly changes: {
            readonly column: import("@mullion/domain/admin/part-form").PartColumn | 'image' | 'reference_image';
            readonly before: string;
            readonly after: string;
        }[];
    }[];
    readonly total: number;
    readonly page: number;
    readonly pages: number;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        search?: string | undefined;
        sort?: "action" | "at" | "by" | undefined;
        descending?: boolean | undefined;
        page?: number | undefined;
        partId: number;
    };
    output: {
        readonly rows: {
            readonly id: number;
            readonly at: string;
            readonly by: string;
            readonly action: 'created' | 'changed';
            readonly changes: {
                readonly column: import("@mullion/domain/admin/part-form").PartColumn | 'image' | 'reference_image';
                readonly before: string;
                readonly after: string;
            }[];
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
/** Adds or changes a part with its images; every screen refetches it. */
export declare function useSavePart(): import("@tanstack/react-query").UseMutationResult<import("./send-part.ts").SavedPart, Error, import("./send-part.ts").SentPart, unknown>;
