import { Button, Stack, Text } from '@mantine/core'
import { usePendingOrders } from '@mullion/client/orders/order-exports.hooks'
import { formatMoney } from '@mullion/domain/money'
import type { OrderExport } from '@mullion/domain/orders/order-export'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { countOf } from '../../../lib/count-of.ts'
import { storeDay } from '../../../lib/store-time.ts'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { Section } from '../../../ui/section.tsx'
import { ServerList } from '../server-list.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { OrderFiles, useDownload } from './order-files.tsx'

const leftOutTexts = {
  sandbox: 'Sandbox, not exported',
  freight: 'Freight to be confirmed',
  credit: 'Over the credit limit',
} as const

function Exported({ made: { id, name, orderCount } }: { readonly made: OrderExport }) {
  const download = useDownload()
  return (
    <OutcomeNote tone="good" title="CSV generated successfully!">
      <p>
        Email has been sent to the appropriate recipients. {countOf(orderCount, 'order')} in {name}.
      </p>
      <Button variant="default" mt={8} onClick={() => download(id)}>
        Download CSV
      </Button>
    </OutcomeNote>
  )
}

export interface PendingOrdersProps {
  readonly onOpenOrder: (orderId: number) => void
}

/** Orders not yet sent to accounting, the button that generates their file, and earlier files. */
export function PendingOrders({ onOpenOrder }: PendingOrdersProps) {
  const [asking, setAsking] = useState(false)
  const [made, setMade] = useState<OrderExport | null>(null)
  return (
    <Stack gap={20} miw={0}>
      <Section
        id="pending-orders"
        title="Pending Orders"
        aside={
          <Button
            leftSection={<IconFileSpreadsheet size={20} stroke={1.8} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            Generate CSV
          </Button>
        }
      >
        <div role="status">{made && <Exported made={made} />}</div>
        <ServerList
          label="Pending orders"
          searchLabel="Search pending orders"
          ownOrder="Oldest first"
          useRows={usePendingOrders}
          onOpen={({ id }) => onOpenOrder(id)}
          columns={[
            { title: 'Order Number', sort: 'number', text: ({ number }) => number },
            { title: 'Customer', sort: 'customer', text: ({ customer }) => customer },
            { title: 'Order Date', sort: 'createdAt', text: ({ createdAt }) => storeDay(createdAt) },
            {
              title: 'Total',
              numeric: true,
              sort: 'total',
              cell: ({ grandTotalCents }) => (
                <Text span fw={600}>
                  {formatMoney(grandTotalCents)}
                </Text>
              ),
            },
            {
              title: 'Status',
              cell: ({ status, leftOut }) => (leftOut ? <strong>{leftOutTexts[leftOut]}</strong> : status),
            },
          ]}
          rowKey={({ id }) => id}
          empty="No pending orders found."
        />
      </Section>
      <OrderFiles onWithdrawn={() => setMade(null)} />
      <ExportDialog opened={asking} onClose={() => setAsking(false)} onExported={setMade} />
    </Stack>
  )
}
