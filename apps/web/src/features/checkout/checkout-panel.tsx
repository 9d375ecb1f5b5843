import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Button, Loader, Skeleton, Stack } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { useCheckoutOptions } from '@mullion/client/checkout/checkout.hooks'
import { noTermsText } from '@mullion/domain/checkout/checkout-errors'
import { IconPhone, IconShoppingCart } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { CheckoutPanelProps } from '../../lib/checkout-views.ts'
import { ContactLinks } from '../../ui/contact-links.tsx'
import { EmptyNote } from '../../ui/empty-note.tsx'
import { PanelHeading } from '../../ui/panel-heading.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import classes from './checkout.module.css'
import {
  checkoutPanels,
  checkoutState,
  claimDraft,
  dismissOutcome,
  draftOwner,
  readyAddress,
} from './checkout.state.ts'
import { FinalizeView, paymentHeading } from './components/finalize-view.tsx'
import { ShippingView } from './components/shipping-view.tsx'
import { ResultDialog } from './result/result-dialog.tsx'
import { useRecovery } from './result/use-recovery.ts'
import type { CheckoutViewProps } from './view-props.ts'
import { viewToShow } from './view-to-show.ts'
import '@mantine/core/styles/Loader.layer.css'

function LookingUp() {
  return (
    <div role="status">
      <PanelHeading>Your order</PanelHeading>
      <EmptyNote
        icon={<Loader size={30} />}
        title="We’re still placing this order. It won’t be placed twice."
      />
    </div>
  )
}

function CheckoutSkeleton() {
  return (
    <>
      <PanelHeading>Checkout</PanelHeading>
      <div className={classes.columns} role="status" aria-label="Loading checkout">
        <Skeleton height={520} />
        <Skeleton height={220} />
      </div>
    </>
  )
}

/** Shown up front if the buyer has no payment terms, instead of after the whole form is filled in. */
function NoTerms({ onBack }: { readonly onBack: () => void }) {
  return (
    <>
      <PanelHeading>Checkout</PanelHeading>
      <EmptyNote icon={<IconPhone size={30} stroke={1.6} aria-hidden />} title={noTermsText}>
        <ContactLinks />
        <Button variant="default" onClick={onBack}>
          Back to Cart
        </Button>
      </EmptyNote>
    </>
  )
}

interface OwnCheckoutProps extends CheckoutViewProps, Pick<CheckoutPanelProps, 'view'> {
  readonly owner: string
}

/** The checkout with the draft of whoever is here, never another person's or company's. */
function OwnCheckout({ owner, ...props }: OwnCheckoutProps) {
  const { draft, begun } = useSnapshot(checkoutState)
  useLayoutEffect(() => {
    if (draft.owner !== owner) claimDraft(owner)
  }, [owner, draft.owner])
  return draft.owner === owner ? <CheckoutView key={begun} {...props} /> : <CheckoutSkeleton />
}

function CheckoutView({ view, ...props }: CheckoutViewProps & Pick<CheckoutPanelProps, 'view'>) {
  const { options, onReplaceView } = props
  const address = readyAddress(useSnapshot(checkoutState).draft)
  const shown = viewToShow(view, { options, addressReady: address !== null })
  // Until the code of the other view is loaded, this one is rendered again with each change of the route.
  const replaceView = useEffectEvent(onReplaceView)
  useEffect(() => {
    if (shown !== view) replaceView(shown)
  }, [shown, view])
  if (shown === 'selectCustomer') return <CheckoutSkeleton />
  if (shown === 'finalize' && address) return <FinalizeView {...props} address={address} />
  return <ShippingView {...props} />
}

function Checkout(props: CheckoutPanelProps) {
  const { entries, onView } = props
  const { outcome, placing } = useSnapshot(checkoutState)
  const options = useCheckoutOptions()
  const session = useViewer()
  const looking = useRecovery(props)
  const toCart = () => onView('cart')
  if (looking) return <LookingUp />
  if (outcome?.kind === 'placed') return <PanelHeading>Order {outcome.order.orderNumber}</PanelHeading>
  if (entries.length === 0 && !placing) {
    return (
      <>
        <PanelHeading>Checkout</PanelHeading>
        <EmptyNote icon={<IconShoppingCart size={30} stroke={1.6} aria-hidden />} title="Your cart is empty">
          <Button onClick={toCart}>Back to Cart</Button>
        </EmptyNote>
      </>
    )
  }
  // Until the session is known, the form might ask a signed-in buyer for fields that only guests need.
  if (session.isPending) return <CheckoutSkeleton />
  return (
    <QueryStates query={options} pending={<CheckoutSkeleton />}>
      {(ready) =>
        ready.payBy === 'no_terms' ? (
          <NoTerms onBack={toCart} />
        ) : (
          <OwnCheckout
            {...props}
            owner={draftOwner(session.data?.user.id, ready.actingFor?.id)}
            options={ready}
          />
        )
      }
    </QueryStates>
  )
}

export function CheckoutPanel(props: CheckoutPanelProps) {
  const { outcome } = useSnapshot(checkoutState)
  useEffect(checkoutPanels.note, [])
  const settle = () => {
    const done = outcome?.kind === 'placed'
    dismissOutcome()
    if (done) props.onDone()
    else document.getElementById(paymentHeading)?.focus()
  }
  const toCart = () => {
    dismissOutcome()
    props.onView('cart')
  }
  return (
    <Stack component="section" className={classes.panel} gap={14} maw={1240} mih="60vh" mx="auto">
      <Checkout {...props} />
      {outcome && <ResultDialog outcome={outcome} onSeen={settle} onCart={toCart} />}
    </Stack>
  )
}
