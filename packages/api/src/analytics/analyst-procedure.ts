import { memberProcedure } from '../trpc/init.ts'

/** For administrators on the list of those who may see analytics. */
export const analyst = memberProcedure('viewAnalytics').use(({ ctx, next }) => {
  ctx.services.analyticsAccess.require(ctx.signedIn)
  return next()
})
