import { Button, Flex, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useConfirmFreight } from '@mullion/client/orders/confirm-freight.hooks'
import {
  useAddOrderNote,
  useAddShipment,
  useOrderDesk,
  useResendConfirmation,
} from '@mullion/client/orders/order-desk.hooks'
import { formatMoney, parseDollars } from '@mullion/domain/money'
import {
  addNoteInput,
  maxCarrierLength,
  maxNoteLength,
  type OrderDesk,
  shipmentForm,
} from '@mullion/domain/orders/order-desk'
import type { OrderDetails } from '@mullion/domain/orders/order-list'
import { IconMailForward } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Schema } from '../../../lib/form-problems.ts'
import { notify } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { storeMoment, storeToday } from '../../../lib/store-time.ts'
import type { InputProps } from '../../../lib/use-checked-form.ts'
import { useStaffForm } from '../../../lib/use-staff-form.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import classes from './order-desk.module.css'

interface DeskFormProps<Values extends Record<string, string>> {
  readonly order: string
  readonly label: string
  /** What the form edits, such as `the freight of order 1024`. */
  readonly name: string
  readonly start: Values
  readonly schema: Schema
  readonly submit: string
  /** Resolves when saved; an error it throws is shown. */
  readonly onSave: (values: Values) => Promise<unknown>
  /** Renders the inputs; `inputOf` returns the props of a field. */
  readonly children: (inputOf: (field: keyof Values & string) => InputProps) => ReactNode
}

/** Short form about an order: validated by a domain schema, cleared after saving. */
function DeskForm<Values extends Record<string, string>>(props: DeskFormProps<Values>) {
  const { order, label, name, start, schema, submit, onSave, children } = props
  const form = useStaffForm<Values>({
    id: `desk:${order}:${label}`,
    name,
    start,
    schema,
    failed: 'We couldn’t save this. Please try again.',
  })
  const [busy, setBusy] = useState(false)
  const save = (values: Values) => {
    if (busy) return
    setBusy(true)
    void onSave(values)
      .then(() => form.reset(), form.showError)
      .finally(() => setBusy(false))
  }
  return (
    <form ref={form.element} noValidate aria-label={label} onSubmit={form.onSubmit(save)}>
      <Flex gap={10} align="flex-start" wrap="wrap" className={classes.form}>
        {children(form.input)}
        <Button
          type="submit"
          h={44}
          flex="none"
          style={{ alignSelf: 'flex-end' }}
          data-busy={busy || undefined}
        >
          {submit}
        </Button>
      </Flex>
      {form.failureText && <OutcomeNote tone="bad" title={form.failureText} />}
    </form>
  )
}

interface OrderProps {
  readonly order: OrderDetails
}

const freightSchema = {
  safeParse: (typed: unknown) =>
    parseDollars(String((typed as { freight: string }).freight).trim()) === null
      ? { error: { issues: [{ path: ['freight'], message: 'Enter an amount such as 185 or 185.50.' }] } }
      : {},
}

/**
 * Form for freight that no carrier could quote. Entering it calculates tax and total and emails the buyer a
 * confirmation.
 */
function OpenFreight({ order }: OrderProps) {
  const { mutateAsync } = useConfirmFreight()
  const save = async ({ freight }: { readonly freight: string }) => {
    const freightCents = parseDollars(freight.trim()) ?? 0
    const { grandTotalCents } = await mutateAsync({ orderId: order.id, freightCents })
    notify(
      `The total of ${order.number} is ${formatMoney(grandTotalCents)}. We’ll email the buyer a new confirmation.`,
    )
  }
  return (
    <section className={classes.open} aria-label="Freight to be confirmed">
      <h3>Freight to be confirmed</h3>
      <Text fz="sm" c="dimmed">
        The order isn’t exported or invoiced until freight is confirmed. Tax and total are then calculated.
      </Text>
      <DeskForm
        order={order.number}
        label="Confirm freight"
        name={`the freight of order ${order.number}`}
        start={{ freight: '' }}
        schema={freightSchema}
        submit="Confirm freight"
        onSave={save}
      >
        {(inputOf) => (
          <TextInput
            {...inputOf('freight')}
            label="Freight (US dollars)"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
          />
        )}
      </DeskForm>
    </section>
  )
}

function NewShipment({ order }: OrderProps) {
  const { mutateAsync } = useAddShipment()
  const carrier = (order.freightCarrier ?? order.carrier).slice(0, maxCarrierLength)
  const start = { carrier, trackingNumber: '', shippedOn: storeToday() }
  return (
    <section aria-label="New shipment">
      <h3>Add a shipment</h3>
      <DeskForm
        order={order.number}
        label="Shipment"
        name={`the shipment of order ${order.number}`}
        start={start}
        schema={shipmentForm}
        submit="Add shipment"
        onSave={async (shipment) => {
          await mutateAsync({ ...shipment, orderId: order.id })
          notify(`Tracking for ${order.number} was emailed to the buyer.`)
        }}
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
            <TextInput {...inputOf('shippedOn')} label="Shipped on" type="date" />
          </>
        )}
      </DeskForm>
    </section>
  )
}

function Notes({ order, desk }: OrderProps & { readonly desk: OrderDesk }) {
  const { mutateAsync } = useAddOrderNote()
  return (
    <section aria-label="Internal notes">
      <h3>Internal notes</h3>
      <DeskForm
        order={order.number}
        label="Internal note"
        name={`the internal note on order ${order.number}`}
        start={{ text: '' }}
        schema={addNoteInput}
        submit="Add note"
        onSave={(note) => mutateAsync({ ...note, orderId: order.id })}
      >
        {(inputOf) => (
          <Textarea
            {...inputOf('text')}
            label="Note for staff"
            description="Customers never see it"
            flex="1 1 100%"
            rows={2}
            maxLength={maxNoteLength}
          />
        )}
      </DeskForm>
      <Stack component="ul" gap={10} mt={12} className={classes.notes} aria-label="Notes">
        {desk.notes.map(({ id, text, at, by }) => (
          <li key={id}>
            <p>{text}</p>
            <Text fz="sm" c="dimmed">
              {by}, {storeMoment(at)}
            </Text>
          </li>
        ))}
      </Stack>
    </section>
  )
}

function Confirmation({ order, desk }: OrderProps & { readonly desk: OrderDesk }) {
  const resend = useResendConfirmation()
  return (
    <section aria-label="Confirmation">
      <Text fz="sm" c="dimmed">
        {desk.customer && `Placed for ${desk.customer}. `}Confirmation emailed to {desk.buyerEmail}.
      </Text>
      <ActionButton
        variant="default"
        h={44}
        mt={8}
        leftSection={<IconMailForward size={18} stroke={1.8} aria-hidden />}
        busy={resend.isPending}
        onClick={() =>
          resend.mutate(
            { orderId: order.id },
            {
              onSuccess: ({ email }) => notify(`The confirmation was emailed to ${email} again.`),
              onError: notifyError,
            },
          )
        }
      >
        Resend confirmation
      </ActionButton>
    </section>
  )
}

export function OrderDeskView({ order }: OrderProps) {
  const desk = useOrderDesk(order.id)
  return (
    <Stack gap={18} pt={14} className={classes.desk}>
      <QueryStates query={desk} pending={<Skeleton height={220} />}>
        {(ready) => (
          <>
            {ready.freightToBeConfirmed && <OpenFreight order={order} />}
            <NewShipment order={order} />
            <Notes order={order} desk={ready} />
            <Confirmation order={order} desk={ready} />
          </>
        )}
      </QueryStates>
    </Stack>
  )
}
