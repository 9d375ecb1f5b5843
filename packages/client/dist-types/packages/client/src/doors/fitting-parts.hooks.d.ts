import type { DoorModel, PartTag } from '@mullion/domain/catalog/part';
import type { FittedSubModel } from '@mullion/domain/search/facet-bits';
/** The doors that parts must fit: a model and, where it distinguishes builds, a sub-model. */
export interface FittedDoors {
    readonly doorModel: DoorModel;
    readonly subModel: FittedSubModel | undefined;
}
/** Queries the first parts with any of the tags that fit some doors, by number. */
export declare function useFittingParts(doors: FittedDoors, tags: readonly PartTag[], limit: number): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly match: import("@mullion/domain/search/search-input.ts").MatchKind;
    readonly searchedText: string | null;
    readonly parts: ({
        readonly id: number;
        readonly number: string;
        readonly name: string;
        readonly description: string;
        readonly priceCents: number | null;
        readonly unit: import("@mullion/domain/catalog/part").Unit;
        readonly imageVersion: number;
        readonly tags: readonly PartTag[];
        readonly doorModels: readonly DoorModel[];
        readonly doorSubModels: readonly import("@mullion/domain/catalog/part").DoorSubModel[];
        readonly includedHardware: string;
        readonly requirements: {
            readonly direction: boolean;
            readonly serial: boolean;
            readonly voltage: boolean;
            readonly precisionCut: boolean;
            readonly wallThickness: boolean;
            readonly thicknessNotice: boolean;
            readonly leftRightNotice: boolean;
        };
        readonly size: {
            readonly lengthInches: number | null;
            readonly heightInches: number | null;
            readonly depthInches: number | null;
            readonly weightPounds: number | null;
        };
        readonly relatedParts: readonly string[];
        readonly specialOrder: boolean;
        readonly listPriceCents: number | null;
        readonly privateNotes: string;
        readonly location: string;
        readonly installHardware: import("@mullion/domain/catalog/part").InstallHardware;
        readonly obsolete: boolean;
        readonly proprietary: boolean | null;
        readonly updatedAt: string;
    } | {
        readonly id: number;
        readonly number: string;
        readonly name: string;
        readonly description: string;
        readonly priceCents: number | null;
        readonly unit: import("@mullion/domain/catalog/part").Unit;
        readonly imageVersion: number;
        readonly tags: readonly PartTag[];
        readonly doorModels: readonly DoorModel[];
        readonly doorSubModels: readonly import("@mullion/domain/catalog/part").DoorSubModel[];
        readonly includedHardware: string;
        readonly requirements: {
            readonly direction: boolean;
            readonly serial: boolean;
            readonly voltage: boolean;
            readonly precisionCut: boolean;
            readonly wallThickness: boolean;
            readonly thicknessNotice: boolean;
            readonly leftRightNotice: boolean;
        };
        readonly size: {
            readonly lengthInches: number | null;
            readonly heightInches: number | null;
            readonly depthInches: number | null;
            readonly weightPounds: number | null;
        };
        readonly relatedParts: readonly string[];
        readonly specialOrder: boolean;
        readonly listPriceCents?: number | null;
    })[];
    readonly more: boolean;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        offset?: number | undefined;
        limit?: number | undefined;
        filters?: {
            tags?: ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[] | undefined;
            doorModels?: ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[] | undefined;
            units?: ("EA" | "FT" | "SQFT")[] | undefined;
            priceBands?: number[] | undefined;
            specialOrder?: boolean | undefined;
            proprietary?: boolean | undefined;
        } | undefined;
        sort?: "number" | "price" | "price-down" | "relevance" | undefined;
        fits?: "COLD" | "ESS1" | "ESS2" | "SANI" | "TSD" | undefined;
    };
    output: {
        readonly match: import("@mullion/domain/search/search-input.ts").MatchKind;
        readonly searchedText: string | null;
        readonly parts: ({
            readonly id: number;
            readonly number: string;
            readonly name: string;
            readonly description: string;
            readonly priceCents: number | null;
            readonly unit: import("@mullion/domain/catalog/part").Unit;
            readonly imageVersion: number;
            readonly tags: readonly PartTag[];
            readonly doorModels: readonly DoorModel[];
            readonly doorSubModels: readonly import("@mullion/domain/catalog/part").DoorSubModel[];
            readonly includedHardware: string;
            readonly requirements: {
                readonly direction: boolean;
                readonly serial: boolean;
                readonly voltage: boolean;
                readonly precisionCut: boolean;
                readonly wallThickness: boolean;
                readonly thicknessNotice: boolean;
                readonly leftRightNotice: boolean;
            };
            readonly size: {
                readonly lengthInches: number | null;
                readonly heightInches: number | null;
                readonly depthInches: number | null;
                readonly weightPounds: number | null;
            };
            readonly relatedParts: readonly string[];
            readonly specialOrder: boolean;
            readonly listPriceCents: number | null;
            readonly privateNotes: string;
            readonly location: string;
            readonly installHardware: import("@mullion/domain/catalog/part").InstallHardware;
            readonly obsolete: boolean;
            readonly proprietary: boolean | null;
            readonly updatedAt: string;
        } | {
            readonly id: number;
            readonly number: string;
            readonly name: string;
            readonly description: string;
            readonly priceCents: number | null;
            readonly unit: import("@mullion/domain/catalog/part").Unit;
            readonly imageVersion: number;
            readonly tags: readonly PartTag[];
            readonly doorModels: readonly DoorModel[];
            readonly doorSubModels: readonly import("@mullion/domain/catalog/part").DoorSubModel[];
            readonly includedHardware: string;
            readonly requirements: {
                readonly direction: boolean;
                readonly serial: boolean;
                readonly voltage: boolean;
                readonly precisionCut: boolean;
                readonly wallThickness: boolean;
                readonly thicknessNotice: boolean;
                readonly leftRightNotice: boolean;
            };
            readonly size: {
                readonly lengthInches: number | null;
                readonly heightInches: number | null;
                readonly depthInches: number | null;
                readonly weightPounds: number | null;
            };
            readonly relatedParts: readonly string[];
            readonly specialOrder: boolean;
            readonly listPriceCents?: number | null;
        })[];
        readonly more: boolean;
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
/** Queries how many parts fit some doors, in total and by tag. */
export declare function useFittingCounts(doors: FittedDoors): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly total: number;
    readonly tags: Partial<Record<PartTag, number>>;
    readonly doorModels: Partial<Record<DoorModel, number>>;
    readonly units: Partial<Record<import("@mullion/domain/catalog/part").Unit, number>>;
    readonly prices: readonly number[];
    readonly specialOrder: number;
    readonly proprietary?: number;
    readonly match: import("@mullion/domain/search/search-input.ts").MatchKind;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: void | {
        filters?: {
            tags?: ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[] | undefined;
            doorModels?: ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[] | undefined;
            units?: ("EA" | "FT" | "SQFT")[] | undefined;
            priceBands?: number[] | undefined;
            specialOrder?: boolean | undefined;
            proprietary?: boolean | undefined;
        } | undefined;
        fits?: "COLD" | "ESS1" | "ESS2" | "SANI" | "TSD" | undefined;
    } | undefined;
    output: {
        readonly total: number;
        readonly tags: Partial<Record<PartTag, number>>;
        readonly doorModels: Partial<Record<DoorModel, number>>;
        readonly units: Partial<Record<import("@mullion/domain/catalog/part").Unit, number>>;
        readonly prices: readonly number[];
        readonly specialOrder: number;
        readonly proprietary?: number;
        readonly match: import("@mullion/domain/search/search-input.ts").MatchKind;
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
