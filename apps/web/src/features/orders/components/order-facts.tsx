import { Skeleton } from '@mantine/core'
import type { OrderDetails, OrderSummary } from '@mullion/domain/orders/order-list'
import { shippingText } from '@mullion/domain/orders/order-words'
import { storeDay } from '../../../lib/store-time.ts'
import { AddressLines, addressLines } from '../../../ui/address-lines.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { paymentText } from '../order-words.ts'
import classes from './order-facts.module.css'
import { OrderStatus } from './order-status.tsx'

/** Facts available from the order list. */
function KnownFacts({ order }: { readonly order: OrderSummary }) {
  return (
    <>
      <Fact name="Order Number">{order.number}</Fact>
      <Fact name="Order Date">{storeDay(order.createdAt)}</Fact>
      <Fact name="Status">
        <OrderStatus status={order.status} />
      </Fact>
      <Fact name="Ordered by">{order.buyer}</Fact>
      {order.companyName && <Fact name="Company">{order.companyName}</Fact>}
      {order.poNumber && <Fact name="PO Number">{order.poNumber}</Fact>}
    </>
  )
}

/** Shows the buyer, shipping, payment and ship-to address. */
export function OrderFacts({ order }: { readonly order: OrderDetails }) {
  const { shipAddress: to } = order
  return (
    <dl className={classes.facts}>
      <KnownFacts order={order} />
      {order.poDocumentName && (
        <Fact name="PO document">
          <a href={`/api/orders/${order.id}/po-document`} download={order.poDocumentName}>
            {order.poDocumentName}
          </a>
        </Fact>
      )}
      {order.iseNumber && <Fact name="ISE Number">{order.iseNumber}</Fact>}
      <Fact name="Shipping method">{shippingText(order)}</Fact>
      <Fact name="Payment">
        {paymentText(order)}
        {order.sandbox && <span className={classes.note}>Demonstration order. No card was charged.</span>}
      </Fact>
      <Fact name="Ship to" className={classes.to}>
        <AddressLines name={to.nameOrCompany} lines={[...addressLines(to), to.telephone]} />
      </Fact>
    </dl>
  )
}

/** Facts from the list, with skeletons for those still loading. */
export function OrderFactsSkeleton({ order }: { readonly order: OrderSummary }) {
  return (
    <dl className={classes.facts}>
      <KnownFacts order={order} />
      {['Shipping method', 'Payment'].map((name) => (
        <Fact key={name} name={name}>
          <Skeleton height={15} width={120} mt={4} />
        </Fact>
      ))}
      <Fact name="Ship to" className={classes.to}>
        <Skeleton height={15} width="80%" mt={4} />
        <Skeleton height={15} width="64%" mt={7} />
        <Skeleton height={15} width="70%" mt={7} />
      </Fact>
    </dl>
  )
}
