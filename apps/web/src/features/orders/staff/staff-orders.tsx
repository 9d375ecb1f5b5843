import { Stack } from '@mantine/core'
import { Section } from '../../../ui/section.tsx'
import { OrderList } from '../order-list.tsx'
import { PaymentsInTrouble } from './payments-in-trouble.tsx'

/** All orders, for administrators, with the payments that need attention. */
export function StaffOrders() {
  return (
    <Stack gap={20} miw={0}>
      <PaymentsInTrouble />
      <Section id="staff-orders" title="View Orders">
        <OrderList scope="all" />
      </Section>
    </Stack>
  )
}
