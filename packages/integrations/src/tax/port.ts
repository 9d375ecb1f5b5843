export interface TaxRequest {
  readonly destination: {
    readonly street: string
    readonly city: string
    readonly state: string
    readonly zip: string
  }
  /** Line totals of the goods, in cents, in cart order. */
  readonly goodsCents: readonly number[]
  readonly freightCents: number
}

export interface TaxQuote {
  /** Sum over the goods lines, each rounded to the cent. */
  readonly goodsTaxCents: number
  readonly freightTaxCents: number
}

/** Computes sales tax for a destination; never asked when the buyer is exempt there. */
export interface TaxService {
  /** Throws `unavailable` `checkout.tax_failed` when the service gives no answer. */
  quote(request: TaxRequest): Promise<TaxQuote>
}
