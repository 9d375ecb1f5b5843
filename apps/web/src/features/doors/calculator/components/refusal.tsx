import { Button } from '@mantine/core'
import { ContactLinks } from '../../../../ui/contact-links.tsx'
import classes from './step-form.module.css'

export interface RefusalProps {
  readonly text: string
  readonly because: string | null
  readonly onRetry: (() => void) | null
  /** Serial number of a door that takes other parts, or null. */
  readonly otherDoor: string | null
  readonly onOpenDoor: (serialNumber: string) => void
}

/** Why no door was found or it does not fit, and what to do: retry, open its parts, or call the store. */
export function Refusal({ text, because, onRetry, otherDoor, onOpenDoor }: RefusalProps) {
  return (
    <div className={classes.failed} role="alert">
      <p>{text}</p>
      {because && <p>{because}</p>}
      {otherDoor && (
        <Button variant="default" h={40} my={4} onClick={() => onOpenDoor(otherDoor)}>
          Parts for door {otherDoor}
        </Button>
      )}
      {onRetry ? (
        <Button variant="default" onClick={onRetry}>
          Retry
        </Button>
      ) : (
        <ContactLinks />
      )}
    </div>
  )
}
