export declare const partAdminRouter: import("@trpc/server").TRPCBuiltRouter<{
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
    details: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            partId: number;
        };
        output: import("@mullion/domain/admin/part-form").EditablePart;
        meta: object;
    }>;
    history: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            search?: string | undefined;
            sort?: "action" | "at" | "by" | undefined;
            descending?: boolean | undefined;
            page?: number | undefined;
            partId: number;
        };
        output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/admin/part-form").PartChange>;
        meta: object;
    }>;
    create: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            image?: Uint8Array<ArrayBuffer> | undefined;
            referenceImage?: Uint8Array<ArrayBuffer> | undefined;
            form: {
                part_number: string;
                part_name: string;
                part_description: string;
                part_units: string;
                part_tags: string;
                part_tags_doors: string;
                part_tags_doors_sub: string;
                included_hardware: string;
                private_notes: string;
                part_location: string;
                req_dir: string;
                req_serial: string;
                req_power: string;
                req_thick: string;
                part_left_right: string;
                precision_cut: string;
                req_wall_thick: string;
                related_parts: string;
                install_hardware: string;
                proprietary: string;
                obsolete: string;
                part_price: string;
                part_l: string;
                part_h: string;
                part_d: string;
                part_lbs: string;
            };
        };
        output: import("@mullion/domain/catalog/part").InternalPart;
        meta: object;
    }>;
    update: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            image?: Uint8Array<ArrayBuffer> | undefined;
            referenceImage?: Uint8Array<ArrayBuffer> | undefined;
            partId: number;
            form: {
                part_number: string;
                part_name: string;
                part_description: string;
                part_price: string;
                part_units: string;
                part_tags: string;
                part_tags_doors: string;
                part_tags_doors_sub: string;
                included_hardware: string;
                private_notes: string;
                part_location: string;
                req_dir: string;
                req_serial: string;
                req_power: string;
                req_thick: string;
                part_left_right: string;
                precision_cut: string;
                req_wall_thick: string;
                part_l: string;
                part_h: string;
                part_d: string;
                part_lbs: string;
                related_parts: string;
                install_hardware: string;
                proprietary: string;
                obsolete: string;
            };
            updatedAt?: string | undefined;
        };
        output: import("@mullion/domain/catalog/part").InternalPart;
        meta: object;
    }>;
    markProprietary: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            partId: number;
            proprietary: boolean;
        };
        output: import("@mullion/domain/catalog/part").InternalPart;
        meta: object;
    }>;
}>>;
