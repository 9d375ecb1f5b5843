import type { Writer } from '@mullion/db/database';
import type { Actor } from '@mullion/domain/accounts/actor';
import type { AuditAction } from '@mullion/domain/security/audit';
/** An audited action, its subject and its company. Never includes a password, token or card. */
export interface AuditEvent {
    readonly action: AuditAction;
    /** Such as `user:12`. */
    readonly subject: string;
    readonly companyId?: number | null;
    readonly details?: Readonly<Record<string, unknown>>;
}
/** Adds to the audit log, in the transaction of the audited action. */
export declare function audit(tx: Writer, actor: Pick<Actor, 'id' | 'role' | 'companyId' | 'ipAddress'>, { action, subject, companyId, details, at }: AuditEvent & {
    readonly at: Date;
}): Promise<void>;
