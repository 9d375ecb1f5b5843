/**
 * Money is integer cents internally and a two-place decimal at the edges. A line total is unit price in cents times
 * quantity, rounded half up.
 */
export type Cents = number;
/** Multiplies a price in cents by a quantity, rounded half up to the cent; quantities are exact to 1/1000. */
export declare function timesQuantity(unitPriceCents: Cents, quantity: number): Cents;
/** Returns the line total in cents, rounded half up; null if the part has no price. */
export declare function lineTotalCents(unitPriceCents: Cents | null, quantity: number): Cents | null;
/** Applies a company's discount rate (1, 0.95, 0.9, 0.85, 0.8) to a unit price, rounded half up to the cent. */
export declare function discounted(unitPriceCents: Cents, rate: number): Cents;
/** Returns the lowest list price that still gives at least this price after the discount rate. */
export declare function listPriceReaching(ownPriceCents: Cents, rate: number): Cents;
/** Applies a tax rate in percent (6.625 is 6.625%) to an amount, rounded half up to the cent. */
export declare function percentOf(amountCents: Cents, ratePercent: number): Cents;
/** Converts cents to dollars as the documented REST API returns them: a number with at most two decimals. */
export declare function toDollars(cents: Cents): number;
/** Parses `12`, `12.5` or `12.50` to cents; null for anything else. */
export declare function parseDollars(text: string): Cents | null;
/** Formats cents for display: `$1,234.50`. */
export declare function formatMoney(cents: Cents): string;
