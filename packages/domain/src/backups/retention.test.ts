import { describe, expect, it } from 'vitest'
import { backupsToKeep } from './retention.ts'

const every = (hours: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    at: new Date(Date.UTC(2026, 10, 25, 12) - at * hours * 3_600_000),
  }))
const texts = (backups: readonly { readonly at: Date }[]) =>
  backups.map(({ at }) => at.toISOString().slice(0, 13))

describe('the backups that are kept', () => {
  it('are all of the newest hours, and the last ones of the newest days and months', () => {
    const { kept, withLog } = backupsToKeep(every(0.5, 24 * 2 * 70), { hourly: 3, daily: 3, monthly: 2 })
    expect(texts(kept)).toEqual([
      '2026-11-25T12',
      ...['2026-11-25T11', '2026-11-25T11', '2026-11-25T10', '2026-11-25T10'],
      '2026-11-24T23',
      '2026-11-23T23',
      '2026-10-31T23',
    ])
    expect(withLog).toEqual(kept.slice(0, 5))
  })

  it('are twenty of an hour at most: its first one and the last ones', () => {
    const { kept } = backupsToKeep(every(0.01, 90), { hourly: 1, daily: 0, monthly: 0 })
    // The newest one is alone in its hour.
    expect(texts(kept)).toEqual(['2026-11-25T12'])
    const crashes = every(0.01, 90).slice(1)
    expect(backupsToKeep(crashes, { hourly: 1, daily: 0, monthly: 0 }).kept).toEqual([
      ...crashes.slice(0, 19),
      ...crashes.slice(-1),
    ])
  })

  it('of an hour with many starts include all whose log lasted a minute', () => {
    const lasting = every(0.2, 4).slice(1)
    const crashes = Array.from({ length: 60 }, (_, no) => ({
      at: new Date((lasting[0]?.at.getTime() ?? 0) + (no + 1) * 5000),
    })).toReversed()
    const { withLog } = backupsToKeep([...crashes, ...lasting], { hourly: 1, daily: 0, monthly: 0 })
    // The first crash is at the end of no lasting log; the last lasting backup was followed by it at once.
    expect(withLog).toEqual([...crashes.slice(0, 19), ...lasting.slice(1)])
  })

  it('are counted by periods that have a backup, so that a store that was off loses none', () => {
    const { kept } = backupsToKeep(every(24 * 40, 4), { hourly: 0, daily: 2, monthly: 3 })
    expect(texts(kept)).toEqual(['2026-11-25T12', '2026-10-16T12', '2026-09-06T12'])
  })

  it('always include the newest one', () => {
    const [newest] = every(1, 5)
    expect(backupsToKeep(every(1, 5), { hourly: 0, daily: 0, monthly: 0 })).toEqual({
      kept: [newest],
      withLog: [newest],
    })
    expect(backupsToKeep([], { hourly: 1, daily: 1, monthly: 1 })).toEqual({ kept: [], withLog: [] })
  })
})
