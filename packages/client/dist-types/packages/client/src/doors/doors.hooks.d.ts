import type { CalculatorMode } from '@mullion/domain/doors/calculated-part';
import type { Door } from '@mullion/domain/doors/door';
/** Looks up a door by serial number on demand; an answer from the last minute is reused. */
export declare function useDoorSearch(): import("@tanstack/react-query").UseMutationResult<{
    readonly serialNumber: string;
    readonly doorType: import("@mullion/domain/doors/door").DoorType;
    readonly build: import("@mullion/domain/doors/door").DoorBuild;
    readonly direction: import("@mullion/domain/doors/registered-door.ts").DoorDirection | null;
    readonly bottom: import("@mullion/domain/doors/door").Bottom | null;
    readonly coolingType: import("@mullion/domain/doors/registered-door.ts").CoolingType;
    readonly widthInches: number;
    readonly heightInches: number;
    readonly gaskets: string;
    readonly powerOperated: boolean;
}, Error, string, unknown>;
/** Queries a door's calculated parts at the viewer's prices; the previous door's parts stay visible while loading. */
export declare function useCalculation(door: Door, mode: CalculatorMode): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly parts: {
        readonly use: import("@mullion/domain/doors/calculated-part").PartUse;
        readonly partId: number;
        readonly quantity: number;
        readonly inches: number | null;
        readonly comments: readonly string[];
        readonly part: import("@mullion/domain/catalog/part.ts").Part | import("@mullion/domain/catalog/part.ts").InternalPart | null;
        readonly lineTotalCents: number | null;
        readonly problem: string | null;
    }[];
    readonly notes: readonly string[];
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        door: {
            doorType: "slide" | "so" | "swing" | "traffic" | "vl";
            build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
            double: boolean;
            bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
            hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
            powerOperated: boolean;
            gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
            widthInches: number;
            heightInches: number;
        };
        mode: "gasket" | "heater";
    };
    output: {
        readonly parts: {
            readonly use: import("@mullion/domain/doors/calculated-part").PartUse;
            readonly partId: number;
            readonly quantity: number;
            readonly inches: number | null;
            readonly comments: readonly string[];
            readonly part: import("@mullion/domain/catalog/part.ts").Part | import("@mullion/domain/catalog/part.ts").InternalPart | null;
            readonly lineTotalCents: number | null;
            readonly problem: string | null;
        }[];
        readonly notes: readonly string[];
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
/** Queries the door with a serial number; a miss is cached as an answer. Skipped without a number. */
export declare function useDoorBySerial(serialNumber: string | null): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly serialNumber: string;
    readonly doorType: import("@mullion/domain/doors/door").DoorType;
    readonly build: import("@mullion/domain/doors/door").DoorBuild;
    readonly direction: import("@mullion/domain/doors/registered-door.ts").DoorDirection | null;
    readonly bottom: import("@mullion/domain/doors/door").Bottom | null;
    readonly coolingType: import("@mullion/domain/doors/registered-door.ts").CoolingType;
    readonly widthInches: number;
    readonly heightInches: number;
    readonly gaskets: string;
    readonly powerOperated: boolean;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        serialNumber: string;
    };
    output: {
        readonly serialNumber: string;
        readonly doorType: import("@mullion/domain/doors/door").DoorType;
        readonly build: import("@mullion/domain/doors/door").DoorBuild;
        readonly direction: import("@mullion/domain/doors/registered-door.ts").DoorDirection | null;
        readonly bottom: import("@mullion/domain/doors/door").Bottom | null;
        readonly coolingType: import("@mullion/domain/doors/registered-door.ts").CoolingType;
        readonly widthInches: number;
        readonly heightInches: number;
        readonly gaskets: string;
        readonly powerOperated: boolean;
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
/**
 * Queries all parts of a door, gaskets and heater, at the viewer's prices; `data` is undefined until both are loaded.
 */
export declare function useFullCalculation(door: Door): {
    data: {
        parts: {
            readonly use: import("@mullion/domain/doors/calculated-part").PartUse;
            readonly partId: number;
            readonly quantity: number;
            readonly inches: number | null;
            readonly comments: readonly string[];
            readonly part: import("@mullion/domain/catalog/part.ts").Part | import("@mullion/domain/catalog/part.ts").InternalPart | null;
            readonly lineTotalCents: number | null;
            readonly problem: string | null;
        }[];
        notes: string[];
    } | undefined;
    error: import("@trpc/client").TRPCClientErrorLike<{
        input: {
            door: {
                doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                double: boolean;
                bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                powerOperated: boolean;
                gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                widthInches: number;
                heightInches: number;
            };
            mode: "gasket" | "heater";
        };
        output: {
            readonly parts: {
                readonly use: import("@mullion/domain/doors/calculated-part").PartUse;
                readonly partId: number;
                readonly quantity: number;
                readonly inches: number | null;
                readonly comments: readonly string[];
                readonly part: import("@mullion/domain/catalog/part.ts").Part | import("@mullion/domain/catalog/part.ts").InternalPart | null;
                readonly lineTotalCents: number | null;
                readonly problem: string | null;
            }[];
            readonly notes: readonly string[];
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
    }> | null;
    isPlaceholderData: boolean;
    isFetching: boolean;
    refetch: () => Promise<[import("@tanstack/query-core").QueryObserverResult<{
        readonly parts: {
            readonly use: import("@mullion/domain/doors/calculated-part").PartUse;
            readonly partId: number;
            readonly quantity: number;
            readonly inches: number | null;
            readonly comments: readonly string[];
            readonly part: import("@mullion/domain/catalog/part.ts").Part | import("@mullion/domain/catalog/part.ts").InternalPart | null;
            readonly lineTotalCents: number | null;
            readonly problem: string | null;
        }[];
        readonly notes: readonly string[];
    }, import("@trpc/client").TRPCClientErrorLike<{
        input: {
            door: {
                doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                double: boolean;
                bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                powerOperated: boolean;
                gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                widthInches: number;
                heightInches: number;
            };
            mode: "gasket" | "heater";
        };
        output: {
            readonly parts: {
                readonly use: import("@mullion/domain/doors/calculated-part").PartUse;
                readonly partId: number;
                readonly quantity: number;
                readonly inches: number | null;
                readonly comments: readonly string[];
                readonly part: import("@mullion/domain/catalog/part.ts").Part | import("@mullion/domain/catalog/part.ts").InternalPart | null;
                readonly lineTotalCents: number | null;
                readonly problem: string | null;
            }[];
            readonly notes: readonly string[];
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
    }>>, import("@tanstack/query-core").QueryObserverResult<{
        readonly parts: {
            readonly use: import("@mullion/domain/doors/calculated-part").PartUse;
            readonly partId: number;
            readonly quantity: number;
            readonly inches: number | null;
            readonly comments: readonly string[];
            readonly part: import("@mullion/domain/catalog/part.ts").Part | import("@mullion/domain/catalog/part.ts").InternalPart | null;
            readonly lineTotalCents: number | null;
            readonly problem: string | null;
        }[];
        readonly notes: readonly string[];
    }, import("@trpc/client").TRPCClientErrorLike<{
        input: {
            door: {
                doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                double: boolean;
                bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                powerOperated: boolean;
                gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                widthInches: number;
                heightInches: number;
            };
            mode: "gasket" | "heater";
        };
        output: {
            readonly parts: {
                readonly use: import("@mullion/domain/doors/calculated-part").PartUse;
                readonly partId: number;
                readonly quantity: number;
                readonly inches: number | null;
                readonly comments: readonly string[];
                readonly part: import("@mullion/domain/catalog/part.ts").Part | import("@mullion/domain/catalog/part.ts").InternalPart | null;
                readonly lineTotalCents: number | null;
                readonly problem: string | null;
            }[];
            readonly notes: readonly string[];
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
    }>>]>;
};
