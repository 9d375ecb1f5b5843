import {
  confirmDraftInput,
  oneDraftInput,
  skipDraftInput,
} from '@mullion/domain/recurring-orders/recurring-draft'
import {
  changeRecurringInput,
  companyRecurringInput,
  createRecurringInput,
  listRecurringInput,
  oneRecurringInput,
  recurringVersionInput,
  saveRecurringSettingsInput,
} from '@mullion/domain/recurring-orders/recurring-order'
import { memberProcedure, orderingProcedure, router } from '../trpc/init.ts'

const account = memberProcedure('useAccount')
/** Each may lead to an order. */
const ordering = memberProcedure('placeOrders')
const admin = memberProcedure('manageApprovals')
const staff = memberProcedure('viewRecords')

const draftsRouter = router({
  /** For its buyer, admins of their company and staff, and with its key for anyone. */
  byId: orderingProcedure
    .input(oneDraftInput)
    .query(({ ctx, input }) => ctx.services.recurringDrafts.byId(ctx.actor, input)),

  quote: orderingProcedure
    .input(oneDraftInput)
    .mutation(({ ctx, input }) => ctx.services.recurringDrafts.quote(ctx.actor, input)),

  confirm: orderingProcedure
    .input(confirmDraftInput)
    .mutation(({ ctx, input }) => ctx.services.recurringDrafts.confirm(ctx.actor, input)),

  skip: orderingProcedure
    .input(skipDraftInput)
    .mutation(({ ctx, input }) => ctx.services.recurringDrafts.skip(ctx.actor, input)),
})

export const recurringOrdersRouter = router({
  drafts: draftsRouter,

  list: account
    .input(listRecurringInput)
    .query(({ ctx, input }) => ctx.services.recurringOrders.list(ctx.actor, input)),

  byId: account
    .input(oneRecurringInput)
    .query(({ ctx, input }) => ctx.services.recurringOrders.byId(ctx.actor, input.recurringId)),

  ofCompany: staff
    .input(companyRecurringInput)
    .query(({ ctx, input }) => ctx.services.recurringOrders.ofCompany(ctx.actor, input)),

  create: ordering
    .input(createRecurringInput)
    .mutation(({ ctx, input }) => ctx.services.recurringOrders.create(ctx.actor, input)),

  change: ordering
    .input(changeRecurringInput)
    .mutation(({ ctx, input }) => ctx.services.recurringOrders.change(ctx.actor, input)),

  skipNext: ordering
    .input(recurringVersionInput)
    .mutation(({ ctx, input }) => ctx.services.recurringOrders.skipNext(ctx.actor, input)),

  pause: ordering
    .input(recurringVersionInput)
    .mutation(({ ctx, input }) => ctx.services.recurringOrders.pause(ctx.actor, input)),

  resume: ordering
    .input(recurringVersionInput)
    .mutation(({ ctx, input }) => ctx.services.recurringOrders.resume(ctx.actor, input)),

  end: ordering
    .input(recurringVersionInput)
    .mutation(({ ctx, input }) => ctx.services.recurringOrders.end(ctx.actor, input)),

  settings: account.query(({ ctx }) => ctx.services.recurringOrders.settings(ctx.actor)),

  saveSettings: admin
    .input(saveRecurringSettingsInput)
    .mutation(({ ctx, input }) => ctx.services.recurringOrders.saveSettings(ctx.actor, input)),
})
