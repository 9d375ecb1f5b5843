import type {
  ExportChoice,
  ExportFormat,
  ExportInput,
  Report,
  ReportTable,
} from '@mullion/domain/analytics/export'
import { dayRangeOf, filterInput, maxTop, type RangeInput } from '@mullion/domain/analytics/inputs'
import { customerName } from '@mullion/domain/orders/order-list'
import { storeInstant } from '@mullion/domain/store-day'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { Clock } from '../clock.ts'
import type { AgainstListService } from './against-list.service.ts'
import type { DrillDownService } from './drill-down.service.ts'
import type { GeographyService } from './geography.service.ts'
import type { OrderMetricsService } from './order-metrics.service.ts'
import {
  againstListTable,
  customerTable,
  orderTables,
  overviewTable,
  patternTables,
  productTable,
  stateTable,
  trendTable,
} from './report-tables.ts'
import { reportCsv, reportJson } from './report-text.ts'
import type { SalesService } from './sales.service.ts'
import type { TopSalesService } from './top-sales.service.ts'

export interface AnalyticsExportDeps {
  readonly storeInfo: Pick<StoreInfo, 'name' | 'timeZone'>
  readonly clock: Clock
  readonly sales: SalesService
  readonly topSales: TopSalesService
  readonly againstList: AgainstListService
  readonly orderMetrics: OrderMetricsService
  readonly geography: GeographyService
  readonly ordersBehind: DrillDownService
}

/** A file that is generated as it is read. */
export interface ExportedFile {
  readonly name: string
  readonly contentType: string
  readonly chunks: AsyncIterable<string | Uint8Array>
}

const titles: Record<ExportChoice, string> = {
  all: 'Analytics report',
  sales: 'Sales report',
  orders: 'Order report',
  customers: 'Customer report',
  products: 'Product report',
}
/** The library for PDF is loaded with the first report. */
async function* pdfOf(report: Report): AsyncGenerator<Uint8Array> {
  const { reportPdf } = await import('./report-pdf.ts')
  yield* reportPdf(report)
}

const writers = {
  csv: { contentType: 'text/csv; charset=utf-8', write: reportCsv },
  json: { contentType: 'application/json', write: reportJson },
  pdf: { contentType: 'application/pdf', write: pdfOf },
} as const

const daysFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

function daysText({ from, to }: { readonly from: string; readonly to: string }): string {
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)]
  // Intl puts thin spaces around the dash, which some programs cannot show.
  return from === to ? daysFormat.format(first) : daysFormat.formatRange(first, last).replace(/\s/g, ' ')
}

export function createAnalyticsExportService(deps: AnalyticsExportDeps) {
  const { storeInfo, clock } = deps
  const made = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: storeInfo.timeZone,
  })

  const parts = {
    async sales(days: RangeInput): Promise<ReportTable[]> {
      const all = filterInput.parse(days)
      return [
        overviewTable(await deps.sales.overview(all)),
        trendTable(await deps.sales.trends(all)),
        ...patternTables(await deps.sales.byPeriod(all)),
        stateTable(await deps.geography.salesByLocation(days)),
      ]
    },
    orders: async (days: RangeInput) => orderTables(await deps.orderMetrics.read(days)),
    customers: async (days: RangeInput) => [
      customerTable(await deps.topSales.customers({ ...days, limit: maxTop })),
      againstListTable(await deps.againstList.read({ ...days, limit: maxTop })),
    ],
    products: async (days: RangeInput, format: ExportFormat) => [
      productTable(await deps.topSales.products({ ...days, limit: maxTop }), format === 'pdf'),
    ],
  }

  async function tablesOf(
    { data, format }: Pick<ExportInput, 'data' | 'format'>,
    days: RangeInput,
  ): Promise<ReportTable[]> {
    if (data !== 'all') return parts[data](days, format)
    const all = await Promise.all(Object.values(parts).map((part) => part(days, format)))
    return all.flat()
  }

  async function* orderRows(days: RangeInput) {
    for await (const order of deps.ordersBehind.each(filterInput.parse(days))) {
      const { number, createdAt, poNumber, status, grandTotalCents } = order
      const placedAt = storeInstant(new Date(createdAt), storeInfo.timeZone)
      yield [number, placedAt, customerName(order), poNumber, status, grandTotalCents]
    }
  }

  const ordersOf = (days: RangeInput): Report['long'] => ({
    key: 'orderList',
    title: 'Orders',
    columns: [
      { key: 'orderNumber', title: 'Order number', kind: 'text' },
      { key: 'createdAt', title: 'Placed at', kind: 'text' },
      { key: 'customer', title: 'Customer', kind: 'text' },
      { key: 'poNumber', title: 'PO number', kind: 'text' },
      { key: 'status', title: 'Status', kind: 'text' },
      { key: 'grandTotal', title: 'Grand total', kind: 'money' },
    ],
    rows: orderRows(days),
  })

  return {
    /** Returns the export file; invalid input throws before the file starts. */
    async file({ format, data, ...days }: ExportInput): Promise<ExportedFile> {
      const range = dayRangeOf(days, storeInfo.timeZone)
      const head = {
        storeName: storeInfo.name,
        title: titles[data],
        days: daysText(range),
        madeAt: made.format(clock()),
      }
      const listsOrders = data === 'all' || data === 'orders'
      const report = {
        head,
        tables: await tablesOf({ data, format }, days),
        long: listsOrders ? ordersOf(days) : null,
      }
      const { contentType, write } = writers[format]
      return {
        name: `analytics_${data}_${range.from}_${range.to}.${format}`,
        contentType,
        chunks: write(report),
      }
    },
  }
}
