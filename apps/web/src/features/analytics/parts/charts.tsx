import { AreaChart, BarChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import { useReducedMotion } from '@mantine/hooks'
import { formatMoney } from '@mullion/domain/money'
import { countText, shortCount, shortMoney } from './figure-words.ts'

interface ChartPoint {
  readonly label: string
  readonly value: number
}

export interface ChartProps {
  readonly points: readonly ChartPoint[]
  readonly name: string
  readonly money: boolean
  readonly height?: number
  readonly onOpen?: (at: number) => void
}

interface Pressed {
  readonly target: EventTarget
  readonly clientX: number
}

/** Returns the point at a click without prior pointer movement, as assistive technology sends. */
function pointAt({ target, clientX }: Pressed, count: number): number | null {
  const chart = target instanceof Element ? target.closest('.recharts-wrapper') : null
  const plot = chart?.querySelector('.recharts-cartesian-grid')?.getBoundingClientRect()
  if (!plot || plot.width === 0) return null
  const at = Math.floor(((clientX - plot.left) / plot.width) * count)
  return at >= 0 && at < count ? at : null
}

function usePlot({ points, name, money, height = 220, onOpen }: ChartProps) {
  const still = useReducedMotion()
  const openAt = (index: unknown) => {
    const at = Number(index)
    if (index !== null && index !== undefined && points[at]) onOpen?.(at)
  }
  return {
    still,
    // Screen readers use the table of figures, so nothing in the chart takes focus.
    chart: {
      accessibilityLayer: false,
      // Without room above, the highest label would be below its line.
      margin: { top: 8, right: 8, bottom: 4, left: 0 },
      onClick: (state: { activeTooltipIndex?: unknown }, event: Pressed) =>
        openAt(state.activeTooltipIndex ?? pointAt(event, points.length)),
    },
    shared: {
      h: height,
      data: [...points],
      dataKey: 'label',
      series: [{ name: 'value', label: name, color: 'var(--accent-ink)' }],
      valueFormatter: money ? formatMoney : countText,
      yAxisProps: {
        width: money ? 58 : 44,
        tickFormatter: money ? shortMoney : shortCount,
        allowDecimals: money,
        tickMargin: 6,
      },
      xAxisProps: {
        interval: 'equidistantPreserveStart' as const,
        // Shows all labels if there are few; otherwise, only as many as can be read at a glance.
        minTickGap: points.length <= 7 ? 4 : 28,
        tickMargin: 8,
        padding: { left: 6, right: 6 },
      },
      tickLine: 'none' as const,
      gridAxis: 'x' as const,
      strokeDasharray: '0',
      gridColor: 'var(--line)',
      textColor: 'var(--ink-soft)',
      tooltipAnimationDuration: 0,
      style: onOpen ? { cursor: 'pointer' } : {},
    },
  }
}

export function TrendChart(props: ChartProps) {
  const { still, chart, shared } = usePlot(props)
  return (
    <AreaChart
      {...shared}
      withGradient
      withDots={props.points.length < 3}
      curveType="linear"
      strokeWidth={2}
      fillOpacity={0.16}
      activeDotProps={{ r: 4, strokeWidth: 2 }}
      areaProps={{ isAnimationActive: !still, animationDuration: 300 }}
      areaChartProps={chart}
    />
  )
}

export function ColumnChart(props: ChartProps) {
  const { still, chart, shared } = usePlot(props)
  return (
    <BarChart
      {...shared}
      maxBarWidth={34}
      barProps={{ radius: [3, 3, 0, 0], isAnimationActive: !still, animationDuration: 300 }}
      barChartProps={chart}
    />
  )
}
