import { SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import type { SalesByLocation } from '@mullion/domain/analytics/reports'
import { formatMoney } from '@mullion/domain/money'
import { usStates } from '@mullion/domain/postal-address'
import { useState } from 'react'
import { ChartFrame } from '../parts/chart-frame.tsx'
import { countText } from '../parts/figure-words.ts'
import classes from './state-map.module.css'
import { mapSize, shadeOf, stateShapes } from './us-map.ts'

type StateRow = SalesByLocation['salesByState'][number]

const metrics = {
  revenue: { label: 'Revenue', figureOf: (row: StateRow) => row.revenueCents, text: formatMoney },
  orders: { label: 'Orders', figureOf: (row: StateRow) => row.orderCount, text: countText },
  customers: { label: 'Customers', figureOf: (row: StateRow) => row.customers, text: countText },
} as const
type Metric = keyof typeof metrics

/** Returns `Ohio` for `OH`; the code itself if it is not a state. */
export const stateName = (code: string): string => usStates[code] ?? code

interface StateMapProps {
  readonly rows: readonly StateRow[]
  readonly onOpen: (row: StateRow) => void
}

interface MapProps extends StateMapProps {
  readonly metric: Metric
}

interface Pointed {
  readonly code: string
  readonly x: number
  readonly y: number
}

function ShadedMap({ rows, metric, onOpen }: MapProps) {
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const { figureOf, text, label } = metrics[metric]
  const rowOf = (code: string) => rows.find(({ state }) => state === code)
  const largest = Math.max(0, ...rows.map(figureOf))
  const under = pointed && rowOf(pointed.code)
  return (
    <div className={classes.map}>
      <svg
        aria-hidden
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        className={classes.drawing}
        onPointerLeave={() => setPointed(null)}
      >
        {stateShapes.map(({ code, outline }) => {
          const row = rowOf(code)
          return (
            <g
              key={code}
              className={classes.state}
              data-opens={row !== undefined || undefined}
              onPointerMove={({ nativeEvent }) =>
                setPointed({ code, x: nativeEvent.offsetX, y: nativeEvent.offsetY })
              }
              {...(row ? { onClick: () => onOpen(row) } : {})}
            >
              <path d={outline} className={classes.land} />
              <path
                d={outline}
                className={classes.sold}
                fillOpacity={row ? shadeOf(figureOf(row), largest) : 0}
              />
            </g>
          )
        })}
      </svg>
      {pointed && (
        <div className={classes.tip} style={{ left: pointed.x, top: pointed.y }}>
          <strong>{stateName(pointed.code)}</strong>
          <span>
            {label}: {text(under ? figureOf(under) : 0)}
          </span>
        </div>
      )}
      <div className={classes.legend}>
        <span>{text(0)}</span>
        <span className={classes.scale} />
        <span>{text(largest)}</span>
      </div>
    </div>
  )
}

/** Lists locations outside the map, such as Puerto Rico. */
function Elsewhere({ rows, metric }: Pick<MapProps, 'rows' | 'metric'>) {
  const mapped = new Set(stateShapes.map(({ code }) => code))
  const elsewhere = rows.filter(({ state }) => !mapped.has(state))
  if (elsewhere.length === 0) return null
  const { figureOf, text } = metrics[metric]
  return (
    <p className={classes.elsewhere}>
      Not on the map: {elsewhere.map((row) => `${stateName(row.state)} ${text(figureOf(row))}`).join(', ')}
    </p>
  )
}

/** States shaded by sales in the selected metric; clicking one shows its orders. */
export function StateMap({ rows, onOpen }: StateMapProps) {
  const [metric, setMetric] = useState<Metric>('revenue')
  return (
    <ChartFrame
      label="Sales map"
      rows={rows}
      keyOf={({ state }) => state}
      columns={[
        { title: 'State', cell: ({ state }) => stateName(state) },
        { title: 'Revenue', cell: ({ revenueCents }) => formatMoney(revenueCents) },
        { title: 'Orders', cell: ({ orderCount }) => countText(orderCount) },
        { title: 'Customers', cell: ({ customers }) => countText(customers) },
      ]}
      onOpen={onOpen}
      aside={
        <SegmentedControl
          aria-label="Map metric"
          size="xs"
          data={Object.entries(metrics).map(([value, { label }]) => ({ value, label }))}
          value={metric}
          onChange={(value) => setMetric(value as Metric)}
        />
      }
    >
      <ShadedMap rows={rows} metric={metric} onOpen={onOpen} />
      <Elsewhere rows={rows} metric={metric} />
    </ChartFrame>
  )
}
