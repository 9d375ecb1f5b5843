import type { AuditNames, NamedParties } from '@mullion/db/admin/audit-log.repository'
import type { AuditRow } from '@mullion/db/security/audit.repository'
import { columnWords } from '@mullion/domain/admin/part-words'
import type { AuditChange, AuditEntry } from '@mullion/domain/security/audit-log'
import { auditSentence, auditText, fieldWords } from '@mullion/domain/security/audit-words'

const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0)
const userIn = (actorId: string) => numberIn(actorId, /^user:(\d+)/)
const actingForIn = (actorId: string) => numberIn(actorId, /\/company:(\d+)$/)
const subjectId = ({ subject }: AuditRow, kind: string) =>
  subject.startsWith(`${kind}:`) ? numberIn(subject, /:(\d+)$/) : 0

const known = (ids: readonly (number | null)[]) => [
  ...new Set(ids.filter((id): id is number => id !== null && id > 0)),
]

/** Returns the ids of everything that entries name. */
export function idsNamedIn(rows: readonly AuditRow[]): NamedParties & { readonly parts: readonly number[] } {
  return {
    users: known(rows.flatMap((row) => [userIn(row.actorId), subjectId(row, 'user')])),
    companies: known(rows.flatMap((row) => [row.companyId, subjectId(row, 'company')])),
    internalCompanies: known(
      rows.flatMap((row) => [actingForIn(row.actorId), subjectId(row, 'internal-company')]),
    ),
    parts: known(rows.map((row) => subjectId(row, 'part'))),
  }
}

/** Returns the name of what an entry is about; null if it has none. */
function subjectName(row: AuditRow, names: AuditNames): string | null {
  const [kind = '', key = ''] = row.subject.split(/:(.*)/s)
  const { name, customerNumber } = row.details as { name?: unknown; customerNumber?: unknown }
  if (kind === 'user') return names.users.get(Number(key))?.name ?? (key === 'unknown' ? null : `user ${key}`)
  if (kind === 'company')
    return names.companies.get(Number(key)) ?? `company ${String(customerNumber ?? key)}`
  if (kind === 'internal-company')
    return names.internalCompanies.get(Number(key)) ?? `internal company ${String(customerNumber ?? key)}`
  if (kind === 'part') return `part ${names.parts.get(Number(key)) ?? key}`
  if (kind === 'order-export') return typeof name === 'string' ? name : `file ${key}`
  return key === '' ? null : `${fieldWords(kind.replaceAll('-', ' ')).toLowerCase()} ${auditText('', key)}`
}

interface StoredChange {
  readonly name?: unknown
  readonly column?: unknown
  readonly before?: unknown
  readonly after?: unknown
}

function changeOf({ name, column, before, after }: StoredChange): AuditChange {
  const field = String(name ?? column ?? '')
  const words = columnWords[field as keyof typeof columnWords] ?? fieldWords(field)
  return { name: words, before: auditText(field, before), after: auditText(field, after) }
}

/** Splits what was logged into changes, with before and after, and other facts. */
function viewDetails({ action, details }: AuditRow): Pick<AuditEntry, 'changes' | 'facts'> {
  const { changes, from, to, ...others } = details
  const isRole = action === 'role_changed'
  const stored = Array.isArray(changes) ? (changes as StoredChange[]) : []
  const facts = Object.entries(
    isRole ? others : { ...others, ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
  )
  return {
    changes: [...(isRole ? [{ name: 'role', before: from, after: to }] : []), ...stored].map(changeOf),
    facts: facts.map(([name, value]) => ({
      name: fieldWords(name),
      value: Array.isArray(value)
        ? value.map((each) => auditText(name, each)).join(', ')
        : auditText(name, value),
    })),
  }
}

function actorName({ actorId, role }: AuditRow, names: AuditNames): string {
  const id = userIn(actorId)
  if (id > 0) return names.users.get(id)?.name || `User ${id}`
  return role === 'guest' ? 'Guest' : fieldWords(actorId)
}

/** An entry with names in place of ids, and without secrets. */
export function viewAuditEntry(row: AuditRow, names: AuditNames): AuditEntry {
  const { id, at, actorId, role, companyId, action, subject, ipAddress } = row
  const actingFor = actingForIn(actorId)
  return {
    ...{ id, role, action, subject, ipAddress },
    at: at.toISOString(),
    by: actorName(row, names),
    email: names.users.get(userIn(actorId))?.email ?? null,
    actingFor: actingFor > 0 ? (names.internalCompanies.get(actingFor) ?? `Company ${actingFor}`) : null,
    company: companyId === null ? null : (names.companies.get(companyId) ?? `Company ${companyId}`),
    sentence: auditSentence(action, subjectName(row, names)),
    ...viewDetails(row),
  }
}
