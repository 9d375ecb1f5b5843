import type { AddressDraft, AddressField, Problems } from '../address-fields.ts'
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
}

const choices = (list: Choices) => list.map(([value, label]) => ({ value, label }))

export function AddressInputs({ address, problems, locked, onType, onLeave, ...lists }: AddressInputsProps) {
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
    <fieldset className={classes.fields} aria-label="Ship-to address">
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
