import type { CheckoutOptions } from '@mullion/domain/checkout/checkout-options'
import type { ShipAddress } from '@mullion/domain/postal-address'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { CheckoutPanelProps } from '../../lib/checkout-views.ts'
import type { Problems } from '../../lib/use-shown-problems.ts'
import { checkoutState } from './checkout.state.ts'
import { isBillingAddress } from './payment/payment-problems.ts'
import { noDocument } from './payment/payment-values.ts'
import { usePayment } from './payment/use-payment.ts'
import { type PlacingAnswer, usePlacing } from './result/use-placing.ts'
import { useAwaits } from './use-awaits.ts'
import { useCheckoutQuote } from './use-checkout-quote.ts'

/** Remembers the previous total when it changes on screen, until the buyer acts on it; otherwise null. */
function useTotalChange(totalCents: number | undefined) {
  const [seen, setSeen] = useState<{ cents: number | undefined; wasCents: number | null }>({
    cents: totalCents,
    wasCents: null,
  })
  if (totalCents !== undefined && totalCents !== seen.cents) {
    setSeen({ cents: totalCents, wasCents: seen.cents ?? null })
  }
  return { wasCents: seen.wasCents, answered: () => setSeen({ cents: totalCents, wasCents: null }) }
}

export interface FinalizeDeps
  extends Pick<CheckoutPanelProps, 'entries' | 'priceQuote' | 'currentIdempotencyKey' | 'onPlaced'> {
  readonly address: ShipAddress
  readonly options: CheckoutOptions
}

export function useFinalize(deps: FinalizeDeps) {
  const { entries, address, options, currentIdempotencyKey, onPlaced } = deps
  const [requoted, setRequoted] = useState<string | null>(null)
  const [serverErrors, setServerErrors] = useState<Problems<string> | null>(null)
  const { placing } = useSnapshot(checkoutState)
  const { input, quote } = useCheckoutQuote(deps)
  const offer = quote.error ? undefined : quote.data
  const total = useTotalChange(offer?.grandTotalCents)
  const awaits = useAwaits({ address, totalCents: offer?.grandTotalCents, actingFor: options.actingFor })
  const payment = usePayment({ options, address, quote: offer, awaits: awaits !== null })
  const send = usePlacing({ entries, currentIdempotencyKey, onPlaced, isGuest: payment.facts.email === null })

  const showServerErrors = useEffectEvent((fields: Problems<string>) => {
    const { form } = payment
    if (Object.keys(fields).some(isBillingAddress)) payment.billToShipping(false)
    // The server no longer has the document.
    if (fields.poDocumentId) form.fill({ poDocument: noDocument })
    form.showServerErrors(fields)
    setServerErrors(null)
  })
  useEffect(() => {
    // Fields cannot take focus while the order is being placed.
    if (serverErrors && !placing) showServerErrors(serverErrors)
  }, [serverErrors, placing])

  const take = ({ fields, requoted: why }: PlacingAnswer) => {
    setRequoted(why ?? null)
    setServerErrors(fields ?? null)
  }
  const place = async () => {
    if (!offer || !input || !payment.form.valid) return
    total.answered()
    setRequoted(null)
    const { quoteId, grandTotalCents } = offer
    take(await send({ ...input, ...payment.order, quoteId, grandTotalCents }, entries))
  }
  return {
    placing,
    quote,
    offer,
    awaits,
    payment,
    requoted,
    wasCents: total.wasCents,
    place,
  }
}
