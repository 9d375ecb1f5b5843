import { Group } from '@mantine/core'
import {
  usePaymentsInTrouble,
  useRetryPayment,
  useVoidPayment,
} from '@mullion/client/payments/payments.hooks'
import { formatMoney } from '@mullion/domain/money'
import type { PaymentInTrouble, PaymentsInTroubleInput } from '@mullion/domain/payments/payment-attention'
import { confirm } from '../../../lib/confirm.state.ts'
import { notify } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { storeDay } from '../../../lib/store-time.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Section } from '../../../ui/section.tsx'
import { StaffList } from '../../../ui/staff-list.tsx'
import type { StaffColumn } from '../../../ui/staff-table.tsx'
import { useStaffList } from '../../../ui/use-staff-list.ts'

function PaymentActions({ payment }: { readonly payment: PaymentInTrouble }) {
  const { id, reference, amountCents } = payment
  const retry = useRetryPayment()
  const voidPayment = useVoidPayment()
  const release = async () => {
    const text = `The ${formatMoney(amountCents)} authorization will be released to the buyer.`
    if (!(await confirm({ title: 'Void this payment?', text, action: 'Void' }))) return
    voidPayment.mutate({ paymentId: id }, { onError: notifyError })
  }
  return (
    <Group gap={8}>
      <ActionButton
        variant="default"
        h={44}
        busy={retry.isPending}
        aria-label={`Retry payment ${reference}`}
        onClick={() =>
          retry.mutate(
            { paymentId: id },
            { onSuccess: () => notify('Checked with the payment gateway again.'), onError: notifyError },
          )
        }
      >
        Retry
      </ActionButton>
      <ActionButton
        variant="danger-quiet"
        h={44}
        busy={voidPayment.isPending}
        aria-label={`Void payment ${reference}`}
        onClick={() => void release()}
      >
        Void
      </ActionButton>
    </Group>
  )
}

type PaymentColumn = NonNullable<PaymentsInTroubleInput['sort']>

const columns: readonly StaffColumn<PaymentInTrouble, PaymentColumn>[] = [
  { title: 'Order', sort: 'order', text: ({ orderNumber }) => orderNumber ?? 'No order' },
  { title: 'Buyer', sort: 'buyer', text: ({ buyerEmail }) => buyerEmail },
  { title: 'Card', text: ({ lastFour }) => (lastFour ? `Ending in ${lastFour}` : '–') },
  { title: 'Reference', text: ({ reference }) => reference },
  { title: 'Date', sort: 'createdAt', text: ({ createdAt }) => storeDay(createdAt) },
  {
    title: 'Amount',
    sort: 'amount',
    numeric: true,
    text: ({ amountCents }) => formatMoney(amountCents),
    cell: ({ amountCents }) => <strong>{formatMoney(amountCents)}</strong>,
  },
  { title: 'Action', cell: (payment) => <PaymentActions payment={payment} /> },
]

export function PaymentsInTrouble() {
  const list = useStaffList<PaymentColumn>()
  const query = usePaymentsInTrouble(list.input)
  const searched = list.search !== '' || list.input.search !== '' || query.isPlaceholderData
  const isNone = query.data?.total === 0 && !searched
  if (query.isPending || isNone) return null
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
