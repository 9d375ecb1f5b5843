import { useGivenUpTaxPostings, useSendTaxAgain } from '@mullion/client/payments/payments.hooks'
import { formatMoney } from '@mullion/domain/money'
import {
  type GivenUpTaxPosting,
  type GivenUpTaxPostingsInput,
  wantedNames,
} from '@mullion/domain/payments/tax-posting-list'
import { useState } from 'react'
import { focusBeside } from '../../../lib/focus-beside.ts'
import { notify } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Section } from '../../../ui/section.tsx'
import { StaffList } from '../../../ui/staff-list.tsx'
import type { StaffColumn } from '../../../ui/staff-table.tsx'
import { useStaffList } from '../../../ui/use-staff-list.ts'

const headingId = 'sales-tax-postings'

function SendAgain({ posting }: { readonly posting: GivenUpTaxPosting }) {
  const send = useSendTaxAgain()
  const { id: postingId, orderNumber } = posting
  const sent = (button: HTMLElement) => {
    // Its row goes away with the button.
    if (!focusBeside(button.closest('tr'))) document.getElementById(headingId)?.focus()
    notify(`The sales tax of order ${orderNumber} is being sent again.`)
  }
  return (
    <ActionButton
      variant="default"
      h={44}
      busy={send.isPending}
      aria-label={`Send again: sales tax of ${orderNumber}`}
      onClick={({ currentTarget }) =>
        send.mutate({ postingId }, { onSuccess: () => sent(currentTarget), onError: notifyError })
      }
    >
      Send again
    </ActionButton>
  )
}

type PostingColumn = NonNullable<GivenUpTaxPostingsInput['sort']>

const columns: readonly StaffColumn<GivenUpTaxPosting, PostingColumn>[] = [
  { title: 'Order', sort: 'order', text: ({ orderNumber }) => orderNumber },
  { title: 'To do', sort: 'wanted', text: ({ wanted }) => wantedNames[wanted] },
  { title: 'Last problem', text: ({ problem }) => problem },
  { title: 'Attempts', numeric: true, text: ({ tries }) => String(tries) },
  { title: 'Tax', sort: 'tax', numeric: true, text: ({ taxCents }) => formatMoney(taxCents) },
  { title: 'Action', cell: (posting) => <SendAgain posting={posting} /> },
]

/** Sales that the tax service did not record within days, for staff to send again or to enter there themselves. */
export function SalesTaxPostings() {
  const list = useStaffList<PostingColumn>()
  const query = useGivenUpTaxPostings(list.input)
  // A list that had rows stays when the last of them is sent, and with it the focus.
  const [hadRows, setHadRows] = useState(false)
  if (!hadRows && (query.data?.total ?? 0) > 0) setHadRows(true)
  const searched = hadRows || list.search !== '' || list.input.search !== '' || query.isPlaceholderData
  if (query.isPending || (query.data?.total === 0 && !searched)) return null
  return (
    <Section id={headingId} title="Sales tax not recorded by the tax service">
      <StaffList
        {...{ list, query, columns }}
        label="Sales tax not recorded"
        searchLabel="Search sales tax"
        ownOrder="Oldest order first"
        rowKey={({ id }) => id}
        empty="The tax service has every sale."
      />
    </Section>
  )
}
