const thousands = /\B(?=(?:\d{3})+$)/g
const maxDecimals = 3

/**
 * Formats a number with thousands separators and at most three decimals: `1,234.5`. Not with `Intl`, whose first use
 * takes a slow phone 40 ms while the page is hydrated.
 */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.abs(Number(value.toFixed(maxDecimals)))).split('.')
  const sign = value < 0 ? '-' : ''
  return sign + whole.replace(thousands, ',') + (decimals === undefined ? '' : `.${decimals}`)
}
