import * as z from 'zod/mini'
import type { Role } from '../accounts/actor.ts'
import { dayInput } from '../day-input.ts'
import { invalidInput } from '../error.ts'
import { oneLine } from '../plain-text.ts'
import { type AuditAction, auditActions } from './audit.ts'

export const auditPageSize = 25
/** A text search looks at this many entries at a time, so that a rare text cannot occupy the database. */
export const auditEntriesSearched = 5000
/** The most rows of an exported file. */
export const maxAuditExport = 10_000

const text = z._default(z.string().check(z.trim(), z.maxLength(100), oneLine), '')
const day = z.optional(dayInput)

const filterFields = {
  /** Part of the name or email address of who did it. */
  person: text,
  /** Part of the name or customer number of a company that it concerned or was done for. */
  company: text,
  action: z.optional(z.enum(auditActions)),
  /** What it was done to: an order, part or customer number, an email address, or a key such as `user:12`. */
  subject: text,
  /** Days in the store's time zone, both included. */
  startDate: day,
  endDate: day,
  /** Found in sentences, names, values and IP addresses. */
  search: text,
}
export const auditFilter = z.prefault(z.strictObject(filterFields), {})
export type AuditFilter = z.output<typeof auditFilter>
export const auditListInput = z.prefault(
  z.strictObject({
    ...filterFields,
    cursor: z.optional(z.string().check(z.maxLength(100))),
    // Sent by endless lists of the client; only older entries can be asked for.
    direction: z.optional(z.literal('forward')),
  }),
  {},
)
export type AuditListInput = z.output<typeof auditListInput>

export interface AuditChange {
  readonly name: string
  readonly before: string
  readonly after: string
}

/** An entry of the audit log, readable and without secrets. */
export interface AuditEntry {
  readonly id: number
  readonly at: string
  /** Name of who did it. */
  readonly by: string
  readonly email: string | null
  readonly role: Role
  /** The internal company it was done for; null otherwise. */
  readonly actingFor: string | null
  /** The company it concerned. */
  readonly company: string | null
  readonly action: AuditAction
  readonly sentence: string
  /** Such as `user:12`. */
  readonly subject: string
  readonly changes: readonly AuditChange[]
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly ipAddress: string
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[]
  /** Cursor of the older entries; null if there are none. */
  readonly next: string | null
  /** When the oldest entry looked at was written; null if there was none. */
  readonly searchedBackTo: string | null
}

export interface AuditExport {
  readonly name: string
  readonly content: string
  readonly rows: number
  /** False if older entries match too. */
  readonly complete: boolean
}

/** The cursor is not one that a page of the log gave out. */
export const auditCursorInvalid = () =>
  invalidInput('audit.cursor_invalid', { cursor: 'This is not a cursor of the audit log.' })

/** The range ends before it starts. */
export const auditDatesReversed = () =>
  invalidInput('audit.dates_reversed', { endDate: 'Enter a date on or after the first one.' })
