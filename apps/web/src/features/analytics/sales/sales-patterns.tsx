import { Skeleton } from '@mantine/core'
import { useSalesByPeriod } from '@mullion/client/analytics/analytics.hooks'
import type { SalesByPeriod } from '@mullion/domain/analytics/reports'
import { formatMoney } from '@mullion/domain/money'
import type { SalesProps, ScopeProps } from '../analytics-types.ts'
import { ChartFrame } from '../parts/chart-frame.tsx'
import { ColumnChart } from '../parts/charts.tsx'
import { Columns } from '../parts/columns.tsx'
import { countText, hourText } from '../parts/figure-words.ts'
import { TablePart, Widget } from '../parts/widget.tsx'

const peakHoursShown = 5
const bestDaysShown = 3

interface Slot {
  readonly name: string
  /** Shorter name for the chart, where the full name is too long. */
  readonly short?: string
  readonly orders: number
  readonly revenueCents: number
  readonly input: { readonly hour: number } | { readonly weekday: number }
}

const hoursOf = ({ hourlyPattern }: SalesByPeriod): Slot[] =>
  hourlyPattern.map(({ hour, ...rest }) => ({ ...rest, name: hourText(hour), input: { hour } }))

const weekdaysOf = ({ weeklyPattern }: SalesByPeriod): Slot[] =>
  weeklyPattern.map(({ dayName, dayOfWeek, ...rest }) => ({
    ...rest,
    name: dayName,
    short: dayName.slice(0, 3),
    input: { weekday: dayOfWeek },
  }))

function most(slots: readonly Slot[], count: number): Slot[] {
  const busy = slots.filter(({ orders }) => orders > 0)
  return busy.toSorted((a, b) => b.orders - a.orders || b.revenueCents - a.revenueCents).slice(0, count)
}

const columns = (title: string) => [
  { title, cell: ({ name }: Slot) => name },
  { title: 'Orders', cell: ({ orders }: Slot) => countText(orders) },
  { title: 'Revenue', cell: ({ revenueCents }: Slot) => formatMoney(revenueCents) },
]

interface PatternProps {
  readonly label: string
  readonly title: string
  readonly slots: readonly Slot[]
  readonly onOpen: (slot: Slot) => void
}

function Pattern({ label, title, slots, onOpen }: PatternProps) {
  const openAt = (at: number) => {
    const slot = slots[at]
    if (slot) onOpen(slot)
  }
  return (
    <ChartFrame
      label={label}
      rows={slots}
      columns={columns(title)}
      keyOf={({ name }) => name}
      onOpen={onOpen}
    >
      <ColumnChart
        name="Orders"
        money={false}
        points={slots.map(({ name, short = name, orders }) => ({ label: short, value: orders }))}
        onOpen={openAt}
      />
    </ChartFrame>
  )
}

function Best({ label, title, slots, onOpen }: PatternProps) {
  return (
    <TablePart
      label={label}
      rows={slots}
      columns={columns(title)}
      keyOf={({ name }) => name}
      barOf={({ orders }) => orders}
      onOpen={onOpen}
    />
  )
}

export function SalesPatterns({ filter, onDrillDown, scope }: SalesProps & ScopeProps) {
  const byPeriod = useSalesByPeriod(filter)
  const open = ({ name, input }: Slot) => onDrillDown(name, { ...filter, ...input })
  return (
    <Widget
      title="Sales by hour and weekday"
      subject="Sales"
      failure="Failed to fetch sales by period"
      query={byPeriod}
      aside={scope}
      pending={<Skeleton height={470} />}
      isEmpty={({ weeklyPattern }) => weeklyPattern.every(({ orders }) => orders === 0)}
    >
      {(sales) => (
        <Columns ratio={[3, 2]}>
          <Pattern label="Orders by hour" title="Hour" slots={hoursOf(sales)} onOpen={open} />
          <Pattern label="Orders by weekday" title="Day" slots={weekdaysOf(sales)} onOpen={open} />
          <Best label="Peak hours" title="Hour" slots={most(hoursOf(sales), peakHoursShown)} onOpen={open} />
          <Best label="Best days" title="Day" slots={most(weekdaysOf(sales), bestDaysShown)} onOpen={open} />
        </Columns>
      )}
    </Widget>
  )
}
