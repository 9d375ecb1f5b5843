import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Stack } from '@mantine/core'
import { useSaveInternalCompany } from '@mullion/client/accounts/internal-companies.hooks'
import type { InternalCompany } from '@mullion/domain/accounts/actor'
import { internalCompanyInput } from '@mullion/domain/accounts/internal-company'
import { useStaffForm } from '../../../lib/use-staff-form.ts'
import { PanelHeading } from '../../../ui/panel-heading.tsx'
import { StaffFormFrame } from '../form/staff-form-frame.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { type CustomerValues, emptyCustomer, valuesOf } from './customer-values.ts'

export interface CreateCustomerProps {
  /** The company to edit; null for a new one. */
  readonly edited: InternalCompany | null
  readonly onProceed: (company: InternalCompany) => void
  readonly onBack: () => void
}

/** Creates or edits a customer that staff order for, then proceeds to checkout as that customer. */
export function CreateCustomer({ edited, onProceed, onBack }: CreateCustomerProps) {
  const form = useStaffForm<CustomerValues>({
    id: edited ? `customer:${edited.id}` : 'new customer',
    name: edited?.name ?? 'the new customer',
    start: edited ? valuesOf(edited) : emptyCustomer,
    schema: internalCompanyInput,
    prefix: edited ? 'company.' : '',
    failed: 'We couldn’t save the customer.',
  })
  const { mutate, isPending } = useSaveInternalCompany()
  const save = (values: CustomerValues) =>
    mutate(
      { internalCompanyId: edited?.id ?? null, company: internalCompanyInput.parse(values) },
      {
        onSuccess: (stored) => {
          form.reset(edited ? valuesOf(stored) : emptyCustomer)
          onProceed(stored)
        },
        onError: (error) => form.showError(error),
      },
    )
  return (
    <Stack gap={14} maw={820} mx="auto">
      <PanelHeading>{edited ? 'Edit customer' : 'Create customer'}</PanelHeading>
      <StaffFormFrame
        label="Customer"
        form={form}
        submit={edited ? 'Update and Proceed' : 'Create and Proceed'}
        busyText={edited ? 'Updating…' : 'Creating…'}
        busy={isPending}
        onSubmit={form.onSubmit(save)}
      >
        <CustomerFields form={form} />
      </StaffFormFrame>
      <div>
        <Button variant="subtle" h={44} onClick={onBack}>
          Back to customers
        </Button>
      </div>
    </Stack>
  )
}
