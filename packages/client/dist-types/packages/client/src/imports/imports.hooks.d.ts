import { type ImportChangesInput, type ImportKind, type ImportListInput, type ImportProblemsInput } from '@mullion/domain/imports/import';
/** Queries a page of the imports; polls while one of them is running. */
export declare function useImports(input: ImportListInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly rows: {
        readonly id: number;
        readonly kind: ImportKind;
        readonly state: import("@mullion/domain/imports/import").ImportState;
        readonly fileName: string | null;
        readonly startedBy: string | null;
        readonly startedAt: string;
        readonly endedAt: string | null;
        readonly rows: number;
        readonly created: number;
        readonly known: number;
        readonly changed: number;
        readonly problemCount: number;
        readonly progress: number;
        readonly note: string | null;
    }[];
    readonly total: number;
    readonly page: number;
    readonly pages: number;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: void | {
        search?: string | undefined;
        sort?: "by" | "file" | "kind" | "rows" | "startedAt" | "state" | undefined;
        descending?: boolean | undefined;
        page?: number | undefined;
    } | undefined;
    output: {
        readonly rows: {
            readonly id: number;
            readonly kind: ImportKind;
            readonly state: import("@mullion/domain/imports/import").ImportState;
            readonly fileName: string | null;
            readonly startedBy: string | null;
            readonly startedAt: string;
            readonly endedAt: string | null;
            readonly rows: number;
            readonly created: number;
            readonly known: number;
            readonly changed: number;
            readonly problemCount: number;
            readonly progress: number;
            readonly note: string | null;
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
/** Queries the id of the import that can be undone. */
export declare function useUndoableImport(): import("@trpc/react-query/shared").UseTRPCQueryResult<number | null, import("@trpc/client").TRPCClientErrorLike<{
    input: void;
    output: number | null;
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
/** Refetches the list of imports after a file was uploaded or refused. */
export declare function useRefreshImports(): () => Promise<void>;
/** Queries an import, polling while it is running; once it has ended, refetches the data it changed. */
export declare function useImport(importId: number): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly id: number;
    readonly kind: ImportKind;
    readonly state: import("@mullion/domain/imports/import").ImportState;
    readonly fileName: string | null;
    readonly startedBy: string | null;
    readonly startedAt: string;
    readonly endedAt: string | null;
    readonly rows: number;
    readonly created: number;
    readonly known: number;
    readonly changed: number;
    readonly problemCount: number;
    readonly progress: number;
    readonly note: string | null;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        importId: number;
    };
    output: {
        readonly id: number;
        readonly kind: ImportKind;
        readonly state: import("@mullion/domain/imports/import").ImportState;
        readonly fileName: string | null;
        readonly startedBy: string | null;
        readonly startedAt: string;
        readonly endedAt: string | null;
        readonly rows: number;
        readonly created: number;
        readonly known: number;
        readonly changed: number;
        readonly problemCount: number;
        readonly progress: number;
        readonly note: string | null;
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
/** Queries a page of an import's changes. */
export declare function useImportChanges(input: ImportChangesInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    total: number;
    page: number;
    pages: number;
    rows: {
        readonly seq: number;
        readonly row: number;
        readonly label: string;
        readonly isNew: boolean;
        readonly fields: {
            readonly field: string;
            readonly before?: unknown;
            readonly after?: unknown;
        }[];
        readonly refusal: 'changed since' | 'ordered since' | null;
    }[];
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        search?: string | undefined;
        sort?: "label" | "row" | undefined;
        descending?: boolean | undefined;
        page?: number | undefined;
        importId: number;
    };
    output: {
        total: number;
        page: number;
        pages: number;
        rows: {
            readonly seq: number;
            readonly row: number;
            readonly label: string;
            readonly isNew: boolean;
            readonly fields: {
                readonly field: string;
                readonly before?: unknown;
                readonly after?: unknown;
            }[];
            readonly refusal: 'changed since' | 'ordered since' | null;
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
/** Queries a page of the problems found in a file. */
export declare function useImportProblems(input: ImportProblemsInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly rows: {
        readonly seq: number;
        readonly row: number;
        readonly column: string | null;
        readonly message: string;
    }[];
    readonly total: number;
    readonly page: number;
    readonly pages: number;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        search?: string | undefined;
        sort?: "column" | "message" | "row" | undefined;
        descending?: boolean | undefined;
        page?: number | undefined;
        importId: number;
    };
    output: {
        readonly rows: {
            readonly seq: number;
            readonly row: number;
            readonly column: string | null;
            readonly message: string;
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
/** Queries a page of the records that an undo left as they were. */
export declare function useImportRefusals(input: ImportChangesInput): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    total: number;
    page: number;
    pages: number;
    rows: {
        readonly seq: number;
        readonly row: number;
        readonly label: string;
        readonly isNew: boolean;
        readonly fields: {
            readonly field: string;
            readonly before?: unknown;
            readonly after?: unknown;
        }[];
        readonly refusal: 'changed since' | 'ordered since' | null;
    }[];
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        search?: string | undefined;
        sort?: "label" | "row" | undefined;
        descending?: boolean | undefined;
        page?: number | undefined;
        importId: number;
    };
    output: {
        total: number;
        page: number;
        pages: number;
        rows: {
            readonly seq: number;
            readonly row: number;
            readonly label: string;
            readonly isNew: boolean;
            readonly fields: {
                readonly field: string;
                readonly before?: unknown;
                readonly after?: unknown;
            }[];
            readonly refusal: 'changed since' | 'ordered since' | null;
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
/** Fetches all problems found in a file. */
export declare function useReadImportProblems(): (importId: number) => Promise<{
    readonly seq: number;
    readonly row: number;
    readonly column: string | null;
    readonly message: string;
}[]>;
/** Starts applying an import; follow its state for progress. */
export declare function useConfirmImport(): import("@trpc/react-query/shared").UseTRPCMutationResult<{
    readonly id: number;
    readonly kind: ImportKind;
    readonly state: import("@mullion/domain/imports/import").ImportState;
    readonly fileName: string | null;
    readonly startedBy: string | null;
    readonly startedAt: string;
    readonly endedAt: string | null;
    readonly rows: number;
    readonly created: number;
    readonly known: number;
    readonly changed: number;
    readonly problemCount: number;
    readonly progress: number;
    readonly note: string | null;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        importId: number;
    };
    output: {
        readonly id: number;
        readonly kind: ImportKind;
        readonly state: import("@mullion/domain/imports/import").ImportState;
        readonly fileName: string | null;
        readonly startedBy: string | null;
        readonly startedAt: string;
        readonly endedAt: string | null;
        readonly rows: number;
        readonly created: number;
        readonly known: number;
        readonly changed: number;
        readonly problemCount: number;
        readonly progress: number;
        readonly note: string | null;
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
    importId: number;
}, unknown>;
/** Starts undoing the import applied last. */
export declare function useUndoImport(): import("@trpc/react-query/shared").UseTRPCMutationResult<{
    readonly id: number;
    readonly kind: ImportKind;
    readonly state: import("@mullion/domain/imports/import").ImportState;
    readonly fileName: string | null;
    readonly startedBy: string | null;
    readonly startedAt: string;
    readonly endedAt: string | null;
    readonly rows: number;
    readonly created: number;
    readonly known: number;
    readonly changed: number;
    readonly problemCount: number;
    readonly progress: number;
    readonly note: string | null;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        importId: number;
    };
    output: {
        readonly id: number;
        readonly kind: ImportKind;
        readonly state: import("@mullion/domain/imports/import").ImportState;
        readonly fileName: string | null;
        readonly startedBy: string | null;
        readonly startedAt: string;
        readonly endedAt: string | null;
        readonly rows: number;
        readonly created: number;
        readonly known: number;
        readonly changed: number;
        readonly problemCount: number;
        readonly progress: number;
        readonly note: string | null;
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
    importId: number;
}, unknown>;
/** Deletes an import that was not applied. */
export declare function useDiscardImport(): import("@trpc/react-query/shared").UseTRPCMutationResult<never, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        importId: number;
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
    importId: number;
}, unknown>;
/** Returns the CSV download URL of the catalog or the door register. */
export declare const exportUrl: (kind: ImportKind) => string;
