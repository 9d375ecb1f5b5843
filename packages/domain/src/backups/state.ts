import { z } from 'zod'

/** What all servers know about the backups of their store. */
export const backupRecord = z.object({
  /** When a server was first told to make backups. */
  sinceAt: z.string(),
  created: z
    .object({
      at: z.string(),
      name: z.string(),
      sizeBytes: z.number(),
      storedBytes: z.number(),
      files: z.number(),
    })
    .nullable(),
  verified: z.object({ at: z.string(), name: z.string(), rows: z.number(), files: z.number() }).nullable(),
  /** The last failure, unless a backup succeeded since. */
  failed: z.object({ at: z.string(), reason: z.string() }).nullable(),
})
export type BackupRecord = z.output<typeof backupRecord>

/** The backups of a store, as staff see them. */
export interface BackupState extends Pick<BackupRecord, 'created' | 'verified' | 'failed'> {
  /** False for a store without the setting `BACKUP_TO`. */
  readonly isOn: boolean
  /** True if no backup succeeded for as long as staff want to hear of. */
  readonly isLate: boolean
  /** What was committed before this is sent; null if this server sends nothing. */
  readonly logSentAt: string | null
}

/** Returns since when there was no backup, if that is too long; null if all is well. */
export function lateSince(record: BackupRecord, now: Date, alertMs: number): Date | null {
  const last = new Date(record.created?.at ?? record.sinceAt)
  return alertMs > 0 && now.getTime() - last.getTime() > alertMs ? last : null
}
