import * as z from 'zod/mini'
import { oneLine } from './plain-text.ts'

export const requiredText = 'This field is required.'
export const zipFormatText = 'Invalid ZIP format'
export const phoneFormatText = 'Invalid phone number format'
export const emailFormatText = 'Invalid email format'

/** Five digits, optionally followed by a dash and four digits. */
export const zipPattern = /^\d{5}(-\d{4})?$/
/** Optional country code and a ten-digit US-style number. */
export const phonePattern = /^(\+?1[\s.-]?)?(\(\d{3}\)|\d{3})[\s.-]?\d{3}[\s.-]?\d{4}$/
/** Letters, digits and ._%+- before the @, a domain, and a top-level domain of at least two letters. */
export const emailPattern = /^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$/i

export const shipCountries = ['US', 'CA'] as const

/** States, the District and territories that parcels ship to, by postal code. */
export const usStates: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
}

export const countries = { US: 'United States', CA: 'Canada' } as const
export type Country = keyof typeof countries

const required = z
  .string({ error: requiredText })
  .check(z.trim(), z.minLength(1, { error: requiredText }), z.maxLength(100), oneLine)
const optional = z._default(z.string().check(z.trim(), z.maxLength(100), oneLine), '')

/** Ship-to address. The form accepts Canada so it can say that the store does not ship there. */
export const shipAddress = z.strictObject({
  label: optional,
  nameOrCompany: required,
  attention: optional,
  address1: required,
  address2: optional,
  address3: optional,
  country: z._default(z.enum(shipCountries, { error: requiredText }), 'US'),
  postalCode: required.check(z.regex(zipPattern, { error: zipFormatText })),
  city: required,
  state: required.check(z.refine((state) => Object.hasOwn(usStates, state), { error: requiredText })),
  telephone: optional.check(
    z.refine((phone) => phone === '' || phonePattern.test(phone), { error: phoneFormatText }),
  ),
  /** True for a home, where parcels may cost more; otherwise the store's setting says what an address is. */
  residential: z.optional(z.boolean()),
})
export type ShipAddress = z.output<typeof shipAddress>

/** An email address, converted to lower case. */
export const email = z
  .string({ error: emailFormatText })
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.regex(emailPattern, { error: emailFormatText }))
