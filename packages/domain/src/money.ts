/**
 * Money is integer cents inside and a decimal with two places at the edges.
 * A line total is the unit price in cents times the quantity, rounded half up.
 */
export type Cents = number

/** Multiplies a price in cents by a quantity, half up to the cent; quantities are exact to 1/1000. */
export function timesQuantity(unitPriceCents: Cents, quantity: number): Cents {
  return Math.floor((unitPriceCents * Math.round(quantity * 1000) + 500) / 1000)
}

/** What so much of a part comes to, half up to the cent; null where it has no price. */
export function lineTotalCents(unitPriceCents: Cents | null, quantity: number): Cents | null {
  return unitPriceCents === null ? null : timesQuantity(unitPriceCents, quantity)
}

/** Applies a company's discount rate (1, 0.95, 0.9, 0.85, 0.8) to a unit price, half up to the cent. */
export function discounted(unitPriceCents: Cents, rate: number): Cents {
  return timesQuantity(unitPriceCents, rate)
}

/** The least list price that comes to at least so much after a discount rate. */
export function listPriceReaching(ownPriceCents: Cents, rate: number): Cents {
  let list = Math.max(0, Math.floor(ownPriceCents / rate) - 2)
  while (discounted(list, rate) < ownPriceCents) list += 1
  return list
}

/** Applies a tax rate in percent (6.625 is 6.625%) to an amount, half up to the cent. */
export function percentOf(amountCents: Cents, ratePercent: number): Cents {
  return Math.floor((amountCents * Math.round(ratePercent * 1000) + 50_000) / 100_000)
}

/** Cents as the documented REST answers write money: a number with at most two decimals. */
export function toDollars(cents: Cents): number {
  return cents / 100
}

/** Reads `12`, `12.5` or `12.50` as cents; anything else is null. */
export function parseDollars(text: string): Cents | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Cents for a reader: `$1,234.50`. */
export function formatMoney(cents: Cents): string {
  return dollars.format(cents / 100)
}
