import type { ColumnChange } from '@mullion/domain/admin/part-form'
import { columnWords } from '@mullion/domain/admin/part-words'
import { maxListed } from '@mullion/domain/list-input'
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/accounts.tables.ts'
import { fullNameSortKey } from '../accounts/user.repository.ts'
import { containsInAnyCase } from '../contains.ts'
import type { Reader } from '../database.ts'
import { kit } from '../dialect/current.ts'
import { arranged, countListed, type Listed, type Listing, matching } from '../listing.ts'
import type { AuditRow } from '../security/audit.repository.ts'
import { auditLog } from '../security/security.tables.ts'

/** A change of a part, with the name of the user who made it; null if that is no user. */
export interface PartEvent {
  readonly line: AuditRow
  readonly by: string | null
}

const { id, at, actorId, action, details, subject } = auditLog
const name = sql<string | null>`${users.firstname} || ' ' || ${users.lastname}`
const by = sql`coalesce(${name}, ${actorId})`
const verb = sql`case when ${action} = 'part_created' then 'added' else 'changed' end`
const columns = { at, by: kit.bytewise(sql`coalesce(${fullNameSortKey}, ${actorId})`), action: verb }

const wordsOf = Object.entries(columnWords) as [ColumnChange['column'], string][]
/** Columns whose name, as staff see it, contains a text. */
const columnsNamed = (text: string) =>
  wordsOf.filter(([, words]) => words.toLowerCase().includes(text.toLowerCase())).map(([column]) => column)

/** Condition: a changed column's name, or its value before or after, contains a text. */
function changes(search: string): SQL | undefined {
  const entry = sql`entry.value`
  const named = columnsNamed(search)
  const inValues = containsInAnyCase([kit.jsonText(entry, 'before'), kit.jsonText(entry, 'after')], search)
  const either = or(named.length > 0 ? inArray(kit.jsonText(entry, 'column'), named) : undefined, inValues)
  const marked = sql`case when ${action} = 'part_marked' then ${columnWords.proprietary} || case when ${kit.jsonText(details, 'proprietary')} in ('1', 'true') then ' yes' else ' no' end else '' end`
  return or(
    sql`exists (select 1 from ${kit.jsonItems(details, 'changes')} where ${either})`,
    containsInAnyCase([marked], search),
  )
}

/** Returns a page of a part's changes, newest first; searched by user, action, column and value. */
export async function listPartEvents(
  db: Reader,
  part: string,
  listing: Listing<keyof typeof columns>,
): Promise<Listed<PartEvent>> {
  const sought =
    listing.search === '' ? undefined : or(matching([by, verb], listing), changes(listing.search))
  const where = and(eq(subject, part), sought)
  const user = eq(users.id, kit.numberAfter(actorId, 'user:'))
  const rows = await db
    .select({ line: auditLog, by: name })
    .from(auditLog)
    .leftJoin(users, user)
    .where(where)
    .orderBy(...arranged(columns, listing, [desc(at), desc(id)]))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db.select({ id }).from(auditLog).leftJoin(users, user).where(where).limit(maxListed)
  return { rows, total: await countListed(db, all.as('listed')) }
}
