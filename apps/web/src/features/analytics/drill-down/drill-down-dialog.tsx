import { Button, Flex, Stack, Text } from '@mantine/core'
import { useDrillDown } from '@mullion/client/analytics/analytics.hooks'
import { formatMoney } from '@mullion/domain/money'
import { customerName, type OrderSummary } from '@mullion/domain/orders/order-list'
import { type ComponentType, useState } from 'react'
import { storeMoment } from '../../../lib/store-time.ts'
import { useLastShown } from '../../../lib/use-last-shown.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import type { DrillDown } from '../analytics-types.ts'
import { FigureTable, TableSkeleton } from '../parts/figure-table.tsx'
import { daysText } from '../parts/figure-words.ts'

interface OrderDialogProps {
  readonly order: OrderSummary | null
  readonly onClose: () => void
}

export interface DrillDownDialogProps {
  readonly behind: DrillDown | null
  readonly onClose: () => void
  readonly OrderDialog: ComponentType<OrderDialogProps>
}

interface OrdersProps {
  readonly behind: DrillDown
  readonly onOrder: (order: OrderSummary) => void
}

type Cursor = NonNullable<DrillDown['input']['after']>

interface StepProps {
  readonly word: string
  readonly off: boolean
  readonly onStep: () => void
}

/** A paging button. It stays enabled at either end, since a disabled button would lose focus. */
function Step({ word, off, onStep }: StepProps) {
  return (
    <Button
      variant="default"
      aria-disabled={off}
      data-disabled={off || undefined}
      onClick={off ? undefined : onStep}
    >
      {word}
    </Button>
  )
}

function Orders({ behind, onOrder }: OrdersProps) {
  const [cursors, setCursors] = useState<readonly Cursor[]>([])
  const after = cursors.at(-1)
  const query = useDrillDown({ ...behind.input, ...(after ? { after } : {}) })
  const goTo = (to: readonly Cursor[]) => {
    if (!query.isPlaceholderData) setCursors(to)
  }
  return (
    <QueryStates
      query={query}
      pending={<TableSkeleton rows={8} />}
      failure={{ title: 'Error Loading Order Data', text: 'Failed to fetch orders' }}
      isEmpty={({ orders }) => orders.length === 0}
      empty={<p>No orders found.</p>}
    >
      {({ orders, next }) => (
        <Stack gap={14} __vars={{ '--table-ground': 'var(--surface-raised)' }}>
          <FigureTable
            label={`Orders: ${behind.title}`}
            rows={orders}
            keyOf={({ id }) => String(id)}
            onOpen={onOrder}
            columns={[
              { title: 'Order', cell: ({ number }) => number },
              { title: 'Customer', isText: true, cell: customerName },
              { title: 'Date', isText: true, minor: true, cell: ({ createdAt }) => storeMoment(createdAt) },
              { title: 'Total', cell: ({ grandTotalCents }) => formatMoney(grandTotalCents) },
            ]}
          />
          {(next || after) && (
            <Flex gap={10} justify="space-between" wrap="wrap">
              <Step word="Newer orders" off={!after} onStep={() => goTo(cursors.slice(0, -1))} />
              <Step word="Older orders" off={!next} onStep={() => next && goTo([...cursors, next])} />
            </Flex>
          )}
        </Stack>
      )}
    </QueryStates>
  )
}

export function DrillDownDialog({ behind, onClose, OrderDialog }: DrillDownDialogProps) {
  const shown = useLastShown(behind)
  const [order, setOrder] = useState<OrderSummary | null>(null)
  if (!shown) return null
  const { startDate: from, endDate: to } = shown.input
  return (
    <>
      <Dialog
        opened={behind !== null}
        onClose={onClose}
        size={760}
        fills
        title={
          <>
            {shown.title}{' '}
            <Text span fz={15} fw={400} c="dimmed" style={{ whiteSpace: 'nowrap' }}>
              {daysText({ from, to })}
            </Text>
          </>
        }
      >
        <Orders key={JSON.stringify(shown)} behind={shown} onOrder={setOrder} />
      </Dialog>
      <OrderDialog order={order} onClose={() => setOrder(null)} />
    </>
  )
}
