import { drillDownInput } from '@mullion/domain/analytics/drill-down'
import { exportInput } from '@mullion/domain/analytics/export'
import { filterInput, rangeInput, topInput } from '@mullion/domain/analytics/inputs'
import { router } from '../trpc/init.ts'
import { analyst } from './analyst-procedure.ts'
import { operationalRouter } from './operational.router.ts'

const salesRouter = router({
  overview: analyst.input(filterInput).query(({ ctx, input }) => ctx.services.sales.overview(input)),
  trends: analyst.input(filterInput).query(({ ctx, input }) => ctx.services.sales.trends(input)),
  byPeriod: analyst.input(filterInput).query(({ ctx, input }) => ctx.services.sales.byPeriod(input)),
  topProducts: analyst.input(topInput).query(({ ctx, input }) => ctx.services.topSales.products(input)),
  againstList: analyst.input(topInput).query(({ ctx, input }) => ctx.services.againstList.read(input)),
  returnReasons: analyst.input(topInput).query(({ ctx, input }) => ctx.services.returnReasons.read(input)),
  topCustomers: analyst.input(topInput).query(({ ctx, input }) => ctx.services.topSales.customers(input)),
})

const geographicRouter = router({
  salesByLocation: analyst
    .input(rangeInput)
    .query(({ ctx, input }) => ctx.services.geography.salesByLocation(input)),
  shippingAnalysis: analyst
    .input(rangeInput)
    .query(({ ctx, input }) => ctx.services.geography.shippingAnalysis(input)),
  statePerformance: analyst
    .input(rangeInput)
    .query(({ ctx, input }) => ctx.services.geography.statePerformance(input)),
})

export const analyticsRouter = router({
  sales: salesRouter,
  geographic: geographicRouter,
  operational: operationalRouter,
  orderMetrics: analyst.input(rangeInput).query(({ ctx, input }) => ctx.services.orderMetrics.read(input)),
  /** In-process only: the answer is a stream, read while it is being written. */
  export: analyst.input(exportInput).query(({ ctx, input }) => ctx.services.analyticsExport.file(input)),
  ordersBehind: analyst
    .input(drillDownInput)
    .query(({ ctx, input }) => ctx.services.ordersBehind.list(input)),
})
