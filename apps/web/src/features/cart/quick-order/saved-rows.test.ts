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

describe('the quick order rows of a tab', () => {
  it('survive a reload with their configurations and an empty row at the end', async () => {
    const stored = new Map<string, string>()
    const before = await load(stored)
    before.appendRows([{ number: 'a', quantity: '2', comment: 'Dock 4' }, {}, { number: 'b' }])
    before.setRowConfiguration(before.quickOrderState.rows[0]!.id, { quantity: 2, configurations: [hands] })
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

  it('leave nothing in storage once cleared', async () => {
    const stored = new Map<string, string>()
    const { appendRows, clearRows } = await load(stored)
    appendRows([{ number: 'a' }])
    expect(stored.get(key)).toContain('"a"')
    clearRows()
    expect(stored.get(key)).toBe('')
  })

  it('leave storage once the cart takes them', async () => {
    const stored = new Map<string, string>()
    const { appendRows, quickOrderState, settleRows } = await load(stored)
    appendRows([{ number: 'a' }])
    settleRows(new Map([[quickOrderState.rows[0]!.id, null]]))
    expect((await load(stored)).quickOrderState.rows.filter(({ number }) => number)).toEqual([])
  })

  it.each([
    ['no list', '{"rows":7}'],
    ['invalid JSON', '{"rows":['],
    ['an empty text', ''],
    ['null', 'null'],
    ['rows of another shape', '{"rows":[null,7,"a",{"number":1},{"number":"a","quantity":"2"}]}'],
  ])('start empty when storage holds %s', async (_, text) => {
    const { quickOrderState } = await load(new Map([[key, text]]))
    expect(quickOrderState.rows.map(({ number }) => number)).toEqual(['', '', '', '', ''])
  })

  it('lose only configurations that cannot be read', async () => {
    const rows = [{ number: 'a', quantity: '2', comment: '', configurations: [{ kind: 'of old' }] }]
    const { quickOrderState } = await load(new Map([[key, JSON.stringify({ rows })]]))
    expect(quickOrderState.rows[0]).toMatchObject({ number: 'a', quantity: '2', configurations: [] })
  })

  it('are limited to 500, however many are saved', async () => {
    const row = { number: 'a', quantity: '2', comment: '', configurations: [] }
    const { quickOrderState } = await load(new Map([[key, JSON.stringify({ rows: Array(600).fill(row) })]]))
    expect(quickOrderState.rows).toHaveLength(500)
  })

  it('work when storage is blocked or full', async () => {
    const { appendRows, quickOrderState } = await load(null)
    appendRows([{ number: 'a' }])
    expect(quickOrderState.rows.map(({ number }) => number)).toEqual(['a', '', '', '', ''])
  })
})
