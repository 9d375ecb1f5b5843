import * as z from 'zod'

/** Why a company pays a special price for a part. */
export const priceReason = z
  .discriminatedUnion('rule', [
    z.object({ rule: z.literal('contract') }),
    z.object({ rule: z.literal('break'), minQuantity: z.int() }),
    z.object({
      rule: z.literal('tag'),
      tag: z.string(),
      discountHundredths: z.int().meta({ description: 'In hundredths of a percent of the list price.' }),
    }),
  ])
  .meta({
    id: 'PriceReason',
    description: "Why the price is what it is; left out for the list price less the company's discount.",
  })

/** Why a line costs what it does: as for a part, or because staff quoted it. */
export const linePriceReason = z.union([
  priceReason,
  z.object({
    rule: z.literal('quoted'),
    priceQuote: z.string().meta({ description: 'The number of the price quote.', examples: ['Q1042'] }),
  }),
])

export const priceBreaks = z.array(
  z.object({ minQuantity: z.int(), priceCents: z.int(), priceReason: priceReason.optional() }),
)
