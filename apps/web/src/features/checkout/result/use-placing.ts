import { useChallenge, usePlaceOrder } from '@mullion/client/checkout/checkout.hooks'
import { isSignedOut, readError } from '@mullion/client/read-error'
import type { SavedCartLine } from '@mullion/domain/cart/stored-cart'
import type { PlaceOrderInput } from '@mullion/domain/checkout/order'
import { useEffect, useMemo } from 'react'
import { createBotCheck, solveInWorker } from '../../../lib/bot-check.ts'
import type { CheckoutPanelProps } from '../../../lib/checkout-views.ts'
import type { Problems } from '../../../lib/use-shown-problems.ts'
import { checkoutState, endPlacing, startPlacing } from '../checkout.state.ts'
import { paymentFieldsOf } from '../payment/payment-problems.ts'
import { failedOutcome, finish, placedOutcome } from './outcomes.ts'
import { clearPlacing, savePlacing } from './placing-record.ts'

export type OrderToPlace = Omit<PlaceOrderInput, 'idempotencyKey' | 'botCheck'>

/** What the form must handle itself; any other error becomes the outcome. */
export interface PlacingAnswer {
  readonly fields?: Problems<string>
  /** Why the buyer must check the total before placing the order again. */
  readonly requoted?: string
}

const requotedCodes = ['checkout.quote_changed', 'checkout.total_differs']

function answerTo(failure: unknown, isGuest: boolean): PlacingAnswer {
  const error = readError(failure)
  // After a network error, the state of the order is unknown, so keep the record: the page looks it up after a reload.
  if (error.kind !== 'network') clearPlacing()
  const fields = paymentFieldsOf(error.fields)
  const requoted = requotedCodes.includes(error.code)
  // The page asks the buyer to sign in again; everything stays.
  if (isSignedOut(failure) && !isGuest) {
    endPlacing(null)
    return {}
  }
  if (!fields && !requoted) {
    finish(failedOutcome(error))
    return {}
  }
  endPlacing(null)
  return fields ? { fields } : { requoted: error.message }
}

export interface PlacingDeps
  extends Pick<CheckoutPanelProps, 'entries' | 'currentIdempotencyKey' | 'onPlaced'> {
  /** Guests must pass the bot check. */
  readonly isGuest: boolean
}

/** Places orders, one at a time. A guest's bot check is solved in advance, so that the buyer does not wait for it. */
export function usePlacing({ entries, currentIdempotencyKey, onPlaced, isGuest }: PlacingDeps) {
  const place = usePlaceOrder()
  const challenge = useChallenge()
  const botCheck = useMemo(
    () => createBotCheck({ challenge, solve: solveInWorker, now: Date.now }),
    [challenge],
  )
  useEffect(() => {
    if (isGuest) botCheck.prepare()
  }, [botCheck, isGuest])

  // Use the key of the cart as shown: another tab may have just ordered that cart and renewed the key.
  const shown = useMemo(
    () => ({ entries, idempotencyKey: currentIdempotencyKey() }),
    [entries, currentIdempotencyKey],
  )

  async function attempt(order: OrderToPlace, sent: readonly SavedCartLine[]) {
    const { idempotencyKey } = shown
    savePlacing({ idempotencyKey, sent })
    const proof = async () => (isGuest ? { botCheck: await botCheck.take() } : {})
    const send = async () => place({ ...order, idempotencyKey, ...(await proof()) })
    try {
      return await send()
    } catch (failure) {
      // After a server restart, a correctly solved challenge is rejected, so solve a new one once.
      if (readError(failure).code !== 'checkout.bot_check_failed') throw failure
      return send()
    }
  }

  return async (order: OrderToPlace, sent: readonly SavedCartLine[]): Promise<PlacingAnswer> => {
    if (checkoutState.placing) return {}
    startPlacing()
    try {
      const placed = await attempt(order, sent)
      clearPlacing()
      finish(placedOutcome(placed, { shipTo: order.shipAddress, items: sent }))
      onPlaced(sent)
      return {}
    } catch (failure) {
      return answerTo(failure, isGuest)
    }
  }
}
