import type { Part } from '@mullion/domain/catalog/part';
/** Fetches parts by id, as sold now, leaving out those not sold. */
export declare function useFetchParts(): (partIds: readonly number[]) => Promise<Part[]>;
/** Queries parts by id in the order asked, as sold now, leaving out those not sold. */
export declare function usePartsById(partIds: readonly number[]): import("@trpc/react-query/shared").UseTRPCQueryResult<({
    readonly id: number;
    readonly number: string;
    readonly name: string;
    readonly description: string;
    readonly priceCents: number | null;
    readonly unit: import("@mullion/domain/catalog/part").Unit;
    readonly imageVersion: number;
    readonly tags: readonly import("@mullion/domain/catalog/part").PartTag[];
    readonly doorModels: readonly import("@mullion/domain/catalog/part").DoorModel[];
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
    readonly tags: readonly import("@mullion/domain/catalog/part").PartTag[];
    readonly doorModels: readonly import("@mullion/domain/catalog/part").DoorModel[];
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
})[], import("@trpc/client").TRPCClientErrorLike<{
    input: {
        partIds: number[];
    };
    output: ({
        readonly id: number;
        readonly number: string;
        readonly name: string;
        readonly description: string;
        readonly priceCents: number | null;
        readonly unit: import("@mullion/domain/catalog/part").Unit;
        readonly imageVersion: number;
        readonly tags: readonly import("@mullion/domain/catalog/part").PartTag[];
        readonly doorModels: readonly import("@mullion/domain/catalog/part").DoorModel[];
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
        readonly tags: readonly import("@mullion/domain/catalog/part").PartTag[];
        readonly doorModels: readonly import("@mullion/domain/catalog/part").DoorModel[];
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
/** Queries the matches of typed part numbers, in the order asked; the previous answers stay visible while loading. */
export declare function useNumberLookup(numbers: readonly string[]): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly number: string;
    readonly parts: ({
        readonly id: number;
        readonly number: string;
        readonly name: string;
        readonly description: string;
        readonly priceCents: number | null;
        readonly unit: import("@mullion/domain/catalog/part").Unit;
        readonly imageVersion: number;
        readonly tags: readonly import("@mullion/domain/catalog/part").PartTag[];
        readonly doorModels: readonly import("@mullion/domain/catalog/part").DoorModel[];
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
        readonly tags: readonly import("@mullion/domain/catalog/part").PartTag[];
        readonly doorModels: readonly import("@mullion/domain/catalog/part").DoorModel[];
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
    readonly noLongerSold: boolean;
    readonly beginning: ({
        readonly id: number;
        readonly number: string;
        readonly name: string;
        readonly description: string;
        readonly priceCents: number | null;
        readonly unit: import("@mullion/domain/catalog/part").Unit;
        readonly imageVersion: number;
        readonly tags: readonly import("@mullion/domain/catalog/part").PartTag[];
        readonly doorModels: readonly import("@mullion/domain/catalog/part").DoorModel[];
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
        readonly tags: readonly import("@mullion/domain/catalog/part").PartTag[];
        readonly doorModels: readonly import("@mullion/domain/catalog/part").DoorModel[];
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
}[], import("@trpc/client").TRPCClientErrorLike<{
    input: {
        numbers: string[];
    };
    output: {
        readonly number: string;
        readonly parts: ({
            readonly id: number;
            readonly number: string;
            readonly name: string;
            readonly description: string;
            readonly priceCents: number | null;
            readonly unit: import("@mullion/domain/catalog/part").Unit;
            readonly imageVersion: number;
            readonly tags: readonly import("@mullion/domain/catalog/part").PartTag[];
            readonly doorModels: readonly import("@mullion/domain/catalog/part").DoorModel[];
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
            readonly tags: readonly import("@mullion/domain/catalog/part").PartTag[];
            readonly doorModels: readonly import("@mullion/domain/catalog/part").DoorModel[];
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
        readonly noLongerSold: boolean;
        readonly beginning: ({
            readonly id: number;
            readonly number: string;
            readonly name: string;
            readonly description: string;
            readonly priceCents: number | null;
            readonly unit: import("@mullion/domain/catalog/part").Unit;
            readonly imageVersion: number;
            readonly tags: readonly import("@mullion/domain/catalog/part").PartTag[];
            readonly doorModels: readonly import("@mullion/domain/catalog/part").DoorModel[];
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
            readonly tags: readonly import("@mullion/domain/catalog/part").PartTag[];
            readonly doorModels: readonly import("@mullion/domain/catalog/part").DoorModel[];
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
/** Queries the parts with these numbers in the order asked, leaving out those not sold. */
export declare function usePartsByNumber(numbers: readonly string[]): import("@trpc/react-query/shared").UseTRPCQueryResult<Part[], import("@trpc/client").TRPCClientErrorLike<{
    input: {
        numbers: string[];
    };
    output: {
        readonly number: string;
        readonly parts: ({
            readonly id: number;
            readonly number: string;
            readonly name: string;
            readonly description: string;
            readonly priceCents: number | null;
            readonly unit: import("@mullion/domain/catalog/part").Unit;
            readonly imageVersion: number;
            readonly tags: readonly import("@mullion/domain/catalog/part").PartTag[];
            readonly doorModels: readonly import("@mullion/domain/catalog/part").DoorModel[];
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
            readonly tags: readonly import("@mullion/domain/catalog/part").PartTag[];
            readonly doorModels: readonly import("@mullion/domain/catalog/part").DoorModel[];
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
        readonly noLongerSold: boolean;
        readonly beginning: ({
            readonly id: number;
            readonly number: string;
            readonly name: string;
            readonly description: string;
            readonly priceCents: number | null;
            readonly unit: import("@mullion/domain/catalog/part").Unit;
            readonly imageVersion: number;
            readonly tags: readonly import("@mullion/domain/catalog/part").PartTag[];
            readonly doorModels: readonly import("@mullion/domain/catalog/part").DoorModel[];
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
            readonly tags: readonly import("@mullion/domain/catalog/part").PartTag[];
            readonly doorModels: readonly import("@mullion/domain/catalog/part").DoorModel[];
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
