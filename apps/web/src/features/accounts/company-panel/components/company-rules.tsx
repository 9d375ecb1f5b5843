import { Button, Checkbox, Group, Skeleton, Stack, TextInput } from '@mantine/core'
import { useCompanyRules, useSaveRules } from '@mullion/client/approvals/approvals.hooks'
import { readError } from '@mullion/client/read-error'
import type { CompanyRules as Rules } from '@mullion/domain/approvals/approval-settings'
import { useState } from 'react'
import { notify } from '../../../../lib/notices.state.ts'
import fields from '../../../../ui/fields.module.css'
import { OutcomeNote } from '../../../../ui/outcome-note.tsx'
import { QueryStates } from '../../../../ui/query-states.tsx'
import { Section } from '../../../../ui/section.tsx'
import { amountProblem, amountText, readAmount } from './amounts.ts'

function RulesForm({ rules }: { readonly rules: Rules }) {
  const [amount, setAmount] = useState(amountText(rules.amountCents))
  const [boxes, setBoxes] = useState(rules)
  const saving = useSaveRules()
  const problem = amountProblem(amount)
  const box = (name: 'newShipTo' | 'newPo' | 'soleAdminExempt', label: string) => (
    <Checkbox
      checked={boxes[name]}
      label={label}
      py={8}
      onChange={(event) => {
        const { checked } = event.currentTarget
        setBoxes((all) => ({ ...all, [name]: checked }))
      }}
    />
  )
  const save = () => {
    if (saving.isPending || problem) return
    saving.mutate(
      { ...boxes, amountCents: readAmount(amount) },
      { onSuccess: () => notify('The approval rules were saved.') },
    )
  }
  return (
    <Stack gap={12}>
      <div className={fields.fields}>
        <TextInput
          label="Orders over"
          description="No matter who places them. Limits of single people are set with Edit User."
          inputMode="decimal"
          placeholder="No rule"
          maxLength={14}
          value={amount}
          error={problem}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
      </div>
      <Stack gap={0}>
        {box('newShipTo', 'Orders to an address the company hasn’t shipped to before')}
        {box('newPo', 'Orders on a PO the company hasn’t used before')}
        {box('soleAdminExempt', 'Let the only admin of the company order without approval')}
      </Stack>
      {saving.error && <OutcomeNote tone="bad" title={readError(saving.error).message} />}
      <Group justify="flex-end">
        <Button h={44} onClick={save} data-busy={saving.isPending || undefined}>
          {saving.isPending ? 'Saving…' : 'Save rules'}
        </Button>
      </Group>
    </Stack>
  )
}

/** What the company wants to approve, whoever orders it. */
export function CompanyRules() {
  const rules = useCompanyRules()
  return (
    <Section id="approval-rules" title="Orders that need approval">
      <QueryStates query={rules} pending={<Skeleton height={220} />}>
        {(found) => <RulesForm rules={found} />}
      </QueryStates>
    </Section>
  )
}
