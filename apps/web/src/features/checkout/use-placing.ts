import { useChallenge, usePlaceOrder } from '@mullion/client/checkout/checkout.hooks'
import { readError } from '@mullion/client/read-error'
import type { CartEntry } from '@mullion/domain/cart/stored-cart'
import type { PlaceOrderInput } from '@mullion/domain/checkout/order'
import { useEffect, useMemo } from 'react'
import { createBotCheck, solveInWorker } from '../../lib/bot-check.ts'
import type { CheckoutPanelProps } from '../../lib/checkout-views.ts'
import { notify, notifyProblem } from '../../lib/notices.state.ts'
import type { Problems } from '../../lib/use-shown-problems.ts'
import {
  checkoutPanels,
  checkoutState,
  endPlacing,
  type Outcome,
  outcomeSeen,
  startPlacing,
} from './checkout.state.ts'
import { closingLine } from './closing-lines.ts'
import { failedOutcome, outcomeText } from './outcomes.ts'
import { type PaymentField, paymentFieldsOf } from './payment-fields.ts'

export type OrderToPlace = Omit<PlaceOrderInput, 'idempotencyKey' | 'botCheck'>

/** What the form itself must answer; everything else has become the outcome. */
export interface PlacingAnswer {
  readonly fields?: Problems<PaymentField>
  /** Why the total must be looked at again before the order is sent again. */
  readonly requoted?: string
}

const requotedCodes = ['checkout.quote_changed', 'checkout.total_differs']

/** Ends the attempt; a buyer who has left the checkout meanwhile is told where they are. */
function finish(outcome: Outcome): void {
  endPlacing(outcome)
  if (checkoutPanels.isOpen()) return
  const tell = outcome.kind === 'placed' ? notify : notifyProblem
  tell(outcomeText(outcome))
  outcomeSeen()
}

function answerTo(failure: unknown): PlacingAnswer {
  const error = readError(failure)
  const fields = paymentFieldsOf(error.fields)
  const requoted = requotedCodes.includes(error.code)
  if (!fields && !requoted) {
    finish(failedOutcome(error))
    return {}
  }
  endPlacing(null)
  return fields ? { fields } : { requoted: error.message }
}

export type PlacingDeps = Pick<CheckoutPanelProps, 'orderKey' | 'onPlaced'>

/** Placing orders, one at a time; the bot check is worked on from the start, so that nobody waits for it. */
export function usePlacing({ orderKey, onPlaced }: PlacingDeps) {
  const place = usePlaceOrder()
  const challenge = useChallenge()
  const botCheck = useMemo(
    () => createBotCheck({ challenge, solve: solveInWorker, now: Date.now }),
    [challenge],
  )
  useEffect(() => botCheck.prepare(), [botCheck])

  async function attempt(order: OrderToPlace) {
    // The key of the cart that is sent, whatever becomes of the cart meanwhile.
    const idempotencyKey = orderKey()
    const send = async () => place({ ...order, idempotencyKey, botCheck: await botCheck.take() })
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
      const { orderNumber } = await attempt(order)
      finish({ kind: 'placed', orderNumber, closingLine: closingLine(Math.random()) })
      onPlaced(sent)
      return {}
    } catch (failure) {
      return answerTo(failure)
    }
  }
}
