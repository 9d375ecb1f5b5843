import { Skeleton } from '@mantine/core'
import { useCustomerCompany, useUpdateCompany } from '@mullion/client/admin/companies.hooks'
import { readError } from '@mullion/client/read-error'
import { type CustomerCompany, companyForm } from '@mullion/domain/admin/company-form'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { useStaffForm } from '../../../lib/use-staff-form.ts'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { CompanyApprovals } from '../company-approvals/company-approvals.tsx'
import { CompanyCredit } from '../company-credit/company-credit.tsx'
import { CompanyPrices } from '../company-prices/company-prices.tsx'
import { CompanyRecurring } from '../company-recurring/company-recurring.tsx'
import { FindCompany } from '../find/find-company.tsx'
import { StaffFormFrame } from '../form/staff-form-frame.tsx'
import { CompanyCertificates } from '../tax-certificates/company-certificates.tsx'
import { CompanyUsers } from '../users/company-users.tsx'
import { CompanyFields } from './company-fields.tsx'
import { type CompanyValues, valuesOfCompany } from './company-values.ts'

/** The draft includes the version it is based on, so that a restored draft cannot overwrite a newer one. */
interface Draft extends CompanyValues {
  readonly updatedAt: string
}

const draftOf = (company: CustomerCompany): Draft => ({
  ...valuesOfCompany(company),
  updatedAt: company.updatedAt,
})

const schema = {
  safeParse(draft: unknown) {
    const { updatedAt: _updatedAt, ...values } = draft as Draft
    return companyForm.safeParse(values)
  },
}

interface EditFormProps {
  readonly company: CustomerCompany
  readonly onLoadAgain: () => void
}

function EditForm({ company, onLoadAgain }: EditFormProps) {
  const form = useStaffForm<Draft>({
    id: `company:${company.id}`,
    name: `${company.name} (${company.customerNumber})`,
    start: draftOf(company),
    schema,
    prefix: 'form.',
    failed: 'An error occurred while updating the company.',
  })
  const { mutate, isPending, data: stored, reset } = useUpdateCompany()
  const save = ({ updatedAt, ...values }: Draft) =>
    mutate(
      { companyId: company.id, form: companyForm.parse(values), updatedAt },
      {
        onSuccess: (updated) => form.reset(draftOf(updated)),
        onError: form.showError,
      },
    )
  return (
    <StaffFormFrame
      label="Company"
      form={form}
      submit="Update Company"
      busyText="Updating company…"
      busy={isPending}
      saved={stored ? `Company ${stored.name} - ${stored.customerNumber} updated successfully!` : null}
      outdated={form.failure !== null && readError(form.failure).code === 'admin.company_changed'}
      onLoadAgain={onLoadAgain}
      onDiscard={reset}
      onSubmit={form.onSubmit(save)}
    >
      <CompanyFields form={form} />
    </StaffFormFrame>
  )
}

function ChosenCompany({ companyId }: { readonly companyId: number }) {
  const company = useCustomerCompany(companyId)
  return (
    <QueryStates query={company} pending={<Skeleton height={420} />}>
      {(found) => (
        <>
          <EditForm company={found} onLoadAgain={() => void company.refetch()} />
          <CompanyPrices owner={{ companyId: found.id }} name={found.name} />
          <CompanyCredit owner={{ companyId: found.id }} name={found.name} />
          <CompanyCertificates owner={{ companyId: found.id }} name={found.name} />
          <CompanyApprovals company={found} />
          <CompanyRecurring company={found} />
          <CompanyUsers company={found} />
        </>
      )}
    </QueryStates>
  )
}

export function EditCompany({ chosen, onChoose }: StaffViewProps) {
  return (
    <Section
      title="Edit Company"
      id="edit-company"
      aside={<FindCompany onChoose={({ id }) => onChoose(id)} />}
    >
      {chosen === null ? (
        <p>No company selected. Click the button above to search for a company.</p>
      ) : (
        <ChosenCompany key={chosen} companyId={chosen} />
      )}
    </Section>
  )
}
