export declare const doorsRouter: import("@trpc/server").TRPCBuiltRouter<{
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
    saved: import("@trpc/server").TRPCBuiltRouter<{
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
        list: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                text?: string | undefined;
                offset?: number | undefined;
                limit?: number | undefined;
            };
            output: import("@mullion/domain/doors/saved-door.ts").SavedDoorPage;
            meta: object;
        }>;
        bySerial: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                serialNumber: string;
            };
            output: import("@mullion/domain/doors/saved-door.ts").SavedDoor | null;
            meta: object;
        }>;
        save: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                name: string;
                site: string;
                serialNumber: string | null;
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
            };
            output: import("@mullion/domain/doors/saved-door.ts").SavedDoor;
            meta: object;
        }>;
        update: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                name: string;
                site: string;
                serialNumber: string | null;
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
                doorId: number;
            };
            output: import("@mullion/domain/doors/saved-door.ts").SavedDoor;
            meta: object;
        }>;
        rename: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                name: string;
                site: string;
                doorId: number;
            };
            output: import("@mullion/domain/doors/saved-door.ts").SavedDoor;
            meta: object;
        }>;
        remove: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                doorId: number;
            };
            output: import("@mullion/domain/doors/saved-door.ts").SavedDoor;
            meta: object;
        }>;
    }>>;
    bySerial: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            serialNumber: string;
        };
        output: import("@mullion/domain/doors/registered-door").RegisteredDoor;
        meta: object;
    }>;
    calculate: import("@trpc/server").TRPCQueryProcedure<{
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
        output: import("@mullion/domain/doors/priced-calculation").PricedCalculation;
        meta: object;
    }>;
}>>;
