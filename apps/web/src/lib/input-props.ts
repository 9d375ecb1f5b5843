import type { InputProps } from './use-checked-form.ts'

/** The part of a form that text inputs use. */
export interface InputForm<Field extends string> {
  input(field: Field): InputProps
}

/** The props of a required input. Autofill is off because it would enter the user's own details. */
export const required = { withAsterisk: true, 'aria-required': true, autoComplete: 'off' } as const

export const emailProps = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'off',
  maxLength: 254,
} as const

export function emailInput<Field extends string>(form: InputForm<Field>, field: Field) {
  return { ...form.input(field), ...emailProps, autoComplete: 'off' } as const
}
