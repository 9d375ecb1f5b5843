import type { SaveDoorInput, SavedDoor } from '@mullion/domain/doors/saved-door';
/** Queries the first saved doors of the viewer's company, by site and name, and their count; narrowed by a text. */
export declare function useSavedDoors(text?: string): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly doors: {
        readonly name: string;
        readonly site: string;
        readonly serialNumber: string | null;
        readonly door: Readonly<{
            doorType: "slide" | "so" | "swing" | "traffic" | "vl";
            build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
            double: boolean;
            bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
            hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
            powerOperated: boolean;
            gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
            widthInches: number;
            heightInches: number;
        }>;
        readonly id: number;
        readonly savedAt: string;
        readonly savedBy: string;
        readonly outdated: boolean;
        readonly direction: import("@mullion/domain/doors/registered-door.ts").DoorDirection | null;
    }[];
    readonly total: number;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        text?: string | undefined;
        offset?: number | undefined;
        limit?: number | undefined;
    };
    output: {
        readonly doors: {
            readonly name: string;
            readonly site: string;
            readonly serialNumber: string | null;
            readonly door: Readonly<{
                doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                double: boolean;
                bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                powerOperated: boolean;
                gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                widthInches: number;
                heightInches: number;
            }>;
            readonly id: number;
            readonly savedAt: string;
            readonly savedBy: string;
            readonly outdated: boolean;
            readonly direction: import("@mullion/domain/doors/registered-door.ts").DoorDirection | null;
        }[];
        readonly total: number;
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
/** Queries the company's saved door with this serial number, or null; skipped without a number. */
export declare function useSavedDoorBySerial(serialNumber: string | null, { enabled }?: {
    enabled?: boolean | undefined;
}): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly name: string;
    readonly site: string;
    readonly serialNumber: string | null;
    readonly door: Readonly<{
        doorType: "slide" | "so" | "swing" | "traffic" | "vl";
        build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
        double: boolean;
        bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
        hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
        powerOperated: boolean;
        gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
        widthInches: number;
        heightInches: number;
    }>;
    readonly id: number;
    readonly savedAt: string;
    readonly savedBy: string;
    readonly outdated: boolean;
    readonly direction: import("@mullion/domain/doors/registered-door.ts").DoorDirection | null;
} | null, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        serialNumber: string;
    };
    output: {
        readonly name: string;
        readonly site: string;
        readonly serialNumber: string | null;
        readonly door: Readonly<{
            doorType: "slide" | "so" | "swing" | "traffic" | "vl";
            build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
            double: boolean;
            bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
            hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
            powerOperated: boolean;
            gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
            widthInches: number;
            heightInches: number;
        }>;
        readonly id: number;
        readonly savedAt: string;
        readonly savedBy: string;
        readonly outdated: boolean;
        readonly direction: import("@mullion/domain/doors/registered-door.ts").DoorDirection | null;
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
/** A door to save; `doorId` is null for a new one. */
export interface DoorToSave {
    readonly doorId: number | null;
    readonly door: SaveDoorInput;
}
/** Saves a new or changed door; resolves once it is shown. */
export declare function useSaveDoor(): import("@tanstack/react-query").UseMutationResult<SavedDoor, Error, DoorToSave, unknown>;
/** Changes a door's name and site only; resolves once it is shown. */
export declare function useRenameDoor(): import("@trpc/react-query/shared").UseTRPCMutationResult<{
    readonly name: string;
    readonly site: string;
    readonly serialNumber: string | null;
    readonly door: Readonly<{
        doorType: "slide" | "so" | "swing" | "traffic" | "vl";
        build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
        double: boolean;
        bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
        hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
        powerOperated: boolean;
        gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
        widthInches: number;
        heightInches: number;
    }>;
    readonly id: number;
    readonly savedAt: string;
    readonly savedBy: string;
    readonly outdated: boolean;
    readonly direction: import("@mullion/domain/doors/registered-door.ts").DoorDirection | null;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        name: string;
        site: string;
        doorId: number;
    };
    output: {
        readonly name: string;
        readonly site: string;
        readonly serialNumber: string | null;
        readonly door: Readonly<{
            doorType: "slide" | "so" | "swing" | "traffic" | "vl";
            build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
            double: boolean;
            bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
            hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
            powerOperated: boolean;
            gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
            widthInches: number;
            heightInches: number;
        }>;
        readonly id: number;
        readonly savedAt: string;
        readonly savedBy: string;
        readonly outdated: boolean;
        readonly direction: import("@mullion/domain/doors/registered-door.ts").DoorDirection | null;
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
    name: string;
    site: string;
    doorId: number;
}, unknown>;
/** Deletes a door and returns it as it was; resolves once it is no longer shown. */
export declare function useRemoveDoor(): import("@trpc/react-query/shared").UseTRPCMutationResult<{
    readonly name: string;
    readonly site: string;
    readonly serialNumber: string | null;
    readonly door: Readonly<{
        doorType: "slide" | "so" | "swing" | "traffic" | "vl";
        build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
        double: boolean;
        bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
        hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
        powerOperated: boolean;
        gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
        widthInches: number;
        heightInches: number;
    }>;
    readonly id: number;
    readonly savedAt: string;
    readonly savedBy: string;
    readonly outdated: boolean;
    readonly direction: import("@mullion/domain/doors/registered-door.ts").DoorDirection | null;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        doorId: number;
    };
    output: {
        readonly name: string;
        readonly site: string;
        readonly serialNumber: string | null;
        readonly door: Readonly<{
            doorType: "slide" | "so" | "swing" | "traffic" | "vl";
            build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
            double: boolean;
            bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
            hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
            powerOperated: boolean;
            gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
            widthInches: number;
            heightInches: number;
        }>;
        readonly id: number;
        readonly savedAt: string;
        readonly savedBy: string;
        readonly outdated: boolean;
        readonly direction: import("@mullion/domain/doors/registered-door.ts").DoorDirection | null;
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
    doorId: number;
}, unknown>;
