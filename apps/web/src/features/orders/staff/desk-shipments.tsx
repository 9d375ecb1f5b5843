import { Box, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import {
  useAddShipment,
  useCorrectShipment,
  useRemoveShipment,
  useUndoShipment,
} from '@mullion/client/orders/order-desk.hooks'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import type { LineQuantity } from '@mullion/domain/orders/line-progress'
import {
  type DeskShipment,
  maxCarrierLength,
  shipmentForm,
  shippedOnProblem,
  trackingNumbersIn,
} from '@mullion/domain/orders/order-desk'
import type { OrderLineInProgress, OrderWithShipments } from '@mullion/domain/orders/order-list'
import { dayAfter } from '@mullion/domain/store-day'
import { useState } from 'react'
import { confirm } from '../../../lib/confirm.state.ts'
import type { Schema } from '../../../lib/form-problems.ts'
import { notify, notifyUndoable } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { storeDate, storeTimeOfDay, storeToday } from '../../../lib/store-time.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { quantityText } from '../../../ui/part-lines.tsx'
import { ShipmentText } from '../shipment-text.tsx'
import { DeskForm } from './desk-form.tsx'
import classes from './order-desk.module.css'

type ShipmentValues = Record<string, string> & Record<'carrier' | 'trackingNumber' | 'shippedOn', string>

/** A line that a shipment can have, and the most of it. */
interface Shippable {
  readonly line: OrderLineInProgress
  readonly most: number
}

const quantityField = ({ lineNo }: OrderLineInProgress) => `line ${lineNo}`

/** What a shipment has of each line, as typed; an empty field is all that is left. */
const quantityOf = ({ line, most }: Shippable, values: ShipmentValues) =>
  Number(values[quantityField(line)]?.trim() || most)

function quantityProblem(shippable: Shippable, values: ShipmentValues): string | null {
  const { line, most } = shippable
  const quantity = quantityOf(shippable, values)
  const step = line.unit === 'EA' ? 1 : 0.25
  if (Number.isInteger(quantity / step) && quantity >= 0 && quantity <= most) return null
  return `Enter a quantity from 0 to ${most}${step < 1 ? ' in quarter steps' : ''}.`
}

function quantityIssues(shippable: readonly Shippable[], values: ShipmentValues) {
  const problems = shippable.flatMap((each) => {
    const message = quantityProblem(each, values)
    return message ? [{ path: [quantityField(each.line)], message }] : []
  })
  const [first] = shippable
  if (problems.length > 0 || !first || shippable.some((each) => quantityOf(each, values) > 0)) return problems
  return [{ path: [quantityField(first.line)], message: 'Enter what is in this shipment.' }]
}

/** Returns what the server gets: the parcels, and the lines unless it is all that is left. */
function shipmentOf(values: ShipmentValues, shippable: readonly Shippable[]) {
  const [trackingNumber = '', ...otherTrackingNumbers] = trackingNumbersIn(values.trackingNumber)
  const lines: LineQuantity[] = shippable
    .map((each) => ({ lineNo: each.line.lineNo, quantity: quantityOf(each, values) }))
    .filter(({ quantity }) => quantity > 0)
  return {
    ...{ carrier: values.carrier, shippedOn: values.shippedOn, trackingNumber, otherTrackingNumbers },
    ...(lines.length > 0 ? { lines } : {}),
  }
}

/** The days an order can have been shipped on, and the rules of the form with them. */
function rulesOf({ createdAt }: OrderWithShipments, shippable: readonly Shippable[]) {
  const days = { orderedOn: storeDate(createdAt), today: storeToday() }
  const schema: Schema = {
    safeParse(draft) {
      const values = draft as ShipmentValues
      const issues = (shipmentForm.safeParse(shipmentOf(values, [])).error?.issues ?? []).map((issue) =>
        issue.path[0] === 'otherTrackingNumbers' ? { ...issue, path: ['trackingNumber'] } : issue,
      )
      const problem = shippedOnProblem(values.shippedOn, days)
      const more = problem ? [{ path: ['shippedOn'], message: problem }] : []
      return { error: { issues: [...issues, ...more, ...quantityIssues(shippable, values)] } }
    },
  }
  return { schema, min: days.orderedOn, max: dayAfter(days.today) }
}

interface ShipmentFormProps {
  readonly order: OrderWithShipments
  readonly label: string
  readonly start: ShipmentValues
  readonly shippable: readonly Shippable[]
  readonly submit: string
  readonly onSave: (shipment: ReturnType<typeof shipmentOf>) => Promise<unknown>
}

function ShipmentForm({ order, label, start, shippable, submit, onSave }: ShipmentFormProps) {
  const { schema, min, max } = rulesOf(order, shippable)
  return (
    <DeskForm
      order={order.number}
      label={label}
      name={`the shipment of order ${order.number}`}
      start={{ ...start }}
      schema={schema}
      submit={submit}
      onSave={(values) => onSave(shipmentOf(values, shippable))}
    >
      {(inputOf) => (
        <>
          {shippable.length > 0 && (
            <fieldset className={classes.quantities}>
              <legend>Parts in this shipment</legend>
              {shippable.map(({ line, most }) => (
                <TextInput
                  key={line.lineNo}
                  {...inputOf(quantityField(line))}
                  label={`${displayNumber(line.number)}, of ${quantityText({ quantity: most, unit: line.unit })}`}
                  placeholder={String(most)}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={8}
                />
              ))}
            </fieldset>
          )}
          <TextInput {...inputOf('carrier')} label="Carrier" maxLength={maxCarrierLength} />
          <TextInput
            {...inputOf('trackingNumber')}
            label="Tracking number"
            autoComplete="off"
            maxLength={1000}
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
            ? 'Empty quantities ship all that is left; 0 leaves a part out. '
            : 'Nothing is left to ship; this adds tracking only. '}
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
