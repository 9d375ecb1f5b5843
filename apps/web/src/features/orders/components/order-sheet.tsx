import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { invoiceUrl } from '@mullion/client/orders/order-desk.hooks'
import { useOrderDetails } from '@mullion/client/orders/orders.hooks'
import { arrivalSentence } from '@mullion/domain/checkout/arrival-words'
import { heldText } from '@mullion/domain/credit/standing'
import { describeDoor } from '@mullion/domain/doors/describe-door'
import { goesOut } from '@mullion/domain/orders/credit-hold'
import { documentsOf } from '@mullion/domain/orders/order-document'
import { doorsOfLines } from '@mullion/domain/orders/order-doors'
import type { OrderLine, OrderSummary, OrderWithShipments } from '@mullion/domain/orders/order-list'
import { orderTotals } from '@mullion/domain/orders/order-totals'
import { freightPayerLines, shippingOnAccount } from '@mullion/domain/orders/order-words'
import { IconFileInvoice, IconQrcode, IconRepeat, IconTruckReturn } from '@tabler/icons-react'
import { Suspense } from 'react'
import { type LabelCandidate, requestLabels } from '../../../lib/label-request.state.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { onPlainClick } from '../../../lib/plain-click.ts'
import { storeDay, storeMoment } from '../../../lib/store-time.ts'
import '../../../ui/print-sheet.css'
import { AddToList } from '../../../ui/add-to-list.tsx'
import { AddressLines, addressLines } from '../../../ui/address-lines.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { OrderTotals } from '../../../ui/order-totals.tsx'
import { PanelBoundary } from '../../../ui/panel-boundary.tsx'
import { PartLines, PartLinesSkeleton } from '../../../ui/part-lines.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { companyOf, orderedPart, paymentText } from '../order-words.ts'
import { progressText, ShipmentText } from '../shipment-text.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { ChangeShipTo } from './change-ship-to.tsx'
import { CreditNotes } from './credit-notes.tsx'
import classes from './order-sheet.module.css'
import { OrderStatus } from './order-status.tsx'
import { ShipToChanges } from './ship-to-changes.tsx'

interface OrderFactsProps {
  readonly order: OrderSummary
  readonly details?: OrderWithShipments
  readonly forStaff?: boolean
}

/** What a buyer reads about the credit of an order. */
const heldTexts = {
  held: heldText,
  released: null,
  refused: 'It was over your company’s credit limit. Nothing was charged.',
} as const

function OrderFacts({ order, details, forStaff = false }: OrderFactsProps) {
  const to = details?.shipAddress
  const [payer, ...payerAddress] = freightPayerLines(details?.thirdParty ?? null)
  const arrival = details ? arrivalSentence(details) : null
  const waiting = <Skeleton height={15} width={120} mt={4} />
  return (
    <dl className={classes.facts}>
      <Fact name="Order Number">{order.number}</Fact>
      <Fact name="Order Date">{storeDay(order.createdAt)}</Fact>
      <Fact name="Status">
        <OrderStatus status={order.status} />
        {details && !forStaff && heldTexts[details.creditHold ?? 'released'] && (
          <Text span display="block" fz={13}>
            {heldTexts[details.creditHold ?? 'released']}
          </Text>
        )}
      </Fact>
      <Fact name="Ordered by">{order.buyer}</Fact>
      {details?.approval && (
        <Fact name="Approved by">
          {details.approval.by}
          <Text span display="block" fz={13} c="dimmed">
            {storeMoment(details.approval.at)}
          </Text>
        </Fact>
      )}
      {companyOf(order) && <Fact name="Company">{companyOf(order)}</Fact>}
      {order.poNumber && <Fact name="PO Number">{order.poNumber}</Fact>}
      {details?.poDocumentName && (
        <Fact name="PO document">
          <a href={`/api/orders/${order.id}/po-document`} download={details.poDocumentName}>
            {details.poDocumentName}
          </a>
        </Fact>
      )}
      {details?.iseNumber && <Fact name="ISE Number">{details.iseNumber}</Fact>}
      <Fact name="Shipping method">
        {details ? shippingOnAccount(details) : waiting}
        {arrival && (
          <Text span display="block" fz={13} c="dimmed">
            {arrival}
          </Text>
        )}
      </Fact>
      {payer && (
        <Fact name="Bill freight to">
          <AddressLines name={payer} lines={payerAddress} />
        </Fact>
      )}
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

/** Why the order was not taxed; nothing for one that was. */
function Untaxed({ exemption }: { readonly exemption: OrderWithShipments['taxExemption'] }) {
  if (!exemption) return null
  const { certificateNumber: number } = exemption
  return (
    <Text fz="sm" c="dimmed">
      {number === null ? 'Exempt from sales tax.' : `Exempt from sales tax, certificate ${number}.`}
    </Text>
  )
}

function Shipments({ shipments, lines }: Pick<OrderWithShipments, 'shipments' | 'lines'>) {
  if (shipments.length === 0) return null
  return (
    <Stack component="section" gap={6} aria-label="Shipments">
      <Text component="h3" fw={600}>
        Shipments
      </Text>
      <Stack component="ul" gap={4} className={classes.shipments}>
        {shipments.map((shipment) => (
          <li key={shipment.id}>
            <ShipmentText shipment={shipment} lines={lines} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

interface DocumentsProps {
  readonly order: OrderWithShipments
  readonly forStaff: boolean
}

/** Everything that is printed about the order, as PDF. */
function Documents({ order, forStaff }: DocumentsProps) {
  return (
    <Stack component="section" gap={6} aria-label="Documents" data-no-print>
      <Text component="h3" fw={600}>
        Documents
      </Text>
      <Stack component="ul" gap={0} className={classes.documents}>
        {documentsOf(order, forStaff).map(({ path, label, fileName }) => (
          <li key={path}>
            <a href={path} download={fileName}>
              {label} (PDF)
            </a>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

/** The doors that an order is for, to print labels of. */
function labelsOf(lines: readonly OrderLine[]): LabelCandidate[] {
  return doorsOfLines(lines).map((door) =>
    'serialNumber' in door
      ? { door, title: door.serialNumber, about: 'By serial number' }
      : { door, title: describeDoor(door.door), about: 'Measured door' },
  )
}

const listLine = ({ partId, quantity, comments, configurations }: OrderLine) => ({
  ...{ partId, quantity, comments, configurations },
})

export interface OrderSheetProps {
  readonly order: OrderSummary
  readonly onClose: () => void
  readonly onAgain: (() => void) | undefined
  readonly onReturn: (() => void) | undefined
  readonly focusAgain: boolean
  readonly forStaff: boolean
}

interface ReturnPartsProps {
  readonly orderId: number
  readonly onReturn: (() => void) | undefined
  readonly forStaff: boolean
}

/** Leads to the form that asks to return parts of the order. */
function ReturnParts({ orderId, onReturn, forStaff }: ReturnPartsProps) {
  if (!onReturn && !forStaff) return null
  return (
    <Button
      component="a"
      href={`/?panel=return&view=request&id=${orderId}`}
      variant="default"
      h={44}
      onClick={onReturn && onPlainClick(onReturn)}
      leftSection={<IconTruckReturn size={18} stroke={1.8} aria-hidden />}
    >
      Return parts
    </Button>
  )
}

/** Loaded when an administrator first opens an order. */
const Desk = lazyComponent(async () => (await import('../staff/order-desk.tsx')).OrderDeskView)

export function OrderSheet(props: OrderSheetProps) {
  const { order, onClose, onAgain, onReturn, focusAgain, forStaff } = props
  const details = useOrderDetails(order.id)
  const invoiced = details.data && !details.data.freightToBeConfirmed && goesOut(details.data)
  const doors = labelsOf(details.data?.lines ?? [])
  const hasInvoice = invoiced && (forStaff || details.data.cardType !== null)
  return (
    <Stack gap={18} data-print-sheet>
      <QueryStates
        query={details}
        pending={
          <>
            <OrderFacts order={order} />
            <PartLinesSkeleton />
          </>
        }
      >
        {(ready) => (
          <>
            <OrderFacts order={ready} details={ready} forStaff={forStaff} />
            <PartLines
              label="Parts of the order"
              lines={ready.lines.map((line) => ({
                ...orderedPart(line),
                progressText: progressText(line.progress),
              }))}
            />
            <Stack align="flex-end" mt={-6} pt={14} className={classes.totals}>
              <OrderTotals totals={orderTotals} amounts={ready} />
              {!forStaff && <Untaxed exemption={ready.taxExemption} />}
            </Stack>
            <CreditNotes order={ready} forStaff={forStaff} />
            <ShipToChanges order={ready} forStaff={forStaff} />
            {!forStaff && <Shipments shipments={ready.shipments} lines={ready.lines} />}
            <Documents order={ready} forStaff={forStaff} />
            {forStaff && (
              <PanelBoundary>
                <Suspense fallback={<Skeleton height={220} />}>
                  <Desk order={ready} />
                </Suspense>
              </PanelBoundary>
            )}
          </>
        )}
      </QueryStates>
      <div className={classes.actions} data-no-print>
        {onAgain && (
          <Button
            h={44}
            onClick={onAgain}
            disabled={!details.data}
            autoFocus={focusAgain}
            leftSection={<IconRepeat size={18} stroke={1.9} aria-hidden />}
          >
            Order again
          </Button>
        )}
        {doors.length > 0 && (
          <Button
            variant="default"
            h={44}
            onClick={() => requestLabels(doors)}
            leftSection={<IconQrcode size={18} stroke={1.8} aria-hidden />}
          >
            Door labels
          </Button>
        )}
        {details.data && (
          <AddToList
            word="Save as list"
            h={44}
            name={`Order ${order.number}`}
            lines={() => details.data?.lines.map(listLine) ?? []}
          />
        )}
        {details.data && details.data.shipments.length > 0 && (
          <ReturnParts orderId={order.id} onReturn={onReturn} forStaff={forStaff} />
        )}
        {hasInvoice && (
          <Button
            component="a"
            href={invoiceUrl(order.id)}
            download
            variant="default"
            h={44}
            leftSection={<IconFileInvoice size={18} stroke={1.8} aria-hidden />}
          >
            Get Invoice
          </Button>
        )}
        {details.data?.readdressable &&
          details.data.shipToChanges.every(({ state }) => state !== 'asked') && (
            <ChangeShipTo of={{ orderId: order.id }} number={order.number} from={details.data.shipAddress} />
          )}
        {details.data?.cancelable && (
          <CancelOrder of={{ orderId: order.id }} number={order.number} lines={details.data.lines} />
        )}
        <Button variant="default" h={44} onClick={onClose}>
          Close
        </Button>
      </div>
    </Stack>
  )
}
