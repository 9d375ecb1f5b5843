import { Box, Button, Group, Stack, Text } from '@mantine/core'
import {
  useAddShipment,
  useCorrectShipment,
  useRemoveShipment,
  useUndoShipment,
} from '@mullion/client/orders/order-desk.hooks'
import { type DeskShipment, maxCarrierLength } from '@mullion/domain/orders/order-desk'
import type { OrderLineInProgress, OrderWithShipments } from '@mullion/domain/orders/order-list'
import { useState } from 'react'
import { confirm } from '../../../lib/confirm.state.ts'
import { notify, notifyUndoable } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { storeTimeOfDay, storeToday } from '../../../lib/store-time.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ShipmentText } from '../shipment-text.tsx'
import classes from './order-desk.module.css'
import { quantityField, ShipmentForm, type Shippable } from './shipment-form.tsx'

/** Returns a function that undoes a shipment whose mail is still waiting. */
function useUndo() {
  const { mutateAsync, isPending } = useUndoShipment()
  const undo = (shipmentId: number) =>
    mutateAsync({ shipmentId }).then(
      () => notify('The shipment was undone. The buyer gets no email about it.'),
      notifyError,
    )
  return { undo, isPending }
}

interface ShipmentProps {
  readonly order: OrderWithShipments
  readonly shipment: DeskShipment
}

function Remove({ order, shipment: { id, trackingNumber } }: ShipmentProps) {
  const remove = useRemoveShipment()
  const ask = async () => {
    const text = `The buyer of ${order.number} will get an email that ${trackingNumber} was entered by mistake.`
    if (!(await confirm({ title: 'Remove this shipment?', text, action: 'Remove' }))) return
    await remove
      .mutateAsync({ shipmentId: id })
      .then(() => notify(`The shipment was removed from ${order.number}.`), notifyError)
  }
  return (
    <ActionButton
      variant="danger-quiet"
      busy={remove.isPending}
      aria-label={`Remove shipment ${trackingNumber}`}
      onClick={() => void ask()}
    >
      Remove
    </ActionButton>
  )
}

/** The lines that a shipment has or could have; none if it is of the whole order. */
function shippableIn({ lines }: OrderWithShipments, { lines: its }: DeskShipment): Shippable[] {
  if (its === null) return []
  return lines.flatMap((line) => {
    const own = its.find(({ lineNo }) => lineNo === line.lineNo)?.quantity ?? 0
    const most = own + line.progress.left
    return most > 0 ? [{ line, most }] : []
  })
}

/** Every line that could be in a shipment has its quantity in it, so that an empty field never means more. */
function quantitiesOf(order: OrderWithShipments, shipment: DeskShipment): Record<string, string> {
  const quantity = ({ lineNo }: OrderLineInProgress) =>
    shipment.lines?.find((each) => each.lineNo === lineNo)?.quantity ?? 0
  return Object.fromEntries(
    shippableIn(order, shipment).map(({ line }) => [quantityField(line), String(quantity(line))]),
  )
}

function ShipmentRow({ order, shipment }: ShipmentProps) {
  const [correcting, setCorrecting] = useState(false)
  const correct = useCorrectShipment()
  const { undo, isPending } = useUndo()
  const { id, mailAt, carrier, trackingNumber, shippedOn, parcels } = shipment
  return (
    <li>
      <ShipmentText shipment={shipment} lines={order.lines} />
      {mailAt && (
        <Text fz="sm" c="dimmed">
          We’ll email the buyer at {storeTimeOfDay(mailAt)}.
        </Text>
      )}
      <Group gap={8} mt={4}>
        <Button
          variant="default"
          aria-expanded={correcting}
          aria-label={`Correct shipment ${trackingNumber}`}
          onClick={() => setCorrecting(!correcting)}
        >
          {correcting ? 'Cancel' : 'Correct'}
        </Button>
        {mailAt ? (
          <ActionButton
            variant="default"
            busy={isPending}
            aria-label={`Undo shipment ${trackingNumber}`}
            onClick={() => void undo(id)}
          >
            Undo
          </ActionButton>
        ) : (
          <Remove order={order} shipment={shipment} />
        )}
      </Group>
      {correcting && (
        <Box mt={10}>
          <ShipmentForm
            order={order}
            label={`Correction of ${trackingNumber}`}
            start={{
              ...{ carrier, shippedOn, ...quantitiesOf(order, shipment) },
              trackingNumber: parcels.map((parcel) => parcel.trackingNumber).join(', '),
            }}
            shippable={shippableIn(order, shipment)}
            submit="Save correction"
            onSave={async (values) => {
              await correct.mutateAsync({ ...values, shipmentId: id })
              setCorrecting(false)
              notify(
                mailAt
                  ? 'The shipment was corrected before the buyer was told of it.'
                  : 'The shipment was corrected. We’ll email the buyer in five minutes.',
              )
            }}
          />
        </Box>
      )}
    </li>
  )
}

export interface DeskShipmentsProps {
  readonly order: OrderWithShipments
  readonly shipments: readonly DeskShipment[]
}

/** An order's shipments, to correct, undo or remove, and a form for another one. */
export function DeskShipments({ order, shipments }: DeskShipmentsProps) {
  const { mutateAsync } = useAddShipment()
  const { undo } = useUndo()
  const carrier = (order.freightCarrier ?? order.carrier).slice(0, maxCarrierLength)
  const left = order.lines.flatMap((line) =>
    line.progress.left > 0 ? [{ line, most: line.progress.left }] : [],
  )
  return (
    <>
      {shipments.length > 0 && (
        <section aria-label="Shipments">
          <h3>Shipments</h3>
          <Stack component="ul" gap={14} className={classes.shipments} aria-label="Shipments">
            {shipments.map((shipment) => (
              <ShipmentRow key={shipment.id} order={order} shipment={shipment} />
            ))}
          </Stack>
        </section>
      )}
      <section aria-label="New shipment">
        <h3>Add a shipment</h3>
        <Text fz="sm" c="dimmed" mb={8}>
          {left.length > 0
            ? 'Leave a quantity empty to ship all that is left, or enter 0 to leave the part out. '
            : 'Nothing is left to ship. This adds tracking only. '}
          Separate the tracking numbers of several parcels with commas.
        </Text>
        <ShipmentForm
          order={order}
          label="Shipment"
          start={{
            ...{ carrier, trackingNumber: '', shippedOn: storeToday() },
            ...Object.fromEntries(left.map(({ line }) => [quantityField(line), ''])),
          }}
          shippable={left}
          submit="Add shipment"
          onSave={async (values) => {
            const { id } = await mutateAsync({ ...values, orderId: order.id })
            notifyUndoable(
              `We’ll email the tracking of ${order.number} to the buyer in five minutes.`,
              () => void undo(id),
            )
          }}
        />
      </section>
    </>
  )
}
