import { Button, Skeleton } from '@mantine/core'
import { useCustomerCompany, useUpdateCompany } from '@mullion/client/admin/companies.hooks'
import { readError } from '@mullion/client/read-error'
import { type CustomerCompany, companyForm } from '@mullion/domain/admin/company-form'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { useStaffForm } from '../../../lib/use-staff-form.ts'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { FindCompany } from '../find/find-company.tsx'
import { StaffFormFrame } from '../form/staff-form-frame.tsx'
import { CompanyUsers } from '../users/company-users.tsx'
import { CompanyFields } from './company-fields.tsx'
import { type CompanyValues, valuesOfCompany } from './company-values.ts'

interface EditFormProps {
  readonly company: CustomerCompany
  readonly saved: string | null
  readonly onSaved: (company: CustomerCompany) => void
  readonly onLoadAgain: () => void
}

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

function EditForm({ company, saved, onSaved, onLoadAgain }: EditFormProps) {
  const form = useStaffForm<Draft>({
    id: `company:${company.id}`,
    name: `${company.name} (${company.customerNumber})`,
    start: draftOf(company),
    schema,
    prefix: 'form.',
    failed: 'An error occurred while updating the company.',
  })
  const { mutate, isPending } = useUpdateCompany()
  const save = ({ updatedAt, ...values }: Draft) =>
    mutate(
      { companyId: company.id, form: companyForm.parse(values), updatedAt },
      {
        onSuccess: (stored) => {
          form.reset(draftOf(stored))
          onSaved(stored)
        },
        onError: (error) => form.showError(error),
      },
    )
  return (
    <StaffFormFrame
      label="Company"
      form={form}
      submit="Update Company"
      busyText="Updating company…"
      busy={isPending}
      saved={saved}
      outdated={form.failure !== null && readError(form.failure).code === 'admin.company_changed'}
      onLoadAgain={onLoadAgain}
      onSubmit={form.onSubmit(save)}
    >
      <CompanyFields form={form} />
    </StaffFormFrame>
  )
}

function ChosenCompany({ companyId }: { readonly companyId: number }) {
  const company = useCustomerCompany(companyId)
  const [saved, setSaved] = useState<string | null>(null)
  const onSaved = ({ name, customerNumber }: CustomerCompany) =>
    setSaved(`Company ${name} - ${customerNumber} updated successfully!`)
  return (
    <QueryStates query={company} pending={<Skeleton height={420} />}>
      {(found) => (
        <>
          <EditForm
            company={found}
            saved={saved}
            onSaved={onSaved}
            onLoadAgain={() => void company.refetch()}
          />
          <CompanyUsers company={found} />
        </>
      )}
    </QueryStates>
  )
}

/** Finds a company and edits it; its users are listed below the form. */
export function EditCompany({ chosen, onChoose }: StaffViewProps) {
  const [finding, setFinding] = useState(false)
  return (
    <Section
      title="Edit Company"
      id="edit-company"
      aside={
        <Button
          variant="default"
          leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
          onClick={() => setFinding(true)}
        >
          Search Company
        </Button>
      }
    >
      {chosen === null ? (
        <p>No company selected. Click the button above to search for a company.</p>
      ) : (
        <ChosenCompany key={chosen} companyId={chosen} />
      )}
      <FindCompany opened={finding} onClose={() => setFinding(false)} onChoose={({ id }) => onChoose(id)} />
    </Section>
  )
}
