import { accountsRouter } from './accounts/accounts.router.ts'
import { adminRouter } from './admin/admin.router.ts'
import { analyticsRouter } from './analytics/analytics.router.ts'
import { approvalsRouter } from './approvals/approvals.router.ts'
import { cartRouter } from './cart/cart.router.ts'
import { catalogRouter } from './catalog/catalog.router.ts'
import { checkoutRouter } from './checkout/checkout.router.ts'
import { creditRouter } from './credit/credit.router.ts'
import { creditNotesRouter } from './credit-notes/credit-notes.router.ts'
import { doorsRouter } from './doors/doors.router.ts'
import { ordersRouter } from './orders/orders.router.ts'
import { partListsRouter } from './part-lists/part-lists.router.ts'
import { priceQuotesRouter } from './price-quotes/price-quotes.router.ts'
import { punchoutRouter } from './punchout/punchout.router.ts'
import { recurringOrdersRouter } from './recurring-orders/recurring-orders.router.ts'
import { returnsRouter } from './returns/returns.router.ts'
import { shipToChangesRouter } from './ship-to-changes/ship-to-changes.router.ts'
import { taxCertificatesRouter } from './tax-certificates/tax-certificates.router.ts'
import { createCaller, router } from './trpc/init.ts'
import { webhooksRouter } from './webhooks/webhooks.router.ts'

export const appRouter = router({
  accounts: accountsRouter,
  admin: adminRouter,
  analytics: analyticsRouter,
  approvals: approvalsRouter,
  priceQuotes: priceQuotesRouter,
  returns: returnsRouter,
  cart: cartRouter,
  catalog: catalogRouter,
  checkout: checkoutRouter,
  credit: creditRouter,
  creditNotes: creditNotesRouter,
  doors: doorsRouter,
  orders: ordersRouter,
  partLists: partListsRouter,
  punchout: punchoutRouter,
  recurringOrders: recurringOrdersRouter,
  shipToChanges: shipToChangesRouter,
  taxCertificates: taxCertificatesRouter,
  webhooks: webhooksRouter,
})
export type AppRouter = typeof appRouter

/** Calls procedures in process, as the REST adapters and tests do. */
export const callerOf = createCaller(appRouter)
