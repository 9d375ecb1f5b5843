import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import type { CompanyUser } from '@mullion/domain/accounts/user'
import type { PersonLimits, SaveLimitsInput } from '@mullion/domain/approvals/approval-settings'
import { formatMoney } from '@mullion/domain/money'
import { useState } from 'react'
import { amountProblem, amountText, readAmount } from '../lib/limit-amount.ts'
import { fullName } from '../lib/person-words.ts'
import fields from './fields.module.css'
import { OutcomeNote } from './outcome-note.tsx'

/** Stands for the admins among those who are asked. */
const admins = 'admins'

export interface LimitsFormProps {
  readonly user: CompanyUser
  readonly limits: PersonLimits
  readonly saving: { readonly isPending: boolean; readonly error: unknown }
  readonly onSave: (limits: SaveLimitsInput) => void
}

/** A person's limits, and who approves what is over them. */
export function LimitsForm({ user, limits, saving, onSave }: LimitsFormProps) {
  const [order, setOrder] = useState(amountText(limits.orderLimitCents))
  const [month, setMonth] = useState(amountText(limits.monthLimitCents))
  const [asked, setAsked] = useState<readonly string[]>(() => [
    ...(limits.asksAdmins ? [admins] : []),
    ...limits.approvers.map(({ id }) => String(id)),
  ])
  const problems = [amountProblem(order), amountProblem(month)]
  const noOne = asked.length === 0
  const save = () => {
    if (saving.isPending || noOne || problems.some(Boolean)) return
    onSave({
      userId: user.id,
      orderLimitCents: readAmount(order),
      monthLimitCents: readAmount(month),
      asksAdmins: asked.includes(admins),
      approverIds: asked.filter((each) => each !== admins).map(Number),
    })
  }
  return (
    <Stack component="section" gap={12} aria-label={`Limits of ${fullName(user)}`}>
      <Text component="h3" fw={600}>
        Limits and approvers
      </Text>
      <div className={fields.fields}>
        <TextInput
          label="Limit for one order"
          inputMode="decimal"
          placeholder="No limit"
          description="Empty for no limit."
          maxLength={14}
          value={order}
          error={problems[0]}
          onChange={(event) => setOrder(event.currentTarget.value)}
        />
        <TextInput
          label="Limit for a month"
          inputMode="decimal"
          placeholder="No limit"
          maxLength={14}
          value={month}
          error={problems[1]}
          description={`Ordered this month: ${formatMoney(limits.placedCents)}. Waiting: ${formatMoney(limits.waitingCents)}.`}
          onChange={(event) => setMonth(event.currentTarget.value)}
        />
      </div>
      <Checkbox.Group
        label="Who approves what is over a limit"
        value={[...asked]}
        error={noOne ? 'Choose at least one approver.' : undefined}
        onChange={setAsked}
      >
        <Stack gap={0} mt={6}>
          <Checkbox value={admins} label="The company’s admins" py={8} />
          {limits.colleagues.map(({ id, name }) => (
            <Checkbox key={id} value={String(id)} label={name} py={8} />
          ))}
        </Stack>
      </Checkbox.Group>
      {saving.error !== null && <OutcomeNote tone="bad" title={readError(saving.error).message} />}
      <Group justify="flex-end">
        <Button h={44} onClick={save} data-busy={saving.isPending || undefined}>
          {saving.isPending ? 'Saving…' : 'Save limits'}
        </Button>
      </Group>
    </Stack>
  )
}
