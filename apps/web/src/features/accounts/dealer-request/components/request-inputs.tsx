import { Checkbox, Stack } from '@mantine/core'
import { useSnapshot } from 'valtio'
import { emailProps } from '../../../../lib/input-props.ts'
import type { Problems } from '../../../../lib/use-shown-problems.ts'
import fields from '../../../../ui/fields.module.css'
import { Section } from '../../../../ui/section.tsx'
import { StateField } from '../../../../ui/state-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { markRequest, requestState } from '../request.state.ts'
import type { RequestField, RequestTextField } from '../request-fields.ts'
import classes from './request-inputs.module.css'

export interface RequestInputsProps {
  readonly problems: Problems<RequestField>
  readonly onType: (field: RequestTextField, text: string) => void
  readonly onLeave: (field: RequestField) => void
}

const marks = [
  {
    name: 'requirePONumbers',
    label: 'We require PO numbers',
    description: 'Every order will need a PO number.',
  },
  {
    name: 'requirePOUpload',
    label: 'We require PO uploads',
    description: 'Every order will need a PO document.',
  },
] as const

export function RequestInputs({ problems, onType, onLeave }: RequestInputsProps) {
  // Controlled inputs must update synchronously, or the caret jumps.
  const { draft } = useSnapshot(requestState, { sync: true })
  const of = <Name extends RequestTextField>(name: Name, label: string, autoComplete: string) => ({
    name,
    label,
    autoComplete,
    value: draft[name],
    problem: problems[name],
    onType,
    onLeave,
  })
  return (
    <>
      <Section title="Contact" id="request-contact">
        <div className={fields.fields}>
          <TextField {...of('firstName', 'First name', 'given-name')} required />
          <TextField {...of('lastName', 'Last name', 'family-name')} required />
          <TextField
            {...of('email', 'Email', 'email')}
            {...emailProps}
            required
            description="You’ll verify it, then sign in with it."
          />
          <TextField
            {...of('phoneNumber', 'Phone number', 'tel')}
            required
            type="tel"
            inputMode="tel"
            description="Digits only, including area code."
            maxLength={24}
          />
        </div>
      </Section>
      <Section title="Company" id="request-company">
        <div className={fields.fields}>
          <TextField
            {...of('companyName', 'Company name', 'organization')}
            required
            className={fields.full}
          />
          <TextField {...of('address', 'Address', 'address-line1')} required />
          <TextField {...of('address2', 'Address 2', 'address-line2')} />
          <TextField {...of('city', 'City', 'address-level2')} required className={fields.city} />
          <StateField {...of('state', 'State', 'address-level1')} required className={fields.city} />
          <TextField
            {...of('zip', 'ZIP code', 'postal-code')}
            required
            inputMode="numeric"
            maxLength={10}
            className={fields.third}
          />
        </div>
      </Section>
      <Section title="Ordering" id="request-ordering">
        <div className={fields.fields}>
          <TextField
            {...of('accountsReceivableEmail', 'Accounts receivable email', 'off')}
            {...emailProps}
            description="Optional. The person who handles your invoices."
            className={fields.full}
          />
        </div>
        <Stack gap={12} className={classes.marks}>
          {marks.map((mark) => (
            <Checkbox
              key={mark.name}
              {...mark}
              size="md"
              checked={draft[mark.name]}
              onChange={(event) => markRequest(mark.name, event.currentTarget.checked)}
            />
          ))}
        </Stack>
      </Section>
    </>
  )
}
