import { Button } from '@mantine/core'
import { noTermsText } from '@mullion/domain/checkout/checkout-errors'
import { IconPhone, IconShoppingCart } from '@tabler/icons-react'
import { ContactLinks } from '../../../ui/contact-links.tsx'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { PanelHeading } from '../../../ui/panel-heading.tsx'

export interface NoCheckoutProps {
  readonly onBack: () => void
}

export function EmptyCart({ onBack }: NoCheckoutProps) {
  return (
    <>
      <PanelHeading>Checkout</PanelHeading>
      <EmptyNote icon={<IconShoppingCart size={30} stroke={1.6} aria-hidden />} title="Your cart is empty">
        <Button onClick={onBack}>Back to Cart</Button>
      </EmptyNote>
    </>
  )
}

/** Shown up front if the buyer has no payment terms, instead of after the whole form is filled in. */
export function NoTerms({ onBack }: NoCheckoutProps) {
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
