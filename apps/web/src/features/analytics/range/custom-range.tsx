import { Button, TextInput } from '@mantine/core'
import { type DayRange, firstDay } from '@mullion/domain/analytics/range'
import { type SubmitEvent, useState } from 'react'
import classes from './range-picker.module.css'

interface CustomRangeProps {
  /** The days shown now. */
  readonly days: DayRange
  readonly onRange: (days: DayRange) => void
}

const lastDay = '2099-12-31'

/** Returns why the two days are not a valid range; null if they are. */
function problemOf({ from, to }: DayRange): string | null {
  if (!from || !to) return 'Choose a start date and an end date.'
  if (from > to) return 'The start date must not be after the end date.'
  if (from < firstDay || to > lastDay) return `Choose dates between ${firstDay} and ${lastDay}.`
  return null
}

/** Custom range: both days are required and included in full. */
export function CustomRange({ days, onRange }: CustomRangeProps) {
  const [typed, setTyped] = useState(days)
  const [submitted, setSubmitted] = useState(false)
  const problem = submitted ? problemOf(typed) : null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!problemOf(typed)) onRange(typed)
  }
  return (
    <form className={classes.custom} onSubmit={submit} noValidate>
      <TextInput
        type="date"
        label="Start date"
        value={typed.from}
        min={firstDay}
        max={lastDay}
        error={problem !== null}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, from: value })}
      />
      <TextInput
        type="date"
        label="End date"
        value={typed.to}
        min={firstDay}
        max={lastDay}
        error={problem !== null}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, to: value })}
      />
      <p role="status" className={classes.problem}>
        {problem}
      </p>
      <Button type="submit" h={40} className={classes.apply}>
        Apply custom range
      </Button>
    </form>
  )
}
