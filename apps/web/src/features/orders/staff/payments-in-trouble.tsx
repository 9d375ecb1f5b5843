import { Button, Flex } from '@mantine/core'
import {
  useGiveUpPayment,
  usePaymentsInTrouble,
  useRetryPayment,
} from '@mullion/client/checkout/payments.hooks'
import { readError } from '@mullion/client/read-error'
import type { PaymentInTrouble } from '@mullion/domain/checkout/payment-attention'
import { formatMoney } from '@mullion/domain/money'
import { useState } from 'react'
import { notify, notifyProblem } from '../../../lib/notices.state.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { Section } from '../../../ui/section.tsx'
import { orderDate } from '../order-words.ts'
import classes from './order-desk.module.css'

const tell = (error: unknown) => notifyProblem(readError(error).message)

function Payment({ payment }: { readonly payment: PaymentInTrouble }) {
  const { id, reference, amountCents, lastFour, buyerEmail, orderNumber, createdAt } = payment
  const [asking, setAsking] = useState(false)
  const retry = useRetryPayment()
  const giveUp = useGiveUpPayment()
  const card = lastFour ? `card ending in ${lastFour}` : 'card'
  return (
    <li className={classes.payment}>
      <div>
        <strong>{formatMoney(amountCents)}</strong>, {card}, {buyerEmail}
        <p className={classes.soft}>
          {orderNumber ? `Order ${orderNumber}` : 'No order'}, {orderDate(createdAt)}, reference {reference}
        </p>
      </div>
      <Flex gap={8}>
        <Button
          variant="default"
          loading={retry.isPending}
          aria-label={`Retry payment ${reference}`}
          onClick={() =>
            retry.mutate(
              { paymentId: id },
              { onSuccess: () => notify('Checked with the payment gateway again.'), onError: tell },
            )
          }
        >
          Retry
        </Button>
        <Button
          variant="danger-quiet"
          aria-label={`Void payment ${reference}`}
          onClick={() => setAsking(true)}
        >
          Void
        </Button>
      </Flex>
      <Confirm
        opened={asking}
        title="Void this payment?"
        action="Void"
        busy={giveUp.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          giveUp.mutate({ paymentId: id }, { onError: tell, onSettled: () => setAsking(false) })
        }
      >
        The {formatMoney(amountCents)} authorization will be released to the buyer.
      </Confirm>
    </li>
  )
}

/** Lists payments that need staff to retry or void them; renders nothing if there are none. */
export function PaymentsInTrouble() {
  const { data } = usePaymentsInTrouble()
  if (!data || data.length === 0) return null
  return (
    <Section id="payments-in-trouble" title="Payments needing attention">
      <ul className={classes.rows} aria-label="Payments needing attention">
        {data.map((payment) => (
          <Payment key={payment.id} payment={payment} />
        ))}
      </ul>
    </Section>
  )
}
