import { readError } from '@mullion/client/read-error'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Section } from '../../../ui/section.tsx'
import { addressFieldsOf } from '../address-fields.ts'
import classes from '../checkout.module.css'
import { checkoutState } from '../checkout.state.ts'
import { RefusedAddress } from '../quote/cost-summary.tsx'
import { ShippingMethod } from '../shipping/shipping-method.tsx'
import { useCheckoutQuote } from '../use-checkout-quote.ts'
import type { CheckoutViewProps } from '../view-props.ts'
import { AddressForm } from './address-form.tsx'
import { ViewHead } from './view-head.tsx'

const methodHeading = 'shipping-method'

export function ShippingView(props: CheckoutViewProps) {
  const { entries, options, priceQuote, onView } = props
  const { addressSet } = useSnapshot(checkoutState).draft
  const { quote, offers } = useCheckoutQuote(props)
  const { error } = quote
  const serverErrors = useMemo(() => addressFieldsOf(error ? readError(error).fields : {}), [error])
  // The address is unlocked for correction, which ends its quote; what was wrong stays until it is submitted again.
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(() => {
    if (error && Object.keys(serverErrors).length > 0) setRefusal(readError(error).message)
  }, [error, serverErrors])

  const justSet = useRef(false)
  useEffect(() => {
    if (!addressSet || !justSet.current) return
    justSet.current = false
    const heading = document.getElementById(methodHeading)
    heading?.focus({ preventScroll: true })
    heading?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [addressSet])
  const noteSet = () => {
    justSet.current = true
    setRefusal(null)
  }

  return (
    <>
      <ViewHead view="shipping" ofQuote={priceQuote !== undefined} onView={onView} />
      <div className={classes.columns}>
        <Section title="Address" id="ship-to-address">
          <AddressForm options={options} onSet={noteSet} serverErrors={serverErrors} />
        </Section>
        <div className={classes.aside}>
          <Section title="Shipping Method" id={methodHeading}>
            {addressSet ? (
              <ShippingMethod
                entries={entries}
                options={options}
                quote={quote}
                offers={offers}
                onView={onView}
              />
            ) : (
              <>
                {refusal && <RefusedAddress text={refusal} entries={entries} />}
                <p>Set ship to address to continue</p>
              </>
            )}
          </Section>
        </div>
      </div>
    </>
  )
}
