import { importAdminRouter } from '../imports/import-admin.router.ts'
import { taughtWordRouter } from '../search/taught-word.router.ts'
import { router } from '../trpc/init.ts'
import { auditLogRouter } from './audit-log.router.ts'
import { companyAdminRouter } from './company-admin.router.ts'
import { companyApprovalsRouter } from './company-approvals.router.ts'
import { companyPriceRouter } from './company-price.router.ts'
import { dealerRequestAdminRouter } from './dealer-request-admin.router.ts'
import { familyAdminRouter } from './family-admin.router.ts'
import { insightRouter } from './insight.router.ts'
import { otherNumberRouter } from './other-number.router.ts'
import { partAdminRouter } from './part-admin.router.ts'
import { partMediaRouter } from './part-media.router.ts'
import { serviceAccountRouter, userTokenRouter } from './service-account.router.ts'
import { userAdminRouter } from './user-admin.router.ts'

export const adminRouter = router({
  auditLog: auditLogRouter,
  insight: insightRouter,
  companies: companyAdminRouter,
  companyApprovals: companyApprovalsRouter,
  companyPrices: companyPriceRouter,
  families: familyAdminRouter,
  imports: importAdminRouter,
  numbers: otherNumberRouter,
  parts: partAdminRouter,
  partMedia: partMediaRouter,
  requests: dealerRequestAdminRouter,
  users: userAdminRouter,
  words: taughtWordRouter,
  userTokens: userTokenRouter,
  serviceAccounts: serviceAccountRouter,
})
