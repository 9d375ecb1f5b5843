import { closeOverlay, closeTo, currentRoute, navigate, openOverlay } from './navigation.ts'
import { isMemberPanel, type Route, type RouteChange, to, unnarrowed } from './routes.ts'

/** Closes the sign-in; a panel that is for users alone goes with it. */
export function closeLogin(): void {
  if (isMemberPanel(currentRoute().panel)) closeTo(to('search'))
  else closeOverlay('login')
}

/** Opens the sign-in again: with the panel that it was for, which has gone with it. */
export function reopenLogin({ panel, view }: Pick<Route, 'panel' | 'view'>): void {
  if (isMemberPanel(panel)) navigate({ ...to(panel), view } as RouteChange)
  else openOverlay({ login: true })
}

/** Takes the sign-in from the address of a user who is signed in already. */
export function dropLogin(): void {
  if (currentRoute().login) navigate({ login: false }, { replace: true })
}

/** A user has signed in: the search starts over in place of the sign-in, and the open panel stays. */
export function startOver(): void {
  const request: RouteChange = currentRoute().panel === 'request' ? to('search') : {}
  navigate({ ...request, ...unnarrowed, login: false, text: '', all: false, page: 1 }, { replace: true })
}
