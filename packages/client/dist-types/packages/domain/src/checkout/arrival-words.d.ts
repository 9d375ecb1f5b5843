/** What is known of an arrival, for a quote, an order and its mail alike. */
export interface ExpectedArrival {
    /** Estimated day, such as `2026-11-24`; null if unknown. */
    readonly arrivesOn: string | null;
    /** True if a part is made to order, so that the day depends on its lead time. */
    readonly madeToOrder: boolean;
}
/** The heading of an arrival, wherever one is shown. */
export declare const arrivalHeading = "Estimated arrival";
/** Returns `Tue, Nov 24`, or `After the part is ready` for an order with a part made to order; null if unknown. */
export declare function arrivalText({ arrivesOn, madeToOrder }: ExpectedArrival): string | null;
/** Returns `Estimated arrival Tue, Nov 24` or `Arrives after the part is ready`; null if unknown. */
export declare function arrivalSentence(expected: ExpectedArrival): string | null;
