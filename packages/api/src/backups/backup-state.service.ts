import type { Database, Reader, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { findFact, replaceFact, takeFact } from '@mullion/db/security/shared-fact.repository'
import { type BackupRecord, type BackupState, backupRecord, lateSince } from '@mullion/domain/backups/state'
import type { Clock } from '../clock.ts'
import { type BackupMailFacts, backupLateMail } from './backup-mail.ts'

export interface BackupStateDeps extends BackupMailFacts {
  readonly db: Database
  readonly clock: Clock
  /** Null for a store without backups. `alertMs` is 0 if staff want to hear of none. */
  readonly backups: { readonly alertMs: number; readonly sendsLog: boolean } | null
}

const fact = 'backups'
const claimFact = 'backup-claim'
const maxReason = 500

type Created = Omit<NonNullable<BackupRecord['created']>, 'at'> & { readonly at: Date }
type Verified = Omit<NonNullable<BackupRecord['verified']>, 'at'>

/** What became of backups: noted by who makes them, shown to staff, and mailed when there are none. */
export function createBackupStateService(deps: BackupStateDeps) {
  const { db, clock, backups } = deps
  const startedAt = clock()
  let logSentAt: Date | null = null

  async function recordOf(reader: Reader): Promise<BackupRecord> {
    const text = await findFact(reader, fact)
    if (text !== null) return backupRecord.parse(JSON.parse(text))
    return { sinceAt: clock().toISOString(), created: null, verified: null, failed: null }
  }

  const change = (with_: (before: BackupRecord) => Partial<BackupRecord>) =>
    db.transaction(async (tx: Writer) => {
      const before = await recordOf(tx)
      await replaceFact(tx, fact, JSON.stringify({ ...before, ...with_(before) }))
    })

  return {
    noteCreated: ({ at, name, sizeBytes, storedBytes, files }: Created) =>
      change(() => ({
        // The time of a backup may be ahead of a clock that was set back.
        created: {
          at: new Date(Math.min(at.getTime(), clock().getTime())).toISOString(),
          name,
          sizeBytes,
          storedBytes,
          files,
        },
        failed: null,
      })),

    noteVerified: ({ name, rows, files }: Verified) =>
      change(() => ({ verified: { at: clock().toISOString(), name, rows, files } })),

    noteFailed: (reason: string) =>
      change(() => ({ failed: { at: clock().toISOString(), reason: reason.slice(0, maxReason) } })),

    /** What was committed before this is sent. Only this server knows: storing it would be one more change to send. */
    noteLogSent(at: Date): void {
      logSentAt = at
    },

    async state(): Promise<BackupState> {
      const record = await recordOf(db.read)
      const { created, verified, failed } = record
      return {
        ...{ created, verified, failed },
        isOn: backups !== null,
        isLate: backups !== null && lateSince(record, clock(), backups.alertMs) !== null,
        logSentAt: logSentAt?.toISOString() ?? null,
      }
    },

    /** Returns the times of the last backup and of the log, or since when there is none; null for what the store does without. */
    async lastTimes(): Promise<{ readonly backupAt: Date | null; readonly logAt: Date | null }> {
      if (!backups) return { backupAt: null, logAt: null }
      const { created, sinceAt } = await recordOf(db.read)
      return {
        backupAt: new Date(created?.at ?? sinceAt),
        logAt: backups.sendsLog ? (logSentAt ?? startedAt) : null,
      }
    },

    /** True for one of the servers that ask within `everyMs`. */
    async claim(everyMs: number): Promise<boolean> {
      const before = await findFact(db.read, claimFact)
      const now = clock()
      if (before !== null && now.getTime() - new Date(before).getTime() < everyMs) return false
      return db.transaction((tx) => takeFact(tx, claimFact, { before, value: now.toISOString() }))
    },

    /** Mails staff once when no backup succeeded for too long. */
    async watch(): Promise<void> {
      if (!backups) return
      const isKnown = (await findFact(db.read, fact)) !== null
      if (!isKnown) await change(() => ({}))
      const record = await recordOf(db.read)
      const since = lateSince(record, clock(), backups.alertMs)
      if (since) await db.transaction((tx) => queueMail(tx, backupLateMail(record, since, deps), clock()))
    },
  }
}
