import * as z from 'zod/mini'

/** The kinds of doors, by the short names that the door register uses. */
export const doorTypes = ['swing', 'slide', 'vl', 'so', 'traffic'] as const
export type DoorType = (typeof doorTypes)[number]

/** What each kind of door is built as; the first is that of the kinds with only one. */
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

/** Gaskets that change what a door takes: welded magnetic ones, and the two kinds of a Saniswing. */
export const gasketings = ['Magnetic', 'Fingersafe', 'Full Gasketing'] as const
export type Gasketing = (typeof gasketings)[number]

/** The largest opening that is calculated, in inches; more is a slip of the keyboard. */
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

/** A text that equal doors share, in whatever order their fields come; fields that are excepted do not count. */
export function doorKey(door: Door, except: readonly (keyof Door)[] = []): string {
  const counted = fieldsOfDoor.filter((field) => !except.includes(field))
  return JSON.stringify(counted.map((field) => door[field]))
}

/** True for two equal doors; fields that are excepted do not count. */
export function sameDoor(a: Door, b: Door, except: readonly (keyof Door)[] = []): boolean {
  return doorKey(a, except) === doorKey(b, except)
}

/** True for builds whose parts depend on how the bottom is made. */
export function hasBottom({ build }: Pick<Door, 'build'>): boolean {
  return build !== 'ESS-2' && build !== 'Sectional' && build !== 'Coldswing' && build !== 'Saniswing'
}

/** True for kinds of doors that are also made with two leaves. */
export function canBeDouble({ doorType }: Pick<Door, 'doorType'>): boolean {
  return doorType === 'swing' || doorType === 'traffic'
}

/** True for builds that are hung on one of several hinges. */
export function hasHinge({ build }: Pick<Door, 'build'>): boolean {
  return build === 'Traditional'
}

/** True for doors whose parts depend on whether they are opened by power. */
export function canBePowered({ doorType }: Pick<Door, 'doorType'>): boolean {
  return doorType === 'slide' || doorType === 'vl' || doorType === 'so'
}

/** The gaskets that a build can have; null where it has its usual ones. */
export function gasketingsOf({ build }: Pick<Door, 'build'>): readonly (Gasketing | null)[] {
  if (build === 'Traditional') return [null, 'Magnetic']
  return build === 'Saniswing' ? ['Fingersafe', 'Full Gasketing'] : [null]
}

/**
 * A door without what no formula asks of its build: a bottom, a hinge or an operator that was answered before another
 * build was chosen. Leaves and gaskets stay as they are, because those change what a door takes.
 */
export function withoutWhatDoesNotApply(door: Door): Door {
  return {
    ...door,
    bottom: hasBottom(door) ? door.bottom : null,
    hinge: hasHinge(door) ? door.hinge : null,
    powerOperated: door.powerOperated && canBePowered(door),
  }
}

/** What does not go together in a door, at the field that says so. */
interface DoorProblem {
  readonly field: 'build' | 'double' | 'bottom' | 'gasketing'
  readonly message: string
}

const problem = (field: DoorProblem['field'], message: string): DoorProblem => ({ field, message })

/** What does not go together in a door, or null. */
export function doorProblem(
  door: Omit<Door, 'hinge' | 'powerOperated' | 'widthInches' | 'heightInches'>,
): DoorProblem | null {
  const { doorType, build, double, bottom, gasketing } = door
  const builds: readonly string[] = doorBuilds[doorType]
  if (!builds.includes(build)) return problem('build', 'That combination isn’t available for this door type.')
  if (double && !canBeDouble(door)) return problem('double', 'This kind of door has one leaf.')
  if (hasBottom(door) && bottom === null) return problem('bottom', 'Choose the bottom configuration.')
  if (!gasketingsOf(door).includes(gasketing))
    return problem('gasketing', 'This type of door doesn’t have these gaskets.')
  return null
}

/** Reads a door, so that equal doors have equal fields whichever way they were answered. */
export const door = z.pipe(doorFields, z.transform(withoutWhatDoesNotApply)).check((checked) => {
  const found = doorProblem(checked.value)
  if (!found) return
  const { field, message } = found
  checked.issues.push({ code: 'custom', path: [field], message, input: checked.value[field] })
})
