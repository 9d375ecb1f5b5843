import { vi } from 'vitest'

interface Entry {
  readonly query: string
  readonly state: Record<string, unknown> | null
}

/** A browser's history, as far as the page uses it; it stands in for `window`, `history` and `location`. */
export class BrowserHistory extends EventTarget {
  entries: Entry[]
  at = 0
  scrollY = 0
  scrollTo = vi.fn(({ top }: { readonly top: number }) => {
    this.scrollY = top
  })
  /** Makes steps wait for `arrive`, as a browser does that takes a moment for them. */
  slow = false
  #asked: number[] = []

  constructor(entries: readonly Entry[]) {
    super()
    this.entries = [...entries]
    this.at = entries.length - 1
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
    this.entries.splice(this.at + 1, Infinity, { query, state: structuredClone(state) })
    this.at += 1
  }
  replaceState(state: Entry['state'], _: string, url?: string) {
    this.entries[this.at] = { query: url?.slice(1) ?? this.query, state: structuredClone(state) }
  }

  back() {
    this.go(-1)
  }
  forward() {
    this.go(1)
  }
  go(by: number) {
    this.#asked.push(by)
    if (!this.slow) this.arrive()
  }
  /** Makes the steps that were asked for. */
  arrive() {
    for (const by of this.#asked.splice(0)) {
      if (!this.entries[this.at + by]) continue
      this.at += by
      this.dispatchEvent(new Event('popstate'))
    }
  }
}

/** Opens a browser at a query, or where it was with all of its steps. */
export function stubHistory(query: string, before?: BrowserHistory): BrowserHistory {
  const kept = before?.entries.slice(0, before.at + 1)
  const browser = new BrowserHistory(kept ?? [{ query, state: null }])
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
