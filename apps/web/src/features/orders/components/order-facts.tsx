import { Skeleton, Text } from '@mantine/core'
import type { OrderDetails, OrderSummary } from '@mullion/domain/orders/order-list'
import { shippingText } from '@mullion/domain/orders/order-words'
import { storeDay } from '../../../lib/store-time.ts'
import { AddressLines, addressLines } from '../../../ui/address-lines.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { paymentText } from '../order-words.ts'
import classes from './order-facts.module.css'
import { OrderStatus } from './order-status.tsx'

interface OrderFactsProps {
  /** What the list already knows. */
  readonly order: OrderSummary
  /** Undefined while the rest is loading. */
  readonly details?: OrderDetails
}

/** Shows the buyer, shipping, payment and ship-to address, with skeletons for what is still loading. */
export function OrderFacts({ order, details }: OrderFactsProps) {
  const to = details?.shipAddress
  const waiting = <Skeleton height={15} width={120} mt={4} />
  return (
    <dl className={classes.facts}>
      <Fact name="Order Number">{order.number}</Fact>
      <Fact name="Order Date">{storeDay(order.createdAt)}</Fact>
      <Fact name="Status">
        <OrderStatus status={order.status} />
      </Fact>
      <Fact name="Ordered by">{order.buyer}</Fact>
      {order.companyName && <Fact name="Company">{order.companyName}</Fact>}
      {order.poNumber && <Fact name="PO Number">{order.poNumber}</Fact>}
      {details?.poDocumentName && (
        <Fact name="PO document">
          <a href={`/api/orders/${order.id}/po-document`} download={details.poDocumentName}>
            {details.poDocumentName}
          </a>
        </Fact>
      )}
      {details?.iseNumber && <Fact name="ISE Number">{details.iseNumber}</Fact>}
      <Fact name="Shipping method">{details ? shippingText(details) : waiting}</Fact>
      <Fact name="Payment">
        {details ? paymentText(details) : waiting}
        {details?.sandbox && (
          <Text span display="block" fz={13} c="dimmed">
            Demonstration order. No card was charged.
          </Text>
        )}
      </Fact>
      <Fact name="Ship to" className={classes.to}>
        {to ? (
          <AddressLines name={to.nameOrCompany} lines={[...addressLines(to), to.telephone]} />
        ) : (
          ['80%', '64%', '70%'].map((width) => <Skeleton key={width} height={15} width={width} mt={6} />)
        )}
      </Fact>
    </dl>
  )
}
