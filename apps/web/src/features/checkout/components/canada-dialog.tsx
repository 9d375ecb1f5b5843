import { Button } from '@mantine/core'
import { ContactLinks } from '../../../ui/contact-links.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import classes from './canada-dialog.module.css'

export const canadaTitle = 'Shipping to Canada is temporarily unavailable'

export interface CanadaDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** Tells buyers in Canada whom to call. */
export function CanadaDialog({ opened, onClose }: CanadaDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={canadaTitle} size={480}>
      <div className={classes.body}>
        <p>
          Online orders to Canada cannot be processed at the moment. Please call or email our parts team, and
          we’ll help you with your order.
        </p>
        <ContactLinks />
        <Button className={classes.ok} onClick={onClose} data-autofocus>
          OK
        </Button>
      </div>
    </Dialog>
  )
}
