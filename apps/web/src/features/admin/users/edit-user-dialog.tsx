import { NativeSelect, TextInput } from '@mantine/core'
import { useUpdateUser } from '@mullion/client/accounts/users.hooks'
import { type CompanyUser, companyRoles, roleLabel, updateUserInput } from '@mullion/domain/accounts/user'
import { notify } from '../../../lib/notices.state.ts'
import { useStaffForm } from '../../../lib/use-staff-form.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import fields from '../../../ui/fields.module.css'
import { StaffFormFrame } from '../form/staff-form-frame.tsx'

export interface EditUserDialogProps {
  readonly user: CompanyUser
  readonly onClose: () => void
}

const savedText = 'User updated successfully!'
const roles = companyRoles.map((role) => ({ value: role, label: roleLabel(role) }))

interface Draft {
  readonly userId: number
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly role: string
}

function EditUser({ user, onClose }: EditUserDialogProps) {
  const { id: userId, firstname, lastname, role } = user
  const form = useStaffForm<Draft>({
    id: `user:${userId}`,
    name: `${firstname} ${lastname} (${user.email})`,
    start: { userId, firstname, lastname, email: user.pendingEmail ?? user.email, role },
    schema: updateUserInput,
    failed: 'Failed to update user.',
  })
  const { mutate, isPending } = useUpdateUser()
  const save = (values: Draft) =>
    mutate(updateUserInput.parse(values), {
      onSuccess: ({ pendingEmail }) => {
        form.reset()
        notify(
          pendingEmail
            ? `${savedText} A link to confirm the address was emailed to ${pendingEmail}.`
            : savedText,
        )
        onClose()
      },
      onError: (error) => form.showError(error),
    })
  const required = { withAsterisk: true, 'aria-required': true, autoComplete: 'off' } as const
  return (
    <StaffFormFrame
      label="User"
      form={form}
      submit="Save"
      busyText="Saving…"
      busy={isPending}
      onSubmit={form.onSubmit(save)}
    >
      <fieldset className={fields.fields} aria-label="User">
        <TextInput {...form.input('firstname')} {...required} label="First name" maxLength={60} />
        <TextInput {...form.input('lastname')} {...required} label="Last name" maxLength={60} />
        <TextInput
          {...form.input('email')}
          {...required}
          label="Email"
          description="A new address takes effect once the user confirms it."
          type="email"
          autoCapitalize="off"
          maxLength={254}
          onChange={(event) => form.set('email', event.currentTarget.value.toLowerCase())}
        />
        <NativeSelect {...form.input('role')} {...required} label="Role" data={roles} />
      </fieldset>
    </StaffFormFrame>
  )
}

export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  return (
    <Dialog opened onClose={onClose} title="Edit User" size={560} fills>
      <EditUser user={user} onClose={onClose} />
    </Dialog>
  )
}
