import { positive } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { parts } from './catalog.tables.ts'

/** Uploaded images of parts; their files are stored before the row is. */
export const partImages = kit.table(
  'part_images',
  {
    id: kit.autoId(),
    partId: kit
      .int()
      .notNull()
      .references(() => parts.id, { onDelete: 'cascade' }),
    version: kit.int().notNull(),
    /** Random name of the files. */
    storedAs: kit.text().notNull(),
    createdAt: kit.instant().notNull(),
  },
  (image) => [
    kit.uniqueIndex('part_images_part_id_version').on(image.partId, image.version),
    kit.uniqueIndex('part_images_stored_as').on(image.storedAs),
    ...positive(image.version),
  ],
)
