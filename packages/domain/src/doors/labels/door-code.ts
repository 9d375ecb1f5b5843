import {
  type Bottom,
  type Door,
  type DoorBuild,
  type DoorType,
  doorBuilds,
  door as doorSchema,
  doorTypes,
  type Gasketing,
  type Hinge,
} from '../door.ts'

const buildCodes: Readonly<Record<DoorBuild, string>> = {
  Traditional: 'TSD',
  'ESS-1': 'ESS1',
  'ESS-2': 'ESS2',
  'Single Panel': 'SLIDE',
  Biparting: 'BIPART',
  VL: 'VL',
  Sectional: 'SO',
  Coldswing: 'COLD',
  Saniswing: 'SANI',
}
const bottomCodes: Readonly<Record<Bottom, string>> = {
  'Sweep Bottom': 'SWEEP',
  'High Sill': 'SILL',
  'High Sill w/Sweep': 'SILLSWEEP',
}
const hingeCodes: Readonly<Record<Hinge, string>> = {
  "Cam-Lift 'Component'": 'CAM',
  'Cam-Lift Stainless': 'CAMSS',
  '18-inch Strap': 'STRAP',
}
const gasketingCodes: Readonly<Record<Gasketing, string>> = {
  Magnetic: 'MAG',
  Fingersafe: 'FINGER',
  'Full Gasketing': 'FULL',
}
const doubleCode = 'DOUBLE'
const powerCode = 'POWER'

/**
 * Returns a door's build in a form that fits a link, such as `TSD-36x84-SWEEP`. It has all that the formulas need and
 * nothing about whose door it is, so that the link of a door without a serial number looks nothing up.
 */
export function doorCode(door: Door): string {
  const { build, double, bottom, hinge, powerOperated, gasketing, widthInches, heightInches } = door
  const said = [
    buildCodes[build],
    `${widthInches}x${heightInches}`,
    double && doubleCode,
    bottom && bottomCodes[bottom],
    hinge && hingeCodes[hinge],
    powerOperated && powerCode,
    gasketing && gasketingCodes[gasketing],
  ]
  return said.filter(Boolean).join('-')
}

const longestCode = 80

function keyOf<Key extends string>(codes: Readonly<Record<Key, string>>, said: readonly string[]) {
  const keys = Object.keys(codes) as Key[]
  return keys.find((key) => said.includes(codes[key])) ?? null
}

const typeOfBuild = (build: DoorBuild): DoorType | undefined =>
  doorTypes.find((type) => (doorBuilds[type] as readonly DoorBuild[]).includes(build))

/** Returns the door that a code stands for; null for any other text. */
export function doorOfCode(code: string): Door | null {
  if (code.length > longestCode) return null
  const [kind = '', size = '', ...said] = code.split('-')
  const build = keyOf(buildCodes, [kind])
  const [widthInches, heightInches] = size.split('x').map(Number)
  const read = doorSchema.safeParse({
    doorType: build && typeOfBuild(build),
    ...{ build, widthInches, heightInches },
    double: said.includes(doubleCode),
    bottom: keyOf(bottomCodes, said),
    hinge: keyOf(hingeCodes, said),
    powerOperated: said.includes(powerCode),
    gasketing: keyOf(gasketingCodes, said),
  })
  // Only the code as it is written: nothing missing, repeated, or unknown.
  return read.success && doorCode(read.data) === code ? read.data : null
}
