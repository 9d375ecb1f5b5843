import { useChallenge, usePlaceOrder } from '@mullion/client/checkout/checkout.hooks'
import { readError } from '@mullion/client/read-error'
import type { CartEntry } from '@mullion/domain/cart/stored-cart'
import type { PlaceOrderInput } from '@mullion/domain/checkout/order'
import { useEffect, useMemo } from 'react'
import { createBotCheck, solveInWorker } from '../../../lib/bot-check.ts'
import type { CheckoutPanelProps } from '../../../lib/checkout-views.ts'
import type { Problems } from '../../../lib/use-shown-problems.ts'
import { checkoutState, endPlacing, startPlacing } from '../checkout.state.ts'
import { paymentFieldsOf } from '../payment/payment-problems.ts'
import { failedOutcome, finish, placedOutcome } from './outcomes.ts'
import { forgetPlacing, keepPlacing } from './placing-record.ts'

export type OrderToPlace = Omit<PlaceOrderInput, 'idempotencyKey' | 'botCheck'>

/** What the form itself must answer; everything else has become the outcome. */
export interface PlacingAnswer {
  readonly fields?: Problems<string>
  /** Why the total must be looked at again before the order is sent again. */
  readonly requoted?: string
}

const requotedCodes = ['checkout.quote_changed', 'checkout.total_differs']

function answerTo(failure: unknown): PlacingAnswer {
  const error = readError(failure)
  // Without an answer nobody knows what became of the order: the page asks after a reload.
  if (error.kind !== 'network') forgetPlacing()
  const fields = paymentFieldsOf(error.fields)
  const requoted = requotedCodes.includes(error.code)
  if (!fields && !requoted) {
    finish(failedOutcome(error))
    return {}
  }
  endPlacing(null)
  return fields ? { fields } : { requoted: error.message }
}

export interface PlacingDeps extends Pick<CheckoutPanelProps, 'entries' | 'orderKey' | 'onPlaced'> {
  /** Guests show that a person places their order. */
  readonly isGuest: boolean
}

/** Placing orders, one at a time; a guest's bot check is worked on from the start, so that nobody waits for it. */
export function usePlacing({ entries, orderKey, onPlaced, isGuest }: PlacingDeps) {
  const place = usePlaceOrder()
  const challenge = useChallenge()
  const botCheck = useMemo(
    () => createBotCheck({ challenge, solve: solveInWorker, now: Date.now }),
    [challenge],
  )
  useEffect(() => {
    if (isGuest) botCheck.prepare()
  }, [botCheck, isGuest])

  // The key of the very cart that is shown: another tab may have ordered it just now, and renewed the key.
  const shown = useMemo(() => ({ entries, idempotencyKey: orderKey() }), [entries, orderKey])

  async function attempt(order: OrderToPlace, sent: readonly CartEntry[]) {
    const { idempotencyKey } = shown
    keepPlacing({ idempotencyKey, sent })
    const proof = async () => (isGuest ? { botCheck: await botCheck.take() } : {})
    const send = async () => place({ ...order, idempotencyKey, ...(await proof()) })
    try {
      return await send()
    } catch (failure) {
      // A puzzle from before a restart of the server is refused although it was solved: one more is tried.
      if (readError(failure).code !== 'checkout.bot_check_failed') throw failure
      return send()
    }
  }

  return async (order: OrderToPlace, sent: readonly CartEntry[]): Promise<PlacingAnswer> => {
    if (checkoutState.placing) return {}
    startPlacing()
    try {
      const placed = await attempt(order, sent)
      forgetPlacing()
      finish(placedOutcome(placed, { shipTo: order.shipAddress, items: sent }))
      onPlaced(sent)
      return {}
    } catch (failure) {
      return answerTo(failure)
    }
  }
}
