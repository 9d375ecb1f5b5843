const items = { key: 'cartTotalCents', label: 'Items' } as const
const shipping = { key: 'shippingCents', label: 'Shipping and handling' } as const
const beforeTaxes = { key: 'totalIncludingShippingCents', label: 'Total before taxes' } as const
const tax = { key: 'taxCents', label: 'Tax' } as const
const goodsTax = { key: 'goodsTaxCents', label: 'Product tax', part: true } as const
const freightTax = { key: 'freightTaxCents', label: 'Freight tax', part: true } as const
const total = { key: 'grandTotalCents', label: 'Total' } as const

/** Sums of an order, each with its field (cents) and label; the last is the amount charged. */
export const orderTotals = [items, shipping, tax, total] as const

/**
 * Sums of a quote, which also shows the amount before taxes and the parts of the tax; the last is the amount that would
 * be charged.
 */
export const quoteTotals = [items, shipping, beforeTaxes, goodsTax, freightTax, tax, total] as const
