import { Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useConfirmFreight } from '@mullion/client/orders/confirm-freight.hooks'
import {
  useAddOrderNote,
  useMarkProcessed,
  useOrderDesk,
  useResendConfirmation,
} from '@mullion/client/orders/order-desk.hooks'
import { certificateFileUrl } from '@mullion/client/tax-certificates/tax-certificates.hooks'
import { ruleWords } from '@mullion/domain/catalog/price-words'
import { formatMoney, parseDollars } from '@mullion/domain/money'
import { goesOut } from '@mullion/domain/orders/credit-hold'
import { addNoteInput, maxNoteLength, type OrderDesk } from '@mullion/domain/orders/order-desk'
import type { OrderWithShipments } from '@mullion/domain/orders/order-list'
import { IconMailForward } from '@tabler/icons-react'
import { confirm } from '../../../lib/confirm.state.ts'
import { notify } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { storeMoment } from '../../../lib/store-time.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { PartNumber } from '../../../ui/part-text.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { CreditHold } from './credit-hold.tsx'
import { DeskForm } from './desk-form.tsx'
import { DeskLines } from './desk-lines.tsx'
import { DeskShipments } from './desk-shipments.tsx'
import classes from './order-desk.module.css'
import { ReviewShipToChange } from './review-ship-to-change.tsx'

interface OrderProps {
  readonly order: OrderWithShipments
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

/** For an order that accounting gets in another way than by file. */
function Unprocessed({ order }: OrderProps) {
  const mark = useMarkProcessed()
  const run = async () => {
    const text = `${order.number} will leave the pending orders and won’t be in any file for accounting.`
    if (!(await confirm({ title: 'Mark as processed?', text, action: 'Mark as processed' }))) return
    await mark
      .mutateAsync({ orderId: order.id })
      .then(() => notify(`${order.number} is marked as processed.`), notifyError)
  }
  return (
    <section aria-label="Accounting">
      <h3>Accounting</h3>
      <Text fz="sm" c="dimmed">
        This order is waiting for the next file for accounting.
      </Text>
      <ActionButton variant="default" h={44} mt={8} busy={mark.isPending} onClick={() => void run()}>
        Mark as processed
      </ActionButton>
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

function Prices({ prices }: Pick<OrderDesk, 'prices'>) {
  if (prices.length === 0) return null
  return (
    <section aria-label="Why it cost this">
      <h3>Why it cost this</h3>
      <Stack component="ul" gap={2} mt={6} fz="sm" aria-label="Prices of the order">
        {prices.map(({ number, unitPriceCents, rule, priceQuote, listPriceCents }, at) => (
          // A part can be on several lines, which never change.
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order keep their order
          <li key={at}>
            <PartNumber>{number}</PartNumber> {formatMoney(unitPriceCents)},{' '}
            {rule === 'quoted' ? `quoted in ${priceQuote}` : ruleWords[rule].toLowerCase()}
            {rule !== 'list' && listPriceCents !== null && ` (list ${formatMoney(listPriceCents)})`}
          </li>
        ))}
      </Stack>
    </section>
  )
}

/** Why no sales tax was charged, as it was when the order was placed. */
function Untaxed({ desk: { taxCertificate } }: { readonly desk: OrderDesk }) {
  return (
    <section aria-label="Sales tax">
      <h3>Sales tax</h3>
      <Text fz="sm">
        {taxCertificate === null ? (
          'Not taxed: the company’s record lists the state as exempt.'
        ) : (
          <>
            Not taxed: certificate{' '}
            <a href={certificateFileUrl(taxCertificate.id)} download>
              {taxCertificate.number}
            </a>
            .
          </>
        )}
      </Text>
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
            {order.creditHold !== null && <CreditHold order={order} />}
            <ReviewShipToChange order={order} />
            {ready.freightToBeConfirmed && goesOut(order) && <OpenFreight order={order} />}
            {ready.taxExempt && <Untaxed desk={ready} />}
            <Prices prices={ready.prices} />
            <DeskLines order={order} />
            <DeskShipments order={order} shipments={ready.shipments} />
            {!ready.processed && !ready.freightToBeConfirmed && goesOut(order) && (
              <Unprocessed order={order} />
            )}
            <Notes order={order} desk={ready} />
            <Confirmation order={order} desk={ready} />
          </>
        )}
      </QueryStates>
    </Stack>
  )
}
