/** U.S. census regions; `Other` is everything outside them. */
export const regionNames = ['Northeast', 'Midwest', 'South', 'West', 'Other'] as const
export type Region = (typeof regionNames)[number]

/** The four U.S. Census Bureau regions, by state postal code. */
const statesOfRegion: Readonly<Record<Exclude<Region, 'Other'>, readonly string[]>> = {
  Northeast: ['CT', 'ME', 'MA', 'NH', 'RI', 'VT', 'NJ', 'NY', 'PA'],
  Midwest: ['IL', 'IN', 'MI', 'OH', 'WI', 'IA', 'KS', 'MN', 'MO', 'NE', 'ND', 'SD'],
  South: [
    'DE',
    'DC',
    'FL',
    'GA',
    'MD',
    'NC',
    'SC',
    'VA',
    'WV',
    'AL',
    'KY',
    'MS',
    'TN',
    'AR',
    'LA',
    'OK',
    'TX',
  ],
  West: ['AZ', 'CO', 'ID', 'MT', 'NV', 'NM', 'UT', 'WY', 'AK', 'CA', 'HI', 'OR', 'WA'],
}

const regionOfState = new Map(
  regionNames.flatMap((region) =>
    region === 'Other' ? [] : statesOfRegion[region].map((state) => [state, region] as const),
  ),
)

/** Returns the census region of a state's postal code; Puerto Rico and unknown codes are `Other`. */
export function regionOf(state: string): Region {
  return regionOfState.get(state) ?? 'Other'
}
