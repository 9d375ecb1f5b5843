import type { CompanyPriceFields } from '@mullion/domain/admin/company-price'

type Undated<Price> = Price extends CompanyPriceFields ? Omit<Price, 'validFrom' | 'validUntil'> : never
type Agreed = Undated<CompanyPriceFields>

/** Prices that a company agreed on: for a part, and for many of one. */
export const demoAgreedPrices = {
  customerNumber: 'SUM1003',
  daysAgo: 120,
  prices: [
    { kind: 'contract', partNumber: '0105-A36', priceCents: 6690 },
    { kind: 'break', partNumber: '0021-G84', minQuantity: 25, priceCents: 1990 },
    { kind: 'break', partNumber: '0021-G84', minQuantity: 100, priceCents: 1790 },
  ] as readonly Agreed[],
} as const
