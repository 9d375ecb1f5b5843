import { roles } from '@mullion/domain/accounts/actor'
import type { AuditAction } from '@mullion/domain/security/audit'
import { listed, notNegative } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'

/** Who did what, for whom, when and from where. The database itself blocks updates and deletes. */
export const auditLog = kit.table(
  'audit_log',
  {
    id: kit.autoId(),
    at: kit.instant().notNull(),
    actorId: kit.text().notNull(),
    role: kit.text({ enum: roles }).notNull(),
    companyId: kit.int(),
    action: kit.text().$type<AuditAction>().notNull(),
    /** What it was done to, such as `user:12`. */
    subject: kit.text().notNull(),
    details: kit.json<Record<string, unknown>>().notNull(),
    ipAddress: kit.text('address').notNull(),
  },
  (line) => [
    kit.index('audit_log_at').on(line.at),
    kit.index('audit_log_subject').on(line.subject, line.at),
    kit.index('audit_log_actor_id').on(line.actorId, line.at),
    kit.index('audit_log_action').on(line.action, line.at),
    kit.index('audit_log_company_id').on(line.companyId, line.at),
    ...listed(line.role),
  ],
)

export const rateLimits = kit.table(
  'rate_limits',
  {
    key: kit.key(),
    count: kit.int().notNull(),
    endsAt: kit.instant().notNull(),
  },
  (limit) => [kit.index('rate_limits_ends_at').on(limit.endsAt), ...notNegative(limit.count)],
)

/** Facts that all servers of a store must agree on, such as which sandbox ledger is the store's. */
export const sharedFacts = kit.table('shared_facts', {
  name: kit.key(),
  value: kit.text().notNull(),
})
