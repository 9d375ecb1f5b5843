const items = { key: 'cartTotalCents', label: 'Items' } as const
const shipping = { key: 'shippingCents', label: 'Shipping and handling' } as const
const beforeTaxes = { key: 'totalIncludingShippingCents', label: 'Total before taxes' } as const
const tax = { key: 'taxCents', label: 'Tax' } as const
const goodsTax = { key: 'goodsTaxCents', label: 'Product tax', part: true } as const
const freightTax = { key: 'freightTaxCents', label: 'Freight tax', part: true } as const
const total = { key: 'grandTotalCents', label: 'Total' } as const

/** The sums of an order, each with its field in cents and what it is called; the last one is what was charged. */
export const orderSums = [items, shipping, tax, total] as const

/**
 * The sums of an offer, which also tells what is to be paid before taxes and what the tax consists of; the last one is what
 * would be charged.
 */
export const quoteSums = [items, shipping, beforeTaxes, goodsTax, freightTax, tax, total] as const
