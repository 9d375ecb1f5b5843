import { doorModels, partTags, units } from '@mullion/domain/catalog/part'
import { type Filters, priceBandCount, priceBandLimits } from '@mullion/domain/search/facets'
import { type SortOrder, sortOrders } from '@mullion/domain/search/search-input'
import { type AnalyticsView, readAnalytics, writeAnalytics } from '../../lib/analytics-address.ts'
import { openedCalculators } from '../../lib/calculator-titles.ts'
import { cartViews } from '../../lib/checkout-views.ts'
import { helpTopics } from '../../lib/help-topics.ts'
import { accountViews, companyViews } from '../../lib/member-panels.ts'
import { type ResultView, resultViews } from '../../lib/result-view.ts'
import { staffViews } from '../../lib/staff-panel.ts'
import {
  countUpTo,
  flag,
  listOf,
  oneOf,
  type Parameter,
  readAll,
  token,
  type ValuesOf,
  writeAll,
} from './parameters.ts'

/** Panels and their views. A panel opens with `first`, which the URL leaves out. */
const panels = {
  search: { views: ['results'], first: 'results' },
  cart: { views: [...cartViews, 'quick-order'], first: 'cart' },
  account: { views: accountViews, first: 'overview' },
  company: { views: companyViews, first: 'users' },
  admin: { views: staffViews, first: 'pending-orders' },
  request: { views: ['form'], first: 'form' },
  verify: { views: ['result'], first: 'result' },
  order: { views: ['status'], first: 'status' },
  quote: { views: ['quote', 'request', 'shipping', 'finalize'], first: 'quote' },
  return: { views: ['return', 'request'], first: 'return' },
  recurring: { views: ['draft'], first: 'draft' },
} as const
type Panels = typeof panels
export type Panel = keyof Panels
export type ViewOf<P extends Panel> = Panels[P]['views'][number]

type PanelView = { [P in Panel]: { readonly panel: P; readonly view: ViewOf<P> } }[Panel]

const maxTextLength = 200
const highestId = 2_000_000_000
const highestPage = 100_000

/** Price bands in dollars, such as `10-25`, so links keep their meaning if the limits change. */
const bandNames: readonly string[] = Array.from({ length: priceBandCount }, (_, band) => {
  const dollars = (limit: number | undefined) => (limit === undefined ? '' : limit / 100)
  return `${band === 0 ? 0 : dollars(priceBandLimits[band - 1])}-${dollars(priceBandLimits[band])}`
})
const bands = listOf('price', bandNames)

const text: Parameter<string> = {
  name: 's',
  read: ([given = '']) => given.slice(0, maxTextLength),
  write: (value) => (value.trim() ? [value.trim()] : []),
}

const filterParameters = {
  doorModels: listOf('model', doorModels),
  tags: listOf('tag', partTags),
  units: listOf('unit', units),
  priceBands: {
    name: bands.name,
    read: (given: readonly string[]) => bands.read(given).map((name) => bandNames.indexOf(name)),
    write: (value: readonly number[]) => value.flatMap((band) => bandNames[band] ?? []),
  },
  specialOrder: flag('special'),
  proprietary: flag('proprietary'),
}

/** Ids of the parts to compare, such as `12-340`. */
const compared: Parameter<string | null> = {
  name: 'compare',
  read: ([given = '']) => (/^[1-9]\d{0,9}(?:-[1-9]\d{0,9}){0,3}$/.test(given) ? given : null),
  write: (value) => (value === null ? [] : [value]),
}

/**
 * The door that parts are compared with: a serial number, or a saved door's id, such as `saved-12`. A text that is
 * neither is kept until the page has said so.
 */
const comparedDoor: Parameter<string | null> = {
  name: 'door',
  read: ([given = '']) => (/^[\w-]{1,20}$/.test(given) ? given : null),
  write: (value) => (value === null ? [] : [value]),
}

/** What a door's label says: a serial number, or a measured door, such as `TSD-36x84-SWEEP`. */
const label: Parameter<string | null> = {
  name: 'label',
  read: ([given = '']) => (/^[\w.-]{1,80}$/.test(given) ? given : null),
  write: (value) => (value === null ? [] : [value]),
}

const ownParameters = {
  part: countUpTo('part', highestId),
  login: { ...flag('login'), read: (given: readonly string[]) => given.length > 0 },
  popup: oneOf('popup', helpTopics, null),
  calculator: oneOf('calculator', openedCalculators, null),
  compare: compared,
  door: comparedDoor,
  label,
  onlyFits: flag('fits'),
  chosen: countUpTo('id', highestId),
  emailVerify: token('emailVerify'),
  cartKey: token('cartKey'),
  orderKey: token('orderKey'),
  quoteKey: token('quoteKey'),
  draftKey: token('draftKey'),
}

/** All parameters, in URL order. */
const table = {
  text,
  ...filterParameters,
  sort: oneOf<SortOrder, SortOrder>('sort', sortOrders, 'relevance'),
  by: oneOf('by', resultViews, null),
  page: countUpTo('page', highestPage),
  panel: oneOf(
    'panel',
    ['cart', 'account', 'company', 'admin', 'request', 'order', 'quote', 'return', 'recurring'] as const,
    null,
  ),
  view: token('view'),
  ...ownParameters,
}

export interface FiltersAndSort {
  readonly filters: Filters
  readonly sort: SortOrder
}

/** What is open and what it shows: all that a link, a reload or Back restores. */
export type Route = PanelView &
  FiltersAndSort &
  ValuesOf<typeof ownParameters> & {
    readonly text: string
    readonly all: boolean
    /** Families or single parts; null for what suits the results, or was chosen before. */
    readonly by: ResultView | null
    readonly page: number
    readonly analytics: AnalyticsView
  }

export type RouteChange = Partial<Route>

export interface PanelProps<P extends Panel> {
  readonly route: Extract<Route, { panel: P }>
}

function spotOf(panel: Panel, view: string | null): PanelView {
  const { views, first } = panels[panel]
  return { panel, view: (views as readonly string[]).find((each) => each === view) ?? first } as PanelView
}

/** True for views that show one record, which the address names. */
function hasChosen({ panel, view }: PanelView): boolean {
  if (panel === 'admin' || panel === 'quote' || panel === 'return' || panel === 'recurring') return true
  return panel === 'account' && (view === 'lists' || view === 'approvals' || view === 'recurring')
}

/** True for panels that the key of an order's link opens for someone without an account. */
const hasOrderKey = (panel: Panel) => panel === 'order' || panel === 'return'

/** Reads a route from a query string; anything invalid counts as absent. */
export function readRoute(query: string): Route {
  const parameters = new URLSearchParams(query)
  const found = readAll(table, parameters)
  const { text, sort, by, page, part, login, popup, calculator, compare, emailVerify, cartKey, orderKey } =
    found
  const { door, onlyFits, label, quoteKey, draftKey } = found
  const { tags, doorModels, units, priceBands, specialOrder, proprietary } = found
  const spot = spotOf(emailVerify ? 'verify' : (found.panel ?? 'search'), found.view)
  return {
    ...spot,
    part,
    text,
    all: text.trim() === '' && page !== null,
    filters: { tags, doorModels, units, priceBands, specialOrder, proprietary },
    sort,
    by,
    page: page ?? 1,
    login,
    popup,
    calculator,
    compare,
    door,
    onlyFits,
    label,
    chosen: hasChosen(spot) ? found.chosen : null,
    analytics: readAnalytics(parameters),
    emailVerify,
    cartKey,
    orderKey: hasOrderKey(spot.panel) ? orderKey : null,
    quoteKey: spot.panel === 'quote' ? quoteKey : null,
    draftKey: spot.panel === 'recurring' ? draftKey : null,
  }
}

/** The label whose door a route shows: until something else is searched or opened. */
export function labelShown({ panel, text, all, label }: Route): string | null {
  return panel === 'search' && text.trim() === '' && !all ? label : null
}

export function writeRoute(route: Route, query: string): string {
  const { panel, view } = route
  const written = new URLSearchParams(query)
  writeAll(
    table,
    {
      ...route,
      ...route.filters,
      page: route.all || route.page > 1 ? route.page : null,
      panel: panel === 'search' || panel === 'verify' ? null : panel,
      view: view === panels[panel].first ? null : view,
      chosen: hasChosen(route) ? route.chosen : null,
      emailVerify: panel === 'verify' ? route.emailVerify : null,
      orderKey: hasOrderKey(panel) ? route.orderKey : null,
      quoteKey: panel === 'quote' ? route.quoteKey : null,
      draftKey: panel === 'recurring' ? route.draftKey : null,
      label: labelShown(route),
    },
    written,
  )
  writeAnalytics(view === 'analytics' ? route.analytics : null, written)
  return written.size > 0 ? `?${written}` : ''
}

export const startRoute = readRoute('')

/** The URL of a route, for links that can open in a new tab. */
export function linkTo(change: RouteChange): string {
  return `/${writeRoute({ ...startRoute, ...change } as Route, '')}`
}

export function isMemberPanel(panel: Panel): boolean {
  return panel === 'account' || panel === 'company' || panel === 'admin'
}

export const noOverlay = { part: null, login: false, popup: null, calculator: null, compare: null } as const
export type OverlayName = keyof typeof noOverlay
const overlayNames = Object.keys(noOverlay) as readonly OverlayName[]
export type NamedOverlay = {
  [name in OverlayName]: { readonly [_ in name]: NonNullable<Route[name]> }
}[OverlayName]

export function overlaid(overlay: NamedOverlay): RouteChange {
  return { ...noOverlay, ...overlay }
}

export function overlayOf(route: RouteChange): OverlayName | null {
  return overlayNames.find((name) => route[name]) ?? null
}

export function to<P extends Panel>(panel: P, view?: ViewOf<P>): RouteChange {
  return {
    ...spotOf(panel, view ?? null),
    ...noOverlay,
    chosen: null,
    emailVerify: null,
    orderKey: null,
    quoteKey: null,
    draftKey: null,
    label: null,
  }
}

export const unfiltered: FiltersAndSort = { filters: startRoute.filters, sort: 'relevance' }

export function searchFor(text: string, filters = unfiltered.filters): RouteChange {
  return { ...to('search'), ...unfiltered, filters, text, all: false, page: 1 }
}

export const allParts: RouteChange = { ...searchFor(''), all: true }
