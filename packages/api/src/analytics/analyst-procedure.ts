import { memberProcedure } from '../trpc/init.ts'

/** For administrators on the analytics list. */
export const analyst = memberProcedure('viewAnalytics').use(({ ctx, next }) => {
  ctx.services.analyticsAccess.require(ctx.signedIn)
  return next()
})
