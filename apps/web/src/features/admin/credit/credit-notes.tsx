import '@mantine/core/styles/SegmentedControl.layer.css'
import { Group, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useCreditExports, useCreditNotes } from '@mullion/client/credit-notes/credit-notes.hooks'
import { readError } from '@mullion/client/read-error'
import {
  type CreditNotesInput,
  creditReasonWords,
  creditStateWords,
  type DeskCreditNote,
} from '@mullion/domain/credit-notes/credit-note'
import { formatMoney } from '@mullion/domain/money'
import { useState } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { saveFile } from '../../../lib/save-file.ts'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { storeDay } from '../../../lib/store-time.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ListSection } from '../server-list.tsx'

type Show = CreditNotesInput['show']

interface File {
  readonly name: string
  readonly content: string
}

/** Exports credit notes for accounting: those that are in no file yet, or all that were issued on some days. */
function Files() {
  const { generate, byDates, isPending } = useCreditExports()
  const [days, setDays] = useState({ from: '', to: '' })
  const save = ({ name, content }: File) => {
    saveFile(name, content)
    notify(`The file is ${name}.`)
  }
  const reversed = days.from !== '' && days.to !== '' && days.to < days.from
  const generateNew = () =>
    generate().then(save, (error: unknown) => {
      if (readError(error).code === 'credits.nothing_to_export')
        notify('All credit notes are in a file already.')
      else notifyError(error)
    })
  const day = (name: keyof typeof days, label: string) => (
    <TextInput
      type="date"
      label={label}
      value={days[name]}
      error={name === 'to' && reversed && 'Enter a date on or after the first one.'}
      onChange={(event) => setDays({ ...days, [name]: event.currentTarget.value })}
    />
  )
  return (
    <Group gap={12} align="flex-end">
      <ActionButton h={44} busy={isPending} onClick={() => void generateNew()}>
        Export new credit notes
      </ActionButton>
      {day('from', 'From')}
      {day('to', 'To')}
      <ActionButton
        variant="default"
        h={44}
        busy={false}
        disabled={days.from === '' || days.to === '' || reversed}
        onClick={() => void byDates(days).then(save, notifyError)}
      >
        Export these days
      </ActionButton>
    </Group>
  )
}

/** The credit notes of all orders, for staff to look up and to export for accounting. */
export function CreditNoteDesk({ onOpen }: Pick<StaffViewProps, 'onOpen'>) {
  const [show, setShow] = useState<Show>('all')
  return (
    <ListSection
      key={show}
      id="credit-notes"
      title="Credit notes"
      note={
        <Stack gap={12}>
          <Files />
          <SegmentedControl
            aria-label="Which credit notes"
            value={show}
            onChange={(next) => setShow(next as Show)}
            data={[
              { value: 'all', label: 'All' },
              { value: 'attention', label: 'Need attention' },
            ]}
          />
        </Stack>
      }
      useRows={useCreditNotes}
      about={{ show }}
      rowKey={({ id }: DeskCreditNote) => id}
      searchLabel="Search the credit notes"
      empty={show === 'all' ? 'No credit notes yet.' : 'No credit note needs attention.'}
      ownOrder="Newest first"
      onOpen={({ orderId }) => onOpen('orders', orderId)}
      columns={[
        { title: 'Credit note', sort: 'number', text: ({ number }) => number },
        { title: 'Order', sort: 'order', cell: ({ orderNumber }) => orderNumber },
        { title: 'Customer', cell: ({ customer }) => customer },
        { title: 'Reason', cell: ({ reason }) => creditReasonWords[reason] },
        { title: 'Status', cell: ({ state }) => creditStateWords[state] },
        { title: 'Issued', sort: 'createdAt', cell: ({ createdAt }) => storeDay(createdAt) },
        { title: 'Total', sort: 'total', cell: ({ totalCents }) => formatMoney(totalCents) },
      ]}
    />
  )
}
