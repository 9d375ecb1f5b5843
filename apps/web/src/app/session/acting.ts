import { knownViewer, refetchSession, resetUserQueries } from '@mullion/client/accounts/viewer'
import { readError } from '@mullion/client/read-error'
import type { InternalCompany } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import { actingState, clearActing, setActing } from '../../lib/acting.state.ts'
import type { CartView } from '../../lib/checkout-views.ts'
import { notifyProblem } from '../../lib/notices.state.ts'
import { queryClient } from './query-client.ts'

export const actingFor = (): number | null => actingState.company?.id ?? null

/** Starts ordering for a company. Refetches everything, because prices depend on the buyer. */
export function actFor(company: InternalCompany): void {
  setActing(company)
  resetUserQueries(queryClient)
}

export function stopActing(): void {
  const acted = actingState.company !== null
  clearActing()
  if (acted) resetUserQueries(queryClient)
}

/** The first checkout step. Staff pick a company first. */
export function firstCheckoutStep(): CartView {
  const user = knownViewer(queryClient)?.user
  return user && may(user, 'actForCompany') && actingState.company === null ? 'selectCustomer' : 'shipping'
}

/** Stops acting when the server says the company is gone or off limits to this user. */
export function noteActingRefusal(error: unknown): void {
  if (actingState.company === null) return
  const { code, message } = readError(error)
  if (code !== 'accounts.acting_ended' && code !== 'accounts.acting_refused') return
  stopActing()
  if (code === 'accounts.acting_ended') notifyProblem(message)
  // Otherwise the user was signed out or changed, so check the session again.
  else void refetchSession(queryClient)
}
