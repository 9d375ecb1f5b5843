import { Flex, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { formatMoney } from '@mullion/domain/money'
import { type OrderColumn, type OrderSummary, ordersPageSize } from '@mullion/domain/orders/order-list'
import type { MouseEvent } from 'react'
import { storeDay } from '../../../lib/store-time.ts'
import { SortSelect } from '../../../ui/sort-select.tsx'
import { type ListSorting, SortedHead } from '../../../ui/sorted-head.tsx'
import { companyOf } from '../order-words.ts'
import cards from './order-cards.module.css'
import { OrderStatus } from './order-status.tsx'
import classes from './order-table.module.css'

interface OrderRowsProps {
  readonly orders: readonly OrderSummary[]
  readonly withBuyer: boolean
  readonly withCompany: boolean
  readonly sorting: ListSorting<OrderColumn>
  /** True while the orders still come from an earlier query. */
  readonly stale: boolean
  readonly onOpen: (order: OrderSummary) => void
}

const sortableColumns: readonly { readonly title: string; readonly sort: OrderColumn }[] = [
  { title: 'Order Number', sort: 'number' },
  { title: 'PO Number', sort: 'poNumber' },
  { title: 'Shipping Address', sort: 'shipAddress1' },
  { title: 'Zip Code', sort: 'shipPostalCode' },
  { title: 'Order Date', sort: 'createdAt' },
  { title: 'Total', sort: 'total' },
  { title: 'Status', sort: 'status' },
]

/** The person who ordered, beside their company if the list is of several. */
function orderedBy(order: OrderSummary, withCompany: boolean): string {
  const company = withCompany ? companyOf(order) : null
  return company ? `${order.buyer} · ${company}` : order.buyer
}

function OrderTable({ orders, withBuyer, withCompany, sorting, onOpen }: OrderRowsProps) {
  // The row's button opens the order by keyboard, and gets focus back even if the row was clicked elsewhere.
  const open = ({ currentTarget: row }: MouseEvent<HTMLElement>, order: OrderSummary) => {
    row.querySelector('button')?.focus()
    onOpen(order)
  }
  return (
    <table className={classes.table} aria-label="Orders">
      <thead>
        <tr>
          {sortableColumns.map(({ title, sort }) => (
            <SortedHead key={sort} {...sorting} column={sort} numeric={sort === 'total'}>
              {title}
            </SortedHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id} onClick={(event) => open(event, order)}>
            <td>
              <UnstyledButton className={classes.open} aria-haspopup="dialog">
                {order.number}
              </UnstyledButton>
              {withBuyer && (
                <Text span display="block" fz={13} c="dimmed">
                  {orderedBy(order, withCompany)}
                </Text>
              )}
            </td>
            <td>{order.poNumber ?? '–'}</td>
            <td>{order.shipAddress1}</td>
            <td className={classes.figure}>{order.shipPostalCode}</td>
            <td className={classes.figure}>{storeDay(order.createdAt)}</td>
            <td className={classes.figure} data-numeric>
              <Text span fw={600}>
                {formatMoney(order.grandTotalCents)}
              </Text>
            </td>
            <td>
              <OrderStatus status={order.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OrderCards({ orders, withBuyer, withCompany, onOpen }: OrderRowsProps) {
  return (
    <ul className={cards.cards} aria-label="Orders">
      {orders.map((order) => (
        <li key={order.id}>
          <UnstyledButton className={cards.card} onClick={() => onOpen(order)} aria-haspopup="dialog">
            <Flex component="span" gap={16} align="baseline" justify="space-between">
              <Text span c="var(--accent-ink)" fw={600} flex="none">
                {order.number}
              </Text>
              <OrderStatus status={order.status} />
            </Flex>
            {order.shipAddress1}, {order.shipPostalCode}
            <Flex component="span" gap={16} align="baseline" justify="space-between">
              <Text span fz="sm" c="dimmed">
                {storeDay(order.createdAt)}
                {order.poNumber && ` · PO ${order.poNumber}`}
                {withBuyer && ` · ${orderedBy(order, withCompany)}`}
              </Text>
              <Text component="strong" fw={600} flex="none">
                {formatMoney(order.grandTotalCents)}
              </Text>
            </Flex>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

const useNarrow = () => useMediaQuery('(max-width: 859px)', false, { getInitialValueInEffect: false })

export function OrderRows(rows: OrderRowsProps) {
  const narrow = useNarrow()
  return (
    <Stack
      gap={12}
      aria-busy={rows.stale}
      opacity={rows.stale ? 0.6 : 1}
      style={{ transition: 'opacity var(--quick) 80ms' }}
    >
      {narrow ? (
        <>
          <SortSelect
            label="Sort orders"
            columns={sortableColumns}
            ownOrder="Newest first"
            {...rows.sorting}
          />
          <OrderCards {...rows} />
        </>
      ) : (
        <OrderTable {...rows} />
      )}
    </Stack>
  )
}

const waiting = Array.from({ length: ordersPageSize }, (_, row) => row)

export function OrderRowsSkeleton() {
  const narrow = useNarrow()
  return (
    <Stack gap={16} role="status" aria-label="Loading orders">
      <Stack gap={narrow ? 8 : 0}>
        {!narrow && <Skeleton height={40} />}
        {waiting.map((row) => (
          <Skeleton key={row} height={narrow ? 90 : 47} />
        ))}
      </Stack>
      <Skeleton height={44} width={304} mx="auto" />
    </Stack>
  )
}
