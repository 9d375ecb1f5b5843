import { z } from 'zod'

const content = z.object({
  sizeBytes: z.number().int().nonnegative(),
  /** Names of the pieces, in order. */
  pieces: z.array(z.string()),
})
/** Bytes in a vault. */
export type Content = z.output<typeof content>

const fileEntry = content.extend({
  /** When the store stored it, by which it is known to be unchanged. */
  storedAt: z.coerce.date(),
})
export type FileEntry = z.output<typeof fileEntry>

/** Files by key, by area such as `images`. */
export const fileLists = z.record(z.string(), z.record(z.string(), fileEntry))
export type FileLists = z.output<typeof fileLists>

/** Everything that one backup holds. */
export const manifest = z.object({
  version: z.literal(1),
  at: z.coerce.date(),
  /** Null for a store whose database is backed up by its own means. */
  database: content
    .extend({
      rows: z.record(z.string(), z.number()),
      /**
       * What follows in the log: items of this stream with a higher number. `start` is where the first of them begins, as
       * a segment without frames. Null if nothing follows.
       */
      log: z.object({ stream: z.string(), after: z.number().int(), start: z.string() }).nullable(),
    })
    .nullable(),
  files: fileLists,
})
export type Manifest = z.output<typeof manifest>
