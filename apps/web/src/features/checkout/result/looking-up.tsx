import { Loader } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { PanelHeading } from '../../../ui/panel-heading.tsx'

/** Says that the page is finding out what became of an order. */
export function LookingUp() {
  return (
    <div role="status">
      <PanelHeading>Your order</PanelHeading>
      <EmptyNote
        icon={<Loader size={30} />}
        title="Your order was being placed when this page was reloaded. We are checking what became of it; you will not be charged twice."
      />
    </div>
  )
}
