import { Flex } from '@mantine/core'
import { officeHoursAt, officeSentence } from '@mullion/domain/office-hours'
import { useEffect, useState } from 'react'
import { officeHours, store } from '../../../../lib/store-info.ts'
import classes from './office-hours-note.module.css'

const minuteMs = 60_000

export function OfficeHoursNote() {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), minuteMs - (now % minuteMs))
    return () => clearTimeout(timer)
  }, [now])
  const presence = officeHoursAt(new Date(now), store)
  return (
    <>
      <p>
        Dealer account requests are handled {officeHours()}, usually within an hour, otherwise the next
        business day.
      </p>
      <Flex
        component="p"
        className={classes.now}
        gap={8}
        align="baseline"
        mt={4}
        fw={600}
        data-open={presence.open || undefined}
      >
        {officeSentence(presence)}
      </Flex>
    </>
  )
}
