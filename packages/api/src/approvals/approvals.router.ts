import {
  approveRequestInput,
  cancelRequestInput,
  changeRequestInput,
  forwardRequestInput,
  listRequestsInput,
  oneRequestInput,
  previewInput,
  rejectRequestInput,
} from '@mullion/domain/approvals/approval-request'
import { limitsOfInput, saveLimitsInput, saveRulesInput } from '@mullion/domain/approvals/approval-settings'
import { memberProcedure, router } from '../trpc/init.ts'

const account = memberProcedure('useAccount')
/** Approving places an order. */
const ordering = memberProcedure('placeOrders')
const admin = memberProcedure('manageApprovals')

export const approvalsRouter = router({
  list: account
    .input(listRequestsInput)
    .query(({ ctx, input }) => ctx.services.approvals.list(ctx.actor, input)),

  byId: account
    .input(oneRequestInput)
    .query(({ ctx, input }) => ctx.services.approvals.byId(ctx.actor, input.requestId)),

  /** Says before an order is placed whether it would go to approval. */
  preview: ordering
    .input(previewInput)
    .query(({ ctx, input }) => ctx.services.approvals.preview(ctx.actor, input)),

  quote: ordering
    .input(oneRequestInput)
    .mutation(({ ctx, input }) => ctx.services.approvals.quote(ctx.actor, input.requestId)),

  approve: ordering
    .input(approveRequestInput)
    .mutation(({ ctx, input }) => ctx.services.approvals.approve(ctx.actor, input)),

  reject: ordering
    .input(rejectRequestInput)
    .mutation(({ ctx, input }) => ctx.services.approvals.reject(ctx.actor, input)),

  change: ordering
    .input(changeRequestInput)
    .mutation(({ ctx, input }) => ctx.services.approvalChanges.change(ctx.actor, input)),

  forward: ordering
    .input(forwardRequestInput)
    .mutation(({ ctx, input }) => ctx.services.approvalChanges.forward(ctx.actor, input)),

  cancel: ordering
    .input(cancelRequestInput)
    .mutation(({ ctx, input }) => ctx.services.approvals.cancel(ctx.actor, input)),

  rules: admin.query(({ ctx }) => ctx.services.approvalSettings.rules(ctx.actor.companyId)),

  saveRules: admin
    .input(saveRulesInput)
    .mutation(({ ctx, input }) =>
      ctx.services.approvalSettings.saveRules(ctx.actor, ctx.actor.companyId, input),
    ),

  limits: admin
    .input(limitsOfInput)
    .query(({ ctx, input }) => ctx.services.approvalSettings.limitsOf(ctx.actor.companyId, input.userId)),

  saveLimits: admin
    .input(saveLimitsInput)
    .mutation(({ ctx, input }) =>
      ctx.services.approvalSettings.saveLimits(ctx.actor, ctx.actor.companyId, input),
    ),
})
