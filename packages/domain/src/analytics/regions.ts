/** The census regions of the United States, and `Other` for what is in none of them. */
export const regionNames = ['Northeast', 'Midwest', 'South', 'West', 'Other'] as const
export type Region = (typeof regionNames)[number]

/** The four regions of the U.S. Census Bureau, by postal code. */
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

/** The census region of a state's postal code; Puerto Rico and whatever has no region is `Other`. */
export function regionOf(state: string): Region {
  return regionOfState.get(state) ?? 'Other'
}
