import { officeHoursAt, officeSentence } from '@mullion/domain/accounts/office-hours'
import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** Whether somebody is at the office now, in a sentence that keeps up with the clock. */
export function useOfficePresence() {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), minuteMs - (now % minuteMs))
    return () => clearTimeout(timer)
  }, [now])
  const presence = officeHoursAt(new Date(now))
  return { open: presence.open, sentence: officeSentence(presence) }
}
