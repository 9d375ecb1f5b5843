import { Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import { type CompanyPaymentFields, companyPaymentFields } from '@mullion/domain/credit/company-payment'
import { parseDollars } from '@mullion/domain/money'
import { type FormEvent, useState } from 'react'
import { storeToday } from '../../../lib/store-time.ts'
import { useFirstInvalid } from '../../../lib/use-first-invalid.ts'
import { ActionButton } from '../../../ui/action-button.tsx'

const start = () => ({ amount: '', paidOn: storeToday(), reference: '', orders: '' })
type Values = ReturnType<typeof start>
type Problems = Partial<Record<keyof Values, string>>

const ordersText = 'Write the orders with their amounts as W100001 120.50; W100002 80.00.'

/** The orders as typed: `W100001 120.50; W100002 80.00`; null if they cannot be read. */
function ordersIn(text: string): CompanyPaymentFields['orders'] | null {
  const entries = text.split(';').flatMap((entry) => entry.trim() || [])
  const orders = entries.map((entry) => {
    const [orderNumber = '', amount = '', ...more] = entry.split(/\s+/)
    const amountCents = parseDollars(amount)
    return more.length > 0 || amountCents === null ? null : { orderNumber, amountCents }
  })
  return orders.every((order) => order !== null) ? orders : null
}

function readPayment({ amount, orders: typed, ...fields }: Values): {
  fields: CompanyPaymentFields | null
  problems: Problems
} {
  const amountCents = parseDollars(amount)
  const orders = ordersIn(typed)
  const read = companyPaymentFields.safeParse({
    ...fields,
    amountCents: amountCents ?? 0,
    orders: orders ?? [],
  })
  const issues = (read.error?.issues ?? []).map(({ path: [field], message }) => [
    field === 'amountCents' ? 'amount' : String(field),
    message,
  ])
  const problems: Problems = Object.fromEntries(issues)
  if (amountCents === null) problems.amount = 'Enter an amount such as 1250 or 1250.50.'
  if (orders === null) problems.orders = ordersText
  return { fields: Object.keys(problems).length === 0 && read.success ? read.data : null, problems }
}

export interface PaymentFormProps {
  /** Rejects with the server's error. */
  readonly onSave: (payment: CompanyPaymentFields) => Promise<unknown>
}

/** Enters a payment that came outside the store, such as a check. */
export function PaymentForm({ onSave }: PaymentFormProps) {
  const [values, setValues] = useState(start)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { form, focusFirstInvalid } = useFirstInvalid()
  const input = (name: keyof Values) => ({
    value: values[name],
    error: problems[name],
    autoComplete: 'off',
    onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  })
  const refused = (error: unknown) => {
    const { message, fields = {} } = readError(error)
    const wrong = Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [
        name.replace(/^payment\./, '').replace('amountCents', 'amount'),
        text,
      ]),
    )
    setProblems(wrong)
    setFailure(Object.keys(wrong).some((name) => name in values) ? null : message)
    focusFirstInvalid()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const read = readPayment(values)
    setProblems(read.problems)
    setFailure(null)
    if (!read.fields) return focusFirstInvalid()
    setBusy(true)
    void onSave(read.fields)
      .then(() => setValues(start()), refused)
      .finally(() => setBusy(false))
  }
  return (
    <form ref={form} onSubmit={save} noValidate aria-label="Enter a payment">
      <Stack gap={10}>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing={10}>
          <TextInput label="Amount in dollars" inputMode="decimal" {...input('amount')} />
          <TextInput label="Paid on" type="date" {...input('paidOn')} />
          <TextInput label="Reference" placeholder="e.g. check 4711" maxLength={60} {...input('reference')} />
        </SimpleGrid>
        <TextInput
          label="Orders it pays"
          description="With their amounts, such as W100001 120.50; W100002 80.00. Leave it empty for a payment on account."
          {...input('orders')}
        />
        {failure && (
          <Text fz="sm" c="var(--bad-ink)" role="alert">
            {failure}
          </Text>
        )}
        <Group>
          <ActionButton type="submit" variant="default" h={44} busy={busy}>
            Enter payment
          </ActionButton>
        </Group>
      </Stack>
    </form>
  )
}
