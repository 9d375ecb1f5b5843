import { usStates } from '@mullion/domain/postal-address'
import { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx'

export type StateFieldProps<Field extends string> = Omit<ChoiceFieldProps<Field>, 'label' | 'data'>

const choices = [
  { value: '', label: 'Choose a state' },
  ...Object.entries(usStates).map(([value, label]) => ({ value, label })),
]

/** A US state by its postal code; empty until chosen. */
export function StateField<Field extends string>(props: StateFieldProps<Field>) {
  return <ChoiceField {...props} label="State" data={choices} />
}
