import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core'
import { useSnapshot } from 'valtio'
import { signInState, typeEmail } from '../sign-in.state.ts'
import classes from './form.module.css'

export function EmailField(props: Pick<TextInputProps, 'name' | 'error' | 'ref'>) {
  // Controlled inputs must update synchronously, or the caret jumps.
  const { email } = useSnapshot(signInState, { sync: true })
  return (
    <TextInput
      {...props}
      data-autofocus
      label="Your Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={254}
      aria-required
      classNames={{ input: classes.input }}
      value={email}
      onChange={(event) => typeEmail(event.currentTarget.value)}
    />
  )
}

export interface PasswordFieldProps<Field extends string>
  extends Pick<PasswordInputProps, 'label' | 'value' | 'description'> {
  readonly name: Field
  readonly autoComplete: 'current-password' | 'new-password'
  readonly first?: boolean
  readonly problem: string | undefined
  readonly onType: (field: Field, text: string) => void
  readonly onLeave?: (field: Field) => void
}

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

export interface CodeFieldProps {
  readonly label: string
  readonly description: string
  readonly value: string
  readonly problem: string | undefined
  readonly onType: (text: string) => void
  /** Accepts a recovery code, which has letters and is not autofilled. */
  readonly recovery?: boolean
}

export function CodeField({ recovery = false, problem, onType, ...input }: CodeFieldProps) {
  return (
    <TextInput
      {...input}
      data-autofocus
      name="code"
      inputMode={recovery ? 'text' : 'numeric'}
      autoComplete={recovery ? 'off' : 'one-time-code'}
      autoCapitalize="off"
      spellCheck={false}
      maxLength={20}
      aria-required
      classNames={{ input: `${classes.input} ${classes.code}` }}
      error={problem}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}
