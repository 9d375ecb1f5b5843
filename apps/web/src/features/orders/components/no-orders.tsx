import { Button } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { EmptyNote } from '../../../ui/empty-note.tsx'

export interface NoOrdersProps {
  /** True if a search found nothing, false if there are no orders at all. */
  readonly narrowed: boolean
  readonly onClear: () => void
}

/** Says that no order matches, or that there are no orders yet. */
export function NoOrders({ narrowed, onClear }: NoOrdersProps) {
  return (
    <EmptyNote icon={<IconReceipt size={32} stroke={1.6} aria-hidden />} title="No orders found.">
      {narrowed ? (
        <>
          <p>Search looks at order numbers, PO numbers, addresses, and ZIP codes.</p>
          <Button variant="default" onClick={onClear}>
            Show all orders
          </Button>
        </>
      ) : (
        <p>Your orders will appear here.</p>
      )}
    </EmptyNote>
  )
}
