export declare const checkoutRouter: import("@trpc/server").TRPCBuiltRouter<{
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
    quote: import("@trpc/server").TRPCMutationProcedure<{
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
            serviceType?: "01" | "02" | "03" | "12" | "13" | "14" | "FEDEX_2_DAY" | "FEDEX_GROUND" | "LTL" | "STANDARD_OVERNIGHT" | undefined;
            carrier?: "FedEx" | "LTL" | "UPS" | undefined;
            billingOption?: "collect" | "prepay" | "thirdParty" | undefined;
            confirmFreightLater?: boolean | undefined;
            basedOn?: string | undefined;
        };
        output: import("@mullion/domain/checkout/quote").Quote;
        meta: object;
    }>;
    options: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: import("@mullion/domain/checkout/checkout-options.ts").CheckoutOptions;
        meta: object;
    }>;
    outcome: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            idempotencyKey: string;
        };
        output: import("@mullion/domain/checkout/order").AttemptOutcome;
        meta: object;
    }>;
    /** First half of the documented two-step checkout; `placeOrder` takes the held payment. */
    holdPayment: import("@trpc/server").TRPCMutationProcedure<{
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
            serviceType?: "01" | "02" | "03" | "12" | "13" | "14" | "FEDEX_2_DAY" | "FEDEX_GROUND" | "LTL" | "STANDARD_OVERNIGHT" | undefined;
            carrier?: "FedEx" | "LTL" | "UPS" | undefined;
            billingOption?: "collect" | "prepay" | "thirdParty" | undefined;
            confirmFreightLater?: boolean | undefined;
            quoteId: string;
            billing?: {
                firstName?: string | undefined;
                lastName?: string | undefined;
                companyName?: string | undefined;
                address1: string;
                address2?: string | undefined;
                city?: string | undefined;
                state?: string | undefined;
                zip: string;
                country?: string | undefined;
                buyerEmail: string;
            } | undefined;
            card?: {
                cardNumber: string;
                cardExpiration: string;
                cardCode: string;
            } | undefined;
            savedCard?: {
                methodId: string;
                cardCode?: string | undefined;
            } | undefined;
            saveCard?: {
                label: string;
            } | undefined;
            grandTotalCents: number;
            botCheck?: string | undefined;
        };
        output: import("@mullion/domain/checkout/hold-payment").HeldPayment;
        meta: object;
    }>;
    /** Returns a ZIP code's city and state; null when it is not in use. */
    zipLocation: import("@trpc/server").TRPCQueryProcedure<{
        input: {
            zip: string;
        };
        output: import("@mullion/domain/checkout/zip-location").ZipLocation | null;
        meta: object;
    }>;
    rates: import("@trpc/server").TRPCBuiltRouter<{
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
    payments: import("@trpc/server").TRPCBuiltRouter<{
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
        inTrouble: import("@trpc/server").TRPCQueryProcedure<{
            input: {
                search?: string | undefined;
                sort?: "amount" | "buyer" | "createdAt" | "order" | undefined;
                descending?: boolean | undefined;
                page?: number | undefined;
            } | undefined;
            output: import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/payments/payment-attention.ts").PaymentInTrouble>;
            meta: object;
        }>;
        retry: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                paymentId: number;
            };
            output: {
                state: import("@mullion/domain/payments/payment-state.ts").PaymentState;
            };
            meta: object;
        }>;
        giveUp: import("@trpc/server").TRPCMutationProcedure<{
            input: {
                paymentId: number;
            };
            output: {
                state: import("@mullion/domain/payments/payment-state.ts").PaymentState;
            };
            meta: object;
        }>;
        reconcile: import("@trpc/server").TRPCQueryProcedure<{
            input: void;
            output: import("@mullion/domain/payments/reconcile.ts").Reconciliation;
            meta: object;
        }>;
    }>>;
    uploadPoDocument: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            name: string;
            bytes: Uint8Array<ArrayBuffer>;
        };
        output: {
            poDocumentId: string;
        };
        meta: object;
    }>;
    challenge: import("@trpc/server").TRPCQueryProcedure<{
        input: void;
        output: unknown;
        meta: object;
    }>;
    placeOrder: import("@trpc/server").TRPCMutationProcedure<{
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
            serviceType?: "01" | "02" | "03" | "12" | "13" | "14" | "FEDEX_2_DAY" | "FEDEX_GROUND" | "LTL" | "STANDARD_OVERNIGHT" | undefined;
            carrier?: "FedEx" | "LTL" | "UPS" | undefined;
            billingOption?: "collect" | "prepay" | "thirdParty" | undefined;
            confirmFreightLater?: boolean | undefined;
            idempotencyKey: string;
            quoteId: string;
            billing?: {
                firstName?: string | undefined;
                lastName?: string | undefined;
                companyName?: string | undefined;
                address1: string;
                address2?: string | undefined;
                city?: string | undefined;
                state?: string | undefined;
                zip: string;
                country?: string | undefined;
                buyerEmail: string;
            } | undefined;
            card?: {
                cardNumber: string;
                cardExpiration: string;
                cardCode: string;
            } | undefined;
            savedCard?: {
                methodId: string;
                cardCode?: string | undefined;
            } | undefined;
            saveCard?: {
                label: string;
            } | undefined;
            heldPayment?: string | undefined;
            poNumber?: string | undefined;
            poDocumentId?: string | undefined;
            iseNumber?: string | undefined;
            accountNumber?: string | undefined;
            freightCarrier?: string | undefined;
            thirdParty?: {
                company?: string | undefined;
                address1?: string | undefined;
                address2?: string | undefined;
                city?: string | undefined;
                state?: string | undefined;
                zip?: string | undefined;
                country?: string | undefined;
            } | undefined;
            customerEmail?: string | undefined;
            skipValidation?: boolean | undefined;
            returnsAgreed: boolean;
            grandTotalCents: number;
            botCheck?: string | undefined;
        };
        output: import("@mullion/domain/checkout/order").PlacedOrder;
        meta: object;
    }>;
}>>;
