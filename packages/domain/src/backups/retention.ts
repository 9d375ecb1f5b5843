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
 * log the hour began, and the last ones.
 */
const maxInAnHour = 20

const periodOf = ({ at }: { readonly at: Date }, period: keyof typeof periods) =>
  at.toISOString().slice(0, periods[period])

/**
 * Chooses which backups to keep, in UTC; the newest one is always among them. Within the hours that count, all are kept:
 * a start of the server begins a log, which is of use only with the backup it begins with.
 */
export function backupsToKeep<B extends { readonly at: Date }>(
  backups: readonly B[],
  rule: RetentionRule,
): KeptBackups<B> {
  const newestFirst = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const ofEach = (period: keyof typeof periods, most: number) => {
    const byPeriod = new Map<string, B[]>()
    for (const each of newestFirst) {
      const name = periodOf(each, period)
      const others = byPeriod.get(name) ?? []
      if (others.length === 0 && byPeriod.size >= rule[period]) continue
      // They come newest first, so the one that takes the last place is the earliest so far.
      byPeriod.set(name, most === 1 && others.length > 0 ? others : [...others.slice(0, most - 1), each])
    }
    return [...byPeriod.values()].flat()
  }
  const withLog = new Set([...newestFirst.slice(0, 1), ...ofEach('hourly', maxInAnHour)])
  const kept = new Set([...withLog, ...ofEach('daily', 1), ...ofEach('monthly', 1)])
  return {
    kept: newestFirst.filter((each) => kept.has(each)),
    withLog: newestFirst.filter((each) => withLog.has(each)),
  }
}
