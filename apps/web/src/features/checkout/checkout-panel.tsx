import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Button } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { IconShoppingCart } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { CheckoutPanelProps } from '../../lib/checkout-views.ts'
import { EmptyNote } from '../../ui/empty-note.tsx'
import { PanelHeading } from '../../ui/panel-heading.tsx'
import { checkoutPanels, checkoutState, outcomeSeen, readyAddress } from './checkout.state.ts'
import classes from './checkout-panel.module.css'
import { FinalizeView, paymentHeading } from './components/finalize-view.tsx'
import { ResultDialog } from './components/result-dialog.tsx'
import { ShippingView } from './components/shipping-view.tsx'
import { TermsOnly, whyNotByCard } from './components/terms-only.tsx'

function CheckoutView(props: CheckoutPanelProps) {
  const { view, entries, onView, onReplaceView } = props
  const { draft, outcome, placing } = useSnapshot(checkoutState)
  const refusal = whyNotByCard(useViewer().data)
  const address = readyAddress(draft)
  const placed = outcome?.kind === 'placed'
  const leadsBack = view === 'finalize' && address === null && !placed
  useEffect(() => {
    if (leadsBack) onReplaceView('shipping')
  }, [leadsBack, onReplaceView])

  if (placed) return <PanelHeading>Order {outcome.orderNumber}</PanelHeading>
  if (entries.length === 0 && !placing) {
    return (
      <>
        <PanelHeading>Checkout</PanelHeading>
        <EmptyNote icon={<IconShoppingCart size={30} stroke={1.6} aria-hidden />} title="Your cart is empty">
          <Button onClick={() => onView('cart')}>Back to Cart</Button>
        </EmptyNote>
      </>
    )
  }
  if (refusal) return <TermsOnly reason={refusal} onBack={() => onView('cart')} />
  if (view === 'finalize' && address) return <FinalizeView {...props} address={address} />
  return <ShippingView entries={entries} onView={onView} />
}

/** The checkout: ship-to address, payment, and how placing the order ended. */
export function CheckoutPanel(props: CheckoutPanelProps) {
  const { outcome } = useSnapshot(checkoutState)
  useEffect(checkoutPanels.note, [])
  const settle = () => {
    const done = outcome?.kind === 'placed'
    outcomeSeen()
    if (done) props.onDone()
    else document.getElementById(paymentHeading)?.focus()
  }
  return (
    <section className={classes.panel}>
      <CheckoutView {...props} />
      {outcome && <ResultDialog outcome={outcome} onSeen={settle} onCart={() => props.onView('cart')} />}
    </section>
  )
}
