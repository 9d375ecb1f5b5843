import { noFilters } from '@mullion/domain/catalog/facets'
import {
  type AnalyticsView,
  firstAnalyticsView,
  readAnalytics,
  writeAnalytics,
} from '../lib/analytics-address.ts'
import { type OpenedCalculator, openedCalculators } from '../lib/calculator-titles.ts'
import { cartViews } from '../lib/checkout-views.ts'
import { type Narrowing, readNarrowing, writeNarrowing } from '../lib/filter-address.ts'
import { type HelpTopic, helpTopics } from '../lib/help-topics.ts'
import { accountViews, companyViews } from '../lib/member-panels.ts'
import { staffViews } from '../lib/staff-panel.ts'

/** The panels and their views. */
const panelViews = {
  search: ['results'],
  cart: [...cartViews, 'quick-order'],
  account: accountViews,
  company: companyViews,
  admin: staffViews,
  request: ['form'],
  verify: ['result'],
} as const
type Views = typeof panelViews
export type Panel = keyof Views

/** A panel and one of its own views. */
type Spot = { [P in Panel]: { readonly panel: P; readonly view: Views[P][number] } }[Panel]

/** The view that a panel opens with; it is not named in the address. */
const firstViews = {
  search: 'results',
  cart: 'cart',
  account: 'overview',
  company: 'users',
  admin: 'pending-orders',
  request: 'form',
  verify: 'result',
} as const satisfies { [P in Panel]: Views[P][number] }

/** Where a reader is: what a link, a reload or the Back button brings back. */
export type Place = Spot &
  Narrowing & {
    /** The part whose detail is open. */
    readonly part: number | null
    readonly text: string
    /** Browsing the whole catalogue, without a text. */
    readonly all: boolean
    readonly page: number
    /** True when the sign-in is open over the panel. */
    readonly login: boolean
    /** What the footer's links have opened over the panel. */
    readonly popup: HelpTopic | null
    /** The calculator that is open over the panel. */
    readonly calculator: OpenedCalculator | null
    /** The company, part or order that the staff panel has open; null on any other panel. */
    readonly chosen: number | null
    /** What the dashboard of the staff panel shows, also while another view is open. */
    readonly analytics: AnalyticsView
    /** The token of the e-mail verification that is shown; null on any other panel. */
    readonly emailVerify: string | null
  }

export const startPlace: Place = {
  panel: 'search',
  view: 'results',
  part: null,
  text: '',
  all: false,
  filters: noFilters,
  sort: 'relevance',
  page: 1,
  login: false,
  popup: null,
  calculator: null,
  chosen: null,
  analytics: firstAnalyticsView,
  emailVerify: null,
}

/** Panels that `panel` names in an address; the search is without it, the verification has its token. */
const namedPanels = ['cart', 'account', 'company', 'admin', 'request'] as const
const longestText = 200
const highestPage = 100_000

function readCount(text: string | null, highest: number): number | null {
  const value = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= highest ? value : null
}

function readSpot(parameters: URLSearchParams): Spot {
  const named = namedPanels.find((panel) => panel === parameters.get('panel')) ?? 'search'
  const panel = parameters.get('emailVerify') ? 'verify' : named
  const views: readonly string[] = panelViews[panel]
  const view = views.find((each) => each === parameters.get('view')) ?? firstViews[panel]
  return { panel, view } as Spot
}

/** Reads an address's query; whatever makes no sense is as if it were absent. */
export function readPlace(query: string): Place {
  const parameters = new URLSearchParams(query)
  const text = (parameters.get('s') ?? '').slice(0, longestText)
  const page = readCount(parameters.get('page'), highestPage)
  const spot = readSpot(parameters)
  return {
    ...spot,
    part: readCount(parameters.get('part'), 2_000_000_000),
    text,
    all: text.trim() === '' && page !== null,
    ...readNarrowing(parameters),
    page: page ?? 1,
    login: parameters.has('login'),
    popup: helpTopics.find((topic) => topic === parameters.get('popup')) ?? null,
    calculator: openedCalculators.find((each) => each === parameters.get('calculator')) ?? null,
    chosen: spot.panel === 'admin' ? readCount(parameters.get('id'), 2_000_000_000) : null,
    analytics: readAnalytics(parameters),
    emailVerify: parameters.get('emailVerify') || null,
  }
}

/** Writes a place into an address's query and leaves the parameters of others as they are. */
export function writePlace(place: Place, query: string): string {
  const parameters = new URLSearchParams(query)
  const put = (name: string, value: string | null) =>
    value === null ? parameters.delete(name) : parameters.set(name, value)
  put('s', place.text.trim() || null)
  writeNarrowing(place, parameters)
  put('page', place.all || place.page > 1 ? String(place.page) : null)
  put('panel', namedPanels.find((panel) => panel === place.panel) ?? null)
  put('view', place.view === firstViews[place.panel] ? null : place.view)
  put('part', place.part === null ? null : String(place.part))
  put('login', place.login ? '1' : null)
  put('popup', place.popup)
  put('calculator', place.calculator)
  put('id', place.panel === 'admin' && place.chosen !== null ? String(place.chosen) : null)
  writeAnalytics(place.view === 'analytics' ? place.analytics : null, parameters)
  put('emailVerify', place.panel === 'verify' ? place.emailVerify : null)
  const written = parameters.toString()
  return written ? `?${written}` : ''
}
