import { Stack } from '@mantine/core'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { Section } from '../../../ui/section.tsx'
import { OrderList } from '../order-list.tsx'
import { LinkedOrder } from './linked-order.tsx'
import { PaymentDifferences } from './payment-differences.tsx'
import { PaymentsInTrouble } from './payments-in-trouble.tsx'
import { SalesTaxPostings } from './sales-tax-postings.tsx'
import { ShipToDesk } from './ship-to-desk.tsx'

export function StaffOrders({ chosen, onChoose }: StaffViewProps) {
  return (
    <Stack gap={20} miw={0}>
      <PaymentsInTrouble />
      <PaymentDifferences />
      <SalesTaxPostings />
      <ShipToDesk onChoose={onChoose} />
      <Section id="staff-orders" title="View Orders">
        <OrderList scope="all" />
      </Section>
      <LinkedOrder orderId={chosen} onClose={() => onChoose(null)} />
    </Stack>
  )
}
