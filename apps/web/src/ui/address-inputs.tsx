import type { ReactNode } from 'react'
import type { AddressDraft, AddressField } from '../lib/address-draft.ts'
import type { Problems } from '../lib/use-shown-problems.ts'
import { ChoiceField } from './choice-field.tsx'
import classes from './fields.module.css'
import { TextField } from './text-field.tsx'

type Choices = readonly (readonly [value: string, label: string])[]

export interface AddressInputsProps {
  readonly address: Readonly<AddressDraft>
  readonly problems: Problems<AddressField>
  readonly locked: boolean
  readonly onType: (field: AddressField, text: string) => void
  readonly onLeave: (field: AddressField) => void
  readonly states: Choices
  readonly countries: Choices
  /** What the fields are together, for those who cannot see them. */
  readonly title: string
  /** A field that comes before them. */
  readonly children?: ReactNode
}

const choices = (list: Choices) => list.map(([value, label]) => ({ value, label }))

/** The fields of an address. */
export function AddressInputs(props: AddressInputsProps) {
  const { address, problems, locked, onType, onLeave, title, children, ...lists } = props
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
        label="Name or Company"
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
      <ChoiceField
        {...choice('country')}
        className={classes.third}
        label="Country"
        required
        autoComplete="shipping country"
        data={choices(lists.countries)}
      />
      <TextField
        {...text('postalCode')}
        className={classes.third}
        label="Postal Code"
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
      <ChoiceField
        {...choice('state')}
        label="State"
        required
        autoComplete="shipping address-level1"
        data={[{ value: '', label: 'Choose a state' }, ...choices(lists.states)]}
      />
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
