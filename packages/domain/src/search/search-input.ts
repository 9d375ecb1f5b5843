import * as z from 'zod/mini'
import type { FamilySummary } from '../catalog/family-summary.ts'
import type { NumberLead } from '../catalog/number-lead.ts'
import { doorModels, type InternalPart, type Part, partId, partTags, units } from '../catalog/part.ts'
import { formatNumber } from '../number-format.ts'
import { fittedSubModels } from './facet-bits.ts'
import type { FacetCounts } from './facet-counts.ts'
import { noFilters, priceBandCount } from './facets.ts'
import { type FitFilter, fitFilter } from './fit-filter.ts'
import type { Symptom } from './symptom.ts'
import { tokenize, unique } from './tokenizer.ts'

export const minSearchLength = 3
/** Searches with more words are refused. No sentence of 200 characters has this many. */
const maxSearchWords = 40
/**
 * Maximum number of one- and two-letter words per search. They match a large share of all words and so make
 * up most of a search's cost; part names have up to 9.
 */
const maxShortWords = 12
export const maxPageSize = 5000

const typedWords = (text: string) => unique(tokenize(text))
const shortWords = (text: string) =>
  typedWords(text).filter(
    (word, _, all) => word.length <= 2 && !all.some((other) => other !== word && other.startsWith(word)),
  ).length

const searchText = z.string().check(
  z.overwrite((text) => text.replace(/\p{Cc}+/gu, ' ')),
  z.trim(),
  z.maxLength(200, { error: 'Search text can be at most 200 characters.' }),
  z.refine((text) => typedWords(text).length <= maxSearchWords, {
    error: `Search for at most ${maxSearchWords} words at once.`,
  }),
  z.refine((text) => shortWords(text) <= maxShortWords, {
    error: `Search for at most ${maxShortWords} words of one or two letters or digits at once.`,
  }),
)

function wholeNumber(name: string, least: number, most: number) {
  const error = `${name} must be a whole number from ${least} to ${formatNumber(most)}.`
  return z.int({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }))
}

const page = {
  offset: z._default(wholeNumber('The offset', 0, 1_000_000), 0),
  limit: z._default(wholeNumber('The limit', 1, maxPageSize), 24),
}

export const sortOrders = ['relevance', 'number', 'price', 'price-down'] as const
export type SortOrder = (typeof sortOrders)[number]

const anyOf = <const T extends readonly string[]>(values: T) =>
  z._default(z.array(z.enum(values)).check(z.maxLength(values.length)), [])

const filters = z._default(
  z.strictObject({
    tags: anyOf(partTags),
    doorModels: anyOf(doorModels),
    units: anyOf(units),
    priceBands: z._default(
      z.array(z.int().check(z.minimum(0), z.maximum(priceBandCount - 1))).check(z.maxLength(priceBandCount)),
      [],
    ),
    specialOrder: z._default(z.boolean(), false),
    proprietary: z._default(z.boolean(), false),
  }),
  { ...noFilters, tags: [], doorModels: [], units: [], priceBands: [] },
)
/** With it, only parts that fit a door are found. */
const fits = z.optional(
  z.union([
    fitFilter,
    // Until the release after 2026-11-25: pages opened before it name only a sub-model.
    z.pipe(
      z.enum(fittedSubModels),
      z.transform((subModel): FitFilter => ({ subModel })),
    ),
  ]),
)
const narrowing = { filters, fits, sort: z._default(z.enum(sortOrders), 'relevance') }
/** With it, a page has families and the parts that are in none, and counts are of these. */
const grouping = { groupBy: z.optional(z.literal('family')) }

export const searchInput = z.strictObject({
  text: searchText.check(z.minLength(minSearchLength, { error: 'Type at least 3 characters to search.' })),
  ...narrowing,
  ...grouping,
  ...page,
})
export type SearchInput = z.output<typeof searchInput>
export const searchCountsInput = z.strictObject({ text: searchInput.shape.text, filters, fits, ...grouping })
export type SearchCountsInput = z.output<typeof searchCountsInput>
/**
 * A search that was given up: its parts were shown for `lookedAtMs`, and the buyer opened, added, compared, sorted or
 * filtered none of them before searching for other words or leaving the store. Typing on, or deleting letters, is the
 * same search.
 */
export const givenUpInput = z.strictObject({ text: searchInput.shape.text })
export type GivenUpInput = z.input<typeof givenUpInput>
export const lookedAtMs = 2000
export const browseInput = z.strictObject({ ...narrowing, ...grouping, ...page })
export type BrowseInput = z.output<typeof browseInput>
export const browseCountsInput = z._default(z.strictObject({ filters, fits, ...grouping }), {
  filters: { ...noFilters, tags: [], doorModels: [], units: [], priceBands: [] },
})
export type BrowseCountsInput = z.output<typeof browseCountsInput>
export const partsByIdInput = z.strictObject({
  partIds: z
    .array(partId, { error: 'The parts must be a list of part ids.' })
    .check(
      z.maxLength(maxPageSize, { error: `Ask for at most ${formatNumber(maxPageSize)} parts at once.` }),
    ),
})

/** Maximum part numbers per lookup, such as a pasted order. */
export const maxNumbersPerLookup = 500
export const maxNumberLength = 60

/** Part numbers as typed: with or without 311-, dashes and spaces. */
export const partsByNumberInput = z.strictObject({
  numbers: z.array(z.string().check(z.maxLength(maxNumberLength))).check(z.maxLength(maxNumbersPerLookup)),
})

export interface NumberedParts {
  readonly number: string
  /** Parts with this number: none or one; two if a leading 311 may or may not be the prefix. */
  readonly parts: readonly (Part | InternalPart)[]
  /** True if no part was found because the part is no longer sold. */
  readonly noLongerSold: boolean
  /** If no part for sale has this number: where it leads, if it is an old or foreign one. */
  readonly lead?: NumberLead
  /** If no part has this number, the first parts whose number starts with it. */
  readonly beginning: readonly (Part | InternalPart)[]
}

/**
 * `exact`: found as typed; `partial`: found after ignoring words that match no part or would empty the results;
 * `similar`: found after correcting typos; `none`: nothing found.
 */
export type MatchKind = 'exact' | 'partial' | 'similar' | 'none'

/** One page of parts. `similar` is shown as "No exact match: showing similar parts". */
export interface PartsPage {
  readonly match: MatchKind
  /**
   * The corrected search, if only that found something; null if the text as typed found something, or nothing
   * was found at all.
   */
  readonly searchedText: string | null
  readonly parts: readonly (Part | InternalPart)[]
  /**
   * If grouped by family: the family that each part stands for, null for a part on its own. A family's part is the first
   * that matches.
   */
  readonly families?: readonly (FamilySummary | null)[]
  /** If the text is an old or foreign number: where it leads. Only on the first page. */
  readonly lead?: NumberLead
  /** If the text says what is wrong: its usual cause, and the kinds of part that cure it, which come first. */
  readonly symptom?: Symptom
  /** True if there is another page; the total comes separately from `catalog.searchCounts`. */
  readonly more: boolean
}

export interface SearchCounts extends FacetCounts {
  readonly match: MatchKind
  /** If grouped by family: how many families and single parts there are; `total` counts parts. */
  readonly groups?: number
}
