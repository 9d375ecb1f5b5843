import { createContext, type ReactNode, use, useDeferredValue, useSyncExternalStore } from 'react'
import { currentRoute, firstRoute, onRouteChange, routeState } from './navigation.ts'
import { type Route, readRoute } from './routes.ts'

const GivenRoute = createContext<Route | null>(null)

export function RouteOf({ url, children }: { readonly url: string; readonly children: ReactNode }) {
  return <GivenRoute value={readRoute(new URL(url, 'http://store').search)}>{children}</GivenRoute>
}

const entireRoute = (route: Route) => route

/** The current route, or what `select` picks from it; rerenders when that changes. */
export function useRoute(): Route
export function useRoute<T>(select: (route: Route) => T): T
export function useRoute(select: (route: Route) => unknown = entireRoute): unknown {
  const given = use(GivenRoute)
  return useSyncExternalStore(
    onRouteChange,
    () => select(given ?? currentRoute()),
    () => select(given ?? firstRoute()),
  )
}

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

const deferredFields = ['panel', 'view', 'part', 'text', 'all'] as const

/**
 * The route, deferred so a click or keystroke paints before a whole panel renders. Filters and sort order are never
 * deferred: a checked box must not look unchecked until results render.
 */
export function useDeferredRoute(): Route {
  const route = useRoute()
  const late = useDeferredValue(route)
  // A new filter or sort order starts at page 1.
  const turned = route.page !== late.page && route.filters === late.filters && route.sort === late.sort
  return !turned && deferredFields.every((field) => route[field] === late[field]) ? route : late
}
