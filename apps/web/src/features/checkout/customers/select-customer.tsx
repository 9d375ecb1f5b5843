import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { ContactLinks } from '../../../ui/contact-links.tsx'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { PanelHeading } from '../../../ui/panel-heading.tsx'
import type { CheckoutViewProps } from '../view-props.ts'

/** Staff choose the company that they order for. */
export function SelectCustomer({ onView }: CheckoutViewProps) {
  return (
    <>
      <PanelHeading>Select Customer</PanelHeading>
      <EmptyNote
        icon={<IconPhone size={30} stroke={1.6} aria-hidden />}
        title="Staff order for a company, which is not open here yet."
      >
        <ContactLinks />
        <Button variant="default" onClick={() => onView('cart')}>
          Back to Cart
        </Button>
      </EmptyNote>
    </>
  )
}
