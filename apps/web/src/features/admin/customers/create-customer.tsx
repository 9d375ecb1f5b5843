import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Stack } from '@mantine/core'
import { useSaveInternalCompany } from '@mullion/client/accounts/internal-companies.hooks'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import type { InternalCompany } from '@mullion/domain/accounts/actor'
import { type InternalCompanyInput, internalCompanyInput } from '@mullion/domain/accounts/internal-company'
import { may } from '@mullion/domain/accounts/permissions'
import { useStaffForm } from '../../../lib/use-staff-form.ts'
import fields from '../../../ui/fields.module.css'
import { PanelHeading } from '../../../ui/panel-heading.tsx'
import { Section } from '../../../ui/section.tsx'
import { NameAndNumber, TermsAndDiscount, TermsFields } from '../companies/customer-fields.tsx'
import { CompanyCredit } from '../company-credit/company-credit.tsx'
import { CompanyPrices } from '../company-prices/company-prices.tsx'
import { StaffFormFrame } from '../form/staff-form-frame.tsx'
import { CompanyCertificates } from '../tax-certificates/company-certificates.tsx'

interface CustomerValues extends Omit<InternalCompanyInput, 'termsCode'> {
  readonly termsCode: InternalCompanyInput['termsCode'] | ''
}

const emptyCustomer: CustomerValues = {
  name: '',
  customerNumber: '',
  termsCode: '',
  discountRate: 1,
  taxExemptStates: [],
  iseMember: false,
  poRequired: false,
}

function valuesOf({ id: _id, ...company }: InternalCompany): CustomerValues {
  return company as CustomerValues
}

export interface CreateCustomerProps {
  readonly edited: InternalCompany | null
  readonly onProceed: (company: InternalCompany) => void
  readonly onBack: () => void
}

export function CreateCustomer({ edited, onProceed, onBack }: CreateCustomerProps) {
  const form = useStaffForm<CustomerValues>({
    id: edited ? `customer:${edited.id}` : 'new customer',
    name: edited?.name ?? 'the new customer',
    start: edited ? valuesOf(edited) : emptyCustomer,
    schema: internalCompanyInput,
    prefix: edited ? 'company.' : '',
    failed: 'We couldn’t save the customer.',
  })
  const { data: viewer } = useViewer()
  const { mutate, isPending } = useSaveInternalCompany()
  const save = (values: CustomerValues) =>
    mutate(
      { internalCompanyId: edited?.id ?? null, company: internalCompanyInput.parse(values) },
      {
        onSuccess: (stored) => {
          form.reset()
          onProceed(stored)
        },
        onError: form.showError,
      },
    )
  return (
    <Stack gap={14} maw={820} mx="auto">
      <PanelHeading>{edited ? 'Edit customer' : 'Create customer'}</PanelHeading>
      <Section title="Customer details" id="customer-details">
        <StaffFormFrame
          label="Customer"
          form={form}
          submit={edited ? 'Update and Proceed' : 'Create and Proceed'}
          busyText={edited ? 'Updating…' : 'Creating…'}
          busy={isPending}
          onSubmit={form.onSubmit(save)}
        >
          <fieldset className={fields.fields} aria-label="Customer">
            <NameAndNumber form={form} />
            <TermsAndDiscount form={form} codes={{ CC: 'Credit Card', PO: 'Net 30 / Has Terms' }} />
          </fieldset>
          <TermsFields form={form} poLabel="PO document required" />
        </StaffFormFrame>
      </Section>
      {edited && viewer && may(viewer.user, 'administer') && (
        <>
          <CompanyPrices owner={{ companyInternalId: edited.id }} name={edited.name} />
          <CompanyCredit owner={{ companyInternalId: edited.id }} name={edited.name} />
          <CompanyCertificates owner={{ companyInternalId: edited.id }} name={edited.name} />
        </>
      )}
      <Button variant="subtle" h={44} mr="auto" onClick={onBack}>
        Back to customers
      </Button>
    </Stack>
  )
}
