import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { usePersonLimits, useSaveLimits } from '@mullion/client/approvals/approvals.hooks'
import { readError } from '@mullion/client/read-error'
import type { CompanyUser } from '@mullion/domain/accounts/user'
import type { PersonLimits as Limits } from '@mullion/domain/approvals/approval-settings'
import { formatMoney } from '@mullion/domain/money'
import { useState } from 'react'
import { notify } from '../../../../lib/notices.state.ts'
import { fullName } from '../../../../lib/person-words.ts'
import fields from '../../../../ui/fields.module.css'
import { OutcomeNote } from '../../../../ui/outcome-note.tsx'
import { QueryStates } from '../../../../ui/query-states.tsx'
import { amountProblem, amountText, readAmount } from './amounts.ts'

/** Stands for the admins among those who are asked. */
const admins = 'admins'

function LimitsForm({ user, limits }: { readonly user: CompanyUser; readonly limits: Limits }) {
  const [order, setOrder] = useState(amountText(limits.orderLimitCents))
  const [month, setMonth] = useState(amountText(limits.monthLimitCents))
  const [asked, setAsked] = useState<readonly string[]>(() => [
    ...(limits.asksAdmins ? [admins] : []),
    ...limits.approvers.map(({ id }) => String(id)),
  ])
  const saving = useSaveLimits()
  const problems = [amountProblem(order), amountProblem(month)]
  const noOne = asked.length === 0
  const save = () => {
    if (saving.isPending || noOne || problems.some(Boolean)) return
    saving.mutate(
      {
        userId: user.id,
        orderLimitCents: readAmount(order),
        monthLimitCents: readAmount(month),
        asksAdmins: asked.includes(admins),
        approverIds: asked.filter((each) => each !== admins).map(Number),
      },
      { onSuccess: () => notify(`The limits of ${fullName(user)} were saved.`) },
    )
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
      {saving.error && <OutcomeNote tone="bad" title={readError(saving.error).message} />}
      <Group justify="flex-end">
        <Button h={44} onClick={save} data-busy={saving.isPending || undefined}>
          {saving.isPending ? 'Saving…' : 'Save limits'}
        </Button>
      </Group>
    </Stack>
  )
}

/** A person's limits and approvers, set by an admin of the company. */
export function PersonLimits({ user }: { readonly user: CompanyUser }) {
  const limits = usePersonLimits(user.id)
  return (
    <QueryStates query={limits} pending={<Skeleton height={240} />}>
      {(found) => <LimitsForm user={user} limits={found} />}
    </QueryStates>
  )
}
