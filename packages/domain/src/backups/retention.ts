/** How many backups are kept: the last one of each of the newest hours, days and months that have any. */
export interface RetentionRule {
  readonly hourly: number
  readonly daily: number
  readonly monthly: number
}

export interface KeptBackups<B> {
  readonly kept: readonly B[]
  /** The oldest one kept for its hour, from which on any moment can be restored; null if there is none. */
  readonly oldestHourly: B | null
}

/** Lengths of the beginnings of an instant in ISO format, such as 2026-11-25T02 for an hour. */
const periods = { hourly: 13, daily: 10, monthly: 7 } as const

/** Chooses which backups to keep, in UTC; the newest one is always among them. */
export function backupsToKeep<B extends { readonly at: Date }>(
  backups: readonly B[],
  rule: RetentionRule,
): KeptBackups<B> {
  const newestFirst = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const lastOfEach = (period: keyof typeof periods) => {
    const byPeriod = new Map<string, B>()
    for (const each of newestFirst) {
      const name = each.at.toISOString().slice(0, periods[period])
      if (!byPeriod.has(name) && byPeriod.size < rule[period]) byPeriod.set(name, each)
    }
    return [...byPeriod.values()]
  }
  const hourly = lastOfEach('hourly')
  const kept = new Set([
    ...newestFirst.slice(0, 1),
    ...hourly,
    ...lastOfEach('daily'),
    ...lastOfEach('monthly'),
  ])
  return {
    kept: newestFirst.filter((each) => kept.has(each)),
    oldestHourly: hourly.at(-1) ?? newestFirst[0] ?? null,
  }
}
