import { Box, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import {
  useAddShipment,
  useCorrectShipment,
  useRemoveShipment,
  useUndoShipment,
} from '@mullion/client/orders/order-desk.hooks'
import {
  type DeskShipment,
  maxCarrierLength,
  type Shipment,
  shipmentForm,
  shippedOnProblem,
} from '@mullion/domain/orders/order-desk'
import type { OrderDetails } from '@mullion/domain/orders/order-list'
import { dayAfter } from '@mullion/domain/store-day'
import { useState } from 'react'
import { confirm } from '../../../lib/confirm.state.ts'
import type { Schema } from '../../../lib/form-problems.ts'
import { notify, notifyUndoable } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { storeDate, storeTimeOfDay, storeToday } from '../../../lib/store-time.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ShipmentText } from '../shipment-text.tsx'
import { DeskForm } from './desk-form.tsx'
import classes from './order-desk.module.css'

type ShipmentValues = Omit<Shipment, 'id'>

/** The days an order can have been shipped on, and the rules of the form with them. */
function rulesOf({ createdAt }: OrderDetails) {
  const days = { orderedOn: storeDate(createdAt), today: storeToday() }
  const schema: Schema = {
    safeParse(draft) {
      const issues = [...(shipmentForm.safeParse(draft).error?.issues ?? [])]
      const problem = shippedOnProblem((draft as ShipmentValues).shippedOn, days)
      return { error: { issues: problem ? [...issues, { path: ['shippedOn'], message: problem }] : issues } }
    },
  }
  return { schema, min: days.orderedOn, max: dayAfter(days.today) }
}

interface ShipmentFormProps {
  readonly order: OrderDetails
  readonly label: string
  readonly start: ShipmentValues
  readonly submit: string
  readonly onSave: (values: ShipmentValues) => Promise<unknown>
}

function ShipmentForm({ order, label, start, submit, onSave }: ShipmentFormProps) {
  const { schema, min, max } = rulesOf(order)
  return (
    <DeskForm
      order={order.number}
      label={label}
      name={`the shipment of order ${order.number}`}
      start={{ ...start }}
      schema={schema}
      submit={submit}
      onSave={onSave}
    >
      {(inputOf) => (
        <>
          <TextInput {...inputOf('carrier')} label="Carrier" maxLength={maxCarrierLength} />
          <TextInput
            {...inputOf('trackingNumber')}
            label="Tracking number"
            autoComplete="off"
            maxLength={60}
          />
          <TextInput {...inputOf('shippedOn')} label="Shipped on" type="date" min={min} max={max} />
        </>
      )}
    </DeskForm>
  )
}

/** Returns a function that undoes a shipment whose mail is still waiting. */
function useUndo() {
  const { mutateAsync, isPending } = useUndoShipment()
  const undo = (shipmentId: number) =>
    mutateAsync({ shipmentId }).then(
      () => notify('The shipment was undone. The buyer gets no mail about it.'),
      notifyError,
    )
  return { undo, isPending }
}

interface ShipmentProps {
  readonly order: OrderDetails
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

function ShipmentRow({ order, shipment }: ShipmentProps) {
  const [correcting, setCorrecting] = useState(false)
  const correct = useCorrectShipment()
  const { undo, isPending } = useUndo()
  const { id, mailAt, carrier, trackingNumber, shippedOn } = shipment
  return (
    <li>
      <ShipmentText shipment={shipment} />
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
            start={{ carrier, trackingNumber, shippedOn }}
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
  readonly order: OrderDetails
  readonly shipments: readonly DeskShipment[]
}

/** An order's shipments, to correct, undo or remove, and a form for another one. */
export function DeskShipments({ order, shipments }: DeskShipmentsProps) {
  const { mutateAsync } = useAddShipment()
  const { undo } = useUndo()
  const carrier = (order.freightCarrier ?? order.carrier).slice(0, maxCarrierLength)
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
        <ShipmentForm
          order={order}
          label="Shipment"
          start={{ carrier, trackingNumber: '', shippedOn: storeToday() }}
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
