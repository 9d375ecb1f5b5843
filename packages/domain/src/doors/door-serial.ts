import * as z from 'zod/mini'

/** The serial number of a door: two digits of the year, a hyphen, four digits. */
export const serialPattern = /^\d{2}-\d{4}$/
export const doorSerialText = 'Invalid serial number format. Please use ##-####.'

/** A door's serial number as it is looked up; spaces around it do not count. */
export const doorSerial = z
  .string({ error: doorSerialText })
  .check(z.trim(), z.regex(serialPattern, { error: doorSerialText }))

/** Six digits that may be a serial number, with a space, any dash or nothing after the year. */
const nearlySerial = /(?<!\d)(\d{2})[\s\p{Pd}]?(\d{4})(?!\d)/u

/** The serial number that a text may mean though it is not written as one, or holds more: `15-0001` of `150001`; null without. */
export function serialMeant(text: string): string | null {
  const found = nearlySerial.exec(text)
  return found && `${found[1]}-${found[2]}`
}

/** Serial numbers in a text with their hyphen: `15-0001` for `150001`, `15 0001` or `15–0001`; all else stays as it is. */
export function hyphenateSerials(text: string): string {
  return text.replace(new RegExp(nearlySerial, 'gu'), '$1-$2')
}

/** True for a text that is a door's serial number and nothing else, such as one typed into the search. */
export function isDoorSerial(text: string): boolean {
  return serialPattern.test(text.trim())
}
