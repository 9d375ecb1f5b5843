export interface TaxRequest {
    readonly destination: {
        readonly street: string;
        readonly city: string;
        readonly state: string;
        readonly zip: string;
    };
    /** Total price of the goods. */
    readonly goodsCents: number;
    readonly freightCents: number;
}
export interface TaxQuote {
    /** Product tax, rounded to the cent; freight tax is separate. */
    readonly goodsTaxCents: number;
    readonly freightTaxCents: number;
}
/** Computes sales tax for a destination; never called when the buyer is exempt there. */
export interface TaxService {
    /** Throws `unavailable` `checkout.tax_failed` when the service does not answer. */
    quote(request: TaxRequest): Promise<TaxQuote>;
}
