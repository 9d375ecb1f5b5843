import { officeHours } from '../../../../lib/store-info.ts'
import { useOfficePresence } from '../use-office-presence.ts'
import classes from './office-hours-note.module.css'

/** Shows when requests are handled and whether the office is open now. */
export function OfficeHoursNote() {
  const { open, sentence } = useOfficePresence()
  return (
    <>
      <p>
        Dealer account requests are handled {officeHours()}, usually within an hour, otherwise the next
        business day.
      </p>
      <p className={classes.now} data-open={open || undefined}>
        {sentence}
      </p>
    </>
  )
}
