import type { ImportKind, ImportRefusal, ImportState } from '@mullion/domain/imports/import'
import { partChecks, partColumns } from '../catalog/catalog.tables.ts'
import { kit } from '../dialect/current.ts'
import { doorChecks, doorColumns } from '../doors/door.tables.ts'

/** Files imported into the store: staged in small transactions, switched over in one, and possibly undone in one. */
export const imports = kit.table('imports', {
  id: kit.autoId(),
  kind: kit.text().$type<ImportKind>().notNull(),
  state: kit.text().$type<ImportState>().notNull(),
  startedAt: kit.instant().notNull(),
  endedAt: kit.instant(),
  /** Time of the last progress; if that is long ago, a running import was interrupted. */
  activeAt: kit.instant(),
  fileName: kit.text(),
  /** The sender's name at the time; null if run from the command line. */
  startedBy: kit.text(),
  rows: kit.int().notNull().default(0),
  created: kit.int().notNull().default(0),
  known: kit.int().notNull().default(0),
  changed: kit.int().notNull().default(0),
  problemCount: kit.int().notNull().default(0),
  /** Progress of applying or undoing, in percent. */
  progress: kit.int().notNull().default(0),
  /** A note about how the file was read, or why it failed. */
  note: kit.text(),
})

const importId = () =>
  kit
    .int()
    .notNull()
    .references(() => imports.id, { onDelete: 'cascade' })

/** Changes of an import, one row per changed record; those of the last applied import stay for its undo. */
export const importChanges = kit.table(
  'import_changes',
  {
    importId: importId(),
    seq: kit.int().notNull(),
    row: kit.int().notNull(),
    /** What a file calls the record: a part number, serial number, customer number or email. */
    label: kit.text().notNull(),
    /** Id of an existing record, the id given in the file, or the id of a record the import created. */
    recordId: kit.int(),
    /** Sort key for a part's position, if the part is new or moves. */
    shelfKey: kit.text(),
    obsolete: kit.bool(),
    /** Previous values of the changed fields; null for a new record. */
    before: kit.json<Record<string, unknown> | null>(),
    /** New values of the changed fields, or the whole new record. */
    after: kit.json<Record<string, unknown>>().notNull(),
    refusal: kit.text().$type<ImportRefusal>(),
  },
  (change) => [
    kit.uniqueIndex('import_changes_import_seq').on(change.importId, change.seq),
    kit.index('import_changes_import_label').on(change.importId, change.label, change.seq),
  ],
)

/** Problems in the rows of a refused file. */
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

/** Full part rows that an import or its undo is about to write; the switch copies them in a few statements. */
export const stagedParts = kit.table(
  'staged_parts',
  {
    importId: importId(),
    /** `move` gives a part a new position and indexes its words again. */
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
