import { Button, TextInput } from '@mantine/core'
import { useCreateCompany } from '@mullion/client/admin/companies.hooks'
import type { PendingRequest } from '@mullion/domain/accounts/dealer-request'
import { newCompanyForm } from '@mullion/domain/admin/company-form'
import { useState } from 'react'
import { emailInput, required } from '../../../lib/input-props.ts'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { useStaffForm } from '../../../lib/use-staff-form.ts'
import fields from '../../../ui/fields.module.css'
import { Section } from '../../../ui/section.tsx'
import { StaffFormFrame } from '../form/staff-form-frame.tsx'
import { CompanyFields } from './company-fields.tsx'
import { emptyCompany, type NewCompanyValues, valuesOfRequest } from './company-values.ts'
import { PendingRequests } from './pending-requests.tsx'
import { RequestDetails } from './request-details.tsx'

/** The request is part of the draft, so that it is saved with it. */
interface Draft extends NewCompanyValues {
  readonly request: PendingRequest | null
}

const start: Draft = { ...emptyCompany, request: null }
const schema = {
  safeParse(draft: unknown) {
    const { request: _request, ...values } = draft as Draft
    return newCompanyForm.safeParse(values)
  },
}

export function CreateCompany(_props: StaffViewProps) {
  const [picking, setPicking] = useState(false)
  const form = useStaffForm<Draft>({
    id: 'new company',
    name: 'the new company',
    start,
    schema,
    prefix: 'form.',
    failed: 'An error occurred while creating the company.',
  })
  const { mutate, isPending, data, reset } = useCreateCompany()
  const save = ({ request, ...values }: Draft) => {
    const input = { form: newCompanyForm.parse(values), ...(request ? { requestId: request.id } : {}) }
    mutate(input, {
      onSuccess: () => {
        form.reset(start)
        form.element.current?.querySelector('input')?.focus()
      },
      onError: form.showError,
    })
  }
  const select = (request: PendingRequest) => {
    setPicking(false)
    form.reset({ ...valuesOfRequest(request), request })
  }
  const { request } = form.values
  return (
    <Section
      title="Create Company"
      id="create-company"
      aside={
        <Button variant="default" px={12} onClick={() => setPicking(true)}>
          Select from Pending Requests
        </Button>
      }
    >
      {request && <RequestDetails request={request} />}
      <StaffFormFrame
        label="New company"
        form={form}
        submit="Create Company"
        busyText="Creating company…"
        busy={isPending}
        saved={data ? `Company ${data.name} - ${data.customerNumber} created successfully!` : null}
        onDiscard={reset}
        onSubmit={form.onSubmit(save)}
      >
        <fieldset className={fields.fields} aria-label="Contact">
          <TextInput {...form.input('firstname')} {...required} label="Contact first name" maxLength={60} />
          <TextInput {...form.input('lastname')} {...required} label="Contact last name" maxLength={60} />
          <TextInput
            {...emailInput(form, 'contactEmail')}
            label="Contact email"
            description="The contact signs in with this email and becomes the company’s admin. If empty, we use the accounting email."
            className={fields.full ?? ''}
          />
        </fieldset>
        <CompanyFields form={form} />
      </StaffFormFrame>
      <PendingRequests opened={picking} onClose={() => setPicking(false)} onSelect={select} />
    </Section>
  )
}
