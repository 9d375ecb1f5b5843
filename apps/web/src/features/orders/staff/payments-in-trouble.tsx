import { Button } from '@mantine/core'
import {
  useGiveUpPayment,
  usePaymentsInTrouble,
  useRetryPayment,
} from '@mullion/client/checkout/payments.hooks'
import { readError } from '@mullion/client/read-error'
import type { PaymentInTrouble, PaymentsInTroubleInput } from '@mullion/domain/checkout/payment-attention'
import { formatMoney } from '@mullion/domain/money'
import { useState } from 'react'
import { notify, notifyProblem } from '../../../lib/notices.state.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { Section } from '../../../ui/section.tsx'
import { StaffList } from '../../../ui/staff-list.tsx'
import type { StaffColumn } from '../../../ui/staff-table.tsx'
import { useStaffList } from '../../../ui/use-staff-list.ts'
import { orderDate } from '../order-words.ts'
import classes from './order-desk.module.css'

const showError = (error: unknown) => notifyProblem(readError(error).message)

function PaymentActions({ payment }: { readonly payment: PaymentInTrouble }) {
  const { id, reference, amountCents } = payment
  const [asking, setAsking] = useState(false)
  const retry = useRetryPayment()
  const giveUp = useGiveUpPayment()
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        loading={retry.isPending}
        aria-label={`Retry payment ${reference}`}
        onClick={() =>
          retry.mutate(
            { paymentId: id },
            { onSuccess: () => notify('Checked with the payment gateway again.'), onError: showError },
          )
        }
      >
        Retry
      </Button>
      <Button variant="danger-quiet" aria-label={`Void payment ${reference}`} onClick={() => setAsking(true)}>
        Void
      </Button>
      <Confirm
        opened={asking}
        title="Void this payment?"
        action="Void"
        busy={giveUp.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          giveUp.mutate({ paymentId: id }, { onError: showError, onSettled: () => setAsking(false) })
        }
      >
        The {formatMoney(amountCents)} authorization will be released to the buyer.
      </Confirm>
    </div>
  )
}

type PaymentColumn = NonNullable<PaymentsInTroubleInput['sort']>

const columns: readonly StaffColumn<PaymentInTrouble, PaymentColumn>[] = [
  { title: 'Order', sort: 'order', text: ({ orderNumber }) => orderNumber ?? 'No order' },
  { title: 'Buyer', sort: 'buyer', text: ({ buyerEmail }) => buyerEmail },
  { title: 'Card', text: ({ lastFour }) => (lastFour ? `Ending in ${lastFour}` : '–') },
  { title: 'Reference', text: ({ reference }) => reference },
  { title: 'Date', sort: 'createdAt', text: ({ createdAt }) => orderDate(createdAt) },
  {
    title: 'Amount',
    sort: 'amount',
    numeric: true,
    text: ({ amountCents }) => formatMoney(amountCents),
    cell: ({ amountCents }) => <strong>{formatMoney(amountCents)}</strong>,
  },
  { title: 'Action', cell: (payment) => <PaymentActions payment={payment} /> },
]

/** Lists payments that need staff to retry or void them; renders nothing if there are none. */
export function PaymentsInTrouble() {
  const list = useStaffList<PaymentColumn>()
  const query = usePaymentsInTrouble(list.asked)
  const searched = list.search !== '' || list.asked.search !== '' || query.isPlaceholderData
  if (!query.data || (query.data.total === 0 && !searched)) return null
  return (
    <Section id="payments-in-trouble" title="Payments needing attention">
      <StaffList
        {...{ list, query }}
        label="Payments needing attention"
        searchLabel="Search payments"
        ownOrder="Oldest first"
        columns={columns}
        rowKey={({ id }) => id}
        empty="No payment needs attention."
      />
    </Section>
  )
}
