import { Box, Button, Stack, Text } from '@mantine/core'
import { useCreateServiceAccount } from '@mullion/client/accounts/tokens.hooks'
import { readError } from '@mullion/client/read-error'
import { createServiceAccountInput, serviceRoles } from '@mullion/domain/accounts/api-token'
import { requiredText } from '@mullion/domain/postal-address'
import { failureText, pickServerErrors, problemsOf } from '../../../../lib/form-problems.ts'
import { useCheckedForm } from '../../../../lib/use-checked-form.ts'
import { ChoiceField } from '../../../../ui/choice-field.tsx'
import formFields from '../../../../ui/fields.module.css'
import { OutcomeNote } from '../../../../ui/outcome-note.tsx'
import { Section } from '../../../../ui/section.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { roleName } from '../../role-name.ts'

const fields = ['name', 'email', 'role'] as const
type ServiceDraft = Readonly<Record<(typeof fields)[number], string>>

const start: ServiceDraft = { name: '', email: '', role: serviceRoles[0] }
const roles = serviceRoles.map((role) => ({ value: role, label: roleName(role) }))
const check = (draft: ServiceDraft) =>
  problemsOf(createServiceAccountInput, draft, { fields, emptyText: requiredText })

/** Form that adds an account which only API tokens use. */
export function AddServiceAccount() {
  const form = useCheckedForm<ServiceDraft>({ start, check })
  const { mutate, isPending, data: created, error } = useCreateServiceAccount()
  const serverErrors = error ? pickServerErrors(fields, readError(error).fields) : {}
  const onSubmit = form.onSubmit((draft) => {
    const account = createServiceAccountInput.safeParse(draft).data
    if (!account || isPending) return
    mutate(account, {
      onSuccess: () => {
        form.element.current?.querySelector('input')?.focus()
        form.reset(start)
      },
      onError: (failure) => form.showServerErrors(pickServerErrors(fields, readError(failure).fields)),
    })
  })
  return (
    <Section title="Add service account" id="add-service-account">
      <form ref={form.element} noValidate onSubmit={onSubmit}>
        <Stack gap={14} maw={720}>
          <Text maw="68ch" fz="sm" c="dimmed" textWrap="pretty">
            For a program of the store, such as a warehouse screen. It has no password and only works with API
            tokens, which you create under View Users.
          </Text>
          <fieldset className={formFields.fields} aria-label="New service account">
            <TextField {...form.text('name')} label="Name" required autoComplete="off" maxLength={60} />
            <TextField
              {...form.text('email')}
              label="Email"
              type="email"
              inputMode="email"
              required
              autoComplete="off"
              autoCapitalize="off"
              maxLength={254}
              description="Confirmations of its orders go there."
            />
            <ChoiceField {...form.text('role')} label="Role" required data={roles} />
          </fieldset>
          <Box role="status">
            {created && <OutcomeNote tone="good" title={`Service account ${created.firstname} created.`} />}
          </Box>
          {error && Object.keys(serverErrors).length === 0 && (
            <OutcomeNote tone="bad" title={failureText(error, 'The service account was not created.')} />
          )}
          <Button type="submit" h={44} miw={140} mr={{ xs: 'auto' }} data-busy={isPending || undefined}>
            {isPending ? 'Adding…' : 'Add service account'}
          </Button>
        </Stack>
      </form>
    </Section>
  )
}
