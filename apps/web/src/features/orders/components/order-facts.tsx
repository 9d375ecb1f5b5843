import { Skeleton } from '@mantine/core'
import type { OrderDetails, OrderSummary } from '@mullion/domain/orders/order-list'
import { shippingText } from '@mullion/domain/orders/order-words'
import type { ReactNode } from 'react'
import { orderDate, paymentText } from '../order-words.ts'
import classes from './order-facts.module.css'
import { OrderStatus } from './order-status.tsx'

interface FactProps {
  readonly name: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

function Fact({ name, className = '', children }: FactProps) {
  return (
    <div className={`${classes.fact} ${className}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Facts available from the order list. */
function KnownFacts({ order }: { readonly order: OrderSummary }) {
  return (
    <>
      <Fact name="Order Number">{order.number}</Fact>
      <Fact name="Order Date">{orderDate(order.createdAt)}</Fact>
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
  const attention = to.attention && `Attention: ${to.attention}`
  const place = `${to.city}, ${to.state} ${to.postalCode}`
  const lines = [attention, to.address1, to.address2, to.address3, place, to.telephone]
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
        <address className={classes.address}>
          <strong>{to.nameOrCompany}</strong>
          {lines
            .filter((line) => line !== '')
            .map((line) => (
              <span key={line}>{line}</span>
            ))}
        </address>
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
