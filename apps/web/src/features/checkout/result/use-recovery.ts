import { useOrderOutcome } from '@mullion/client/checkout/checkout.hooks'
import { paymentDeclined, paymentReversed, paymentUnknown } from '@mullion/domain/checkout/checkout-errors'
import type { AttemptOutcome } from '@mullion/domain/checkout/order'
import { AppError } from '@mullion/domain/error'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CheckoutPanelProps } from '../../../lib/checkout-views.ts'
import { checkoutState, type Outcome, readyAddress } from '../checkout.state.ts'
import { failedOutcome, finish, placedOutcome } from './outcomes.ts'
import { clearPlacing, type PlacingRecord, readPlacing } from './placing-record.ts'

const askEveryMs = 1_200
/**
 * Maximum number of requests. At 1.2 s apart, they go on longer than the server works on an order whose buyer
 * has left.
 */
const maxAttempts = 75

function notSent(): AppError {
  const message =
    'Your order didn’t reach us. Nothing was charged and your cart is unchanged. Please place it again.'
  return new AppError('unavailable', 'checkout.order_not_sent', message)
}

const failed = ({ code, message, kind }: AppError): Outcome =>
  failedOutcome({ code, message, kind, requestId: null })

function endOf(answer: AttemptOutcome, items: PlacingRecord['sent']): Outcome | null {
  switch (answer.state) {
    case 'under_way':
      return null
    case 'placed':
      return placedOutcome(answer.order, { shipTo: readyAddress(checkoutState.draft), items })
    case 'awaiting_approval':
      return placedOutcome(answer.request, { shipTo: null, items })
    case 'declined':
      return failed(paymentDeclined(answer.reason))
    case 'reversed':
      return failed(paymentReversed())
    case 'none':
      return failed(notSent())
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Looks up an order that was in progress when the page reloaded. Returns true until its outcome is known. */
export function useRecovery({ onPlaced }: Pick<CheckoutPanelProps, 'onPlaced'>): boolean {
  const ask = useOrderOutcome()
  const [record, setRecord] = useState(() => (checkoutState.placing ? null : readPlacing()))
  const end = useEffectEvent(({ sent }: PlacingRecord, outcome: Outcome) => {
    clearPlacing()
    finish(outcome)
    if (outcome.kind !== 'failed') onPlaced(sent)
    setRecord(null)
  })
  useEffect(() => {
    if (!record) return
    let left = false
    const follow = async () => {
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        // Retry if the server is unreachable, as if the order were still in progress.
        const answer = await ask(record.idempotencyKey).catch(() => null)
        const outcome = answer && endOf(answer, record.sent)
        if (left) return
        if (outcome) return end(record, outcome)
        await pause(askEveryMs)
      }
      if (!left) end(record, failed(paymentUnknown()))
    }
    void follow()
    return () => {
      left = true
    }
  }, [record, ask])
  return record !== null
}
