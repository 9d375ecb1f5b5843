import { Group, Text } from '@mantine/core'
import { useCreateUser } from '@mullion/client/accounts/users.hooks'
import { useCustomerCompany } from '@mullion/client/admin/companies.hooks'
import { createUserInput } from '@mullion/domain/accounts/user'
import { fullName } from '../../../lib/person-words.ts'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { useStaffForm } from '../../../lib/use-staff-form.ts'
import { PersonInputs, type PersonValues } from '../../../ui/person-inputs.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { FindCompany } from '../find/find-company.tsx'
import { StaffFormFrame } from '../form/staff-form-frame.tsx'

const start: PersonValues = { firstname: '', lastname: '', email: '', role: 'user' }
/** The form shows `company_admin` as Admin. */
const roles = [
  { value: 'user', label: 'User' },
  { value: 'company_admin', label: 'Admin' },
]

export function CreateUser({ chosen, onChoose }: StaffViewProps) {
  const company = useCustomerCompany(chosen)
  const form = useStaffForm<PersonValues>({
    id: 'new user',
    name: 'the new user',
    start,
    schema: createUserInput,
    failed: 'An error occurred while creating the user.',
  })
  const { mutate, isPending, data, reset } = useCreateUser()
  const save = (values: PersonValues) => {
    if (!company.data) return
    mutate(createUserInput.parse({ ...values, companyId: company.data.id }), {
      onSuccess: () => {
        form.reset()
        form.element.current?.querySelector('input')?.focus()
      },
      onError: form.showError,
    })
  }
  return (
    <Section title="Add User to Company" id="create-user">
      <Text fz="sm" c="dimmed">
        For new customer account requests when the company already exists. We’ll email the user a temporary
        password, valid for 7 days.
      </Text>
      <Group gap={10}>
        <FindCompany onChoose={({ id }) => onChoose(id)} />
        {chosen === null ? (
          <p>Please select a company</p>
        ) : (
          <QueryStates query={company} pending={<p>Loading…</p>}>
            {({ name, customerNumber }) => (
              <p>
                Company: <strong>{name}</strong> ({customerNumber})
              </p>
            )}
          </QueryStates>
        )}
      </Group>
      <StaffFormFrame
        label="New user"
        form={form}
        submit="Add User"
        busyText="Adding user…"
        busy={isPending}
        waits={!form.valid || !company.data}
        saved={data ? `User ${fullName(data)} created successfully!` : null}
        onDiscard={reset}
        onSubmit={form.onSubmit(save)}
      >
        <PersonInputs form={form} label="New user" roles={roles} />
      </StaffFormFrame>
    </Section>
  )
}
