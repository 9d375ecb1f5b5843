import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { ZipLocation } from '@mullion/domain/checkout/zip-location'

/** US ZIP codes: their cities and states, and the distances between their regions. */
export interface ZipData {
  /** Takes five digits or ZIP+4; null when the code is not in use. */
  find(zip: string): ZipLocation | null
  /** Great-circle miles between the centers of two 3-digit ZIP regions; null when either has no coordinates. */
  milesBetween(zip: string, otherZip: string): number | null
}

interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** A row of the library; without coordinates for some, such as those of the armed forces. */
interface ZipRecord extends ZipLocation, Partial<Point> {
  readonly zip: string
}

const earthRadiusMiles = 3958.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in miles, by the haversine formula. */
export function milesApart(from: Point, to: Point): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const chord = north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(chord))
}

/** The center of each 3-digit region: the mean of its ZIP codes that have coordinates. */
function regionCenters(codes: Iterable<ZipRecord>): Map<string, Point> {
  const totals = new Map<string, { latitude: number; longitude: number; count: number }>()
  for (const { zip, latitude, longitude } of codes) {
    if (!latitude || !longitude) continue
    const sum = totals.get(zip.slice(0, 3)) ?? { latitude: 0, longitude: 0, count: 0 }
    sum.latitude += latitude
    sum.longitude += longitude
    sum.count += 1
    totals.set(zip.slice(0, 3), sum)
  }
  return new Map(
    [...totals].map(([region, { latitude, longitude, count }]) => [
      region,
      { latitude: latitude / count, longitude: longitude / count },
    ]),
  )
}

/** The library's script as text. Running it takes 90 MB, most of them for its syntax tree, which a process does not give back. */
const readScript = () => readFile(createRequire(import.meta.url).resolve('zipcodes/lib/codes.js'))

/** A row of the script. It is read without a parser of JSON, which takes three times as long for 42,000 of them. */
const row =
  /\{"zip":"(\d+)"(?:,"latitude":(-?[\d.]+))?(?:,"longitude":(-?[\d.]+))?,"city":"([^"\\]*)","state":"(\w+)"/g

/** Returns the US rows of the library. */
export async function readZipRecords(): Promise<ZipRecord[]> {
  const script = (await readScript()).toString('utf8')
  return Array.from(script.matchAll(row), ([, zip = '', latitude, longitude, city = '', state = '']) => ({
    zip,
    city,
    state,
    ...(latitude === undefined ? {} : { latitude: Number(latitude) }),
    ...(longitude === undefined ? {} : { longitude: Number(longitude) }),
  }))
}

/** City and state by ZIP code; equal ones are one object. */
function placesOf(records: readonly ZipRecord[]): ReadonlyMap<string, ZipLocation> {
  const known = new Map<string, ZipLocation>()
  const places = new Map<string, ZipLocation>()
  for (const { zip, city, state } of records) {
    const name = `${city}, ${state}`
    const place = known.get(name) ?? { city, state }
    known.set(name, place)
    places.set(zip, place)
  }
  return places
}

async function read(): Promise<ZipData> {
  const records = await readZipRecords()
  const [places, centers] = [placesOf(records), regionCenters(records)]
  return {
    find: (zip) => places.get(zip.slice(0, 5)) ?? null,
    milesBetween(zip, otherZip) {
      const from = centers.get(zip.slice(0, 3))
      const to = centers.get(otherZip.slice(0, 3))
      return from && to ? milesApart(from, to) : null
    },
  }
}

let loading: Promise<ZipData> | undefined

/** Loads the ZIP data once; the first call takes a tenth of a second, so servers call it once they serve. */
export function loadZipData(): Promise<ZipData> {
  loading ??= read()
  return loading
}

/** True if a ZIP code of five digits is in use; quick, because nothing is loaded. */
export async function isZipInUse(zip: string): Promise<boolean> {
  return (await readScript()).includes(`{"zip":"${zip}"`)
}

/** Returns a ZIP code's city and state; null when it is not in use. */
export async function findZip(zip: string): Promise<ZipLocation | null> {
  return (await loadZipData()).find(zip)
}
