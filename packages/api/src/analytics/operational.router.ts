import { errorGroupsInput, markErrorGroupInput } from '@mullion/domain/analytics/error-groups'
import { recentRangeInput } from '@mullion/domain/analytics/inputs'
import { pageErrorInput } from '@mullion/domain/analytics/page-errors'
import { personalProcedure, router } from '../trpc/init.ts'
import { analyst, personalAnalyst } from './analyst-procedure.ts'

export const operationalRouter = router({
  overview: analyst
    .input(recentRangeInput)
    .query(({ ctx, input }) => ctx.services.operations.overview(input)),
  systemHealth: analyst
    .input(recentRangeInput)
    .query(({ ctx, input }) => ctx.services.operations.systemHealth(input)),
  apiPerformance: analyst
    .input(recentRangeInput)
    .query(({ ctx, input }) => ctx.services.operations.apiPerformance(input)),
  userSessions: analyst
    .input(recentRangeInput)
    .query(({ ctx, input }) => ctx.services.operations.userSessions(input)),
  errorTracking: analyst
    .input(recentRangeInput)
    .query(({ ctx, input }) => ctx.services.operations.errorTracking(input)),
  errorGroups: analyst
    .input(errorGroupsInput)
    .query(({ ctx, input }) => ctx.services.errorGroups.list(input)),
  markErrorGroup: personalAnalyst
    .input(markErrorGroupInput)
    .mutation(({ ctx, input }) => ctx.services.errorGroups.mark(ctx.actor, input)),
  /** From the pages of all visitors. */
  reportPageError: personalProcedure
    .input(pageErrorInput)
    .mutation(({ ctx, input }) => ctx.services.errorGroups.reportPageError(ctx.actor, input)),
  databaseInsights: analyst
    .input(recentRangeInput)
    .query(({ ctx, input }) => ctx.services.operations.databaseInsights(input)),
  vendors: analyst
    .input(recentRangeInput)
    .query(({ ctx, input }) => ctx.services.vendorHealth.figures(input)),
  backups: analyst.query(({ ctx }) => ctx.services.backups.state()),
})
