import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import { abilitySentences, type CreateTokenInput } from '@mullion/domain/accounts/api-token'
import type { Ability } from '@mullion/domain/accounts/permissions'
import { useState } from 'react'
import { failureText } from '../../../lib/form-problems.ts'
import { useCheckedForm } from '../../../lib/use-checked-form.ts'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import fields from '../../../ui/fields.module.css'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import {
  lifetimeChoices,
  newTokenDraft,
  type TokenDraft,
  tokenErrorsOf,
  tokenInputOf,
  tokenProblems,
} from './token-fields.ts'
import classes from './token-form.module.css'

export interface TokenFormProps {
  readonly grantable: readonly Ability[]
  readonly onSend: (input: CreateTokenInput) => Promise<void>
  readonly onCancel: () => void
}

/** Name, permissions and expiry of a new API token. */
export function TokenForm({ grantable, onSend, onCancel }: TokenFormProps) {
  const form = useCheckedForm<TokenDraft>({ start: newTokenDraft, check: tokenProblems })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (draft: TokenDraft) => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      await onSend(tokenInputOf(draft))
    } catch (error) {
      const problems = tokenErrorsOf(readError(error).fields)
      form.showServerErrors(problems)
      if (Object.keys(problems).length === 0) setFailure(failureText(error, 'The token was not created.'))
      setBusy(false)
    }
  }
  return (
    <form ref={form.element} noValidate onSubmit={form.onSubmit((draft) => void send(draft))}>
      <Stack gap={16}>
        <div className={fields.fields}>
          <TextField
            {...form.text('name')}
            label="Name"
            required
            autoComplete="off"
            maxLength={60}
            placeholder="e.g. Nightly order export"
          />
          <ChoiceField {...form.text('expiresInDays')} label="Expires" data={lifetimeChoices} />
        </div>
        <Checkbox.Group
          label="Permissions"
          description="Choose only what the program needs."
          withAsterisk
          value={[...form.values.abilities]}
          error={form.shown.abilities}
          onChange={(chosen) => form.fill({ abilities: grantable.filter((each) => chosen.includes(each)) })}
        >
          <Stack gap={0} mt={6} className={classes.permissions}>
            {grantable.map((ability) => (
              <Checkbox
                key={ability}
                name="abilities"
                value={ability}
                label={abilitySentences[ability]}
                py={8}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        {failure && <OutcomeNote tone="bad" title={failure} />}
        <Group gap={10} justify="flex-end">
          <Button variant="default" h={44} miw={96} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" h={44} miw={140} data-busy={busy || undefined}>
            {busy ? 'Creating…' : 'Create token'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
