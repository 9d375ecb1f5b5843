import { TextInput } from '@mantine/core'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import type { LineQuantity } from '@mullion/domain/orders/line-progress'
import {
  maxCarrierLength,
  shipmentForm,
  shippedOnProblem,
  trackingNumbersIn,
} from '@mullion/domain/orders/order-desk'
import type { OrderLineInProgress, OrderWithShipments } from '@mullion/domain/orders/order-list'
import { dayAfter } from '@mullion/domain/store-day'
import type { Schema } from '../../../lib/form-problems.ts'
import { storeDate, storeToday } from '../../../lib/store-time.ts'
import { quantityText } from '../../../ui/part-lines.tsx'
import { DeskForm } from './desk-form.tsx'
import classes from './order-desk.module.css'

type ShipmentValues = Record<string, string> & Record<'carrier' | 'trackingNumber' | 'shippedOn', string>

/** A line that a shipment can have, and the most of it. */
export interface Shippable {
  readonly line: OrderLineInProgress
  readonly most: number
}

/** The name of the field with a line's quantity in a shipment. */
export const quantityField = ({ lineNo }: OrderLineInProgress) => `line ${lineNo}`

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

/** What a shipment has, its parcels and its day. */
export function ShipmentForm({ order, label, start, shippable, submit, onSave }: ShipmentFormProps) {
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
