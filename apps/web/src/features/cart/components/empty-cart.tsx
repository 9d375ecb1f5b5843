import { Button } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { EmptyNote } from '../../../ui/empty-note.tsx'

export interface EmptyCartProps {
  readonly onSearch: () => void
  readonly quickOrder: ReactNode
}

export function EmptyCart({ onSearch, quickOrder }: EmptyCartProps) {
  return (
    <EmptyNote icon={<IconShoppingCart size={32} stroke={1.6} aria-hidden />} title="Your cart is empty">
      <p>Parts you add appear here and stay saved on this device.</p>
      <Button onClick={onSearch}>Return to Search</Button>
      {quickOrder}
    </EmptyNote>
  )
}
