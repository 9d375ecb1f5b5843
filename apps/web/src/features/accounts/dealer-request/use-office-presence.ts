import { officeHoursAt, officeSentence } from '@mullion/domain/office-hours'
import { useEffect, useState } from 'react'
import { store } from '../../../lib/store-info.ts'

const minuteMs = 60_000

/** Returns whether the office is open now and a sentence that says so; updates every minute. */
export function useOfficePresence() {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), minuteMs - (now % minuteMs))
    return () => clearTimeout(timer)
  }, [now])
  const presence = officeHoursAt(new Date(now), store)
  return { open: presence.open, sentence: officeSentence(presence) }
}
