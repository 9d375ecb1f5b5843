/** How many backups are kept: the last one of each of the newest hours, days and months that have any. */
export interface RetentionRule {
  readonly hourly: number
  readonly daily: number
  readonly monthly: number
}

export interface KeptBackups<B> {
  /** Newest first. */
  readonly kept: readonly B[]
  /** Those of them within the hours in which any moment can be restored: their logs are kept. */
  readonly withLog: readonly B[]
}

/** Lengths of the beginnings of an instant in ISO format, such as 2026-11-25T02 for an hour. */
const periods = { hourly: 13, daily: 10, monthly: 7 } as const
/**
 * Of an hour with more backups, such as one in which a server started again and again, the first one is kept, with whose
 * log the hour began, and the last ones; and all others that were not followed by the next one at once.
 */
const maxInAnHour = 20
const atOnceMs = 60_000

const periodOf = ({ at }: { readonly at: Date }, period: keyof typeof periods) =>
  at.toISOString().slice(0, periods[period])

/** Removes from the backups of an hour, newest first, all that are too many. */
function withoutCrowd<B extends { readonly at: Date }>(backups: readonly B[]): B[] {
  return backups.filter((each, at) => {
    const next = backups[at - 1]
    const isLasting = next !== undefined && next.at.getTime() - each.at.getTime() > atOnceMs
    return at < maxInAnHour - 1 || at === backups.length - 1 || isLasting
  })
}

/**
 * Chooses which backups to keep, in UTC; the newest one is always among them. Within the hours that count, all are kept:
 * a start of the server begins a log, which is of use only with the backup it begins with.
 */
export function backupsToKeep<B extends { readonly at: Date }>(
  backups: readonly B[],
  rule: RetentionRule,
): KeptBackups<B> {
  const newestFirst = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const newestOf = (period: keyof typeof periods) =>
    [...Map.groupBy(newestFirst, (each) => periodOf(each, period)).values()].slice(0, rule[period])
  const lastOf = (period: keyof typeof periods) => newestOf(period).flatMap((each) => each.slice(0, 1))
  const withLog = new Set([...newestFirst.slice(0, 1), ...newestOf('hourly').flatMap(withoutCrowd)])
  const kept = new Set([...withLog, ...lastOf('daily'), ...lastOf('monthly')])
  return {
    kept: newestFirst.filter((each) => kept.has(each)),
    withLog: newestFirst.filter((each) => withLog.has(each)),
  }
}
