import { type CartView, cartViews } from '../lib/checkout-door.ts'

/** Where a reader is: what a link, a reload or the Back button brings back. */
export interface Place {
  readonly panel: 'search' | 'cart'
  readonly view: CartView
  /** The part whose detail is open. */
  readonly part: number | null
  readonly text: string
  /** Browsing the whole catalogue, without a text. */
  readonly all: boolean
  readonly page: number
}

export const startPlace: Place = { panel: 'search', view: 'cart', part: null, text: '', all: false, page: 1 }

const longestText = 200
const highestPage = 100_000

function readCount(text: string | null, highest: number): number | null {
  const value = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= highest ? value : null
}

function readView(text: string | null): CartView {
  return cartViews.find((view) => view === text) ?? 'cart'
}

/** Reads an address's query; whatever makes no sense is as if it were absent. */
export function readPlace(query: string): Place {
  const parameters = new URLSearchParams(query)
  const panel = parameters.get('panel') === 'cart' ? 'cart' : 'search'
  const text = (parameters.get('s') ?? '').slice(0, longestText)
  const page = readCount(parameters.get('page'), highestPage)
  return {
    panel,
    view: panel === 'cart' ? readView(parameters.get('view')) : 'cart',
    part: readCount(parameters.get('part'), 2_000_000_000),
    text,
    all: text.trim() === '' && page !== null,
    page: page ?? 1,
  }
}

/** Writes a place into an address's query and leaves the parameters of others as they are. */
export function writePlace(place: Place, query: string): string {
  const parameters = new URLSearchParams(query)
  const put = (name: string, value: string | null) =>
    value === null ? parameters.delete(name) : parameters.set(name, value)
  put('s', place.text.trim() || null)
  put('page', place.all || place.page > 1 ? String(place.page) : null)
  put('panel', place.panel === 'cart' ? 'cart' : null)
  put('view', place.panel === 'cart' && place.view !== 'cart' ? place.view : null)
  put('part', place.part === null ? null : String(place.part))
  const written = parameters.toString()
  return written ? `?${written}` : ''
}
