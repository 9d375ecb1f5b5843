import { Text, UnstyledButton } from '@mantine/core'
import { formatMoney } from '@mullion/domain/money'
import type { OrderColumn, OrderSummary } from '@mullion/domain/orders/order-list'
import type { MouseEvent } from 'react'
import { storeDay } from '../../../lib/store-time.ts'
import { type ListSorting, SortedHead } from '../../../ui/sorted-head.tsx'
import { OrderStatus } from './order-status.tsx'
import classes from './order-table.module.css'

/** Props of one page of orders. */
export interface OrderRowsProps {
  readonly orders: readonly OrderSummary[]
  /** True to show the buyer, for lists with orders of several buyers. */
  readonly withBuyer: boolean
  readonly sorting: ListSorting<OrderColumn>
  readonly onOpen: (order: OrderSummary) => void
}

/** The columns that orders can be sorted by. */
export const sortableColumns: readonly { readonly title: string; readonly sort: OrderColumn }[] = [
  { title: 'Order Number', sort: 'number' },
  { title: 'PO Number', sort: 'poNumber' },
  { title: 'Shipping Address', sort: 'shipAddress1' },
  { title: 'Zip Code', sort: 'shipPostalCode' },
  { title: 'Order Date', sort: 'createdAt' },
  { title: 'Total', sort: 'total' },
  { title: 'Status', sort: 'status' },
]

/** One page of orders as a table; clicking anywhere on a row opens its order. */
export function OrderTable({ orders, withBuyer, sorting, onOpen }: OrderRowsProps) {
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
                  {order.buyer}
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
