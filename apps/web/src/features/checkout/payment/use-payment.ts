import { useSavedCards } from '@mullion/client/accounts/cards.hooks'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import type { SavedCard } from '@mullion/domain/accounts/saved-card'
import type { CheckoutOptions } from '@mullion/domain/checkout/checkout-options'
import type { PlaceOrderInput } from '@mullion/domain/checkout/order'
import type { Quote } from '@mullion/domain/checkout/quote'
import type { ShipAddress } from '@mullion/domain/postal-address'
import { snapshot, useSnapshot } from 'valtio'
import { cardHasExpired } from '../../../lib/card-expiry.ts'
import { billingFromShipping, billingOf, cardEntryOf } from '../../../lib/card-form.ts'
import { useCheckedForm } from '../../../lib/use-checked-form.ts'
import { checkoutState, savePayment } from '../checkout.state.ts'
import { carrierFieldsOf } from '../shipping/shipping-draft.ts'
import { type PaymentFacts, paymentProblems } from './payment-problems.ts'
import { type PaymentValues, paymentValues, savedPaymentOf } from './payment-values.ts'

export interface PaymentDeps {
  readonly options: CheckoutOptions
  readonly address: ShipAddress
  readonly quote: Quote | undefined
  /** True if the order goes to approval, so that no card is charged now. */
  readonly awaits: boolean
}

type OrderPayment = Pick<
  PlaceOrderInput,
  'billing' | 'card' | 'savedCard' | 'saveCard' | 'poNumber' | 'poDocumentId' | 'iseNumber' | 'customerEmail'
>

function paidBy(values: PaymentValues, facts: PaymentFacts): OrderPayment {
  const { card, savedCard, saveCard, poNumber, poDocument } = values
  if (facts.options.payBy === 'terms') {
    return { poNumber: poNumber.trim(), ...(poDocument.id ? { poDocumentId: poDocument.id } : {}) }
  }
  const { savedCardId: methodId } = facts
  if (methodId) {
    const { cardCode } = savedCard
    return { savedCard: { methodId, ...(cardCode && !facts.awaits ? { cardCode } : {}) } }
  }
  if (facts.awaits) return {}
  return {
    card: cardEntryOf(card),
    billing: billingOf(values.billing, facts),
    ...(saveCard.wanted ? { saveCard: { label: saveCard.label.trim() } } : {}),
  }
}

const firstGood = (cards: readonly SavedCard[]) =>
  cards.find(({ cardExpiration }) => !cardHasExpired(cardExpiration, new Date()))?.methodId ?? ''

/** The payment form. Card data lives only here and is gone when the screen closes. */
export function usePayment({ options, address, quote, awaits }: PaymentDeps) {
  const { data: viewer } = useViewer()
  const cards = useSavedCards({ enabled: options.savedCards })
  const { shipping } = useSnapshot(checkoutState).draft
  const today = new Date()
  const email = viewer?.user.email ?? null
  const chosenCard = (values: Pick<PaymentValues, 'savedCardId'>) =>
    options.savedCards ? (values.savedCardId ?? firstGood(cards.data ?? [])) : ''
  const factsOf = (values: PaymentValues): PaymentFacts => ({
    ...{ options, address, shipping, email, awaits },
    freight: quote?.method === 'freight',
    returnsAgreementNeeded: quote?.returnsAgreementNeeded ?? false,
    savedCardId: chosenCard(values),
    now: { year: today.getFullYear(), month: today.getMonth() + 1 },
  })
  const form = useCheckedForm<PaymentValues>({
    start: paymentValues(snapshot(checkoutState).draft.payment),
    check: (values) => paymentProblems(values, factsOf(values)),
    onChange: (values) => savePayment(savedPaymentOf(values)),
  })
  const { values, fill } = form
  const facts = factsOf(values)
  const { iseNumber, customerEmail, returnsAgreed } = values
  return {
    form,
    facts,
    cards,
    billToShipping(same: boolean) {
      const from = same ? {} : billingFromShipping(address)
      fill({ billing: { ...values.billing, ...from, sameAsShipping: same } })
    },
    confirmationTo: email ?? values.billing.buyerEmail,
    order: {
      ...paidBy(values, facts),
      ...carrierFieldsOf(shipping, facts.freight),
      ...(options.iseMember ? { iseNumber: iseNumber.trim() } : {}),
      ...(options.customerEmail && customerEmail.trim() ? { customerEmail: customerEmail.trim() } : {}),
      ...(shipping.skipValidation ? { skipValidation: true } : {}),
      returnsAgreed,
    },
  }
}

export type Payment = ReturnType<typeof usePayment>
