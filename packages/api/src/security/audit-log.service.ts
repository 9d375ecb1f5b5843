import {
  type AuditPlace,
  type AuditQuery,
  type AuditSearch,
  findAuditNames,
  listAuditEntries,
  listCompaniesNamed,
  listSubjectsNamed,
  listUsersNamed,
  searchAuditEntries,
} from '@mullion/db/admin/audit-log.repository'
import type { Database } from '@mullion/db/database'
import type { AuditRow } from '@mullion/db/security/audit.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { guardedCell } from '@mullion/domain/formula-cell'
import {
  type AuditEntry,
  type AuditExport,
  type AuditFilter,
  type AuditListInput,
  type AuditPage,
  auditCursorInvalid,
  auditDatesReversed,
  auditEntriesSearched,
  auditPageSize,
  maxAuditExport,
} from '@mullion/domain/security/audit-log'
import { auditActionsNamed } from '@mullion/domain/security/audit-words'
import { dayAfter, startOfStoreDay, storeInstant } from '@mullion/domain/store-day'
import type { StoreInfo } from '@mullion/domain/store-info'
import { stringify } from 'csv-stringify/sync'
import type { Clock } from '../clock.ts'
import { audit } from './audit.ts'
import { idsNamedIn, viewAuditEntry } from './audit-view.ts'

export interface AuditLogDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storeInfo: Pick<StoreInfo, 'timeZone'>
}

/** Everything that a filter asks for, resolved. */
interface Resolved {
  readonly query: AuditQuery
  readonly search: AuditSearch | null
}

interface LogRange {
  readonly after: AuditPlace | null
  readonly size: number
}

interface LogPage {
  readonly rows: readonly AuditRow[]
  readonly next: AuditPlace | null
}

const cursorOf = ({ at, id }: AuditPlace) => Buffer.from(`${at.getTime()}.${id}`).toString('base64url')

function placeOf(cursor: string | undefined): AuditPlace | null {
  if (cursor === undefined) return null
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (at === undefined || id === undefined) throw auditCursorInvalid()
  return { at: new Date(Number(at)), id: Number(id) }
}

const csvColumns = [
  ...['When', 'Who', 'Email', 'Role', 'Acting for', 'Company', 'What', 'Subject'],
  ...['Changes', 'Details', 'IP address'],
]

function csvRow(entry: AuditEntry, timeZone: string): string[] {
  const changes = entry.changes.map(
    ({ name, before, after }) => `${name}: ${before || 'empty'} → ${after || 'empty'}`,
  )
  const facts = entry.facts.map(({ name, value }) => `${name}: ${value}`)
  return [
    storeInstant(new Date(entry.at), timeZone),
    ...[entry.by, entry.email, entry.role, entry.actingFor, entry.company, entry.sentence, entry.subject],
    ...[changes.join('; '), facts.join('; '), entry.ipAddress],
  ].map(guardedCell)
}

/** The audit log, for super admins to read, search and export. */
export function createAuditLogService({ db, clock, storeInfo }: AuditLogDeps) {
  const { timeZone } = storeInfo

  async function resolved(filter: AuditFilter): Promise<Resolved> {
    const { person, company, action, subject, startDate, endDate, search } = filter
    if (startDate && endDate && endDate < startDate) throw auditDatesReversed()
    const named = search && {
      users: await listUsersNamed(db.read, search),
      ...(await listCompaniesNamed(db.read, search)),
    }
    return {
      query: {
        ...(person && { users: await listUsersNamed(db.read, person) }),
        ...(company && { companies: await listCompaniesNamed(db.read, company) }),
        ...(subject && { subjects: await listSubjectsNamed(db.read, subject) }),
        action,
        from: startDate ? startOfStoreDay(startDate, timeZone) : undefined,
        before: endDate ? startOfStoreDay(dayAfter(endDate), timeZone) : undefined,
      },
      search: named ? { text: search, named, actions: auditActionsNamed(search) } : null,
    }
  }

  async function pageOf({ query, search }: Resolved, { after, size }: LogRange): Promise<LogPage> {
    const range = { after, limit: size + 1 }
    const { rows, lookedTo } = search
      ? await searchAuditEntries(db.read, { ...query, search, lookAt: auditEntriesSearched }, range)
      : { rows: await listAuditEntries(db.read, query, range), lookedTo: null }
    const shown = rows.slice(0, size)
    return { rows: shown, next: rows.length > size ? (shown.at(-1) ?? null) : lookedTo }
  }

  async function viewed(rows: readonly AuditRow[]): Promise<AuditEntry[]> {
    const names = await findAuditNames(db.read, idsNamedIn(rows))
    return rows.map((row) => viewAuditEntry(row, names))
  }

  /** Returns everything that matches, up to a limit, a page at a time so that other requests get their turn. */
  async function allOf(filter: AuditFilter) {
    const found = await resolved(filter)
    const entries: AuditEntry[] = []
    let after: AuditPlace | null = null
    do {
      const size = Math.min(500, maxAuditExport - entries.length)
      const page: LogPage = await pageOf(found, { after, size })
      entries.push(...(await viewed(page.rows)))
      after = page.next
    } while (after && entries.length < maxAuditExport)
    return { entries, complete: after === null }
  }

  return {
    /** Returns a page of entries, newest first. Throws `invalid` for dates in the wrong order and unknown cursors. */
    async list({ cursor, direction: _older, ...filter }: AuditListInput): Promise<AuditPage> {
      const range = { after: placeOf(cursor), size: auditPageSize }
      const { rows, next } = await pageOf(await resolved(filter), range)
      return {
        entries: await viewed(rows),
        next: next && cursorOf(next),
        searchedBackTo: (next ?? rows.at(-1))?.at.toISOString() ?? null,
      }
    },

    /** Returns the newest entries that match as a CSV file, and audits that they were exported. */
    async export(actor: Member, filter: AuditFilter): Promise<AuditExport> {
      const at = clock()
      const { entries, complete } = await allOf(filter)
      const rows = entries.map((entry) => csvRow(entry, timeZone))
      const stamp = at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
      const line = {
        subject: 'audit-log',
        companyId: null,
        details: { rows: rows.length, ...filter, action: filter.action ?? '' },
        at,
      }
      await db.transaction((tx) => audit(tx, actor, { action: 'audit_exported', ...line }))
      return {
        name: `audit-${stamp}.csv`,
        content: stringify([csvColumns, ...rows], { record_delimiter: 'windows', bom: true }),
        rows: rows.length,
        complete,
      }
    },
  }
}
