import { TextInput } from '@mantine/core'
import classes from './form.module.css'

export interface CodeFieldProps {
  readonly label: string
  readonly description: string
  readonly value: string
  readonly problem: string | undefined
  readonly onType: (text: string) => void
  /** A recovery code has letters, and no phone fills it in. */
  readonly recovery?: boolean
}

/** The six digits of an authenticator app, or a recovery code. */
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
