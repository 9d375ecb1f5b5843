import { Button, Flex, Stack, Text, UnstyledButton } from '@mantine/core'
import { useOrders } from '@mullion/client/orders/orders.hooks'
import { formatMoney } from '@mullion/domain/money'
import { useState } from 'react'
import { storeDay } from '../../lib/store-time.ts'
import { PartLinesSkeleton } from '../../ui/part-lines.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import { OrderDialog, type OrderDialogProps } from './order-dialog.tsx'
import type { OrderActions } from './reorder.ts'

const shownOrders = 3

export function RecentOrders(actions: OrderActions) {
  const orders = useOrders({ scope: 'user', search: '', page: 1 })
  const [shown, setShown] = useState<Pick<OrderDialogProps, 'order' | 'opened' | 'first'> | null>(null)
  return (
    <>
      <QueryStates
        query={orders}
        pending={<PartLinesSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<Text c="dimmed">Your orders will appear here.</Text>}
      >
        {({ orders: rows }) => (
          <Stack component="ul" gap={2} aria-label="Recent orders">
            {rows.slice(0, shownOrders).map((order) => (
              <Flex component="li" key={order.id} gap={{ base: 8, xs: 14 }} align="center" mih={48}>
                <UnstyledButton
                  mih={40}
                  miw={{ xs: 90 }}
                  fz="inherit"
                  fw={600}
                  c="var(--accent-ink)"
                  aria-haspopup="dialog"
                  onClick={() => setShown({ order, opened: true, first: 'details' })}
                >
                  {order.number}
                </UnstyledButton>
                <Text span c="dimmed" visibleFrom="xs">
                  {storeDay(order.createdAt)}
                </Text>
                <Text span ml="auto">
                  {formatMoney(order.grandTotalCents)}
                </Text>
                <Button
                  variant="default"
                  size="sm"
                  h={40}
                  px={12}
                  flex="none"
                  aria-label={`Order again: ${order.number}`}
                  onClick={() => setShown({ order, opened: true, first: 'again' })}
                >
                  Order again
                </Button>
              </Flex>
            ))}
          </Stack>
        )}
      </QueryStates>
      {shown && (
        <OrderDialog
          key={`${shown.order.id} ${shown.first}`}
          {...shown}
          actions={actions}
          onClose={() => setShown({ ...shown, opened: false })}
        />
      )}
    </>
  )
}
