import type { AttemptOutcome, PlacedOrder, PlaceOrderInput } from '@mullion/domain/checkout/order';
import type { Quote, QuoteInput } from '@mullion/domain/checkout/quote';
import { type UseQueryResult } from '@tanstack/react-query';
import { type SendPoDocumentOptions } from './send-po-document.ts';
/**
 * Queries what an order would cost and renews the quote before it expires; skipped for null. A new choice of service
 * for the same cart and address keeps the prices and expiry of the previous quote, if the server allows it.
 */
export declare function useQuote(input: QuoteInput | null): UseQueryResult<Quote>;
/**
 * Places an order. If an error brings a new quote, it is put where `useQuote` shows it. Not a React Query mutation: its
 * cache would hold the card for a while.
 */
export declare function usePlaceOrder(): (order: PlaceOrderInput) => Promise<PlacedOrder>;
/** Uploads a purchase order for the next order, as the user this page believes is signed in. */
export declare function useSendPoDocument(): (file: File, options: SendPoDocumentOptions) => Promise<string>;
/** Fetches the puzzle that a guest's page solves before its first card; null when none is needed. */
export declare function useChallenge(): () => Promise<unknown>;
/** Queries the viewer's choices and fields at checkout; refetched when the page is shown. */
export declare function useCheckoutOptions(): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly payBy: import("@mullion/domain/checkout/order-rules.ts").PayBy | 'company_needed' | 'no_terms';
    readonly companyName: string | null;
    readonly taxExemptStates: readonly string[];
    readonly iseMember: boolean;
    readonly poRequired: boolean;
    readonly actingFor: import("@mullion/domain/accounts/actor.ts").InternalCompany | null;
    readonly billingOptions: readonly import("@mullion/domain/checkout/shipping-service.ts").BillingOption[];
    readonly savedAddresses: boolean;
    readonly savedCards: boolean;
    readonly maySkipValidation: boolean;
    readonly customerEmail: boolean;
    readonly mayConfirmFreightLater: boolean;
}, import("@trpc/client").TRPCClientErrorLike<{
    input: void;
    output: {
        readonly payBy: import("@mullion/domain/checkout/order-rules.ts").PayBy | 'company_needed' | 'no_terms';
        readonly companyName: string | null;
        readonly taxExemptStates: readonly string[];
        readonly iseMember: boolean;
        readonly poRequired: boolean;
        readonly actingFor: import("@mullion/domain/accounts/actor.ts").InternalCompany | null;
        readonly billingOptions: readonly import("@mullion/domain/checkout/shipping-service.ts").BillingOption[];
        readonly savedAddresses: boolean;
        readonly savedCards: boolean;
        readonly maySkipValidation: boolean;
        readonly customerEmail: boolean;
        readonly mayConfirmFreightLater: boolean;
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
/** Queries a ZIP code's city and state; skipped for null. Cached for the whole visit. */
export declare function useZipLocation(zip: string | null): import("@trpc/react-query/shared").UseTRPCQueryResult<{
    readonly city: string;
    readonly state: string;
} | null, import("@trpc/client").TRPCClientErrorLike<{
    input: {
        zip: string;
    };
    output: {
        readonly city: string;
        readonly state: string;
    } | null;
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
/** Fetches the outcome of an order sent before the page was reloaded. */
export declare function useOrderOutcome(): (idempotencyKey: string) => Promise<AttemptOutcome>;
