import type { ListLine } from '@mullion/domain/part-lists/part-list'
import { companies, users } from '../accounts/accounts.tables.ts'
import { notNegative, positive } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { sortKey } from '../dialect/sort-key.ts'

/** Named lists of parts, of one person or shared with the company. Prices are never stored. */
export const partLists = kit.table(
  'part_lists',
  {
    id: kit.autoId(),
    companyId: kit
      .int()
      .notNull()
      .references(() => companies.id),
    ownerId: kit
      .int()
      .notNull()
      .references(() => users.id),
    shared: kit.bool().notNull(),
    name: kit.text().notNull(),
    sortKey: sortKey(),
    lines: kit.json<readonly ListLine[]>().notNull(),
    lineCount: kit.int().notNull(),
    nextLineId: kit.int().notNull(),
    /** Counts changes, so that a save of an earlier version is refused. */
    version: kit.int().notNull(),
    createdAt: kit.instant().notNull(),
    changedAt: kit.instant().notNull(),
    changedById: kit
      .int()
      .notNull()
      .references(() => users.id),
    /** When it was deleted; null again when it is restored. */
    removedAt: kit.instant(),
  },
  (list) => [
    kit.index('part_lists_company_id').on(list.companyId, list.shared),
    kit.index('part_lists_owner_id').on(list.ownerId),
    kit.index('part_lists_removed_at').on(list.removedAt),
    ...positive(list.version, list.nextLineId),
    ...notNegative(list.lineCount),
  ],
)

/** Who changed a list, when and what: its latest changes. */
export const partListChanges = kit.table(
  'part_list_changes',
  {
    id: kit.autoId(),
    listId: kit
      .int()
      .notNull()
      .references(() => partLists.id, { onDelete: 'cascade' }),
    userId: kit
      .int()
      .notNull()
      .references(() => users.id),
    changedAt: kit.instant().notNull(),
    /** Sentences, as they were shown then. */
    changes: kit.json<readonly string[]>().notNull(),
  },
  (change) => [kit.index('part_list_changes_list_id').on(change.listId, change.id)],
)
