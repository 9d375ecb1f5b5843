import * as z from 'zod/mini'

/** Door types, by the short names the door register uses. */
export const doorTypes = ['swing', 'slide', 'vl', 'so', 'traffic'] as const
export type DoorType = (typeof doorTypes)[number]

/** Builds per door type; the first is the one used for types with a single build. */
export const doorBuilds = {
  swing: ['Traditional', 'ESS-1', 'ESS-2'],
  slide: ['Single Panel', 'Biparting'],
  vl: ['VL'],
  so: ['Sectional'],
  traffic: ['Coldswing', 'Saniswing'],
} as const satisfies Record<DoorType, readonly string[]>
export type DoorBuild = (typeof doorBuilds)[DoorType][number]
export const allDoorBuilds = Object.values(doorBuilds).flat() as [DoorBuild, ...DoorBuild[]]

export const bottoms = ['Sweep Bottom', 'High Sill', 'High Sill w/Sweep'] as const
export type Bottom = (typeof bottoms)[number]

export const hinges = ["Cam-Lift 'Component'", 'Cam-Lift Stainless', '18-inch Strap'] as const
export type Hinge = (typeof hinges)[number]

/** Gaskets that change which parts a door takes: welded magnetic ones, and the two kinds on a Saniswing. */
export const gasketings = ['Magnetic', 'Fingersafe', 'Full Gasketing'] as const
export type Gasketing = (typeof gasketings)[number]

/** Largest opening the calculators accept, in inches; anything larger is a typo. */
export const largestOpeningInches = 600
export const dimensionsText = 'Please enter valid numbers for width and height.'

const openingInches = z
  .number({ error: dimensionsText })
  .check(z.positive({ error: dimensionsText }), z.maximum(largestOpeningInches, { error: dimensionsText }))

const doorFields = z.strictObject({
  doorType: z.enum(doorTypes),
  build: z.enum(allDoorBuilds),
  /** True for two leaves, which only swing and traffic doors have. */
  double: z.boolean(),
  bottom: z.nullable(z.enum(bottoms)),
  hinge: z.nullable(z.enum(hinges)),
  powerOperated: z.boolean(),
  gasketing: z.nullable(z.enum(gasketings)),
  widthInches: openingInches,
  heightInches: openingInches,
})

/** A door as the formulas see it: its build, and the opening in inches. */
export type Door = Readonly<z.output<typeof doorFields>>

const fieldsOfDoor = z.keyof(doorFields).options

/** Returns a key shared by equal doors, regardless of field order; ignores the fields in `except`. */
export function doorKey(door: Door, except: readonly (keyof Door)[] = []): string {
  const counted = fieldsOfDoor.filter((field) => !except.includes(field))
  return JSON.stringify(counted.map((field) => door[field]))
}

/** True if two doors are equal, ignoring the fields in `except`. */
export function sameDoor(a: Door, b: Door, except: readonly (keyof Door)[] = []): boolean {
  return doorKey(a, except) === doorKey(b, except)
}

export function hasBottom({ build }: Pick<Door, 'build'>): boolean {
  return build !== 'ESS-2' && build !== 'Sectional' && build !== 'Coldswing' && build !== 'Saniswing'
}

export function canBeDouble({ doorType }: Pick<Door, 'doorType'>): boolean {
  return doorType === 'swing' || doorType === 'traffic'
}

export function hasHinge({ build }: Pick<Door, 'build'>): boolean {
  return build === 'Traditional'
}

export function canBePowered({ doorType }: Pick<Door, 'doorType'>): boolean {
  return doorType === 'slide' || doorType === 'vl' || doorType === 'so'
}

/** Returns the gasket kinds a build can have; null means its usual gaskets. */
export function gasketingsOf({ build }: Pick<Door, 'build'>): readonly (Gasketing | null)[] {
  if (build === 'Traditional') return [null, 'Magnetic']
  return build === 'Saniswing' ? ['Fingersafe', 'Full Gasketing'] : [null]
}

/**
 * Drops fields that no formula uses for this build: a bottom, hinge or operator chosen before the build was
 * changed. Keeps leaves and gaskets, because they change which parts a door takes.
 */
export function omitInapplicable(door: Door): Door {
  return {
    ...door,
    bottom: hasBottom(door) ? door.bottom : null,
    hinge: hasHinge(door) ? door.hinge : null,
    powerOperated: door.powerOperated && canBePowered(door),
  }
}

interface DoorProblem {
  readonly field: 'build' | 'double' | 'bottom' | 'gasketing'
  readonly message: string
}

const problem = (field: DoorProblem['field'], message: string): DoorProblem => ({ field, message })

export function doorProblem(
  door: Omit<Door, 'hinge' | 'powerOperated' | 'widthInches' | 'heightInches'>,
): DoorProblem | null {
  const { doorType, build, double, bottom, gasketing } = door
  const builds: readonly string[] = doorBuilds[doorType]
  if (!builds.includes(build)) return problem('build', 'That combination isn’t available for this door type.')
  if (double && !canBeDouble(door)) return problem('double', 'This type of door has one leaf.')
  if (hasBottom(door) && bottom === null) return problem('bottom', 'Choose the bottom configuration.')
  if (!gasketingsOf(door).includes(gasketing))
    return problem('gasketing', 'This type of door doesn’t have these gaskets.')
  return null
}

/** Normalizes a door, so that equal doors have equal fields however they were answered. */
export const door = z.pipe(doorFields, z.transform(omitInapplicable)).check((checked) => {
  const found = doorProblem(checked.value)
  if (!found) return
  const { field, message } = found
  checked.issues.push({ code: 'custom', path: [field], message, input: checked.value[field] })
})
