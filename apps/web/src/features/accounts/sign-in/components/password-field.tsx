import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import '@mantine/core/styles/PasswordInput.layer.css'
import classes from './form.module.css'

export interface PasswordFieldProps<Field extends string>
  extends Pick<PasswordInputProps, 'label' | 'value' | 'description'> {
  readonly name: Field
  readonly autoComplete: 'current-password' | 'new-password'
  /** Focus this field when the form opens. */
  readonly first?: boolean
  readonly problem: string | undefined
  readonly onType: (field: Field, text: string) => void
  readonly onLeave?: (field: Field) => void
}

/** Password input with a show/hide button. */
export function PasswordField<Field extends string>(props: PasswordFieldProps<Field>) {
  const { name, first, problem, onType, onLeave, ...input } = props
  return (
    <PasswordInput
      {...input}
      data-autofocus={first || undefined}
      name={name}
      error={problem}
      aria-required
      maxLength={200}
      classNames={{ input: classes.input }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': 'Show password', title: 'Show password', size: 36 }}
      onChange={(event) => onType(name, event.currentTarget.value)}
      onBlur={() => onLeave?.(name)}
    />
  )
}
