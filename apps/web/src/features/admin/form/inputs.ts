import type { InputProps } from '../../../lib/use-checked-form.ts'
import type { StaffFields } from '../../../lib/use-staff-form.ts'

/** The props of a required input. Autofill is off because it would enter the staff user's own details. */
export const required = { withAsterisk: true, 'aria-required': true, autoComplete: 'off' } as const

export function emailInput<Values>(form: StaffFields<Values>, field: keyof Values & string) {
  return {
    ...form.input(field),
    type: 'email',
    autoComplete: 'off',
    autoCapitalize: 'off',
    maxLength: 254,
  } satisfies InputProps & Record<string, unknown>
}
