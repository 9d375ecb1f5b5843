import { rangeInput } from '@mullion/domain/analytics/inputs'
import { router } from '../trpc/init.ts'
import { analyst } from './analyst-procedure.ts'

export const operationalRouter = router({
  overview: analyst.input(rangeInput).query(({ ctx, input }) => ctx.services.operations.overview(input)),
  systemHealth: analyst.query(({ ctx }) => ctx.services.operations.systemHealth()),
  apiPerformance: analyst
    .input(rangeInput)
    .query(({ ctx, input }) => ctx.services.operations.apiPerformance(input)),
  userSessions: analyst
    .input(rangeInput)
    .query(({ ctx, input }) => ctx.services.operations.userSessions(input)),
  errorTracking: analyst
    .input(rangeInput)
    .query(({ ctx, input }) => ctx.services.operations.errorTracking(input)),
  databaseInsights: analyst
    .input(rangeInput)
    .query(({ ctx, input }) => ctx.services.operations.databaseInsights(input)),
})
