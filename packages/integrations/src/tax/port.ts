export interface TaxRequest {
  readonly destination: {
    readonly street: string
    readonly city: string
    readonly state: string
    readonly zip: string
  }
  /** What the goods come to. */
  readonly goodsCents: number
  readonly freightCents: number
}

export interface TaxQuote {
  /** Product tax, rounded to the cent; freight is the other line. */
  readonly goodsTaxCents: number
  readonly freightTaxCents: number
}

/** Computes sales tax for a destination; never asked when the buyer is exempt there. */
export interface TaxService {
  /** Throws `unavailable` `checkout.tax_failed` when the service gives no answer. */
  quote(request: TaxRequest): Promise<TaxQuote>
}
