import type { CartLine } from '@mullion/domain/cart/cart';
import type { PricedCart } from '@mullion/domain/checkout/quote';
/** Queries the cart at current prices; refetched on every load and change, with the last prices visible meanwhile. */
export declare function usePricedCart(cart: readonly CartLine[]): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly lines: {
        readonly partId: number;
        readonly number: string;
        readonly name: string;
        readonly unit: import("@mullion/domain/catalog/part.ts").Unit;
        readonly quantity: number;
        readonly unitPriceCents: number | null;
        readonly lineTotalCents: number | null;
        readonly comments: readonly string[];
        readonly configurations: readonly import("@mullion/domain/cart/configuration-schema.ts").Configuration[];
        readonly problem: string | null;
        readonly doorProblem?: import("@mullion/domain/cart/register-check").DoorProblemKind;
        readonly specialOrder?: boolean;
        readonly lengthNotice?: string;
    }[];
    readonly listPrices?: Record<string, number> | undefined;
    readonly cartTotalCents: number;
    readonly returnsAgreementNeeded: boolean;
}, import("@trpc/client").TRPCClientErrorLike<{
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
    };
    output: {
        readonly lines: {
            readonly partId: number;
            readonly number: string;
            readonly name: string;
            readonly unit: import("@mullion/domain/catalog/part.ts").Unit;
            readonly quantity: number;
            readonly unitPriceCents: number | null;
            readonly lineTotalCents: number | null;
            readonly comments: readonly string[];
            readonly configurations: readonly import("@mullion/domain/cart/configuration-schema.ts").Configuration[];
            readonly problem: string | null;
            readonly doorProblem?: import("@mullion/domain/cart/register-check").DoorProblemKind;
            readonly specialOrder?: boolean;
            readonly lengthNotice?: string;
        }[];
        readonly listPrices?: Record<string, number> | undefined;
        readonly cartTotalCents: number;
        readonly returnsAgreementNeeded: boolean;
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
/** Prices a cart once, for the current viewer. */
export declare function usePriceCart(): (cart: readonly CartLine[]) => Promise<PricedCart>;
/** Stores a cart behind a link; returns the link's key. */
export declare function useShareCart(): import("@trpc/react-query/shared").UseTRPCMutationResult<{
    shareKey: string;
}, import("@trpc/client").TRPCClientErrorLike<{
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
    };
    output: {
        shareKey: string;
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
}, unknown>;
/** Queries the cart behind a link; it never changes, so it is fetched only once. */
export declare function useSharedCart(shareKey: string): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly lines: readonly CartLine[];
    readonly discontinued: readonly {
        readonly partId: number;
        readonly name: string;
    }[];
    readonly sharedAt: string;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        shareKey: string;
    };
    output: {
        readonly lines: readonly CartLine[];
        readonly discontinued: readonly {
            readonly partId: number;
            readonly name: string;
        }[];
        readonly sharedAt: string;
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
