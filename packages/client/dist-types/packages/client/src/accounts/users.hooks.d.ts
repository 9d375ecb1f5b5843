/** Queries one page of the users of the viewer's company; the previous page stays visible while loading. */
export declare function useCompanyUsers(page: number): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly users: {
        readonly id: number;
        readonly firstname: string;
        readonly lastname: string;
        readonly email: string;
        readonly role: import("@mullion/domain/accounts/actor.ts").AccountRole;
        readonly pendingEmail: string | null;
        readonly invited: boolean;
    }[];
    readonly total: number;
    readonly page: number;
    readonly pages: number;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        companyId?: number | undefined;
        search?: string | undefined;
        order?: "added" | "email" | "name" | undefined;
        page?: number | undefined;
    };
    output: {
        readonly users: {
            readonly id: number;
            readonly firstname: string;
            readonly lastname: string;
            readonly email: string;
            readonly role: import("@mullion/domain/accounts/actor.ts").AccountRole;
            readonly pendingEmail: string | null;
            readonly invited: boolean;
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
/** Adds a user to the viewer's company. */
export declare function useCreateUser(): import("@trpc/react-query/shared").UseTRPCMutationResult<{
    readonly id: number;
    readonly firstname: string;
    readonly lastname: string;
    readonly email: string;
    readonly role: import("@mullion/domain/accounts/actor.ts").AccountRole;
    readonly pendingEmail: string | null;
    readonly invited: boolean;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        firstname: string;
        lastname: string;
        email: string;
        role?: "company_admin" | "frank_admin" | "frank_user" | "super_admin" | "user" | undefined;
        companyId?: number | undefined;
    };
    output: {
        readonly id: number;
        readonly firstname: string;
        readonly lastname: string;
        readonly email: string;
        readonly role: import("@mullion/domain/accounts/actor.ts").AccountRole;
        readonly pendingEmail: string | null;
        readonly invited: boolean;
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
    firstname: string;
    lastname: string;
    email: string;
    role?: "company_admin" | "frank_admin" | "frank_user" | "super_admin" | "user" | undefined;
    companyId?: number | undefined;
}, unknown>;
/** Changes a user; resolves once the list shows it, and refreshes the viewer, who may have changed their own data. */
export declare function useUpdateUser(): import("@trpc/react-query/shared").UseTRPCMutationResult<{
    readonly id: number;
    readonly firstname: string;
    readonly lastname: string;
    readonly email: string;
    readonly role: import("@mullion/domain/accounts/actor.ts").AccountRole;
    readonly pendingEmail: string | null;
    readonly invited: boolean;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        userId: number;
        firstname: string;
        lastname: string;
        email: string;
        role: "company_admin" | "frank_admin" | "frank_user" | "super_admin" | "user";
        cancelEmailChange?: boolean | undefined;
    };
    output: {
        readonly id: number;
        readonly firstname: string;
        readonly lastname: string;
        readonly email: string;
        readonly role: import("@mullion/domain/accounts/actor.ts").AccountRole;
        readonly pendingEmail: string | null;
        readonly invited: boolean;
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
    userId: number;
    firstname: string;
    lastname: string;
    email: string;
    role: "company_admin" | "frank_admin" | "frank_user" | "super_admin" | "user";
    cancelEmailChange?: boolean | undefined;
}, unknown>;
/** Deletes a user; resolves once they are off the list. */
export declare function useRemoveUser(): import("@trpc/react-query/shared").UseTRPCMutationResult<never, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        userId: number;
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
    userId: number;
}, unknown>;
