import { TextInput, type TextInputProps } from '@mantine/core'
import { useSnapshot } from 'valtio'
import { signInState, typeEmail } from '../sign-in.state.ts'
import classes from './form.module.css'

/** The email address to sign in with, which carries over between steps. */
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
