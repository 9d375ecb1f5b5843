export declare const ratesRouter: import("@trpc/server").TRPCBuiltRouter<{
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
    parcel: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            cart: {
                partId: number;
                quantity: number;
                comments?: string[] | undefined;
                configurations?: readonly ({
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
                } | {
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
                })[] | undefined;
            }[];
            shipAddress: {
                label?: string | undefined;
                nameOrCompany: string;
                attention?: string | undefined;
                address1: string;
                address2?: string | undefined;
                address3?: string | undefined;
                country?: "CA" | "US" | undefined;
                postalCode: string;
                city: string;
                state: string;
                telephone?: string | undefined;
            };
            serviceType?: "01" | "02" | "03" | "12" | "13" | "14" | undefined;
        };
        output: {
            priceCents: number;
        };
        meta: object;
    }>;
    freight: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            weightPounds: number;
            lengthInches: number;
            city: string;
            state: string;
            zip: string;
        };
        output: {
            priceCents: number;
        };
        meta: object;
    }>;
    tax: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            amountCents: number;
            freightCents: number;
            street?: string | undefined;
            city?: string | undefined;
            region: string;
            postalCode: string;
            exempt?: boolean | undefined;
        };
        output: import("@mullion/integrations/tax/port.ts").TaxQuote;
        meta: object;
    }>;
}>>;
