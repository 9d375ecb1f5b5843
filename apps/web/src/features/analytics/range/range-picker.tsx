import { Button, Popover } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import { type DayRange, presetRange, rangePresets } from '@mullion/domain/analytics/range'
import { IconCalendar, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { AnalyticsView } from '../../../lib/analytics-address.ts'
import { daysText } from '../parts/figure-words.ts'
import { CustomRange } from './custom-range.tsx'
import classes from './range-picker.module.css'

const presetNames = {
  today: 'Today',
  yesterday: 'Yesterday',
  last7days: 'Last 7 days',
  last30days: 'Last 30 days',
  last60days: 'Last 60 days',
  last90days: 'Last 90 days',
  yearToDate: 'Year to date',
  allTime: 'All time',
} as const

export interface RangePickerProps {
  readonly range: AnalyticsView['range']
  /** Today's date in the store's time zone. */
  readonly today: string
  readonly onRange: (range: AnalyticsView['range']) => void
}

/** Returns the days of a preset or custom range. */
export function daysOfRange(range: AnalyticsView['range'], today: string): DayRange {
  return typeof range === 'string' ? presetRange(range, today) : range
}

/** Chooses the days shown: a preset or a custom range. */
export function RangePicker({ range, today, onRange }: RangePickerProps) {
  const [opened, setOpened] = useState(false)
  const days = daysOfRange(range, today)
  const choose = (chosen: AnalyticsView['range']) => {
    setOpened(false)
    onRange(chosen)
  }
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      trapFocus
      returnFocus
      width={330}
      // Stay open: on a phone, the button may scroll out of view while the dates are typed.
      hideDetached={false}
      shadow="md"
    >
      <Popover.Target>
        <Button
          variant="default"
          h={40}
          leftSection={<IconCalendar size={18} stroke={1.8} aria-hidden />}
          onClick={() => setOpened(!opened)}
        >
          <span className={classes.chosen}>
            <span>{typeof range === 'string' ? presetNames[range] : 'Custom'}</span>
            <span className={classes.days}>{daysText(days)}</span>
          </span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Date range" className={classes.choices}>
        <ul className={classes.presets}>
          {rangePresets.map((preset) => (
            <li key={preset}>
              <button
                type="button"
                className={classes.preset}
                aria-pressed={preset === range}
                onClick={() => choose(preset)}
              >
                {presetNames[preset]}
                {preset === range && <IconCheck size={16} stroke={2} aria-hidden />}
              </button>
            </li>
          ))}
        </ul>
        <CustomRange days={days} onRange={choose} />
      </Popover.Dropdown>
    </Popover>
  )
}
