import type { Category } from './categories.ts'
import { type DoorModel, doorModels, type PartTag, partTags } from './part.ts'

/** Tags take bits 0 to 25, door models bits 26 to 30: all that a part is filed under, in one number. */
export function facetsOf(part: {
  readonly tags: readonly PartTag[]
  readonly doorModels: readonly DoorModel[]
}): number {
  let facets = 0
  for (const tag of part.tags) facets |= 1 << partTags.indexOf(tag)
  for (const model of part.doorModels) facets |= 1 << (partTags.length + doorModels.indexOf(model))
  return facets
}

/** What a part's facets must share with each of two masks to be in a category: its door model, and one of its tags. */
export function facetMasks({ doorModel, tags }: Pick<Category, 'doorModel' | 'tags'>): {
  readonly model: number
  readonly tags: number
} {
  return {
    model: facetsOf({ tags: [], doorModels: [doorModel] }),
    tags: facetsOf({ tags: tags.length > 0 ? tags : partTags, doorModels: [] }),
  }
}

/** Adds up how many parts carry each tag and each door model, from counts by facet number. */
export function countFacets(groups: Iterable<{ readonly facets: number; readonly count: number }>): {
  total: number
  tags: Partial<Record<PartTag, number>>
  doorModels: Partial<Record<DoorModel, number>>
} {
  const tags: Partial<Record<PartTag, number>> = {}
  const models: Partial<Record<DoorModel, number>> = {}
  let total = 0
  for (const { facets, count } of groups) {
    total += count
    partTags.forEach((tag, bit) => {
      if (facets & (1 << bit)) tags[tag] = (tags[tag] ?? 0) + count
    })
    doorModels.forEach((model, bit) => {
      if (facets & (1 << (partTags.length + bit))) models[model] = (models[model] ?? 0) + count
    })
  }
  return { total, tags, doorModels: models }
}
