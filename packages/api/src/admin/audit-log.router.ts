import { auditFilter, auditListInput } from '@mullion/domain/security/audit-log'
import { memberProcedure, personalMemberProcedure, router } from '../trpc/init.ts'

/** Reading is also for API tokens that were given it. */
const reader = memberProcedure('viewAuditLog')
const superAdmin = personalMemberProcedure('viewAuditLog')

export const auditLogRouter = router({
  list: reader.input(auditListInput).query(({ ctx, input }) => ctx.services.auditLog.list(input)),

  export: superAdmin
    .input(auditFilter)
    .mutation(({ ctx, input }) => ctx.services.auditLog.export(ctx.actor, input)),
})
