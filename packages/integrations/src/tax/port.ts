export interface TaxDestination {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

export interface TaxRequest {
  readonly destination: TaxDestination
  readonly goodsCents: number
  readonly freightCents: number
}

export interface TaxQuote {
  /** Product tax, rounded to the cent; freight tax is separate. */
  readonly goodsTaxCents: number
  readonly freightTaxCents: number
  /** Under what key the service keeps this calculation until its order is placed; left out if it keeps none. */
  readonly documentKey?: string | undefined
}

/** Computes sales tax for a destination; never called when the buyer is exempt there. */
export interface TaxService {
  /** Throws `unavailable` `checkout.tax_failed` when the service does not answer; `signal` aborts when the answer is no longer needed. */
  quote(request: TaxRequest, signal?: AbortSignal): Promise<TaxQuote>
}

/** A placed order as the tax service gets it. */
export interface TaxSale extends TaxRequest {
  readonly orderNumber: string
  /** Day in store time, such as `2026-11-24`. */
  readonly placedOn: string
  /** True if the buyer is exempt in that state. */
  readonly exempt: boolean
  readonly goodsTaxCents: number
  readonly freightTaxCents: number
  /** Of the quote that was charged; null if the service does not know it. */
  readonly documentKey: string | null
}

/** Tells a tax service which sales were made, for the tax returns; every call can be repeated. */
export interface TaxSales {
  /** Records a sale under its order number; returns the tax that the service has for it. Throws if it has no answer. */
  commit(sale: TaxSale): Promise<{ readonly taxCents: number }>
  /** Takes a recorded sale back; a sale that the service does not have is none to take back. */
  cancel(orderNumber: string): Promise<void>
}
