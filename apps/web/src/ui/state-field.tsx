import { usStates } from '@mullion/domain/postal-address'
import { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx'

export interface StateFieldProps<Field extends string>
  extends Omit<ChoiceFieldProps<Field>, 'label' | 'data'> {
  readonly exempt?: readonly string[] | undefined
}

const choices = (exempt: readonly string[]) => [
  { value: '', label: 'Choose a state' },
  ...Object.entries(usStates).map(([value, name]) => ({
    value,
    label: exempt.includes(value) ? `${name} (tax exempt)` : name,
  })),
]

/** A state of the United States, by its postal code; empty until one is chosen. */
export function StateField<Field extends string>({ exempt = [], ...props }: StateFieldProps<Field>) {
  return <ChoiceField {...props} label="State" data={choices(exempt)} />
}
