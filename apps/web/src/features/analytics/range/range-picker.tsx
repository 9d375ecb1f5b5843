import { Button, Flex, Group, Popover, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import { type DayRange, firstDay, presetRange, rangePresets } from '@mullion/domain/analytics/range'
import { IconCalendar, IconCheck } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import type { AnalyticsView } from '../../../lib/analytics-address.ts'
import box from '../../../ui/box.module.css'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { daysText } from '../parts/figure-words.ts'

interface CustomRangeProps {
  readonly days: DayRange
  readonly onRange: (days: DayRange) => void
}

const lastDay = '2099-12-31'
const ends = [
  { end: 'from', label: 'Start date' },
  { end: 'to', label: 'End date' },
] as const

function problemOf({ from, to }: DayRange): string | null {
  if (!from || !to) return 'Choose a start date and an end date.'
  if (from > to) return 'The start date must not be after the end date.'
  if (from < firstDay || to > lastDay) return `Choose dates between ${firstDay} and ${lastDay}.`
  return null
}

function CustomRange({ days, onRange }: CustomRangeProps) {
  const [typed, setTyped] = useState(days)
  const [submitted, setSubmitted] = useState(false)
  const problem = submitted ? problemOf(typed) : null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!problemOf(typed)) onRange(typed)
  }
  return (
    <Flex
      component="form"
      direction="column"
      className={box.below ?? ''}
      gap={8}
      mt={6}
      p="10px 6px 6px"
      onSubmit={submit}
      noValidate
    >
      <Group gap={8}>
        {ends.map(({ end, label }) => (
          <TextInput
            key={end}
            type="date"
            flex="1 1 135px"
            label={label}
            value={typed[end]}
            min={firstDay}
            max={lastDay}
            error={problem !== null}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [end]: value })}
          />
        ))}
      </Group>
      <Text role="status" fz={13} c="var(--bad-ink)">
        {problem}
      </Text>
      <Button type="submit" h={40}>
        Apply custom range
      </Button>
    </Flex>
  )
}

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
  readonly today: string
  readonly onRange: (range: AnalyticsView['range']) => void
}

export function daysOfRange(range: AnalyticsView['range'], today: string): DayRange {
  return typeof range === 'string' ? presetRange(range, today) : range
}

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
          leftSection={<IconCalendar {...buttonIcon} />}
          onClick={() => setOpened(!opened)}
        >
          <Group component="span" gap="0 8px">
            <span>{typeof range === 'string' ? presetNames[range] : 'Custom'}</span>
            <Text span c="dimmed" fw={400} visibleFrom="xs">
              {daysText(days)}
            </Text>
          </Group>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Date range" p={6} maw="calc(100vw - 12px)" bg="var(--surface)">
        <ul style={{ columns: 2, columnGap: 4 }}>
          {rangePresets.map((preset) => (
            <li key={preset}>
              <Button
                fullWidth
                justify="space-between"
                h={36}
                px={10}
                variant={preset === range ? 'light' : 'subtle'}
                {...(preset !== range && { c: 'var(--ink)', fw: 400 })}
                aria-pressed={preset === range}
                rightSection={preset === range && <IconCheck {...buttonIcon} />}
                onClick={() => choose(preset)}
              >
                {presetNames[preset]}
              </Button>
            </li>
          ))}
        </ul>
        <CustomRange days={days} onRange={choose} />
      </Popover.Dropdown>
    </Popover>
  )
}
