import type { ImportKind, ImportState } from '@mullion/domain/admin/import'
import { partChecks, partColumns } from '../catalog/catalog.tables.ts'
import { kit } from '../dialect/current.ts'
import { doorChecks, doorColumns } from '../doors/door.tables.ts'

/** Files that were read into the store: staged in small transactions, switched over in one, and perhaps back in one. */
export const imports = kit.table('imports', {
  id: kit.autoId(),
  kind: kit.text().$type<ImportKind>().notNull(),
  state: kit.text().$type<ImportState>().notNull(),
  startedAt: kit.instant().notNull(),
  /** When it was applied or undone. */
  endedAt: kit.instant(),
  /** When it last got further; one that works and has not for long was cut off. */
  activeAt: kit.instant(),
  fileName: kit.text(),
  /** The name of who sent the file, as it was then; null for the command line. */
  startedBy: kit.text(),
  rows: kit.int().notNull().default(0),
  created: kit.int().notNull().default(0),
  known: kit.int().notNull().default(0),
  changed: kit.int().notNull().default(0),
  problemCount: kit.int().notNull().default(0),
  /** How much of applying or undoing it is done, in percent. */
  progress: kit.int().notNull().default(0),
  /** What the importer should know of how the file was read, or why it failed. */
  note: kit.text(),
})

const importId = () =>
  kit
    .int()
    .notNull()
    .references(() => imports.id, { onDelete: 'cascade' })

/** What an import changes, one line for each record that differs; of the last one that was applied, for its undo. */
export const importChanges = kit.table(
  'import_changes',
  {
    importId: importId(),
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
    /** Why an undo left the record as it is. */
    refusal: kit.text().$type<'changed since' | 'ordered since'>(),
  },
  (change) => [kit.uniqueIndex('import_changes_import_seq').on(change.importId, change.seq)],
)

/** What is wrong with the rows of a file that was refused. */
export const importProblems = kit.table(
  'import_problems',
  {
    importId: importId(),
    seq: kit.int().notNull(),
    row: kit.int().notNull(),
    column: kit.text(),
    message: kit.text().notNull(),
  },
  (problem) => [kit.uniqueIndex('import_problems_import_seq').on(problem.importId, problem.seq)],
)

/** Parts as an import, or its undo, is about to make them, in full: the switch copies them in a few statements. */
export const stagedParts = kit.table(
  'staged_parts',
  {
    importId: importId(),
    /** A part that moves gets another place on the shelf, and its words are indexed anew. */
    action: kit.text().$type<'create' | 'change' | 'move' | 'remove'>().notNull(),
    id: kit.int().notNull(),
    ...partColumns(),
  },
  (part) => [
    kit.uniqueIndex('staged_parts_import_id').on(part.importId, part.id),
    kit.index('staged_parts_import_key').on(part.importId, part.obsolete, part.numberKey),
    ...partChecks(part),
  ],
)

/** Doors as an import, or its undo, is about to make them. */
export const stagedDoors = kit.table(
  'staged_doors',
  {
    importId: importId(),
    action: kit.text().$type<'save' | 'remove'>().notNull(),
    serialNumber: kit.text().notNull(),
    ...doorColumns(),
  },
  (door) => [
    kit.uniqueIndex('staged_doors_import_serial').on(door.importId, door.serialNumber),
    ...doorChecks(door),
  ],
)
