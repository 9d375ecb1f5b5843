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

/** The columns of a part but its id; an import stages parts in the same ones. */
export const partColumns = () => ({
  /** Without 311-. */
  number: kit.text().notNull(),
  numberKey: kit.text().notNull(),
  /** Where the part stands on the shelf: by number key, obsolete parts behind all others. */
  position: kit.int().notNull(),
  /** One bit for each tag, door model, unit and fitted sub-model, for counting and filtering without reading the row. */
  facets: kit.int().notNull(),
  name: kit.text().notNull(),
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

/** What is refused of a part, stored or staged. */
export const partChecks = (part: PartColumns) => [
  ...listed(part.unit, part.installHardware),
  ...notNegative(part.facets, part.priceCents, part.imageVersion),
  ...positive(part.position, part.lengthInches, part.heightInches, part.depthInches, part.weightPounds),
]

export const parts = kit.table('parts', { id: kit.id(), ...partColumns() }, (part) => [
  kit.uniqueIndex('parts_number_key').on(part.numberKey),
  kit.uniqueIndex('parts_position').on(part.position),
  kit.index('parts_position_filters').on(part.position, part.facets, part.priceCents),
  ...partChecks(part),
])

/**
 * Positions of the text index at which no part stands: put there before an import switches over, or left behind by it.
 * Searches join the parts, so nobody finds them.
 */
export const searchStrays = kit.table(
  'search_strays',
  {
    position: kit.int().notNull(),
    /** True while an import is about to put a part there. */
    prepared: kit.bool().notNull(),
  },
  (stray) => [kit.uniqueIndex('search_strays_position').on(stray.position), ...positive(stray.position)],
)

/** One row: the version that every change of the catalogue raises, for whoever remembers an answer. */
export const catalogState = kit.table(
  'catalog_state',
  {
    id: kit.id(),
    version: kit.int().notNull(),
    /** By which rules the text index was made; see textIndexVersion. */
    indexVersion: kit.int().notNull().default(0),
  },
  (state) => [kit.check('catalog_state_one_row', sql`${state.id} = 1`), ...notNegative(state.version)],
)

/** The words that parts are called by, in three-letter pieces, so that a mistyped word finds its likely meanings. */
export const wordTrigrams = kit.table(
  'word_trigrams',
  { trigram: kit.text().notNull(), word: kit.text().notNull() },
  (row) => [
    kit.uniqueIndex('word_trigrams_trigram_word').on(row.trigram, row.word),
    kit.index('word_trigrams_word').on(row.word),
  ],
)

/** What was searched and how much it found, by day; no word of who searched. */
export const searchTallies = kit.table(
  'search_tallies',
  {
    day: kit.text().notNull(),
    text: kit.text().notNull(),
    searches: kit.int().notNull(),
    lastTotal: kit.int().notNull(),
  },
  (row) => [
    kit.uniqueIndex('search_tallies_day_text').on(row.day, row.text),
    ...positive(row.searches),
    ...notNegative(row.lastTotal),
  ],
)
