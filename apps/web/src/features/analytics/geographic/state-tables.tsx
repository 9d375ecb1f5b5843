import type { SalesByLocation, ShippingAnalysis, StatePerformance } from '@mullion/domain/analytics/reports'
import { formatMoney } from '@mullion/domain/money'
import { ChangeMark } from '../parts/figure-tiles.tsx'
import { countText } from '../parts/figure-words.ts'
import { TablePart } from '../parts/widget.tsx'
import { stateName } from './state-map.tsx'

const statesShown = 10
const citiesShown = 8

interface OfState {
  readonly state: string
}

interface StateTableProps {
  readonly onState: (row: OfState) => void
}

const stateColumn = { title: 'State', cell: ({ state }: OfState) => stateName(state) }
const keyOf = ({ state }: OfState) => state

type SalesRows = Pick<SalesByLocation, 'salesByState'>

export function SalesByState({ salesByState, onState }: SalesRows & StateTableProps) {
  return (
    <TablePart
      label="Sales by state"
      rows={salesByState.slice(0, statesShown)}
      keyOf={keyOf}
      barOf={({ revenueCents }) => revenueCents}
      onOpen={onState}
      columns={[
        stateColumn,
        { title: 'Orders', cell: ({ orderCount }) => countText(orderCount) },
        { title: 'Revenue', cell: ({ revenueCents }) => formatMoney(revenueCents) },
        { title: 'Customers', minor: true, cell: ({ customers }) => countText(customers) },
        { title: 'Avg order', minor: true, cell: (row) => formatMoney(row.avgOrderValueCents) },
        { title: 'Shipping', minor: true, cell: (row) => formatMoney(row.shippingCostCents) },
      ]}
    />
  )
}

type City = SalesByLocation['topCities'][number]

export function TopCities(props: { cities: readonly City[]; onCity: (city: City) => void }) {
  const { cities, onCity } = props
  return (
    <TablePart
      label="Top cities"
      rows={cities.slice(0, citiesShown)}
      keyOf={({ city, state }) => `${city}, ${state}`}
      barOf={({ revenueCents }) => revenueCents}
      onOpen={onCity}
      columns={[
        { title: 'City', cell: ({ city, state }) => `${city}, ${state}` },
        { title: 'Orders', cell: ({ orderCount }) => countText(orderCount) },
        { title: 'Revenue', cell: ({ revenueCents }) => formatMoney(revenueCents) },
      ]}
    />
  )
}

export function ShippingCosts({ shippingByState, onState }: ShippingAnalysis & StateTableProps) {
  return (
    <TablePart
      label="Shipping costs"
      rows={shippingByState.slice(0, statesShown)}
      keyOf={keyOf}
      onOpen={onState}
      columns={[
        stateColumn,
        { title: 'Orders', cell: ({ orderCount }) => countText(orderCount) },
        { title: 'Avg', cell: (row) => formatMoney(row.avgShippingCostCents) },
        { title: 'Total', cell: (row) => formatMoney(row.totalShippingCostCents) },
        { title: 'Min', minor: true, cell: (row) => formatMoney(row.minShippingCostCents) },
        { title: 'Max', minor: true, cell: (row) => formatMoney(row.maxShippingCostCents) },
      ]}
    />
  )
}

type Performance = Pick<StatePerformance, 'statePerformance'>

export function StateTrends({ statePerformance, onState }: Performance & StateTableProps) {
  return (
    <TablePart
      label="State performance"
      rows={statePerformance.slice(0, statesShown)}
      keyOf={keyOf}
      onOpen={onState}
      columns={[
        stateColumn,
        { title: 'Orders', minor: true, cell: ({ orders }) => countText(orders) },
        { title: 'Orders ±', cell: ({ changes }) => <ChangeMark change={changes.orders} /> },
        { title: 'Revenue', minor: true, cell: ({ revenueCents }) => formatMoney(revenueCents) },
        { title: 'Revenue ±', cell: ({ changes }) => <ChangeMark change={changes.revenue} /> },
      ]}
    />
  )
}
