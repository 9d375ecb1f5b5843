/** Returns a payload amount (dollars as a number or text) in cents; NaN if it is not a whole number of cents. */
export function centsOf(dollars: unknown): number {
  const amount = typeof dollars === 'string' && dollars.trim() !== '' ? Number(dollars) : dollars
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return Number.NaN
  const cents = Math.round(amount * 100)
  return Math.abs(amount * 100 - cents) < 1e-6 * Math.max(1, Math.abs(cents)) ? cents : Number.NaN
}
