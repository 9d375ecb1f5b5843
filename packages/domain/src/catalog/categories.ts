import type { DoorModel, PartTag } from './part.ts'

/** A menu entry: the parts of a door model with any of its tags, or all parts of the model if it has no tags. */
export interface Category {
  readonly menu: 'Swing Doors' | 'Slide Doors' | 'Other Doors'
  readonly label: string
  readonly text: string
  readonly doorModel: DoorModel
  readonly tags: readonly PartTag[]
}

type Row = readonly [label: string, ...tags: PartTag[]]

const ofHandles: readonly PartTag[] = ['Handles', 'Inside Release', 'Latches and Strikes', 'Locks']
const ofFrames: readonly PartTag[] = ['Frames', 'Casings']
const ofAccessories: readonly PartTag[] = ['Accessories', 'Installation Hardware', 'Kick Plates', 'Windows']

const swing: readonly Row[] = [
  ['Gaskets', 'Gaskets'],
  ['Hinges', 'Hinges'],
  ['Handles', ...ofHandles],
  ['Closers', 'Door Closers', 'Assist to Open Device'],
  ['Frames', ...ofFrames],
  ['Accessories', ...ofAccessories],
  ['Electrical', 'Electrical Components'],
]

const slide: readonly Row[] = [
  ['Gaskets', 'Gaskets'],
  ['Handles', ...ofHandles],
  ['Guidance', 'Guidance Systems', 'Wall Guide Systems', 'Skid Bar'],
  ['Hook Systems', 'LE Hook Systems'],
  ['Track System', 'DropTrac Components', 'Fast Track Hardware', 'J-Track Hardware'],
  ['Frames', ...ofFrames],
  ['Accessories', ...ofAccessories],
  ['Power Operator', 'Power Operator', 'Push Buttons', 'Roller Chain'],
  ['Electrical', 'Electrical Components'],
]

const other: readonly (readonly [label: string, doorModel: DoorModel])[] = [
  ['Traffic', 'Traffic'],
  ['Vertical Lift', 'Vertical'],
  ['Sectional', 'Sectional'],
]

function inMenu(menu: Category['menu'], doorModel: DoorModel, rows: readonly Row[]): Category[] {
  return rows.map(([label, ...tags]) => ({ menu, label, text: `${menu} ${label}`, doorModel, tags }))
}

export const categories: readonly Category[] = [
  ...inMenu('Swing Doors', 'Swing', swing),
  ...inMenu('Slide Doors', 'Slide', slide),
  ...other.flatMap(([label, doorModel]) => inMenu('Other Doors', doorModel, [[label]])),
]

const byText = new Map(categories.map((category) => [category.text.toLowerCase(), category]))

/** Returns the category a text names, ignoring case and extra spaces, or null. */
export function categoryOf(text: string): Category | null {
  return byText.get(text.trim().replace(/\s+/g, ' ').toLowerCase()) ?? null
}
