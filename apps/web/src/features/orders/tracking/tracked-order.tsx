import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useTrackedOrder } from '@mullion/client/orders/order-tracking.hooks'
import { arrivalSentence } from '@mullion/domain/checkout/arrival-words'
import type { OrderStatus as Status } from '@mullion/domain/orders/order-list'
import type { TrackedLine, TrackedOrder } from '@mullion/domain/orders/order-tracking'
import { storeDay } from '../../../lib/store-time.ts'
import '../../../ui/print-sheet.css'
import { ContactLinks } from '../../../ui/contact-links.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { PanelHeading } from '../../../ui/panel-heading.tsx'
import { PartWords, quantityText } from '../../../ui/part-lines.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import section from '../../../ui/section.module.css'
import { CancelOrder } from '../components/cancel-order.tsx'
import { ChangeShipTo, WithdrawShipTo } from '../components/change-ship-to.tsx'
import { OrderStatus } from '../components/order-status.tsx'
import { progressText, ShipmentText } from '../shipment-text.tsx'
import classes from './tracking.module.css'

const statusTexts: Readonly<Record<Status, string>> = {
  Pending: 'We have your order and will work on it next.',
  'On hold': 'We have your order, and our staff check your company’s credit before we ship.',
  Canceled: 'This order was canceled.',
  Processed: 'Your order is being prepared. We’ll email you when it ships.',
  Shipped: 'Your order is on its way.',
}
const partText = 'Part of your order is on its way. The rest follows.'

function statusText({ status, lines }: Pick<TrackedOrder, 'status' | 'lines'>): string {
  const isPart = status === 'Shipped' && lines.some(({ progress }) => progress.left > 0)
  return isPart ? partText : statusTexts[status]
}

const freightText = 'We’ll confirm freight and tax with you before we ship.'

function Line({ line: { quantity, unit, progress, ...part } }: { readonly line: TrackedLine }) {
  const text = progressText(progress)
  return (
    <li className={classes.line}>
      <div>
        <PartWords {...part} />
        {text && <Text fz="sm">{text}</Text>}
      </div>
      <span className={classes.count}>{quantityText({ quantity, unit })}</span>
    </li>
  )
}

function Facts({ order }: { readonly order: TrackedOrder }) {
  const { status, placedAt, shipTo, shipVia, freightToBeConfirmed } = order
  const arrival = status === 'Shipped' || status === 'Canceled' ? null : arrivalSentence(order)
  return (
    <>
      <Stack gap={4}>
        <OrderStatus status={status} />
        <Text>{freightToBeConfirmed ? freightText : statusText(order)}</Text>
      </Stack>
      <dl className={classes.facts}>
        <Fact name="Order date">{storeDay(placedAt)}</Fact>
        <Fact name="Shipping method">{shipVia}</Fact>
        <Fact name="Ship to">
          {shipTo.city}, {shipTo.state}
        </Fact>
        {order.askedShipTo && (
          <Fact name="New address asked for">
            {order.askedShipTo.city}, {order.askedShipTo.state}. We’ll tell you by email.
          </Fact>
        )}
        {arrival && <Fact name="Arrival">{arrival}</Fact>}
      </dl>
    </>
  )
}

function Shipments({ shipments, lines }: Pick<TrackedOrder, 'shipments' | 'lines'>) {
  if (shipments.length === 0) return null
  return (
    <Stack component="section" gap={6} aria-labelledby="tracked-shipments">
      <Text component="h2" id="tracked-shipments" className={section.title}>
        Shipments
      </Text>
      <Stack component="ul" gap={4}>
        {shipments.map((shipment) => (
          <li key={shipment.id}>
            <ShipmentText shipment={shipment} lines={lines} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

interface TrackedOrderProps {
  readonly orderKey: string
  readonly onReturn: () => void
  readonly onAnother: () => void
}

/** An order as the link in its mail shows it: how far it is and what is in it, without prices. */
export function TrackedOrderView({ orderKey, onReturn, onAnother }: TrackedOrderProps) {
  const query = useTrackedOrder(orderKey)
  return (
    <section className={`${section.section} ${classes.sheet}`} aria-busy={query.isPending} data-print-sheet>
      <PanelHeading key={query.data?.number}>
        {query.data ? `Order ${query.data.number}` : 'Order status'}
      </PanelHeading>
      <QueryStates query={query} pending={<Skeleton height={220} />}>
        {(order) => (
          <>
            <Facts order={order} />
            <Shipments shipments={order.shipments} lines={order.lines} />
            <Stack component="section" gap={2} aria-labelledby="tracked-parts">
              <Text component="h2" id="tracked-parts" className={section.title}>
                Parts
              </Text>
              <ul>
                {order.lines.map((line) => (
                  <Line key={line.lineNo} line={line} />
                ))}
              </ul>
            </Stack>
          </>
        )}
      </QueryStates>
      <Group gap="10px 24px" data-no-print>
        {query.data?.returnable && (
          <Button h={44} onClick={onReturn}>
            Return parts
          </Button>
        )}
        {query.data?.readdressable && !query.data.askedShipTo && (
          <ChangeShipTo of={{ key: orderKey }} number={query.data.number} />
        )}
        {query.data?.readdressable && query.data.askedShipTo && <WithdrawShipTo of={{ key: orderKey }} />}
        {query.data?.cancelable && (
          <CancelOrder of={{ key: orderKey }} number={query.data.number} lines={query.data.lines} />
        )}
        <Button variant="default" h={44} onClick={onAnother}>
          Look up another order
        </Button>
        <ContactLinks />
      </Group>
    </section>
  )
}
