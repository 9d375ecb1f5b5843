import * as z from 'zod/mini'

/** Door serial number: two-digit year, hyphen, four digits. */
export const serialPattern = /^\d{2}-\d{4}$/
export const doorSerialText = 'Invalid serial number format. Please use ##-####.'

/** A door serial number for lookup; surrounding spaces are trimmed. */
export const doorSerial = z
  .string({ error: doorSerialText })
  .check(z.trim(), z.regex(serialPattern, { error: doorSerialText }))

/** Six digits that may be a serial number, with a space, any dash or nothing after the year. */
const nearlySerial = /(?<!\d)(\d{2})[\s\p{Pd}]?(\d{4})(?!\d)/u

/**
 * Returns the serial number a text probably means, even if badly formatted or inside other text: `15-0001` for
 * `150001`; null if none.
 */
export function likelySerial(text: string): string | null {
  const found = nearlySerial.exec(text)
  return found && `${found[1]}-${found[2]}`
}

/** Hyphenates serial numbers in a text: `15-0001` for `150001`, `15 0001` or `15–0001`; the rest is unchanged. */
export function hyphenateSerials(text: string): string {
  return text.replace(new RegExp(nearlySerial, 'gu'), '$1-$2')
}

export function isDoorSerial(text: string): boolean {
  return serialPattern.test(text.trim())
}
