import * as z from 'zod'

/** Returns cents of a decimal such as `14.25`, `14.2`, `14` or `14.2500`; null for anything else, parts of a cent included. */
export function decimalCents(text: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(text.trim())
  if (!match) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** A price above zero in a vendor's answer, as text or number, read exactly as cents. */
export const priceInCents = z.union([z.string(), z.number()]).transform((value, issues) => {
  const cents = decimalCents(String(value))
  if (cents !== null && cents > 0) return cents
  issues.addIssue('is no price')
  return z.NEVER
})

/** A list in a vendor's answer, which sends a single element without its list. */
export function listOrOne<Element extends z.ZodType>(element: Element) {
  return z.union([z.array(element), element.transform((one) => [one])])
}
