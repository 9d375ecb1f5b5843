import { type Category, categories } from '../catalog/categories.ts'
import type { FittedSubModel } from '../catalog/facet-bits.ts'
import type { FacetCounts } from '../catalog/facet-counts.ts'
import { type DoorModel, type PartTag, partTags } from '../catalog/part.ts'
import { expandName } from '../catalog/part-name.ts'
import type { DoorBuild, DoorType } from './door.ts'
import { gasketParts } from './gasket-constants.ts'
import { heaterParts } from './heater-constants.ts'
import type { DoorDirection } from './registered-door.ts'

/** The door models under which parts for each kind of door are filed. */
export const modelOfDoorType: Readonly<Record<DoorType, DoorModel>> = {
  swing: 'Swing',
  slide: 'Slide',
  vl: 'Vertical',
  so: 'Sectional',
  traffic: 'Traffic',
}

/** What a part has to fit within its door model, by the build of the door; nothing where builds share their parts. */
export const subModelOfBuild: Partial<Readonly<Record<DoorBuild, FittedSubModel>>> = {
  Traditional: 'TSD',
  'ESS-1': 'ESS1',
  'ESS-2': 'ESS2',
  Coldswing: 'COLD',
  Saniswing: 'SANI',
}

/** The parts that a calculator gives, by id, each once: beside a door they are calculated. */
export const partsOfCalculators: readonly number[] = [
  ...new Set([...Object.values(gasketParts), ...Object.values(heaterParts)]),
]

/** Parts for a kind of door that are shown together, and the category with all of them. */
export interface PartsGroup {
  readonly label: string
  readonly category: Category
  /** A part of the group has any of them. */
  readonly tags: readonly PartTag[]
  /** The tag that narrows the category to the group; null where the category is the group. */
  readonly narrowedBy: PartTag | null
}

/** So many groups are shown of a kind of door that has one category for all of its parts. */
const mostTags = 8

const categoriesOf = (doorType: DoorType) =>
  categories.filter(({ doorModel }) => doorModel === modelOfDoorType[doorType])

/** True for kinds of doors whose menu has one category for all of their parts. */
export function hasOneCategory(doorType: DoorType): boolean {
  return categoriesOf(doorType).every(({ tags }) => tags.length === 0)
}

/** The groups of parts for a kind of door: its categories or, where it has one for all, the tags with the most parts. */
export function groupsOfDoorType(doorType: DoorType, counts: Pick<FacetCounts, 'tags'>): PartsGroup[] {
  return categoriesOf(doorType).flatMap((category): PartsGroup[] => {
    const { label, tags } = category
    return tags.length > 0
      ? [{ label, category, tags, narrowedBy: null }]
      : commonTags(counts).map((tag) => ({ label: tag, category, tags: [tag], narrowedBy: tag }))
  })
}

/** The tags of most parts, those of more parts first. */
function commonTags({ tags }: Pick<FacetCounts, 'tags'>): PartTag[] {
  const counted = partTags.filter((tag) => tags[tag])
  return counted.sort((a, b) => (tags[b] ?? 0) - (tags[a] ?? 0)).slice(0, mostTags)
}

const otherHands: Partial<Readonly<Record<DoorDirection, RegExp>>> = {
  LH: /\bright hand\b/i,
  RH: /\bleft hand\b/i,
}

/** True for a part whose name says that it is for the other hand than a door's; false where either does not say. */
export function isForOtherHand(name: string, direction: DoorDirection | null): boolean {
  return direction !== null && (otherHands[direction]?.test(expandName(name)) ?? false)
}
