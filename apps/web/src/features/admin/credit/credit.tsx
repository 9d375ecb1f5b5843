import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl, Stack } from '@mantine/core'
import { useHeldOrders, useLimitedCompanies } from '@mullion/client/credit/credit.hooks'
import type { CompanyCredit, HeldOrder } from '@mullion/domain/credit/credit'
import { formatMoney } from '@mullion/domain/money'
import { useState } from 'react'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { storeDay } from '../../../lib/store-time.ts'
import { ListSection } from '../server-list.tsx'
import { CreditNoteDesk } from './credit-notes.tsx'

type Of = 'companies' | 'customers'

function Held({ onOpen }: Pick<StaffViewProps, 'onOpen'>) {
  return (
    <ListSection
      id="held-orders"
      title="Orders over the credit limit"
      useRows={useHeldOrders}
      rowKey={({ orderId }: HeldOrder) => orderId}
      searchLabel="Search the orders"
      empty="No order waits for credit."
      ownOrder="Oldest first"
      onOpen={({ orderId }) => onOpen('orders', orderId)}
      columns={[
        { title: 'Order', sort: 'number', text: ({ number }) => number },
        { title: 'Customer', sort: 'customer', cell: ({ customer }) => customer },
        { title: 'Since', sort: 'heldAt', cell: ({ heldAt }) => storeDay(heldAt) },
        { title: 'Total', sort: 'total', cell: ({ orderCents }) => formatMoney(orderCents) },
        { title: 'Over by', sort: 'over', cell: ({ overCents }) => formatMoney(overCents) },
      ]}
    />
  )
}

function Limited({ onOpen }: Pick<StaffViewProps, 'onOpen'>) {
  const [of, setOf] = useState<Of>('companies')
  return (
    <ListSection
      key={of}
      id="limited-companies"
      title="Credit of companies"
      note={
        <SegmentedControl
          aria-label="Which companies"
          value={of}
          onChange={(next) => setOf(next as Of)}
          data={[
            { value: 'companies', label: 'Companies' },
            { value: 'customers', label: 'Staff order for' },
          ]}
        />
      }
      useRows={useLimitedCompanies}
      about={{ of }}
      rowKey={({ id }: CompanyCredit) => id}
      searchLabel="Search the companies"
      empty="No company has a credit limit yet. Set one under Edit Company."
      ownOrder="By name"
      {...(of === 'companies' && { onOpen: ({ id }: CompanyCredit) => onOpen('edit-company', id) })}
      columns={[
        { title: 'Company', sort: 'name', text: ({ name }) => name },
        { title: 'Number', sort: 'customerNumber', cell: ({ customerNumber }) => customerNumber },
        { title: 'Limit', sort: 'limit', cell: ({ limitCents }) => formatMoney(limitCents ?? 0) },
        { title: 'Balance', cell: ({ openCents }) => formatMoney(openCents) },
        { title: 'Available', cell: ({ leftCents }) => formatMoney(leftCents ?? 0) },
      ]}
    />
  )
}

/** Orders that wait because of credit, and how the companies with a limit stand. */
export function Credit({ onOpen }: StaffViewProps) {
  return (
    <Stack gap={24}>
      <Held onOpen={onOpen} />
      <CreditNoteDesk onOpen={onOpen} />
      <Limited onOpen={onOpen} />
    </Stack>
  )
}
