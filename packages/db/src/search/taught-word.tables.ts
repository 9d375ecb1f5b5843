import { taughtKinds } from '@mullion/domain/search/taught-word-input'
import { listed } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'

/** Synonyms and misspellings that staff taught the search. They refer to no part, so that no load of the catalog touches them. */
export const taughtWords = kit.table(
  'taught_words',
  {
    id: kit.autoId(),
    kind: kit.text({ enum: taughtKinds }).notNull(),
    typed: kit.text().notNull(),
    /** See `taughtKey`. */
    typedKey: kit.text().notNull(),
    means: kit.text().notNull(),
    taughtAt: kit.instant().notNull(),
    /** The user's name. */
    taughtBy: kit.text().notNull(),
  },
  (row) => [kit.uniqueIndex('taught_words_typed_key').on(row.typedKey), ...listed(row.kind)],
)
