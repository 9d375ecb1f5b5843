import {
  type DoorModel,
  type DoorSubModel,
  installHardwareSizes,
  type PartRequirements,
  type PartTag,
  units,
} from '@mullion/domain/catalog/part'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listed, notNegative, positive } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { sortKey } from '../dialect/sort-key.ts'

/** All part columns except the id; shared with the table of staged parts. */
export const partColumns = () => ({
  /** Without the 311- prefix. */
  number: kit.text().notNull(),
  numberKey: kit.text().notNull(),
  /** Position in the catalog: sorted by number key, obsolete parts after all others. */
  position: kit.int().notNull(),
  /** One bit per tag, door model, unit and fitted sub-model, to count and filter without reading the row. */
  facets: kit.int().notNull(),
  name: kit.text().notNull(),
  sortKey: sortKey(),
  description: kit.text().notNull(),
  priceCents: kit.money(),
  unit: kit.text({ enum: units }).notNull(),
  tags: kit.json<PartTag[]>().notNull(),
  doorModels: kit.json<DoorModel[]>().notNull(),
  doorSubModels: kit.json<DoorSubModel[]>().notNull(),
  includedHardware: kit.text().notNull(),
  privateNotes: kit.text().notNull(),
  location: kit.text().notNull(),
  requirements: kit.json<PartRequirements>().notNull(),
  lengthInches: kit.decimal(),
  heightInches: kit.decimal(),
  depthInches: kit.decimal(),
  weightPounds: kit.decimal(),
  relatedParts: kit.json<string[]>().notNull(),
  installHardware: kit.text({ enum: installHardwareSizes }).notNull(),
  proprietary: kit.bool(),
  obsolete: kit.bool().notNull(),
  illustration: kit.text(),
  imageVersion: kit.int().notNull(),
  updatedAt: kit.instant().notNull(),
  /** Staff's correction of the family; null for what the rule finds. */
  family: kit.text(),
  /** The name that staff gave the family; stored with each of its parts. */
  familyName: kit.text(),
  /** The family as a number (see familyKeyOf). */
  familyKey: kit.int().notNull().default(0),
  /** The family key; the part's own id if too many parts share the key to be a family. */
  familyId: kit.int().notNull().default(0),
})

type PartColumns = Record<
  | 'unit'
  | 'installHardware'
  | 'facets'
  | 'priceCents'
  | 'imageVersion'
  | 'position'
  | 'lengthInches'
  | 'heightInches'
  | 'depthInches'
  | 'weightPounds',
  PgColumn
>

export const partChecks = (part: PartColumns) => [
  ...listed(part.unit, part.installHardware),
  ...notNegative(part.facets, part.priceCents, part.imageVersion),
  ...positive(part.position, part.lengthInches, part.heightInches, part.depthInches, part.weightPounds),
]

export const parts = kit.table('parts', { id: kit.id(), ...partColumns() }, (part) => [
  kit.uniqueIndex('parts_number_key').on(part.numberKey),
  kit.uniqueIndex('parts_position').on(part.position),
  kit.index('parts_sort_key').on(kit.bytewise(part.sortKey), part.position),
  kit.index('parts_position_filters').on(part.position, part.facets, part.priceCents),
  kit.index('parts_family').on(part.familyKey, part.familyId, part.position),
  kit.index('parts_position_family').on(part.familyId, part.position, part.facets, part.priceCents),
  ...partChecks(part),
])

/**
 * Text index rows may exist without a part: an import writes them before it switches over and may leave old ones
 * behind. Searches join the parts table, so such rows are never returned.
 */
export const orphanedPositions = kit.table(
  'search_strays',
  {
    position: kit.int().notNull(),
    /** True while an import is about to place a part at this position. */
    prepared: kit.bool().notNull(),
  },
  (stray) => [kit.uniqueIndex('search_strays_position').on(stray.position), ...positive(stray.position)],
)

/** One row: the catalog version, incremented by every catalog change to invalidate caches. */
export const catalogState = kit.table(
  'catalog_state',
  {
    id: kit.id(),
    version: kit.int().notNull(),
    /** Version of the rules the text index was built with; see textIndexVersion. */
    indexVersion: kit.int().notNull().default(0),
    /** Version of the rule that the parts' families were found with; see familyRuleVersion. */
    familyVersion: kit.int().notNull().default(0),
  },
  (state) => [kit.check('catalog_state_one_row', sql`${state.id} = 1`), ...notNegative(state.version)],
)

/** Words of part names, split into three-letter pieces, to find what a typo probably means. */
export const wordTrigrams = kit.table(
  'word_trigrams',
  { trigram: kit.text().notNull(), word: kit.text().notNull() },
  (row) => [
    kit.uniqueIndex('word_trigrams_trigram_word').on(row.trigram, row.word),
    kit.index('word_trigrams_word').on(row.word),
  ],
)

/** Searches, their number of results and how often they were given up, by day; nothing about who searched. */
export const searchTallies = kit.table(
  'search_tallies',
  {
    day: kit.text().notNull(),
    text: kit.text().notNull(),
    searches: kit.int().notNull(),
    lastTotal: kit.int().notNull(),
    givenUp: kit.int().notNull().default(0),
  },
  (row) => [
    kit.uniqueIndex('search_tallies_day_text').on(row.day, row.text),
    ...positive(row.searches),
    ...notNegative(row.lastTotal, row.givenUp),
  ],
)
