import { type Part } from '@mullion/domain/catalog/part';
import { type NumberedParts, type PartsPage } from '@mullion/domain/search/search-input';
export declare const catalogRouter: import("@trpc/server").TRPCBuiltRouter<{
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
    search: import("@trpc/server").TRPCQueryProcedure<{
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
        output: PartsPage;
        meta: object;
    }>;
    searchCounts: import("@trpc/server").TRPCQueryProcedure<{
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
        output: import("@mullion/domain/search/search-input").SearchCounts;
        meta: object;
    }>;
    browse: import("@trpc/server").TRPCQueryProcedure<{
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
        output: PartsPage;
        meta: object;
    }>;
    browseCounts: import("@trpc/server").TRPCQueryProcedure<{
        input: {
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
        output: import("@mullion/domain/search/search-input").SearchCounts;
        meta: object;
    }>;
    part: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            partId: number;
        };
        output: import("@mullion/domain/catalog/part").InternalPart | Part;
        meta: object;
    }>;
    partsById: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            partIds: number[];
        };
        output: (import("@mullion/domain/catalog/part").InternalPart | Part)[];
        meta: object;
    }>;
    partsByNumber: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            numbers: string[];
        };
        output: NumberedParts[];
        meta: object;
    }>;
}>>;
