import type { SignInInput, SignInOutcome, Viewer } from '@mullion/domain/accounts/session';
/** Queries the signed-in user; null for a guest. Refetched when the window regains focus. */
export declare function useViewer(): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly user: {
        readonly id: number;
        readonly firstname: string;
        readonly lastname: string;
        readonly email: string;
        readonly role: import("@mullion/domain/accounts/actor.ts").AccountRole;
        readonly pendingEmail: string | null;
        readonly invited: boolean;
        readonly company: {
            readonly id: number;
            readonly name: string;
            readonly customerNumber: string;
            readonly address1: string;
            readonly address2: string;
            readonly city: string;
            readonly state: string;
            readonly zipCode: string;
            readonly country: string;
            readonly phone: string;
            readonly accountingEmail: string;
            readonly termsCode: import("@mullion/domain/accounts/actor.ts").TermsCode;
            readonly discountRate: number;
            readonly taxExemptStates: readonly string[];
            readonly poRequired: boolean;
            readonly iseMember: boolean;
        };
    };
    readonly requiredAction: import("@mullion/domain/accounts/session").RequiredAction | null;
    readonly secondFactor: boolean;
    readonly analytics: boolean;
} | null, import("@trpc/client").TRPCClientErrorLike<{
    input: void;
    output: {
        readonly user: {
            readonly id: number;
            readonly firstname: string;
            readonly lastname: string;
            readonly email: string;
            readonly role: import("@mullion/domain/accounts/actor.ts").AccountRole;
            readonly pendingEmail: string | null;
            readonly invited: boolean;
            readonly company: {
                readonly id: number;
                readonly name: string;
                readonly customerNumber: string;
                readonly address1: string;
                readonly address2: string;
                readonly city: string;
                readonly state: string;
                readonly zipCode: string;
                readonly country: string;
                readonly phone: string;
                readonly accountingEmail: string;
                readonly termsCode: import("@mullion/domain/accounts/actor.ts").TermsCode;
                readonly discountRate: number;
                readonly taxExemptStates: readonly string[];
                readonly poRequired: boolean;
                readonly iseMember: boolean;
            };
        };
        readonly requiredAction: import("@mullion/domain/accounts/session").RequiredAction | null;
        readonly secondFactor: boolean;
        readonly analytics: boolean;
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
/**
 * The viewer who was signed out meanwhile: their session expired, or was ended elsewhere. Null while the session lasts.
 * Everything stays as it was until they sign in again, or `leave`.
 */
export declare function useSignedOut(): {
    lost: {
        readonly user: {
            readonly id: number;
            readonly firstname: string;
            readonly lastname: string;
            readonly email: string;
            readonly role: import("@mullion/domain/accounts/actor.ts").AccountRole;
            readonly pendingEmail: string | null;
            readonly invited: boolean;
            readonly company: {
                readonly id: number;
                readonly name: string;
                readonly customerNumber: string;
                readonly address1: string;
                readonly address2: string;
                readonly city: string;
                readonly state: string;
                readonly zipCode: string;
                readonly country: string;
                readonly phone: string;
                readonly accountingEmail: string;
                readonly termsCode: import("@mullion/domain/accounts/actor.ts").TermsCode;
                readonly discountRate: number;
                readonly taxExemptStates: readonly string[];
                readonly poRequired: boolean;
                readonly iseMember: boolean;
            };
        };
        readonly requiredAction: import("@mullion/domain/accounts/session").RequiredAction | null;
        readonly secondFactor: boolean;
        readonly analytics: boolean;
    } | null;
    leave: () => Promise<void>;
};
/**
 * Signs in, unless a second factor is required first. Not a React Query mutation: its cache would hold the password for
 * a while.
 */
export declare function useSignIn(): (input: SignInInput) => Promise<SignInOutcome>;
/** Completes a sign-in with an authenticator or recovery code. */
export declare function useConfirmSignIn(): (code: string) => Promise<Viewer>;
/** Signs this browser out. */
export declare function useSignOut(): () => Promise<void>;
/** Queries the browsers the user is signed in with, last used first. */
export declare function useDevices(): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly id: number;
    readonly name: string;
    readonly ipAddress: string;
    readonly signedInAt: string;
    readonly seenAt: string;
    readonly current: boolean;
}[], import("@trpc/client").TRPCClientErrorLike<{
    input: void;
    output: {
        readonly id: number;
        readonly name: string;
        readonly ipAddress: string;
        readonly signedInAt: string;
        readonly seenAt: string;
        readonly current: boolean;
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
/** Signs out one of the user's other browsers. */
export declare function useSignOutDevice(): import("@trpc/react-query/shared").UseTRPCMutationResult<never, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        deviceId: number;
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
    deviceId: number;
}, {
    before: {
        readonly id: number;
        readonly name: string;
        readonly ipAddress: string;
        readonly signedInAt: string;
        readonly seenAt: string;
        readonly current: boolean;
    }[] | undefined;
}>;
/** Signs out all of the user's other browsers. */
export declare function useSignOutOthers(): import("@trpc/react-query/shared").UseTRPCMutationResult<number, import("@trpc/client").TRPCClientErrorLike<{
    input: void;
    output: number;
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
}>, void, {
    before: {
        readonly id: number;
        readonly name: string;
        readonly ipAddress: string;
        readonly signedInAt: string;
        readonly seenAt: string;
        readonly current: boolean;
    }[] | undefined;
}>;
