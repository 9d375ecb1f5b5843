import { askSessionAgain, forgetAnswers, knownViewer } from '@mullion/client/accounts/viewer'
import { readError } from '@mullion/client/read-error'
import type { InternalCompany } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import { actingState, forgetActing, noteActing } from '../../lib/acting.state.ts'
import type { CartView } from '../../lib/checkout-views.ts'
import { notifyProblem } from '../../lib/notices.state.ts'
import { queryClient } from './query-client.ts'

/** The company that requests of this tab name; null for none. */
export const actingFor = (): number | null => actingState.company?.id ?? null

/** Orders for a company from now on: all that was answered to another buyer is asked again, prices among it. */
export function actFor(company: InternalCompany): void {
  noteActing(company)
  forgetAnswers(queryClient)
}

/** Orders for nobody any more; the cart stays and is priced anew. */
export function stopActing(): void {
  const acted = actingState.company !== null
  forgetActing()
  if (acted) forgetAnswers(queryClient)
}

/** The first step of the checkout for whoever is signed in: staff choose a company first. */
export function firstCheckoutStep(): CartView {
  const user = knownViewer(queryClient)?.user
  return user && may(user, 'actForCompany') && actingState.company === null ? 'selectCustomer' : 'shipping'
}

/** Stops where the server says that the company is gone, or not this user's to order for. */
export function noteActingRefusal(error: unknown): void {
  if (actingState.company === null) return
  const { code, message } = readError(error)
  if (code !== 'accounts.acting_ended' && code !== 'accounts.acting_refused') return
  stopActing()
  if (code === 'accounts.acting_ended') notifyProblem(message)
  // Staff who may no longer act are signed out by now, or other people.
  else void askSessionAgain(queryClient)
}
