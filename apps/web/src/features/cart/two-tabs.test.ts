import type { Part } from '@mullion/domain/catalog/part'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type * as CartModule from './cart.state.ts'

type Cart = typeof CartModule

interface Write {
  readonly from: Tab
  readonly key: string
  readonly text: string
}

/**
 * A tab as browsers run it, in a process of its own: it reads from a copy of the storage, learns late what other tabs
 * have written, and keeps its own text of a key until the browser has taken it.
 */
class Tab {
  readonly copy: Map<string, string>
  readonly sent: Write[] = []
  readonly arriving: Write[] = []
  readonly window = new EventTarget()
  cart!: Cart

  constructor(shared: ReadonlyMap<string, string>) {
    this.copy = new Map(shared)
  }

  /** Runs work with the globals of this tab. */
  run<Answer>(work: (cart: Cart) => Answer): Answer {
    vi.stubGlobal('window', this.window)
    vi.stubGlobal('sessionStorage', undefined)
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => this.copy.get(key) ?? null,
      setItem: (key: string, text: string) => {
        this.copy.set(key, text)
        this.sent.push({ from: this, key, text })
      },
    })
    return work(this.cart)
  }

  receive({ from, key, text }: Write): void {
    if (from === this) return
    if (!this.sent.some((write) => write.key === key)) this.copy.set(key, text)
    const event = Object.assign(new Event('storage'), { key })
    this.run(() => this.window.dispatchEvent(event))
  }
}

class TwoTabs {
  readonly shared = new Map<string, string>()
  readonly tabs: readonly [Tab, Tab]

  private constructor() {
    this.tabs = [new Tab(this.shared), new Tab(this.shared)]
  }

  static async open(): Promise<TwoTabs> {
    const both = new TwoTabs()
    for (const tab of both.tabs) {
      vi.resetModules()
      tab.cart = await tab.run(() => import('./cart.state.ts'))
      tab.run((cart) => cart.followStorage())
    }
    return both
  }

  /** The browser takes a tab's oldest write and passes it on; false if there is none. */
  take(of: 0 | 1): boolean {
    const write = this.tabs[of].sent.shift()
    if (!write) return false
    this.shared.set(write.key, write.text)
    for (const tab of this.tabs) tab.arriving.push(write)
    return true
  }

  /** A tab learns of the oldest write that it does not know yet; false if there is none. */
  tell(to: 0 | 1): boolean {
    const write = this.tabs[to].arriving.shift()
    if (write) this.tabs[to].receive(write)
    return write !== undefined
  }

  settle(): void {
    while ([this.take(0), this.take(1), this.tell(0), this.tell(1)].includes(true)) {
      // Each step may have led to another.
    }
  }

  quantities(): Record<string, number>[] {
    const saved = JSON.parse(this.shared.get('shoppingCart') ?? '{}') as Record<string, { quantity: number }>
    const carts = [saved, ...this.tabs.map((tab) => tab.cart.cartState.entries)]
    return carts.map((cart) =>
      Object.fromEntries(Object.entries(cart).map(([id, { quantity }]) => [id, quantity])),
    )
  }
}

const part = (id: number) =>
  ({ id, number: `0105-${id}`, name: 'HNG', priceCents: 1250, unit: 'EA', imageVersion: 0 }) as Part

interface Step {
  readonly tab: 0 | 1
  readonly act: 'add' | 'set' | 'remove' | 'clear' | 'take' | 'tell'
  readonly line: 0 | 1
  readonly quantity: number
}

const someSteps = (...acts: Step['act'][]) =>
  fc.array(
    fc.record({
      tab: fc.constantFrom(0 as const, 1 as const),
      act: fc.constantFrom(...acts),
      line: fc.constantFrom(0 as const, 1 as const),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 40 },
  )

/** Performs a step of the buyer, or of the browser between the tabs. */
function perform(both: TwoTabs, { tab, act, quantity }: Step, id: number): void {
  if (act === 'take') both.take(tab)
  if (act === 'tell') both.tell(tab)
  both.tabs[tab].run((cart) => {
    if (act === 'add') cart.addToCart({ part: part(id), quantity })
    if (act === 'set') cart.setQuantity(id, quantity)
    if (act === 'remove') cart.removeFromCart(id)
  })
}

/** The quantity of a line that only one tab changes, after a step of that tab. */
function after(before: number, { act, quantity }: Step): number {
  if (act === 'add') return before + quantity
  if (act === 'set') return before > 0 ? quantity : 0
  return act === 'remove' ? 0 : before
}

afterEach(() => vi.unstubAllGlobals())

describe('a cart open in two tabs', () => {
  it('keeps every part that either tab adds, however late they hear of each other', async () => {
    await fc.assert(
      fc.asyncProperty(someSteps('add', 'take', 'tell'), async (steps) => {
        const both = await TwoTabs.open()
        const expected: Record<string, number> = {}
        for (const step of steps) {
          perform(both, step, step.line + 1)
          if (step.act === 'add') {
            expected[step.line + 1] = (expected[step.line + 1] ?? 0) + step.quantity
          }
        }
        both.settle()
        expect(both.quantities()).toEqual([expected, expected, expected])
      }),
      { numRuns: 60 },
    )
  })

  it('keeps every change of a line by one tab while the other changes other lines', async () => {
    await fc.assert(
      fc.asyncProperty(someSteps('add', 'set', 'remove', 'take', 'tell'), async (steps) => {
        const both = await TwoTabs.open()
        const expected = new Map<number, number>()
        for (const step of steps) {
          const id = step.tab * 2 + step.line + 1
          perform(both, step, id)
          expected.set(id, after(expected.get(id) ?? 0, step))
        }
        both.settle()
        const left = Object.fromEntries([...expected].filter(([, quantity]) => quantity > 0))
        expect(both.quantities()).toEqual([left, left, left])
      }),
      { numRuns: 60 },
    )
  })

  it('shows More pressed in one tab in the other, which saved new prices meanwhile', async () => {
    const both = await TwoTabs.open()
    const [one, other] = both.tabs
    one.run((cart) => cart.addToCart({ part: part(1), quantity: 1 }))
    both.settle()
    one.run((cart) => cart.setQuantity(1, 2))
    const priced = { partId: 1, number: '0105-1', name: 'HNG', unit: 'EA' as const, unitPriceCents: 1400 }
    other.run((cart) => cart.rememberPrices({ lines: [priced as never] }))
    both.take(0)
    both.take(0)
    both.settle()
    expect(both.quantities()).toEqual([{ 1: 2 }, { 1: 2 }, { 1: 2 }])
  })

  it('stays empty in both when one clears it and the other had no change', async () => {
    const both = await TwoTabs.open()
    both.tabs[0].run((cart) => cart.addToCart({ part: part(1), quantity: 1 }))
    both.settle()
    both.tabs[1].run((cart) => cart.clearCart())
    both.settle()
    expect(both.quantities()).toEqual([{}, {}, {}])
  })
})
