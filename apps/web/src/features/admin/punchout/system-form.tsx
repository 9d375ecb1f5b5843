import { TextInput } from '@mantine/core'
import { usePunchoutBuyerActions } from '@mullion/client/punchout/punchout.hooks'
import {
  type PunchoutBuyer,
  type PunchoutSecret,
  type SavePunchoutBuyerInput,
  savePunchoutBuyerInput,
} from '@mullion/domain/punchout/punchout'
import { required } from '../../../lib/input-props.ts'
import { notify } from '../../../lib/notices.state.ts'
import { type StaffFields, useStaffForm } from '../../../lib/use-staff-form.ts'
import fields from '../../../ui/fields.module.css'
import { StaffFormFrame } from '../form/staff-form-frame.tsx'

function SystemFields({ form }: { readonly form: StaffFields<SavePunchoutBuyerInput> }) {
  const field = (name: keyof SavePunchoutBuyerInput) => ({
    ...form.input(name),
    ...required,
    className: fields.full ?? '',
    autoComplete: 'off',
    maxLength: 100,
  })
  return (
    <div className={fields.fields}>
      <TextInput
        {...field('name')}
        label="Name"
        description="As its buyers know it, such as Coupa or Ariba."
      />
      <TextInput
        {...field('userEmail')}
        type="email"
        label="Email of the customer’s user"
        description="Buyers from the system see the prices of this user’s company."
      />
      <TextInput
        {...field('senderDomain')}
        label="Sender domain"
        description="The domain of the sender’s credential, such as NetworkID or DUNS."
      />
      <TextInput
        {...field('senderIdentity')}
        label="Sender identity"
        description="The identity of the sender’s credential, such as AN01000000001."
      />
    </div>
  )
}

export function NewSystem({ onCreated }: { readonly onCreated: (secret: PunchoutSecret) => void }) {
  const { create } = usePunchoutBuyerActions()
  const form = useStaffForm<SavePunchoutBuyerInput>({
    id: 'new-punchout-system',
    name: 'the new procurement system',
    start: { name: '', userEmail: '', senderDomain: 'NetworkID', senderIdentity: '' },
    schema: savePunchoutBuyerInput,
    failed: 'Failed to connect the system.',
  })
  const save = (values: SavePunchoutBuyerInput) =>
    create.mutate(values, {
      onSuccess: (secret) => {
        form.reset()
        onCreated(secret)
      },
      onError: form.showError,
    })
  return (
    <StaffFormFrame
      label="New procurement system"
      form={form}
      submit="Connect system"
      busyText="Connecting…"
      busy={create.isPending}
      onSubmit={form.onSubmit(save)}
    >
      <SystemFields form={form} />
    </StaffFormFrame>
  )
}

interface EditSystemProps {
  readonly system: PunchoutBuyer
  readonly onSaved: () => void
}

export function EditSystem({ system, onSaved }: EditSystemProps) {
  const { id: buyerId, name, userEmail, senderDomain, senderIdentity } = system
  const { update } = usePunchoutBuyerActions()
  const form = useStaffForm<SavePunchoutBuyerInput>({
    id: `punchout-system:${buyerId}`,
    name,
    start: { name, userEmail, senderDomain, senderIdentity },
    schema: savePunchoutBuyerInput,
    failed: 'Failed to save the system.',
  })
  const save = (values: SavePunchoutBuyerInput) =>
    update.mutate(
      { buyerId, ...values },
      {
        onSuccess: () => {
          form.reset()
          notify(`${values.name} was saved.`)
          onSaved()
        },
        onError: form.showError,
      },
    )
  return (
    <StaffFormFrame
      label="Procurement system"
      form={form}
      submit="Save system"
      busyText="Saving…"
      busy={update.isPending}
      onSubmit={form.onSubmit(save)}
    >
      <SystemFields form={form} />
    </StaffFormFrame>
  )
}
