import '@mantine/core/styles/Switch.layer.css'
import { Switch, Text } from '@mantine/core'
import {
  usePaymentDifferences,
  useReconcileDay,
  useReconciledDays,
} from '@mullion/client/payments/payments.hooks'
import {
  type DifferencesInput,
  differenceNames,
  type ReconciledDay,
  type StoredDifference,
} from '@mullion/domain/payments/reconciliation-list'
import { useState } from 'react'
import { notifyError } from '../../../lib/notify-error.ts'
import { dayText, storeMoment } from '../../../lib/store-time.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { Section } from '../../../ui/section.tsx'
import { StaffList } from '../../../ui/staff-list.tsx'
import type { StaffColumn } from '../../../ui/staff-table.tsx'
import { useStaffList } from '../../../ui/use-staff-list.ts'
import { DifferenceDialog, sideText } from './difference-dialog.tsx'

type DifferenceColumn = NonNullable<DifferencesInput['sort']>

const columns: readonly StaffColumn<StoredDifference, DifferenceColumn>[] = [
  { title: 'Difference', sort: 'kind', text: ({ kind }) => differenceNames[kind] },
  { title: 'Day', sort: 'day', text: ({ day }) => dayText(day) },
  { title: 'Order', sort: 'order', text: ({ orderNumber }) => orderNumber ?? 'No order' },
  {
    title: 'Store',
    sort: 'storeCents',
    text: ({ storeCents, storeState }) => sideText(storeCents, storeState),
  },
  {
    title: 'Gateway',
    sort: 'gatewayCents',
    text: ({ gatewayCents, gatewayState }) => sideText(gatewayCents, gatewayState),
  },
  { title: 'Transaction', text: ({ gatewayId, reference }) => gatewayId ?? (reference || '–') },
]

function WaitingDay({ day }: { readonly day: ReconciledDay }) {
  const compare = useReconcileDay()
  return (
    <OutcomeNote tone="warn" title={`The payments of ${dayText(day.day)} are not compared yet`}>
      <Text mb={8}>
        The payment gateway gave no answer.{' '}
        {day.nextAttemptAt && `We try again on ${storeMoment(day.nextAttemptAt)}.`}
      </Text>
      <ActionButton
        variant="default"
        h={44}
        busy={compare.isPending}
        onClick={() => compare.mutate({ day: day.day }, { onError: notifyError })}
      >
        Compare now
      </ActionButton>
    </OutcomeNote>
  )
}

/** What differs between payments and the gateway on the days that were compared, for staff to resolve. */
export function PaymentDifferences() {
  const list = useStaffList<DifferenceColumn>()
  const [resolved, setResolved] = useState(false)
  const [opened, setOpened] = useState<StoredDifference | null>(null)
  const query = usePaymentDifferences({ ...list.input, resolved })
  const days = useReconciledDays()
  const waiting = days.data?.filter(({ state }) => state === 'waiting') ?? []
  const last = days.data?.find(({ state }) => state === 'compared')
  const isEmpty = query.data?.total === 0 && !resolved && list.search === '' && !query.isPlaceholderData
  if (query.isPending || (isEmpty && days.data?.length === 0)) return null
  return (
    <Section
      id="payment-differences"
      title="Payments compared with the gateway"
      aside={
        <Switch
          label="Show resolved"
          checked={resolved}
          onChange={(event) => {
            setResolved(event.currentTarget.checked)
            list.onPage(1)
          }}
        />
      }
    >
      {waiting.map((day) => (
        <WaitingDay key={day.day} day={day} />
      ))}
      {last && (
        <Text fz="sm" c="dimmed">
          Last compared: {dayText(last.day)}, {last.payments} card payments.
        </Text>
      )}
      <StaffList
        {...{ list, query, columns }}
        label="Payment differences"
        searchLabel="Search payment differences"
        ownOrder="Newest day first"
        rowKey={({ id }) => id}
        onOpen={setOpened}
        empty={resolved ? 'Nothing is resolved yet.' : 'Payments and the gateway agree.'}
      />
      <DifferenceDialog difference={opened} onClose={() => setOpened(null)} />
    </Section>
  )
}
