import type { ReportCell, ReportColumnKind, ReportTable } from '@mullion/domain/analytics/export'
import type {
  OrderMetrics,
  SalesAgainstList,
  SalesByLocation,
  SalesByPeriod,
  SalesOverview,
  TopCustomer,
  TopProduct,
  TrendPoint,
} from '@mullion/domain/analytics/reports'
import { displayName } from '@mullion/domain/catalog/part-title'

/** A column; its key in JSON comes from its title, unless one is given. */
type Field<Row> = readonly [title: string, kind: ReportColumnKind, of: (row: Row) => ReportCell, key?: string]

interface TableOf<Row> extends Pick<ReportTable, 'key' | 'title' | 'chart'> {
  readonly rows: readonly Row[]
  readonly fields: readonly Field<Row>[]
}

/** Converts a title to a key: `Average order` becomes `averageOrder`. */
function keyOf(title: string): string {
  const [first = '', ...words] = title.split(' ')
  const others = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return [first.toLowerCase(), ...others].join('')
}

function tableOf<Row>({ rows, fields, ...table }: TableOf<Row>): ReportTable {
  return {
    ...table,
    columns: fields.map(([title, kind, , key = keyOf(title)]) => ({ key, title, kind })),
    rows: rows.map((row) => fields.map(([, , of]) => of(row))),
  }
}

export function overviewTable(sales: SalesOverview): ReportTable {
  const { changes } = sales
  const row = (figure: string, value: number, change: number | null, kind: 'money' | 'count') => ({
    figure,
    amountCents: kind === 'money' ? value : null,
    count: kind === 'count' ? value : null,
    change,
  })
  return tableOf({
    key: 'salesOverview',
    title: 'Sales overview',
    rows: [
      row('Revenue', sales.totalRevenueCents, changes.revenue, 'money'),
      row('Orders', sales.totalOrders, changes.orders, 'count'),
      row('Average order', sales.averageOrderValueCents, changes.aov, 'money'),
      row(
        'Revenue, guests counted twice',
        sales.guestDoubleRevenueCents,
        changes.guestDoubleRevenue,
        'money',
      ),
      row('Shipping', sales.totalShippingCents, null, 'money'),
      row('Tax', sales.totalTaxCents, null, 'money'),
    ],
    fields: [
      ['Figure', 'text', ({ figure }) => figure],
      ['Amount', 'money', ({ amountCents }) => amountCents],
      ['Count', 'count', ({ count }) => count],
      ['Change', 'percent', ({ change }) => change],
    ],
  })
}

export function trendTable(points: readonly TrendPoint[]): ReportTable {
  return tableOf({
    key: 'salesTrend',
    title: 'Sales trend',
    chart: { kind: 'line', column: 'revenue' },
    rows: points,
    fields: [
      ['Period', 'period', ({ period }) => period],
      ['Revenue', 'money', ({ revenueCents }) => revenueCents],
      ['Orders', 'count', ({ orders }) => orders],
      [
        'Guests counted twice',
        'money',
        ({ guestDoubleRevenueCents }) => guestDoubleRevenueCents,
        'guestsTwice',
      ],
    ],
  })
}

export function patternTables({ hourlyPattern, weeklyPattern }: SalesByPeriod): ReportTable[] {
  return [
    tableOf({
      key: 'salesByHour',
      title: 'Sales by hour',
      chart: { kind: 'bars', column: 'orders' },
      rows: hourlyPattern,
      fields: [
        ['Hour', 'text', ({ hour }) => `${String(hour).padStart(2, '0')}:00`],
        ['Orders', 'count', ({ orders }) => orders],
        ['Revenue', 'money', ({ revenueCents }) => revenueCents],
      ],
    }),
    tableOf({
      key: 'salesByWeekday',
      title: 'Sales by weekday',
      chart: { kind: 'bars', column: 'orders' },
      rows: weeklyPattern,
      fields: [
        ['Day', 'text', ({ dayName }) => dayName],
        ['Orders', 'count', ({ orders }) => orders],
        ['Revenue', 'money', ({ revenueCents }) => revenueCents],
      ],
    }),
  ]
}

export function stateTable({ salesByState }: SalesByLocation): ReportTable {
  return tableOf({
    key: 'salesByState',
    title: 'Sales by state',
    rows: salesByState,
    fields: [
      ['State', 'text', ({ state }) => state],
      ['Orders', 'count', ({ orderCount }) => orderCount],
      ['Revenue', 'money', ({ revenueCents }) => revenueCents],
      ['Customers', 'count', ({ customers }) => customers],
      ['Average order', 'money', ({ avgOrderValueCents }) => avgOrderValueCents],
      ['Shipping', 'money', ({ shippingCostCents }) => shippingCostCents],
    ],
  })
}

const methodNames = { credit_card: 'Credit card', terms: 'Terms', cash: 'Cash' } as const

export function orderTables(metrics: OrderMetrics): ReportTable[] {
  return [
    tableOf({
      key: 'orderMetrics',
      title: 'Order metrics',
      rows: [metrics],
      fields: [
        ['Orders', 'count', ({ totalOrders }) => totalOrders],
        ['Processed', 'count', ({ processedOrders }) => processedOrders],
        ['Pending', 'count', ({ pendingOrders }) => pendingOrders],
        ['Average order', 'money', ({ averageOrderValueCents }) => averageOrderValueCents],
      ],
    }),
    tableOf({
      key: 'paymentMethods',
      title: 'Payment methods',
      rows: metrics.paymentMethods,
      fields: [
        ['Method', 'text', ({ method }) => methodNames[method]],
        ['Orders', 'count', ({ count }) => count],
        ['Revenue', 'money', ({ revenueCents }) => revenueCents],
      ],
    }),
    tableOf({
      key: 'shippingServices',
      title: 'Carriers and services',
      rows: metrics.shippingAnalysis,
      fields: [
        ['Carrier', 'text', ({ carrier }) => carrier],
        ['Service', 'text', ({ serviceTypeName }) => serviceTypeName],
        ['Orders', 'count', ({ count }) => count],
        ['Average cost', 'money', ({ averageCostCents }) => averageCostCents],
        ['Total cost', 'money', ({ totalCostCents }) => totalCostCents],
      ],
    }),
  ]
}

/** Sales compared with list prices: the total first, then by customer. */
export function againstListTable({ customers, ...all }: SalesAgainstList): ReportTable {
  return tableOf({
    key: 'againstList',
    title: 'Against list price',
    rows: [{ ...all, customerName: 'All customers' }, ...customers],
    fields: [
      ['Customer', 'text', ({ customerName }) => customerName],
      ['List price', 'money', ({ listCents }) => listCents],
      ['Sold for', 'money', ({ soldCents }) => soldCents],
      ['Below list', 'money', ({ differenceCents }) => differenceCents],
      ['Percent', 'percent', ({ percent }) => percent],
    ],
  })
}

export function customerTable(customers: readonly TopCustomer[]): ReportTable {
  return tableOf({
    key: 'topCustomers',
    title: 'Top customers',
    rows: customers,
    fields: [
      ['Customer', 'text', ({ customerName }) => customerName],
      ['Revenue', 'money', ({ totalRevenueCents }) => totalRevenueCents],
      ['Orders', 'count', ({ orderCount }) => orderCount],
      ['Items', 'count', ({ totalItems }) => totalItems],
    ],
  })
}

/** The parts with the most revenue; their names for people or, as stored, for programs. */
export function productTable(products: readonly TopProduct[], readable: boolean): ReportTable {
  return tableOf({
    key: 'topProducts',
    title: 'Top products',
    rows: products,
    fields: [
      ['Part number', 'text', ({ partNumber }) => partNumber],
      ['Part name', 'text', ({ partName }) => (readable ? displayName({ name: partName }) : partName)],
      ['Revenue', 'money', ({ totalRevenueCents }) => totalRevenueCents],
      ['Quantity', 'count', ({ totalQuantity }) => totalQuantity],
      ['Orders', 'count', ({ orderCount }) => orderCount],
      ['Average price', 'money', ({ averagePriceCents }) => averagePriceCents],
    ],
  })
}
