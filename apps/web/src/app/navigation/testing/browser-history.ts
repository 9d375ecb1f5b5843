import { vi } from 'vitest'

interface Entry {
  readonly key: string
  readonly query: string
  readonly state: Record<string, unknown> | null
}

const keys = { last: 0 }
function newKey(): string {
  keys.last += 1
  return String(keys.last)
}

export interface BrowserOptions {
  readonly old?: boolean
}

/** A fake browser history; stands in for `window`, `history` and `location`. */
export class BrowserHistory extends EventTarget {
  entries: Entry[]
  at = 0
  scrollY = 0
  scrollTo = vi.fn(({ top }: { readonly top: number }) => {
    this.scrollY = top
  })
  /** Holds traversals until `arrive`, like a slow browser. */
  slow = false
  #waiting: (() => void)[] = []
  readonly navigation: object | undefined

  constructor(entries: readonly Omit<Entry, 'key'>[], { old = false }: BrowserOptions = {}) {
    super()
    this.entries = entries.map((entry) => ({ ...entry, key: newKey() }))
    this.at = entries.length - 1
    this.navigation = old ? undefined : this.#navigation()
  }

  #navigation() {
    const browser = this
    return {
      entries: () => browser.entries.map(({ key }, index) => ({ key, index })),
      get currentEntry() {
        return { key: browser.entries[browser.at]?.key, index: browser.at }
      },
      traverseTo: (key: string) => ({
        committed: new Promise<void>((done) => {
          browser.#ask(() => {
            browser.#moveTo(browser.entries.findIndex((each) => each.key === key))
            done()
          })
        }),
      }),
    }
  }

  get length(): number {
    return this.entries.length
  }
  get queries(): string[] {
    return this.entries.map(({ query }) => query)
  }
  get query(): string {
    return this.entries[this.at]?.query ?? ''
  }
  get state(): Entry['state'] {
    return this.entries[this.at]?.state ?? null
  }

  pushState(state: Entry['state'], _: string, url?: string) {
    const query = url?.slice(1) ?? this.query
    this.entries.splice(this.at + 1, Infinity, { key: newKey(), query, state: structuredClone(state) })
    this.at += 1
  }
  replaceState(state: Entry['state'], _: string, url?: string) {
    const key = this.entries[this.at]?.key ?? newKey()
    this.entries[this.at] = { key, query: url?.slice(1) ?? this.query, state: structuredClone(state) }
  }

  back() {
    this.go(-1)
  }
  forward() {
    this.go(1)
  }
  go(by: number) {
    this.#ask(() => this.#moveTo(this.at + by))
  }
  #ask(move: () => void) {
    this.#waiting.push(move)
    if (!this.slow) this.arrive()
  }
  #moveTo(at: number) {
    if (!this.entries[at] || at === this.at) return
    this.at = at
    this.dispatchEvent(new Event('popstate'))
  }
  arrive() {
    for (const move of this.#waiting.splice(0)) move()
  }
}

export function stubHistory(
  query: string,
  before?: BrowserHistory,
  options?: BrowserOptions,
): BrowserHistory {
  const browser = new BrowserHistory(before?.entries ?? [{ query, state: null }], options)
  if (before) browser.at = before.at
  vi.stubGlobal('window', browser)
  vi.stubGlobal('history', browser)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  vi.stubGlobal('location', {
    pathname: '/',
    hash: '',
    get search() {
      return browser.query
    },
  })
  return browser
}
