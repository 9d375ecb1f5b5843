import { mediaKinds } from '@mullion/domain/catalog/part-media'
import { listed, notNegative } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { parts } from './catalog.tables.ts'

/** Photographs, documents and videos of parts; their files are stored before the row is. */
export const partMedia = kit.table(
  'part_media',
  {
    id: kit.autoId(),
    partId: kit
      .int()
      .notNull()
      .references(() => parts.id, { onDelete: 'cascade' }),
    kind: kit.text({ enum: mediaKinds }).notNull(),
    /** Places within its kind; gaps are allowed. */
    position: kit.int().notNull(),
    caption: kit.text().notNull(),
    alternative: kit.text().notNull(),
    /** Random name of the files; null for a video. */
    storedAs: kit.text(),
    /** What the file was called; null unless it is a document. */
    fileName: kit.text(),
    sizeBytes: kit.int().notNull(),
    /** Address of a video; null otherwise. */
    url: kit.text(),
    createdAt: kit.instant().notNull(),
  },
  (medium) => [
    kit.index('part_media_part_id').on(medium.partId, medium.kind, medium.position),
    kit.uniqueIndex('part_media_stored_as').on(medium.storedAs),
    ...listed(medium.kind),
    ...notNegative(medium.position, medium.sizeBytes),
  ],
)
