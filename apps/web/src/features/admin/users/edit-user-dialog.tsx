import { Stack } from '@mantine/core'
import { useUpdateUser } from '@mullion/client/accounts/users.hooks'
import {
  type CompanyUser,
  cancelsEmailChange,
  companyRoles,
  roleLabel,
  updateUserInput,
} from '@mullion/domain/accounts/user'
import { notify } from '../../../lib/notices.state.ts'
import { useStaffForm } from '../../../lib/use-staff-form.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { PersonInputs, type PersonValues } from '../../../ui/person-inputs.tsx'
import { UserTokens } from '../../../ui/user-tokens.tsx'
import { StaffFormFrame } from '../form/staff-form-frame.tsx'
import { UserLimits } from './user-limits.tsx'

export interface EditUserDialogProps {
  readonly user: CompanyUser
  readonly companyId: number
  readonly opened: boolean
  readonly onClose: () => void
}

const savedText = 'User updated successfully!'
const roles = companyRoles.map((role) => ({ value: role, label: roleLabel(role) }))

interface Draft extends PersonValues {
  readonly userId: number
}

function EditUser({ user, onClose }: Pick<EditUserDialogProps, 'user' | 'onClose'>) {
  const { id: userId, firstname, lastname, role } = user
  const form = useStaffForm<Draft>({
    id: `user:${userId}`,
    name: `${firstname} ${lastname} (${user.email})`,
    start: { userId, firstname, lastname, email: user.pendingEmail ?? user.email, role },
    schema: updateUserInput,
    failed: 'Failed to update user.',
  })
  const { mutate, isPending } = useUpdateUser()
  const save = (values: Draft) => {
    const edit = updateUserInput.parse(values)
    const cancelEmailChange = cancelsEmailChange(user, edit)
    mutate(
      { ...edit, cancelEmailChange },
      {
        onSuccess: ({ pendingEmail }) => {
          form.reset()
          notify(
            pendingEmail && pendingEmail !== user.pendingEmail
              ? `${savedText} A link to confirm the address was emailed to ${pendingEmail}.`
              : savedText,
          )
          onClose()
        },
        onError: form.showError,
      },
    )
  }
  return (
    <StaffFormFrame
      label="User"
      form={form}
      submit="Save"
      busyText="Saving…"
      busy={isPending}
      onSubmit={form.onSubmit(save)}
    >
      <PersonInputs
        form={form}
        label="User"
        roles={roles}
        emailNote="A new address takes effect once the user confirms it."
      />
    </StaffFormFrame>
  )
}

export function EditUserDialog({ user, companyId, opened, onClose }: EditUserDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Edit User" size={560} fills>
      <Stack gap={20}>
        <EditUser user={user} onClose={onClose} />
        <UserLimits user={user} companyId={companyId} />
        <UserTokens user={user} />
      </Stack>
    </Dialog>
  )
}
