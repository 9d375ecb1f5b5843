import { Group, Skeleton, Stack, Text } from '@mantine/core'
import {
  useSalesByLocation,
  useShippingAnalysis,
  useStatePerformance,
} from '@mullion/client/analytics/analytics.hooks'
import type { SalesByLocation, ShippingAnalysis, StatePerformance } from '@mullion/domain/analytics/reports'
import { formatMoney } from '@mullion/domain/money'
import box from '../../../ui/box.module.css'
import type { QueryLike } from '../../../ui/query-states.tsx'
import { anyOrder, type FigureProps } from '../analytics-types.ts'
import { Columns } from '../parts/columns.tsx'
import { FigureTiles } from '../parts/figure-tiles.tsx'
import { countText } from '../parts/figure-words.ts'
import { Widget, WidgetPart } from '../parts/widget.tsx'
import { StateMap, stateName } from './state-map.tsx'
import { SalesByState, ShippingCosts, StateTrends, TopCities } from './state-tables.tsx'

type DataOf<Queries> = { [Name in keyof Queries]: Queries[Name] extends QueryLike<infer Data> ? Data : never }

/** Combines several queries into one: it has data once all have, fails if any fails, and refetches them all. */
function combineQueries<Queries extends Readonly<Record<string, QueryLike<unknown>>>>(
  queries: Queries,
): QueryLike<DataOf<Queries>> {
  const all = Object.values(queries)
  const ready = all.every(({ data }) => data !== undefined)
  const entries = Object.entries(queries).map(([name, { data }]) => [name, data])
  return {
    data: ready ? (Object.fromEntries(entries) as DataOf<Queries>) : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  }
}

interface Geography {
  readonly location: SalesByLocation
  readonly shipping: ShippingAnalysis
  readonly performance: StatePerformance
}

function averageShippingCents({ location: { salesByState } }: Geography): number {
  const orders = salesByState.reduce((sum, { orderCount }) => sum + orderCount, 0)
  return Math.round(salesByState.reduce((sum, row) => sum + row.shippingCostCents, 0) / (orders || 1))
}

function tilesOf(geography: Geography) {
  const { location, performance } = geography
  const [top] = location.salesByState
  const [region] = performance.regionalPerformance.toSorted((a, b) => b.revenueCents - a.revenueCents)
  return [
    { label: 'Top State', value: stateName(top?.state ?? '–'), note: formatMoney(top?.revenueCents ?? 0) },
    { label: 'Total States', value: countText(location.salesByState.length) },
    { label: 'Avg Shipping', value: formatMoney(averageShippingCents(geography)) },
    { label: 'Top Region', value: region?.region ?? '–', note: formatMoney(region?.revenueCents ?? 0) },
  ]
}

type RegionRows = Pick<StatePerformance, 'regionalPerformance'>

const factsOf = (region: RegionRows['regionalPerformance'][number]) => [
  ['Orders', countText(region.orders)],
  ['Revenue', formatMoney(region.revenueCents)],
  ['Avg per state', formatMoney(region.avgRevenuePerStateCents)],
  ['States', countText(region.states.length)],
]

function Regions({ regionalPerformance }: RegionRows) {
  return (
    <WidgetPart title="Regional comparison">
      <Group component="ul" gap={10} align="stretch">
        {regionalPerformance.map((region) => (
          <Stack
            component="li"
            key={region.region}
            className={box.box ?? ''}
            gap={6}
            p="10px 14px 12px"
            flex="1 1 170px"
          >
            <strong>{region.region}</strong>
            <Stack component="dl" gap={2} fz={13}>
              {factsOf(region).map(([name, value]) => (
                <Group key={name} justify="space-between" gap={12}>
                  <Text component="dt" c="dimmed">
                    {name}
                  </Text>
                  <dd>{value}</dd>
                </Group>
              ))}
            </Stack>
          </Stack>
        ))}
      </Group>
    </WidgetPart>
  )
}

export function GeographicSummary({ days }: FigureProps) {
  const query = useSalesByLocation(days)
  return (
    <Widget
      title="Geographic"
      subject="Geographic"
      failure="Failed to load geographic analytics"
      query={query}
      tiles={2}
      isEmpty={({ salesByState }) => salesByState.length === 0}
    >
      {({ salesByState: [top, ...others] }) => (
        <FigureTiles
          tiles={[
            { label: 'States', value: countText(others.length + 1) },
            {
              label: 'Top state',
              value: stateName(top?.state ?? ''),
              note: formatMoney(top?.revenueCents ?? 0),
            },
          ]}
        />
      )}
    </Widget>
  )
}

export function Geographic({ days, onDrillDown }: FigureProps) {
  const query = combineQueries({
    location: useSalesByLocation(days),
    shipping: useShippingAnalysis(days),
    performance: useStatePerformance(days),
  })
  const openState = ({ state }: { readonly state: string }) =>
    onDrillDown(stateName(state), { ...days, ...anyOrder, figure: { of: 'state', detail: state } })
  return (
    <Widget
      title="Geographic analytics"
      subject="Geographic"
      failure="Failed to load geographic analytics"
      query={query}
      tiles={4}
      pending={<Skeleton height={520} />}
      isEmpty={({ location }) => location.salesByState.length === 0}
    >
      {(geography) => (
        <>
          <FigureTiles tiles={tilesOf(geography)} />
          <StateMap rows={geography.location.salesByState} onOpen={openState} />
          <Regions {...geography.performance} />
          <SalesByState {...geography.location} onState={openState} />
          <Columns ratio={[2, 3]}>
            <TopCities
              cities={geography.location.topCities}
              onCity={({ city, state }) => {
                const figure = { of: 'city', key: city, detail: state } as const
                onDrillDown(`${city}, ${state}`, { ...days, ...anyOrder, figure })
              }}
            />
            <ShippingCosts {...geography.shipping} onState={openState} />
          </Columns>
          <StateTrends {...geography.performance} onState={openState} />
        </>
      )}
    </Widget>
  )
}
