import { officeHoursAt, officeSentence } from '@mullion/domain/office-hours'
import { useEffect, useState } from 'react'
import { officeHours, store } from '../../../../lib/store-info.ts'
import classes from './office-hours-note.module.css'

const minuteMs = 60_000

/** Returns whether the office is open now and a sentence that says so; updates every minute. */
function useOfficePresence() {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), minuteMs - (now % minuteMs))
    return () => clearTimeout(timer)
  }, [now])
  const presence = officeHoursAt(new Date(now), store)
  return { open: presence.open, sentence: officeSentence(presence) }
}

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
