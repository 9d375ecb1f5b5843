/** Parcel zones: 2 to 8 by distance within the 48 contiguous states, and three separate ones beyond; nearest first. */
export const zones = ['2', '3', '4', '5', '6', '7', '8', 'hawaii', 'alaska', 'territory'] as const
export type Zone = (typeof zones)[number]

/** The greatest distance of each zone in miles; zone 8 is everything beyond. */
const zoneBands: readonly { readonly zone: Zone; readonly miles: number }[] = [
  { zone: '2', miles: 150 },
  { zone: '3', miles: 300 },
  { zone: '4', miles: 600 },
  { zone: '5', miles: 1000 },
  { zone: '6', miles: 1400 },
  { zone: '7', miles: 1800 },
]

/** Estimated business days for a ground parcel to each zone. */
export const groundDays: Readonly<Record<Zone, number>> = {
  2: 1,
  3: 2,
  4: 2,
  5: 3,
  6: 4,
  7: 4,
  8: 5,
  hawaii: 7,
  alaska: 7,
  territory: 7,
}

const remoteZones: Readonly<Record<string, Zone>> = {
  AK: 'alaska',
  HI: 'hawaii',
  AS: 'territory',
  GU: 'territory',
  MP: 'territory',
  PR: 'territory',
  VI: 'territory',
}

/** Military addresses and the freely associated states, where parcel carriers do not deliver. */
const unservedStates: ReadonlySet<string> = new Set(['AA', 'AE', 'AP', 'FM', 'MH', 'PW'])

/**
 * Returns the zone of a destination by its state (two letters) and distance from the origin; null when it is not
 * served.
 */
export function zoneOf(state: string, miles: number | null): Zone | null {
  if (unservedStates.has(state)) return null
  const remote = remoteZones[state]
  if (remote) return remote
  if (miles === null) return null
  return zoneBands.find((band) => miles <= band.miles)?.zone ?? '8'
}
