import { router } from '../trpc/init.ts'
import { dealerRequestAdminRouter } from './dealer-request-admin.router.ts'

export const adminRouter = router({
  requests: dealerRequestAdminRouter,
})
