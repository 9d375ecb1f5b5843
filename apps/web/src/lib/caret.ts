/** Returns where the caret of a formatted number belongs, after this many of its digits. */
export function caretAfterDigits(formatted: string, digits: number): number {
  let seen = 0
  for (let at = 0; at < formatted.length; at += 1) {
    if (seen === digits) return at
    if (/\d/.test(formatted.charAt(at))) seen += 1
  }
  return formatted.length
}
