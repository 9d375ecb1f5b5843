import { Button } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { QuickOrderButton } from './quick-order-button.tsx'

export interface EmptyCartProps {
  readonly onSearch: () => void
  readonly onQuickOrder: () => void
}

export function EmptyCart({ onSearch, onQuickOrder }: EmptyCartProps) {
  return (
    <EmptyNote icon={<IconShoppingCart size={32} stroke={1.6} aria-hidden />} title="Your cart is empty">
      <p>Parts that you add are kept here, on this device.</p>
      <Button onClick={onSearch}>Return to Search</Button>
      <QuickOrderButton onOpen={onQuickOrder} />
    </EmptyNote>
  )
}
