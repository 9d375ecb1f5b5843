import { createContext, type ReactNode, use, useDeferredValue, useSyncExternalStore } from 'react'
import { currentRoute, firstRoute, onRouteChange, routeState } from './navigation.ts'
import { type Route, readRoute } from './routes.ts'

const GivenRoute = createContext<Route | null>(null)

/** Shows the page of an address that is not the browser's, such as that of a request to be answered with the page. */
export function RouteOf({ url, children }: { readonly url: string; readonly children: ReactNode }) {
  return <GivenRoute value={readRoute(new URL(url, 'http://store').search)}>{children}</GivenRoute>
}

const whole = (route: Route) => route

/** What is open, or what `select` takes from it; a component is drawn anew when that changes. */
export function useRoute(): Route
export function useRoute<T>(select: (route: Route) => T): T
export function useRoute(select: (route: Route) => unknown = whole): unknown {
  const given = use(GivenRoute)
  return useSyncExternalStore(
    onRouteChange,
    () => select(given ?? currentRoute()),
    () => select(given ?? firstRoute()),
  )
}

/** The text of the search box, at once with each letter. */
export function useSearchText(): string {
  const text = useRoute((route) => route.text)
  return (
    useSyncExternalStore(
      onRouteChange,
      () => routeState.typed,
      () => null,
    ) ?? text
  )
}

const drawnAnew = ['panel', 'view', 'part', 'text', 'all'] as const

/**
 * The route a moment late: a press or a letter is painted first, and none waits until a whole panel is drawn. Filters and
 * order are there at once: a box that is ticked must not look empty until the results are drawn.
 */
export function useDeferredRoute(): Route {
  const route = useRoute()
  const late = useDeferredValue(route)
  // Other filters or another order begin at the first page.
  const turned = route.page !== late.page && route.filters === late.filters && route.sort === late.sort
  return !turned && drawnAnew.every((field) => route[field] === late[field]) ? route : late
}
