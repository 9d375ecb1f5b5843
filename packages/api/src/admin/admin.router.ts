import { router } from '../trpc/init.ts'
import { dealerRequestAdminRouter } from './dealer-request-admin.router.ts'
import { partAdminRouter } from './part-admin.router.ts'

export const adminRouter = router({
  parts: partAdminRouter,
  requests: dealerRequestAdminRouter,
})
