import { Group, SimpleGrid, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useCompanyPayments, useCreditAccount, useCreditChanges } from '@mullion/client/credit/credit.hooks'
import { ages, ageWords } from '@mullion/domain/credit/aging'
import type {
  CompanyPayment,
  CompanyPaymentFields,
  CreditAccount,
} from '@mullion/domain/credit/company-payment'
import { type CreditOwner, maxCreditCents } from '@mullion/domain/credit/credit'
import { standingInWords } from '@mullion/domain/credit/standing'
import { formatMoney, parseDollars } from '@mullion/domain/money'
import { type FormEvent, useState } from 'react'
import { notify, notifyUndoable } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { dayText, storeDay } from '../../../lib/store-time.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { Pages } from '../../../ui/pages.tsx'
import rows from '../../../ui/part-rows.module.css'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { PaymentForm } from './payment-form.tsx'

interface OwnerProps {
  readonly owner: CreditOwner
}

function Limit({ owner, limitCents }: OwnerProps & Pick<CreditAccount, 'limitCents'>) {
  const { setLimit } = useCreditChanges()
  const [typed, setTyped] = useState(limitCents === null ? '' : String(limitCents / 100))
  const [problem, setProblem] = useState<string | null>(null)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const cents = typed.trim() === '' ? null : parseDollars(typed)
    const isWrong = typed.trim() !== '' && (cents === null || cents > maxCreditCents)
    setProblem(isWrong ? 'Enter an amount such as 5000; leave it empty for no limit.' : null)
    if (isWrong || setLimit.isPending) return
    setLimit.mutate(
      { owner, limitCents: cents },
      {
        onSuccess: () =>
          notify(cents === null ? 'The limit was removed.' : `The limit is ${formatMoney(cents)}.`),
        onError: notifyError,
      },
    )
  }
  return (
    <form onSubmit={save} noValidate aria-label="Credit limit">
      <Group align="flex-end" gap={10}>
        <TextInput
          label="Credit limit in dollars"
          description="Orders on terms over it wait for you. Empty: no limit."
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ActionButton type="submit" variant="default" h={44} busy={setLimit.isPending}>
          Save limit
        </ActionButton>
      </Group>
    </form>
  )
}

const ordersShown = 10

function OpenOrders({ orders }: { readonly orders: CreditAccount['openOrders'] }) {
  const [page, setPage] = useState(1)
  const pages = Math.max(1, Math.ceil(orders.length / ordersShown))
  const shown = Math.min(page, pages)
  return (
    <>
      <Stack component="ul" gap={2} fz="sm" aria-label="Open orders">
        {orders.slice((shown - 1) * ordersShown, shown * ordersShown).map((order) => (
          <li key={order.id}>
            {order.number}, {storeDay(order.placedAt)}: {formatMoney(order.openCents)} open
            {order.openCents < order.grandTotalCents && ` of ${formatMoney(order.grandTotalCents)}`}
            {order.poNumber && `, PO number ${order.poNumber}`}
          </li>
        ))}
      </Stack>
      {pages > 1 && <Pages of="open orders" page={shown} pages={pages} onPage={setPage} />}
    </>
  )
}

function Standing({ account }: { readonly account: CreditAccount }) {
  const { aging, heldCents, openOrders } = account
  return (
    <>
      <Text fw={560}>{standingInWords(account)}</Text>
      {heldCents > 0 && (
        <Text>Orders of {formatMoney(heldCents)} wait for a decision about their credit.</Text>
      )}
      <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} spacing={8} m={0} aria-label="Age of what is open">
        {ages.map((age) => (
          <Fact key={age} name={ageWords[age]}>
            {formatMoney(aging[age])}
          </Fact>
        ))}
      </SimpleGrid>
      {aging.unusedCents > 0 && <Text fz="sm">Paid {formatMoney(aging.unusedCents)} more than is open.</Text>}
      {openOrders.length > 0 && <OpenOrders orders={openOrders} />}
    </>
  )
}

const fieldsOf = ({ amountCents, paidOn, reference, orders }: CompanyPayment): CompanyPaymentFields => ({
  ...{ amountCents, paidOn, reference, orders: [...orders] },
})

function paidFor({ orders, onAccountCents }: CompanyPayment): string {
  const named = orders.map((order) => `${order.orderNumber} ${formatMoney(order.amountCents)}`)
  const rest = onAccountCents > 0 ? [`${formatMoney(onAccountCents)} on account`] : []
  return [...named, ...rest].join(', ')
}

function Payments({ owner }: OwnerProps) {
  const [page, setPage] = useState(1)
  const payments = useCompanyPayments(owner, page)
  const { addPayment, removePayment } = useCreditChanges()
  const add = async (payment: CompanyPaymentFields) => {
    const { id } = await addPayment.mutateAsync({ owner, payment })
    notifyUndoable('The payment was entered.', () => {
      void removePayment.mutateAsync({ owner, paymentId: id }).catch(notifyError)
    })
  }
  const remove = async (payment: CompanyPayment) => {
    await removePayment.mutateAsync({ owner, paymentId: payment.id })
    notifyUndoable(`The payment ${payment.reference} was removed.`, () => {
      void addPayment.mutateAsync({ owner, payment: fieldsOf(payment) }).catch(notifyError)
    })
  }
  return (
    <Stack gap={10}>
      <Text component="h3" fw={600}>
        Payments
      </Text>
      <QueryStates
        query={payments}
        pending={<Skeleton height={90} />}
        isEmpty={({ total }) => total === 0}
        empty={<Text c="dimmed">No payment was entered yet.</Text>}
      >
        {({ payments: shown, pages }) => (
          <>
            <ul className={rows.parts} aria-label="Payments of the company">
              {shown.map((payment) => (
                <Group key={payment.id} component="li" gap={12} p="8px 12px" justify="space-between">
                  <Stack gap={0} fz="sm">
                    <strong>
                      {formatMoney(payment.amountCents)}, {payment.reference}
                    </strong>
                    <span>
                      {dayText(payment.paidOn)}: {paidFor(payment)}
                    </span>
                    <Text span c="dimmed">
                      {payment.enteredBy}, {storeDay(payment.enteredAt)}
                    </Text>
                  </Stack>
                  <ActionButton
                    size="xs"
                    h={40}
                    variant="default"
                    busy={removePayment.isPending}
                    aria-label={`Remove the payment ${payment.reference}`}
                    onClick={() => void remove(payment).catch(notifyError)}
                  >
                    Remove
                  </ActionButton>
                </Group>
              ))}
            </ul>
            {pages > 1 && <Pages of="payments" page={page} pages={pages} onPage={setPage} />}
          </>
        )}
      </QueryStates>
      <PaymentForm onSave={add} />
    </Stack>
  )
}

/** The credit of a company, for staff: its limit, what it owes and how old that is, and its payments. */
export function CompanyCredit({ owner, name }: OwnerProps & { readonly name: string }) {
  const account = useCreditAccount(owner)
  return (
    <Section title={`Credit of ${name}`} id="company-credit">
      <Stack gap={14}>
        <QueryStates query={account} pending={<Skeleton height={160} />}>
          {(found) => (
            <>
              <Standing account={found} />
              <Limit key={found.limitCents} owner={owner} limitCents={found.limitCents} />
            </>
          )}
        </QueryStates>
        <Payments owner={owner} />
      </Stack>
    </Section>
  )
}
