import type { ShipAddress } from '@mullion/domain/postal-address'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { CheckoutPanelProps } from '../../lib/checkout-views.ts'
import type { Problems } from '../../lib/use-shown-problems.ts'
import { focusFirstProblem } from '../../lib/use-shown-problems.ts'
import { billToShipping, checkoutState } from './checkout.state.ts'
import { isBillingAddress, type PaymentField, paymentFields } from './payment-fields.ts'
import { useCheckoutQuote } from './use-checkout-quote.ts'
import { usePayment } from './use-payment.ts'
import { type PlacingAnswer, usePlacing } from './use-placing.ts'
import { useTotalChange } from './use-total-change.ts'

export interface FinalizeDeps extends Pick<CheckoutPanelProps, 'entries' | 'orderKey' | 'onPlaced'> {
  readonly address: ShipAddress
}

/** The finalize screen's workings: the offer, the payment form, and sending the order. */
export function useFinalize({ entries, address, orderKey, onPlaced }: FinalizeDeps) {
  const form = useRef<HTMLFormElement>(null)
  const [requoted, setRequoted] = useState<string | null>(null)
  const [told, setTold] = useState<Problems<PaymentField> | null>(null)
  const { placing } = useSnapshot(checkoutState)
  const { input, quote } = useCheckoutQuote(entries)
  const offer = quote.error ? undefined : quote.data
  const total = useTotalChange(offer?.grandTotalCents)
  const payment = usePayment(address)
  const send = usePlacing({ orderKey, onPlaced })

  useEffect(() => {
    // A field takes no focus while the order is on its way.
    if (!told || placing) return
    focusFirstProblem(form.current, told)
    setTold(null)
  }, [told, placing])

  const take = ({ fields, requoted: why }: PlacingAnswer) => {
    setRequoted(why ?? null)
    if (!fields) return
    if (paymentFields.some((field) => fields[field] && isBillingAddress(field))) billToShipping(false)
    payment.form.tell(fields)
    setTold(fields)
  }
  const place = async () => {
    if (!offer || !input) return
    total.answered()
    setRequoted(null)
    const { quoteId, grandTotalCents } = offer
    take(await send({ ...input, ...payment.order, quoteId, grandTotalCents }, entries))
  }
  return { form, placing, quote, offer, payment, requoted, wasCents: total.wasCents, place }
}
