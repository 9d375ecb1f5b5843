export declare const sessionRouter: import("@trpc/server").TRPCBuiltRouter<{
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
    viewer: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: import("@mullion/domain/accounts/session").Viewer | null;
        meta: object;
    }>;
    signIn: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            login: string;
            password: string;
            rememberMe?: boolean | undefined;
        };
        output: import("@mullion/domain/accounts/session").SignInOutcome;
        meta: object;
    }>;
    confirmSignIn: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            code: string;
        };
        output: import("@mullion/domain/accounts/session").Viewer;
        meta: object;
    }>;
    signOut: import("@trpc/server").TRPCMutationProcedure<{
        input: void;
        output: void;
        meta: object;
    }>;
    devices: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: import("@mullion/domain/accounts/session").Device[];
        meta: object;
    }>;
    signOutDevice: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            deviceId: number;
        };
        output: void;
        meta: object;
    }>;
    signOutOthers: import("@trpc/server").TRPCMutationProcedure<{
        input: void;
        output: number;
        meta: object;
    }>;
}>>;
