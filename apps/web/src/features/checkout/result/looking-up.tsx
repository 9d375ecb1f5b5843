import { Loader } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { PanelHeading } from '../../../ui/panel-heading.tsx'

/** Says that the page is checking what became of an order. */
export function LookingUp() {
  return (
    <div role="status">
      <PanelHeading>Your order</PanelHeading>
      <EmptyNote
        icon={<Loader size={30} />}
        title="We’re still waiting for the card processor for this order. You won’t be charged twice."
      />
    </div>
  )
}
