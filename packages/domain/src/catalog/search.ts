import * as z from 'zod/mini'
import { type DoorModel, type InternalPart, type Part, type PartTag, partId } from './part.ts'

export const minSearchLength = 3
/** What one answer holds at most. */
export const maxPageSize = 5000

const searchText = z.string().check(
  z.overwrite((text) => text.replace(/\p{Cc}+/gu, ' ')),
  z.trim(),
  z.maxLength(200, { error: 'Search text can be at most 200 characters.' }),
)

const page = {
  offset: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(maxPageSize)), 24),
}

export const searchInput = z.strictObject({
  text: searchText.check(z.minLength(minSearchLength, { error: 'Type at least 3 characters to search.' })),
  ...page,
})
export const searchCountsInput = z.strictObject({ text: searchInput.shape.text })
export const browseInput = z.strictObject(page)
export const partsByIdInput = z.strictObject({
  partIds: z.array(partId).check(z.maxLength(maxPageSize)),
})

/** `exact` found what was typed; `similar` is the typo-tolerant second pass; `none` found nothing. */
export type MatchKind = 'exact' | 'similar' | 'none'

/** One page of parts. `match` of `similar` is shown as "No exact match: showing similar parts". */
export interface PartsPage {
  readonly match: MatchKind
  readonly parts: readonly (Part | InternalPart)[]
  /** True when a further page exists; the total comes apart, from `catalog.searchCounts`. */
  readonly more: boolean
}

/** How many parts a text finds, in all and by tag and door model; remembered by catalogue version. */
export interface SearchCounts {
  readonly match: MatchKind
  readonly total: number
  readonly tags: Readonly<Partial<Record<PartTag, number>>>
  readonly doorModels: Readonly<Partial<Record<DoorModel, number>>>
}
