import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Button, Checkbox, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import {
  useDraftActions,
  useDraftQuote,
  useRecurringDraft,
} from '@mullion/client/recurring-orders/recurring-orders.hooks'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import { serviceName } from '@mullion/domain/checkout/shipping-service'
import { formatMoney, timesQuantity } from '@mullion/domain/money'
import type {
  DraftQuote,
  OneDraftInput,
  RecurringDraft,
} from '@mullion/domain/recurring-orders/recurring-draft'
import { useState } from 'react'
import { notify } from '../../lib/notices.state.ts'
import { notifyError } from '../../lib/notify-error.ts'
import { onPlainClick } from '../../lib/plain-click.ts'
import { dayText, storeDay } from '../../lib/store-time.ts'
import { AddressLines, addressLines } from '../../ui/address-lines.tsx'
import { BackLink, type BackLinkProps } from '../../ui/back-link.tsx'
import { Fact } from '../../ui/fact.tsx'
import { OrderTotals } from '../../ui/order-totals.tsx'
import { OutcomeNote } from '../../ui/outcome-note.tsx'
import { PanelHeading } from '../../ui/panel-heading.tsx'
import { PartLines } from '../../ui/part-lines.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import { draftText, everyWeeksText, nextText } from '../../ui/recurring-words.ts'
import requests from '../../ui/requests.module.css'
import { Section } from '../../ui/section.tsx'

interface DraftProps {
  readonly draft: RecurringDraft
  readonly named: OneDraftInput
}

const totals = [
  { key: 'goods', label: 'Parts' },
  { key: 'shipping', label: 'Shipping' },
  { key: 'tax', label: 'Tax' },
  { key: 'total', label: 'Total' },
] as const

function Lines({ lines }: Pick<RecurringDraft, 'lines'>) {
  if (lines.length === 0) return <Text c="dimmed">The list was deleted or is no longer shared.</Text>
  return (
    <PartLines
      label="Lines"
      lines={lines.map(({ id, partId, options, comments, fate, ...line }) => {
        const cents = fate.kind === 'ready' ? line.unitPriceCents : null
        return {
          ...{ ...line, partId, lineNo: id, unitPriceCents: cents },
          remarks: [...options, ...comments],
          ...(fate.kind === 'ready' ? {} : { progressText: `Left out: ${fate.text}` }),
          lineTotalCents: cents === null ? null : timesQuantity(cents, line.quantity),
        }
      })}
    />
  )
}

function Compared({ leftOut, changes }: Pick<DraftQuote, 'leftOut' | 'changes'>) {
  return (
    <>
      {leftOut.length > 0 && (
        <OutcomeNote tone="warn" title="Some lines are left out.">
          {leftOut.map(({ number, text }) => (
            <p key={`${number} ${text}`}>
              {displayNumber(number)}: {text}
            </p>
          ))}
        </OutcomeNote>
      )}
      {changes && (
        <OutcomeNote
          tone={changes.length === 0 ? 'good' : 'warn'}
          title={changes.length === 0 ? 'The same as last time.' : 'Changed since the last order'}
        >
          {changes.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </OutcomeNote>
      )}
    </>
  )
}

interface QuotedProps extends DraftProps, Pick<ReturnType<typeof useDraftActions>, 'confirm'> {
  readonly quoted: DraftQuote
}

function Quoted({ draft, named, quoted, confirm }: QuotedProps) {
  const { version, recurring } = draft
  const { quote, leftOut, changes } = quoted
  const [poNumber, setPoNumber] = useState(recurring.poNumber)
  const [agreed, setAgreed] = useState(recurring.returnsAgreed)
  const onTerms = recurring.payBy === 'terms'
  const poProblem = onTerms && poNumber.trim() === '' ? 'PO number is required' : null
  const { cartTotalCents: goods, shippingCents: shipping, taxCents: tax, grandTotalCents: total } = quote
  const send = () => {
    if (confirm.isPending || poProblem !== null) return
    const { quoteId, grandTotalCents } = quote
    confirm.mutate(
      { ...named, version, quoteId, grandTotalCents, returnsAgreed: agreed, ...(poNumber && { poNumber }) },
      {
        onSuccess: (placed) =>
          notify(
            placed.outcome === 'placed'
              ? `Order ${placed.orderNumber} was placed.`
              : 'The order was sent for approval.',
          ),
      },
    )
  }
  return (
    <Stack gap={12}>
      <Compared leftOut={leftOut} changes={changes} />
      <OrderTotals totals={totals} amounts={{ goods, shipping, tax, total }} />
      {onTerms && (
        <TextInput
          label="PO number"
          error={poProblem}
          maw={320}
          maxLength={50}
          value={poNumber}
          onChange={(event) => setPoNumber(event.currentTarget.value)}
        />
      )}
      {quote.returnsAgreementNeeded && (
        <Checkbox
          checked={agreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          label="I understand that cut-to-order items cannot be returned."
        />
      )}
      {confirm.error && <OutcomeNote tone="bad" title={readError(confirm.error).message} />}
      <Button size="md" h={48} mr="auto" data-busy={confirm.isPending || undefined} onClick={send}>
        {confirm.isPending ? 'Placing order…' : `Confirm and place · ${formatMoney(total)}`}
      </Button>
    </Stack>
  )
}

function Decide({ draft, named }: DraftProps) {
  const { version, expiresAt } = draft
  const quoted = useDraftQuote({ ...named, version })
  const { confirm, skip } = useDraftActions()
  const leave = () =>
    skip.mutate(
      { ...named, version },
      { onSuccess: () => notify('This order was skipped.'), onError: notifyError },
    )
  return (
    <Section id="draft-decision" title="Confirm this order">
      <Text>Confirm it by {storeDay(expiresAt)}. Nothing is ordered until you do.</Text>
      <QueryStates query={quoted} pending={<Skeleton height={160} />}>
        {(shown) => <Quoted draft={draft} named={named} quoted={shown} confirm={confirm} />}
      </QueryStates>
      <Group>
        <Button variant="default" h={44} data-busy={skip.isPending || undefined} onClick={leave}>
          Skip this one
        </Button>
      </Group>
    </Section>
  )
}

function Shown({ draft, named, next }: DraftProps & Pick<DraftPageProps, 'next'>) {
  const { recurring, dueOn, failure, open, lines } = draft
  const { shipAddress, serviceType } = recurring
  const after = next?.(draft)
  return (
    <>
      <Section id="draft-status" title={draftText(draft)}>
        {failure && <OutcomeNote tone="bad" title={failure.text} />}
        {after && (
          <Button
            component="a"
            href={after.href}
            variant="default"
            h={44}
            mr="auto"
            onClick={onPlainClick(after.onGo)}
          >
            {after.label}
          </Button>
        )}
        <dl className={requests.facts}>
          <Fact name="Due">{dayText(dueOn)}</Fact>
          <Fact name="Repeats">{everyWeeksText(recurring.everyWeeks)}</Fact>
          <Fact name="Next order">
            {recurring.state === 'active' ? dayText(recurring.nextOn) : nextText(recurring)}
          </Fact>
          <Fact name="Service">UPS {serviceName(serviceType)}</Fact>
          {shipAddress && (
            <Fact name="Ship to">
              <AddressLines name={shipAddress.nameOrCompany} lines={addressLines(shipAddress)} />
            </Fact>
          )}
        </dl>
      </Section>
      <Section id="draft-lines" title="The list today">
        <Lines lines={lines} />
      </Section>
      {open && <Decide draft={draft} named={named} />}
    </>
  )
}

/** What became of a draft, to look at next. */
export interface AfterDraft {
  readonly label: string
  readonly href: string
  readonly onGo: () => void
}

export interface DraftPageProps {
  readonly named: OneDraftInput
  /** Where the viewer's recurring orders are; none for someone who is not signed in. */
  readonly list?: Pick<BackLinkProps, 'href' | 'onBack'> | undefined
  readonly next?: ((draft: RecurringDraft) => AfterDraft | null) | undefined
}

/** A draft of a recurring order: what would be ordered now, and the button to order it. */
export function DraftPage({ named, list, next }: DraftPageProps) {
  const draft = useRecurringDraft(named)
  return (
    <Stack gap={16} maw={860} mx="auto" w="100%">
      {list && <BackLink to="All recurring orders" {...list} />}
      <PanelHeading>
        {draft.data ? `Recurring order: ${draft.data.recurring.name}` : 'Recurring order'}
      </PanelHeading>
      <QueryStates query={draft} pending={<Skeleton height={420} />}>
        {(shown) => <Shown draft={shown} named={named} next={next} />}
      </QueryStates>
    </Stack>
  )
}
