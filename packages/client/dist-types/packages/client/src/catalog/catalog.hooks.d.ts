import { type Filters } from '@mullion/domain/search/facets';
import type { SortOrder } from '@mullion/domain/search/search-input';
/** The parts a list shows: those that match a text, or all parts without one, narrowed by filters. */
export interface PartsOf {
    readonly text: string | null;
    readonly filters: Filters;
}
export interface PartsQuery extends PartsOf {
    readonly sort: SortOrder;
    readonly offset: number;
    readonly limit: number;
}
/**
 * Queries one page of parts; the previous page stays visible while loading. A page already contained in a
 * longer cached one is not fetched.
 */
export declare function useParts(query: PartsQuery): (import("@tanstack/query-core").QueryObserverRefetchErrorResult<{
    readonly match: import("@mullion/domain/search/search-input").MatchKind;
    readonly searchedText: string | null;
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
    readonly more: boolean;
}, import("@trpc/client").TRPCClientErrorLike<{
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
}>> & import("@trpc/react-query/shared").TRPCHookResult) | (import("@tanstack/query-core").QueryObserverSuccessResult<{
    readonly match: import("@mullion/domain/search/search-input").MatchKind;
    readonly searchedText: string | null;
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
    readonly more: boolean;
}, import("@trpc/client").TRPCClientErrorLike<{
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
}>> & import("@trpc/react-query/shared").TRPCHookResult);
/** Queries how many parts there are in total and by facet. */
export declare function usePartCounts({ text, filters }: PartsOf): (import("@trpc/react-query/shared").TRPCHookResult & import("@tanstack/query-core").QueryObserverLoadingErrorResult<{
    readonly total: number;
    readonly tags: Partial<Record<import("@mullion/domain/catalog/part").PartTag, number>>;
    readonly doorModels: Partial<Record<import("@mullion/domain/catalog/part").DoorModel, number>>;
    readonly units: Partial<Record<import("@mullion/domain/catalog/part").Unit, number>>;
    readonly prices: readonly number[];
    readonly specialOrder: number;
    readonly proprietary?: number;
    readonly match: import("@mullion/domain/search/search-input").MatchKind;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        text: string;
        filters?: {
            tags?: ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[] | undefined;
            doorModels?: ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[] | undefined;
            units?: ("EA" | "FT" | "SQFT")[] | undefined;
            priceBands?: number[] | undefined;
            specialOrder?: boolean | undefined;
            proprietary?: boolean | undefined;
        } | undefined;
    };
    output: {
        readonly total: number;
        readonly tags: Partial<Record<import("@mullion/domain/catalog/part").PartTag, number>>;
        readonly doorModels: Partial<Record<import("@mullion/domain/catalog/part").DoorModel, number>>;
        readonly units: Partial<Record<import("@mullion/domain/catalog/part").Unit, number>>;
        readonly prices: readonly number[];
        readonly specialOrder: number;
        readonly proprietary?: number;
        readonly match: import("@mullion/domain/search/search-input").MatchKind;
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
}>>) | (import("@trpc/react-query/shared").TRPCHookResult & import("@tanstack/query-core").QueryObserverPendingResult<{
    readonly total: number;
    readonly tags: Partial<Record<import("@mullion/domain/catalog/part").PartTag, number>>;
    readonly doorModels: Partial<Record<import("@mullion/domain/catalog/part").DoorModel, number>>;
    readonly units: Partial<Record<import("@mullion/domain/catalog/part").Unit, number>>;
    readonly prices: readonly number[];
    readonly specialOrder: number;
    readonly proprietary?: number;
    readonly match: import("@mullion/domain/search/search-input").MatchKind;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        text: string;
        filters?: {
            tags?: ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[] | undefined;
            doorModels?: ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[] | undefined;
            units?: ("EA" | "FT" | "SQFT")[] | undefined;
            priceBands?: number[] | undefined;
            specialOrder?: boolean | undefined;
            proprietary?: boolean | undefined;
        } | undefined;
    };
    output: {
        readonly total: number;
        readonly tags: Partial<Record<import("@mullion/domain/catalog/part").PartTag, number>>;
        readonly doorModels: Partial<Record<import("@mullion/domain/catalog/part").DoorModel, number>>;
        readonly units: Partial<Record<import("@mullion/domain/catalog/part").Unit, number>>;
        readonly prices: readonly number[];
        readonly specialOrder: number;
        readonly proprietary?: number;
        readonly match: import("@mullion/domain/search/search-input").MatchKind;
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
}>>) | (import("@trpc/react-query/shared").TRPCHookResult & import("@tanstack/query-core").QueryObserverPlaceholderResult<{
    readonly total: number;
    readonly tags: Partial<Record<import("@mullion/domain/catalog/part").PartTag, number>>;
    readonly doorModels: Partial<Record<import("@mullion/domain/catalog/part").DoorModel, number>>;
    readonly units: Partial<Record<import("@mullion/domain/catalog/part").Unit, number>>;
    readonly prices: readonly number[];
    readonly specialOrder: number;
    readonly proprietary?: number;
    readonly match: import("@mullion/domain/search/search-input").MatchKind;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        text: string;
        filters?: {
            tags?: ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[] | undefined;
            doorModels?: ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[] | undefined;
            units?: ("EA" | "FT" | "SQFT")[] | undefined;
            priceBands?: number[] | undefined;
            specialOrder?: boolean | undefined;
            proprietary?: boolean | undefined;
        } | undefined;
    };
    output: {
        readonly total: number;
        readonly tags: Partial<Record<import("@mullion/domain/catalog/part").PartTag, number>>;
        readonly doorModels: Partial<Record<import("@mullion/domain/catalog/part").DoorModel, number>>;
        readonly units: Partial<Record<import("@mullion/domain/catalog/part").Unit, number>>;
        readonly prices: readonly number[];
        readonly specialOrder: number;
        readonly proprietary?: number;
        readonly match: import("@mullion/domain/search/search-input").MatchKind;
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
}>>) | (import("@trpc/react-query/shared").TRPCHookResult & import("@tanstack/query-core").QueryObserverRefetchErrorResult<{
    readonly total: number;
    readonly tags: Partial<Record<import("@mullion/domain/catalog/part").PartTag, number>>;
    readonly doorModels: Partial<Record<import("@mullion/domain/catalog/part").DoorModel, number>>;
    readonly units: Partial<Record<import("@mullion/domain/catalog/part").Unit, number>>;
    readonly prices: readonly number[];
    readonly specialOrder: number;
    readonly proprietary?: number;
    readonly match: import("@mullion/domain/search/search-input").MatchKind;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        text: string;
        filters?: {
            tags?: ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[] | undefined;
            doorModels?: ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[] | undefined;
            units?: ("EA" | "FT" | "SQFT")[] | undefined;
            priceBands?: number[] | undefined;
            specialOrder?: boolean | undefined;
            proprietary?: boolean | undefined;
        } | undefined;
    };
    output: {
        readonly total: number;
        readonly tags: Partial<Record<import("@mullion/domain/catalog/part").PartTag, number>>;
        readonly doorModels: Partial<Record<import("@mullion/domain/catalog/part").DoorModel, number>>;
        readonly units: Partial<Record<import("@mullion/domain/catalog/part").Unit, number>>;
        readonly prices: readonly number[];
        readonly specialOrder: number;
        readonly proprietary?: number;
        readonly match: import("@mullion/domain/search/search-input").MatchKind;
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
}>>) | (import("@trpc/react-query/shared").TRPCHookResult & import("@tanstack/query-core").QueryObserverSuccessResult<{
    readonly total: number;
    readonly tags: Partial<Record<import("@mullion/domain/catalog/part").PartTag, number>>;
    readonly doorModels: Partial<Record<import("@mullion/domain/catalog/part").DoorModel, number>>;
    readonly units: Partial<Record<import("@mullion/domain/catalog/part").Unit, number>>;
    readonly prices: readonly number[];
    readonly specialOrder: number;
    readonly proprietary?: number;
    readonly match: import("@mullion/domain/search/search-input").MatchKind;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        text: string;
        filters?: {
            tags?: ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[] | undefined;
            doorModels?: ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[] | undefined;
            units?: ("EA" | "FT" | "SQFT")[] | undefined;
            priceBands?: number[] | undefined;
            specialOrder?: boolean | undefined;
            proprietary?: boolean | undefined;
        } | undefined;
    };
    output: {
        readonly total: number;
        readonly tags: Partial<Record<import("@mullion/domain/catalog/part").PartTag, number>>;
        readonly doorModels: Partial<Record<import("@mullion/domain/catalog/part").DoorModel, number>>;
        readonly units: Partial<Record<import("@mullion/domain/catalog/part").Unit, number>>;
        readonly prices: readonly number[];
        readonly specialOrder: number;
        readonly proprietary?: number;
        readonly match: import("@mullion/domain/search/search-input").MatchKind;
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
}>>);
/** Queries the first few parts that match the search text, for suggestions as the user types; none if it is empty. */
export declare function useSuggestedParts(text: string | null, limit: number): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly match: import("@mullion/domain/search/search-input").MatchKind;
    readonly searchedText: string | null;
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
        text: string;
    };
    output: {
        readonly match: import("@mullion/domain/search/search-input").MatchKind;
        readonly searchedText: string | null;
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
/** Queries one part; data from a cached list shows at once. */
export declare function usePart(partId: number): import("@trpc/react-query/shared").UseTRPCQueryResult<{
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
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        partId: number;
    };
    output: {
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
/** Prefetches a page of parts ahead of a click. */
export declare function usePrefetchParts(): (query: PartsQuery) => void;
