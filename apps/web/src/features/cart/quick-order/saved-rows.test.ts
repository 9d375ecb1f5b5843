import { afterEach, describe, expect, it, vi } from 'vitest'

const hands = { kind: 'direction', left: 1, right: 1 } as const
const key = 'quickOrderRows'

/** Reloads the page in a tab with this storage; null means that storage fails. */
async function load(stored: Map<string, string> | null) {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => (stored ? (stored.get(name) ?? null) : refuse()),
    setItem: (name: string, text: string) => void (stored ? stored.set(name, text) : refuse()),
  })
  vi.resetModules()
  return await import('./quick-order.state.ts')
}

afterEach(() => void vi.unstubAllGlobals())

describe('the rows of a tab', () => {
  it('are there after a reload, with what was stated, and an empty one behind them', async () => {
    const stored = new Map<string, string>()
    const before = await load(stored)
    before.appendRows([{ number: 'a', quantity: '2', comment: 'Dock 4' }, {}, { number: 'b' }])
    before.stateRow(before.quickOrderState.rows[0]!.id, { quantity: 2, configurations: [hands] })
    const { quickOrderState } = await load(stored)
    expect(quickOrderState.rows).toMatchObject([
      { number: 'a', quantity: '2', comment: 'Dock 4', configurations: [hands], refusal: null },
      { number: '' },
      { number: 'b', configurations: [] },
      { number: '', quantity: '', comment: '' },
      { number: '', quantity: '', comment: '' },
    ])
    expect(new Set(quickOrderState.rows.map(({ id }) => id)).size).toBe(5)
  })

  it('leave nothing behind once they are emptied', async () => {
    const stored = new Map<string, string>()
    const { appendRows, clearRows } = await load(stored)
    appendRows([{ number: 'a' }])
    expect(stored.get(key)).toContain('"a"')
    clearRows()
    expect(stored.get(key)).toBe('')
  })

  it.each([
    ['no list', '{"rows":7}'],
    ['no JSON', '{"rows":['],
    ['nothing', ''],
    ['null', 'null'],
    ['rows of another kind', '{"rows":[null,7,"a",{"number":1},{"number":"a","quantity":"2"}]}'],
  ])('start empty where %s is kept', async (_, text) => {
    const { quickOrderState } = await load(new Map([[key, text]]))
    expect(quickOrderState.rows.map(({ number }) => number)).toEqual(['', '', '', '', ''])
  })

  it('lose statements that cannot be read, and nothing else', async () => {
    const rows = [{ number: 'a', quantity: '2', comment: '', configurations: [{ kind: 'of old' }] }]
    const { quickOrderState } = await load(new Map([[key, JSON.stringify({ rows })]]))
    expect(quickOrderState.rows[0]).toMatchObject({ number: 'a', quantity: '2', configurations: [] })
  })

  it('are 500 at most, however many are kept', async () => {
    const row = { number: 'a', quantity: '2', comment: '', configurations: [] }
    const { quickOrderState } = await load(new Map([[key, JSON.stringify({ rows: Array(600).fill(row) })]]))
    expect(quickOrderState.rows).toHaveLength(500)
  })

  it('work where the storage is closed or full', async () => {
    const { appendRows, quickOrderState } = await load(null)
    appendRows([{ number: 'a' }])
    expect(quickOrderState.rows.map(({ number }) => number)).toEqual(['a', '', '', '', ''])
  })
})
