import { companyRequestInput, companyRequestsInput } from '@mullion/domain/approvals/approval-request'
import {
  companyLimitsInput,
  companyRulesInput,
  saveCompanyLimitsInput,
  saveCompanyRulesInput,
} from '@mullion/domain/approvals/approval-settings'
import { memberProcedure, router } from '../trpc/init.ts'

const administrator = memberProcedure('administer')
const recordReader = memberProcedure('viewRecords')

/** Approvals of any company, for staff. */
export const companyApprovalsRouter = router({
  list: recordReader
    .input(companyRequestsInput)
    .query(({ ctx, input }) => ctx.services.approvals.ofCompany(input)),

  byId: recordReader
    .input(companyRequestInput)
    .query(({ ctx, input }) => ctx.services.approvals.forStaff(ctx.actor, input)),

  rules: recordReader
    .input(companyRulesInput)
    .query(({ ctx, input }) => ctx.services.approvalSettings.rulesOf(input.companyId)),

  saveRules: administrator
    .input(saveCompanyRulesInput)
    .mutation(({ ctx, input }) =>
      ctx.services.approvalSettings.saveRules(ctx.actor, input.companyId, input.rules),
    ),

  limits: recordReader
    .input(companyLimitsInput)
    .query(({ ctx, input }) => ctx.services.approvalSettings.limitsOf(input.companyId, input.userId)),

  saveLimits: administrator
    .input(saveCompanyLimitsInput)
    .mutation(({ ctx, input }) =>
      ctx.services.approvalSettings.saveLimits(ctx.actor, input.companyId, input.limits),
    ),
})
