import { Button } from '@mantine/core'
import classes from './form.module.css'

export interface SubmitButtonProps {
  readonly sending: boolean
  readonly children: string
}

/** Submit button. While sending it keeps focus, which a disabled button would lose. */
export function SubmitButton({ sending, children }: SubmitButtonProps) {
  return (
    <Button type="submit" className={classes.submit} fullWidth aria-disabled={sending || undefined}>
      {sending ? 'Loading...' : children}
    </Button>
  )
}
