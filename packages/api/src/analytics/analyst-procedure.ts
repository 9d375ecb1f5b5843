import { memberProcedure } from '../trpc/init.ts'

export const analyst = memberProcedure('viewAnalytics').use(({ ctx, next }) => {
  ctx.services.analyticsAccess.require(ctx.signedIn)
  return next()
})
