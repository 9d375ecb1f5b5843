import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import type { CompanyRules } from '@mullion/domain/approvals/approval-settings'
import { useState } from 'react'
import { amountProblem, amountText, readAmount } from '../lib/limit-amount.ts'
import fields from './fields.module.css'
import { OutcomeNote } from './outcome-note.tsx'

export interface RulesFormProps {
  readonly rules: CompanyRules
  readonly saving: { readonly isPending: boolean; readonly error: unknown }
  readonly onSave: (rules: CompanyRules) => void
}

/** What a company wants to approve, whoever orders it. */
export function RulesForm({ rules, saving, onSave }: RulesFormProps) {
  const [amount, setAmount] = useState(amountText(rules.amountCents))
  const [boxes, setBoxes] = useState(rules)
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
    onSave({ ...boxes, amountCents: readAmount(amount) })
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
      {saving.error !== null && <OutcomeNote tone="bad" title={readError(saving.error).message} />}
      <Group justify="flex-end">
        <Button h={44} onClick={save} data-busy={saving.isPending || undefined}>
          {saving.isPending ? 'Saving…' : 'Save rules'}
        </Button>
      </Group>
    </Stack>
  )
}
