import type { ShipAddress } from '@mullion/domain/postal-address'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useShownProblems } from '../../lib/use-shown-problems.ts'
import { checkoutState } from './checkout.state.ts'
import { billingOf, cardEntryOf, emptyCard, type PaymentField, paymentProblems } from './payment-fields.ts'

/** The payment form: the card lives here alone and is gone with the screen. */
export function usePayment(address: ShipAddress) {
  const [card, setCard] = useState(emptyCard)
  const [returnsAgreed, setReturnsAgreed] = useState(false)
  // A controlled input must see each letter at once, or the caret jumps.
  const { draft } = useSnapshot(checkoutState, { sync: true })
  const today = new Date()
  const now = { year: today.getFullYear(), month: today.getMonth() + 1 }
  const billing = billingOf(draft.billing, address)
  const problems = paymentProblems({ card, billing, now })
  const form = useShownProblems<PaymentField>(problems)
  return {
    card,
    setCard,
    typedBilling: draft.billing,
    returnsAgreed,
    setReturnsAgreed,
    now,
    problems,
    form,
    order: { card: cardEntryOf(card), billing, returnsAgreed },
  }
}

export type Payment = ReturnType<typeof usePayment>
