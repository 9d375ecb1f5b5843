import { memberProcedure, personalMemberProcedure } from '../trpc/init.ts'

export const analyst = memberProcedure('viewAnalytics').use(({ ctx, next }) => {
  ctx.services.analyticsAccess.require(ctx.signedIn)
  return next()
})

/** As `analyst`, but not by API token. */
export const personalAnalyst = personalMemberProcedure('viewAnalytics').use(({ ctx, next }) => {
  ctx.services.analyticsAccess.require(ctx.signedIn)
  return next()
})
