import { auditFilter, auditListInput } from '@mullion/domain/security/audit-log'
import { memberProcedure, router } from '../trpc/init.ts'

const superAdmin = memberProcedure('viewAuditLog')

export const auditLogRouter = router({
  list: superAdmin.input(auditListInput).query(({ ctx, input }) => ctx.services.auditLog.list(input)),

  export: superAdmin
    .input(auditFilter)
    .mutation(({ ctx, input }) => ctx.services.auditLog.export(ctx.actor, input)),
})
