import { closeOverlay, closeTo, currentRoute, navigate, openOverlay } from './navigation.ts'
import { isMemberPanel, type Route, type RouteChange, to, unfiltered } from './routes.ts'

export function closeLogin(): void {
  if (isMemberPanel(currentRoute().panel)) closeTo(to('search'))
  else closeOverlay('login')
}

export function reopenLogin({ panel, view }: Pick<Route, 'panel' | 'view'>): void {
  if (isMemberPanel(panel)) navigate({ ...to(panel), view } as RouteChange)
  else openOverlay({ login: true })
}

/** Removes `login` from the URL of a user who is already signed in. */
export function dropLogin(): void {
  if (currentRoute().login) navigate({ login: false }, { replace: true })
}

/** After a sign-in: clears the search, keeps the open panel. */
export function startOver(): void {
  const request: RouteChange = currentRoute().panel === 'request' ? to('search') : {}
  navigate({ ...request, ...unfiltered, login: false, text: '', all: false, page: 1 }, { replace: true })
}
