import { type Category, categories } from '../catalog/categories.ts'
import { type DoorModel, type PartTag, partTags } from '../catalog/part.ts'
import { handOfName } from '../catalog/part-hand.ts'
import type { FittedSubModel } from '../search/facet-bits.ts'
import type { FacetCounts } from '../search/facet-counts.ts'
import type { DoorBuild, DoorType } from './door.ts'
import type { DoorDirection } from './registered-door.ts'

/** Door model that parts for each door type are filed under. */
export const modelOfDoorType: Readonly<Record<DoorType, DoorModel>> = {
  swing: 'Swing',
  slide: 'Slide',
  vl: 'Vertical',
  so: 'Sectional',
  traffic: 'Traffic',
}

/** Sub-model a part must fit for each build; absent if the builds of a door type share their parts. */
export const subModelOfBuild: Partial<Readonly<Record<DoorBuild, FittedSubModel>>> = {
  Traditional: 'TSD',
  'ESS-1': 'ESS1',
  'ESS-2': 'ESS2',
  Coldswing: 'COLD',
  Saniswing: 'SANI',
}

export interface PartsGroup {
  readonly label: string
  readonly category: Category
  /** A part belongs to the group if it has any of these tags. */
  readonly tags: readonly PartTag[]
  /** The tag that limits the category to this group; null if the group is the whole category. */
  readonly narrowedBy: PartTag | null
}

/** Maximum groups for a door type that has a single category for all its parts. */
const maxTags = 8

const categoriesOf = (doorType: DoorType) =>
  categories.filter(({ doorModel }) => doorModel === modelOfDoorType[doorType])

export function hasOneCategory(doorType: DoorType): boolean {
  return categoriesOf(doorType).every(({ tags }) => tags.length === 0)
}

/** Returns the part groups of a door type: its categories or, if it has only one, the tags with the most parts. */
export function groupsOfDoorType(doorType: DoorType, counts: Pick<FacetCounts, 'tags'>): PartsGroup[] {
  return categoriesOf(doorType).flatMap((category): PartsGroup[] => {
    const { label, tags } = category
    return tags.length > 0
      ? [{ label, category, tags, narrowedBy: null }]
      : commonTags(counts).map((tag) => ({ label: tag, category, tags: [tag], narrowedBy: tag }))
  })
}

function commonTags({ tags }: Pick<FacetCounts, 'tags'>): PartTag[] {
  const counted = partTags.filter((tag) => tags[tag])
  return counted.sort((a, b) => (tags[b] ?? 0) - (tags[a] ?? 0)).slice(0, maxTags)
}

/** True if the part's name says it is for the opposite hand; false if the name or the door does not say. */
export function isForOtherHand(name: string, direction: DoorDirection | null): boolean {
  const hand = handOfName(name)
  return hand !== null && (direction === 'LH' || direction === 'RH') && hand !== direction
}
