import { kit } from '../dialect/current.ts'

/** Files that were read into the store: staged in small transactions, applied in one, and perhaps undone in one. */
export const imports = kit.table('imports', {
  id: kit.autoId(),
  kind: kit.text().$type<'parts' | 'prices' | 'doors'>().notNull(),
  state: kit.text().$type<'staged' | 'applied' | 'undone'>().notNull(),
  startedAt: kit.instant().notNull(),
  /** When it was applied or undone. */
  endedAt: kit.instant(),
})

/** What an import changes, one line for each record that differs; of the last one that was applied, for its undo. */
export const importChanges = kit.table(
  'import_changes',
  {
    importId: kit
      .int()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    seq: kit.int().notNull(),
    /** The row of the file, as a spreadsheet counts. */
    row: kit.int().notNull(),
    /** A part's number or a door's serial number. */
    label: kit.text().notNull(),
    /** The id of a part that there is, or that the file names. */
    recordId: kit.int(),
    /** The key by which a part is put on the shelf, when it is new or moves. */
    shelfKey: kit.text(),
    obsolete: kit.bool(),
    /** The fields that change as they were; null for a record that is new. */
    before: kit.json<Record<string, unknown> | null>(),
    /** The fields that change, or all of a new record. */
    after: kit.json<Record<string, unknown>>().notNull(),
  },
  (change) => [kit.uniqueIndex('import_changes_import_seq').on(change.importId, change.seq)],
)
