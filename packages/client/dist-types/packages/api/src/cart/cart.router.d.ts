export declare const cartRouter: import("@trpc/server").TRPCBuiltRouter<{
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
    price: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            cart: {
                partId: number;
                quantity: number;
                comments?: string[] | undefined;
                configurations?: readonly ({
                    kind: "door";
                    doors: readonly {
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
                        use: "bottomGasket" | "doorGasket" | "edgeGasket" | "heaterPan" | "heaterWire" | "midGasket" | "panelWires" | "sectionGasket" | "sweepGasket";
                        count: number;
                    }[];
                } | {
                    kind: "direction";
                    left: number;
                    right: number;
                } | {
                    kind: "serials";
                    serials: readonly string[];
                } | {
                    kind: "voltage";
                    voltages: Record<"120V" | "208V" | "230V" | "460V" | "480V", number>;
                    panels?: {
                        single: number;
                        biparting: number;
                    } | undefined;
                } | {
                    kind: "cuts";
                    cuts: readonly {
                        lengthInches: number;
                        wallThicknessInches: number | null;
                        count: number;
                    }[];
                })[] | undefined;
            }[];
        };
        output: import("@mullion/domain/checkout/quote.ts").PricedCart;
        meta: object;
    }>;
    share: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            cart: {
                partId: number;
                quantity: number;
                comments?: string[] | undefined;
                configurations?: readonly ({
                    kind: "door";
                    doors: readonly {
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
                        use: "bottomGasket" | "doorGasket" | "edgeGasket" | "heaterPan" | "heaterWire" | "midGasket" | "panelWires" | "sectionGasket" | "sweepGasket";
                        count: number;
                    }[];
                } | {
                    kind: "direction";
                    left: number;
                    right: number;
                } | {
                    kind: "serials";
                    serials: readonly string[];
                } | {
                    kind: "voltage";
                    voltages: Record<"120V" | "208V" | "230V" | "460V" | "480V", number>;
                    panels?: {
                        single: number;
                        biparting: number;
                    } | undefined;
                } | {
                    kind: "cuts";
                    cuts: readonly {
                        lengthInches: number;
                        wallThicknessInches: number | null;
                        count: number;
                    }[];
                })[] | undefined;
            }[];
        };
        output: {
            shareKey: string;
        };
        meta: object;
    }>;
    open: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            shareKey: string;
        };
        output: import("@mullion/domain/cart/shared-cart").SharedCart;
        meta: object;
    }>;
}>>;
