import { TextInput } from '@mantine/core'
import classes from './form.module.css'

export interface CodeFieldProps {
  readonly label: string
  readonly description: string
  readonly value: string
  readonly problem: string | undefined
  readonly onType: (text: string) => void
  /** Accepts a recovery code, which has letters and is not autofilled. */
  readonly recovery?: boolean
}

/** Input for a six-digit authenticator code or a recovery code. */
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
