import type { SalesByLocation, ShippingAnalysis, StatePerformance } from '@mullion/domain/analytics/reports'
import { formatMoney } from '@mullion/domain/money'
import { FigureTable } from '../parts/figure-table.tsx'
import { ChangeMark } from '../parts/figure-tiles.tsx'
import { countText } from '../parts/figure-words.ts'
import { WidgetPart } from '../parts/widget.tsx'
import { stateName } from './state-map.tsx'

const statesShown = 10
const citiesShown = 8

interface OfState {
  readonly onState: (row: { readonly state: string }) => void
}

type SalesRows = Pick<SalesByLocation, 'salesByState'>

/** States by sales. */
export function SalesByState({ salesByState, onState }: SalesRows & OfState) {
  const most = salesByState[0]?.revenueCents || 1
  return (
    <WidgetPart title="Sales by state">
      <FigureTable
        label="Sales by state"
        rows={salesByState.slice(0, statesShown)}
        keyOf={({ state }) => state}
        shareOf={({ revenueCents }) => revenueCents / most}
        onOpen={onState}
        columns={[
          { title: 'State', cell: ({ state }) => stateName(state) },
          { title: 'Orders', cell: ({ orderCount }) => countText(orderCount) },
          { title: 'Revenue', cell: ({ revenueCents }) => formatMoney(revenueCents) },
          { title: 'Customers', minor: true, cell: ({ customers }) => countText(customers) },
          {
            title: 'Avg order',
            minor: true,
            cell: ({ avgOrderValueCents }) => formatMoney(avgOrderValueCents),
          },
          { title: 'Shipping', minor: true, cell: ({ shippingCostCents }) => formatMoney(shippingCostCents) },
        ]}
      />
    </WidgetPart>
  )
}

type City = SalesByLocation['topCities'][number]

/** Cities by sales. */
export function TopCities(props: { cities: readonly City[]; onCity: (city: City) => void }) {
  const { cities, onCity } = props
  const most = cities[0]?.revenueCents || 1
  return (
    <WidgetPart title="Top cities">
      <FigureTable
        label="Top cities"
        rows={cities.slice(0, citiesShown)}
        keyOf={({ city, state }) => `${city}, ${state}`}
        shareOf={({ revenueCents }) => revenueCents / most}
        onOpen={onCity}
        columns={[
          { title: 'City', cell: ({ city, state }) => `${city}, ${state}` },
          { title: 'Orders', cell: ({ orderCount }) => countText(orderCount) },
          { title: 'Revenue', cell: ({ revenueCents }) => formatMoney(revenueCents) },
        ]}
      />
    </WidgetPart>
  )
}

/** Shipping costs by state. */
export function ShippingCosts({ shippingByState, onState }: ShippingAnalysis & OfState) {
  return (
    <WidgetPart title="Shipping costs">
      <FigureTable
        label="Shipping costs"
        rows={shippingByState.slice(0, statesShown)}
        keyOf={({ state }) => state}
        onOpen={onState}
        columns={[
          { title: 'State', cell: ({ state }) => stateName(state) },
          { title: 'Orders', cell: ({ orderCount }) => countText(orderCount) },
          { title: 'Avg', cell: ({ avgShippingCostCents }) => formatMoney(avgShippingCostCents) },
          { title: 'Total', cell: ({ totalShippingCostCents }) => formatMoney(totalShippingCostCents) },
          {
            title: 'Min',
            minor: true,
            cell: ({ minShippingCostCents }) => formatMoney(minShippingCostCents),
          },
          {
            title: 'Max',
            minor: true,
            cell: ({ maxShippingCostCents }) => formatMoney(maxShippingCostCents),
          },
        ]}
      />
    </WidgetPart>
  )
}

type Performance = Pick<StatePerformance, 'statePerformance'>

/** Change of orders and revenue by state. */
export function StateTrends({ statePerformance, onState }: Performance & OfState) {
  return (
    <WidgetPart title="State performance">
      <FigureTable
        label="State performance"
        rows={statePerformance.slice(0, statesShown)}
        keyOf={({ state }) => state}
        onOpen={onState}
        columns={[
          { title: 'State', cell: ({ state }) => stateName(state) },
          { title: 'Orders', minor: true, cell: ({ orders }) => countText(orders) },
          { title: 'Orders ±', cell: ({ changes }) => <ChangeMark change={changes.orders} /> },
          { title: 'Revenue', minor: true, cell: ({ revenueCents }) => formatMoney(revenueCents) },
          { title: 'Revenue ±', cell: ({ changes }) => <ChangeMark change={changes.revenue} /> },
        ]}
      />
    </WidgetPart>
  )
}
