import type { Writer } from '@mullion/db/database'
import { createAuditLine } from '@mullion/db/security/audit.repository'
import type { Actor } from '@mullion/domain/accounts/actor'
import type { AuditAction } from '@mullion/domain/security/audit'

/** An audited action, its subject and its company. Never includes a password, token or card. */
export interface AuditEvent {
  readonly action: AuditAction
  readonly subject: string
  readonly companyId?: number | null
  readonly details?: Readonly<Record<string, unknown>>
}

/** Adds to the audit log, in the transaction of the audited action; names the API token that the actor used. */
export function audit(
  tx: Writer,
  actor: Pick<Actor, 'id' | 'role' | 'companyId' | 'ipAddress'> & Partial<Pick<Actor, 'token'>>,
  { action, subject, companyId, details = {}, at }: AuditEvent & { readonly at: Date },
): Promise<void> {
  return createAuditLine(tx, {
    at,
    action,
    subject,
    details: actor.token ? { ...details, tokenId: actor.token.id } : details,
    actorId: actor.id,
    role: actor.role,
    companyId: companyId === undefined ? actor.companyId : companyId,
    ipAddress: actor.ipAddress,
  })
}
