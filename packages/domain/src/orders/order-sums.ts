const items = { key: 'cartTotalCents', label: 'Items' } as const
const shipping = { key: 'shippingCents', label: 'Shipping and handling' } as const
const beforeTaxes = { key: 'totalIncludingShippingCents', label: 'Total before taxes' } as const
const tax = { key: 'taxCents', label: 'Tax' } as const
const total = { key: 'grandTotalCents', label: 'Total' } as const

/** The sums of an order, each with its field in cents and what it is called; the last one is what was charged. */
export const orderSums = [items, shipping, tax, total] as const

/** The sums of an offer, which also tells what is to be paid before taxes; the last one is what would be charged. */
export const quoteSums = [items, shipping, beforeTaxes, tax, total] as const
