import type { FormEvent, ReactNode, Ref } from 'react'
import { ActionButton } from '../../../../ui/action-button.tsx'
import type { Sending } from '../use-sending.ts'
import { Bubble } from './bubble.tsx'
import classes from './form.module.css'

export interface SendingFormProps extends Pick<Sending, 'sending' | 'failure'> {
  readonly ref?: Ref<HTMLFormElement>
  readonly button: string
  readonly onSubmit: () => unknown
  readonly children: ReactNode
  readonly help?: ReactNode
  readonly below?: ReactNode
}

export function SendingForm(props: SendingFormProps) {
  const { ref, button, onSubmit, sending, failure, children, help, below } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={ref} className={classes.form} onSubmit={submit} noValidate>
      {children}
      {failure?.text && (
        <Bubble>
          {failure.text} {help}
        </Bubble>
      )}
      <ActionButton type="submit" busy={sending} h={46} fullWidth>
        {sending ? 'Loading...' : button}
      </ActionButton>
      {below}
    </form>
  )
}
