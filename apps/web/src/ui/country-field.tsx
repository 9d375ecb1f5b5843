import { countries } from '@mullion/domain/postal-address'
import { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx'

export type CountryFieldProps<Field extends string> = Omit<ChoiceFieldProps<Field>, 'label' | 'data'>

const choices = Object.entries(countries).map(([value, label]) => ({ value, label }))

export function CountryField<Field extends string>(props: CountryFieldProps<Field>) {
  return <ChoiceField {...props} label="Country" data={choices} />
}
