import { retryDelayMs } from '@mullion/domain/backups/retry'

export type BackupWork = 'backup' | 'verification'

export interface ScheduleOptions {
  readonly everyMs: number
  /** 0 for never. */
  readonly verifyEveryMs: number
  /** When a backup was last verified, in ms; null for never. */
  readonly verifiedAt: number | null
}

/** Tells what is due, in ms of one clock: work that keeps failing, less and less often. */
export function createSchedule({ everyMs, verifyEveryMs, verifiedAt }: ScheduleOptions) {
  const everyOf = { backup: everyMs, verification: verifyEveryMs || Number.POSITIVE_INFINITY }
  const dueAt = { backup: 0, verification: (verifiedAt ?? 0) + everyOf.verification }
  const failures = { backup: 0, verification: 0 }

  return {
    /** Returns the work to begin now; the next of its kind is due when its time has passed. */
    take(now: number): BackupWork | null {
      const due = (['backup', 'verification'] as const).find((work) => now >= dueAt[work]) ?? null
      if (due) dueAt[due] = now + everyOf[due]
      return due
    },

    succeeded(work: BackupWork): void {
      failures[work] = 0
    },

    failed(work: BackupWork, now: number): void {
      dueAt[work] = now + retryDelayMs(failures[work])
      failures[work] += 1
      // A new backup mends what a verification found.
      if (work === 'verification' && failures.backup === 0) dueAt.backup = now
    },

    isRetry: (work: BackupWork) => failures[work] > 0,
  }
}
