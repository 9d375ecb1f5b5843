import type { ReactNode } from 'react'
import type { AddressDraft, AddressField } from '../lib/address-draft.ts'
import type { Problems } from '../lib/use-shown-problems.ts'
import { CountryField } from './country-field.tsx'
import classes from './fields.module.css'
import { StateField } from './state-field.tsx'
import { TextField } from './text-field.tsx'

export interface AddressInputsProps {
  readonly title: string
  readonly address: Readonly<AddressDraft>
  readonly problems: Problems<AddressField>
  readonly locked: boolean
  readonly onType: (field: AddressField, text: string) => void
  readonly onLeave: (field: AddressField) => void
  readonly exemptStates?: readonly string[] | undefined
  readonly children?: ReactNode
  readonly placeNote?: ReactNode
}

export function AddressInputs(props: AddressInputsProps) {
  const { title, address, problems, locked, onType, onLeave, exemptStates, children, placeNote } = props
  const of = (name: AddressField) => ({
    name,
    value: address[name],
    problem: problems[name],
    onType,
    onLeave,
  })
  const text = (name: AddressField) => ({ ...of(name), readOnly: locked })
  const choice = (name: AddressField) => ({ ...of(name), disabled: locked })
  return (
    <fieldset className={classes.fields} aria-label={title}>
      {children}
      <TextField
        {...text('nameOrCompany')}
        label="Name or company"
        required
        autoComplete="shipping organization"
      />
      <TextField {...text('attention')} label="Attention" autoComplete="shipping name" />
      <TextField
        {...text('address1')}
        label="Address 1"
        required
        autoComplete="shipping address-line1"
        className={classes.full}
      />
      <TextField {...text('address2')} label="Address 2" autoComplete="shipping address-line2" />
      <TextField {...text('address3')} label="Address 3" autoComplete="shipping address-line3" />
      <CountryField
        {...choice('country')}
        className={classes.third}
        required
        autoComplete="shipping country"
      />
      <TextField
        {...text('postalCode')}
        className={classes.third}
        label="ZIP code"
        required
        inputMode="numeric"
        autoComplete="shipping postal-code"
        maxLength={10}
      />
      <TextField
        {...text('city')}
        className={classes.city}
        label="City"
        required
        autoComplete="shipping address-level2"
      />
      <StateField
        {...choice('state')}
        exempt={exemptStates}
        required
        autoComplete="shipping address-level1"
      />
      {placeNote}
      <TextField
        {...text('telephone')}
        label="Telephone"
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
        maxLength={24}
      />
    </fieldset>
  )
}
