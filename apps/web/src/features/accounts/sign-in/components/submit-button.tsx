import { Button } from '@mantine/core'
import classes from './form.module.css'

export interface SubmitButtonProps {
  readonly sending: boolean
  readonly children: string
}

/** Sends a form. While it is on its way the button keeps the focus, which a disabled one would lose. */
export function SubmitButton({ sending, children }: SubmitButtonProps) {
  return (
    <Button type="submit" className={classes.submit} fullWidth aria-disabled={sending || undefined}>
      {sending ? 'Loading...' : children}
    </Button>
  )
}
