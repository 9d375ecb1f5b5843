import { Box, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import type { SalesByLocation } from '@mullion/domain/analytics/reports'
import { formatMoney } from '@mullion/domain/money'
import { usStates } from '@mullion/domain/postal-address'
import { useState } from 'react'
import box from '../../../ui/box.module.css'
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

function ShadedMap({ rows, metric, onOpen }: MapProps) {
  const [pointed, setPointed] = useState<{ code: string; x: number; y: number } | null>(null)
  const { figureOf, text, label } = metrics[metric]
  const rowOf = (code: string) => rows.find(({ state }) => state === code)
  const largest = Math.max(0, ...rows.map(figureOf))
  const under = pointed && rowOf(pointed.code)
  return (
    <Box pos="relative" maw={820} mx="auto">
      <svg
        aria-hidden
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        style={{ display: 'block', width: '100%' }}
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
        <Stack className={`${box.box} ${classes.tip}`} gap={0} fz={13} left={pointed.x} top={pointed.y}>
          <strong>{stateName(pointed.code)}</strong>
          <span>
            {label}: {text(under ? figureOf(under) : 0)}
          </span>
        </Stack>
      )}
      <Group justify="flex-end" gap={8} fz={13} c="dimmed">
        <span>{text(0)}</span>
        <span className={classes.scale} />
        <span>{text(largest)}</span>
      </Group>
    </Box>
  )
}

const mapped = new Set(stateShapes.map(({ code }) => code))

export function StateMap({ rows, onOpen }: StateMapProps) {
  const [metric, setMetric] = useState<Metric>('revenue')
  const { figureOf, text } = metrics[metric]
  // Such as Puerto Rico.
  const elsewhere = rows.filter(({ state }) => !mapped.has(state))
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
      {elsewhere.length > 0 && (
        <Text mt={8} fz={13} c="dimmed">
          Not on the map:{' '}
          {elsewhere.map((row) => `${stateName(row.state)} ${text(figureOf(row))}`).join(', ')}
        </Text>
      )}
    </ChartFrame>
  )
}
