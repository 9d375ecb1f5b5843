import type { ChangeKind, ChangeSubject } from '@mullion/domain/changes/change'
import { type AnyColumn, and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { beforeCommit, transactionOf } from '../before-commit.ts'
import type { Reader, Writer } from '../database.ts'
import { kit } from '../dialect/current.ts'
import { insertOf } from '../prepared-writes.ts'
import { run } from '../raw.ts'
import { findFact, replaceFact } from '../security/shared-fact.repository.ts'
import { changes } from './changes.tables.ts'

export type ChangeRow = typeof changes.$inferSelect

export interface NewChange<S extends ChangeSubject = ChangeSubject> {
  readonly subject: S
  readonly rowId: number
  readonly kind: ChangeKind<S>
  readonly at: Date
}

const insertChange = insertOf(changes)

/**
 * Runs the work last in the transaction, under a lock that is held until the commit, so that the ids of changes follow
 * the order of commits; see the README.
 */
function inCommitOrder(tx: Writer, work: () => Promise<unknown>): void {
  beforeCommit(tx, async () => {
    if (kit.lockChanges) await run(tx, kit.lockChanges)
    await work()
  })
}

/** One kind of change of some rows. */
interface ChangesOfRows {
  readonly subject: ChangeSubject
  readonly kind: ChangeKind
  readonly rowIds: readonly number[]
  readonly at: Date
}

/** Changes of parts that a query finds: `row_id` and `kind`. */
export interface ChangesFound {
  readonly found: SQL
  readonly at: Date
}

export type RecordedChanges = ChangesOfRows | ChangesFound

const recorded = new WeakMap<object, RecordedChanges[]>()

function remember(tx: Writer, changed: RecordedChanges): void {
  const transaction = transactionOf(tx)
  recorded.set(transaction, [...(recorded.get(transaction) ?? []), changed])
}

/** Returns what the transaction has added to the feed so far. */
export function recordedChanges(tx: Writer): readonly RecordedChanges[] {
  return recorded.get(transactionOf(tx)) ?? []
}

/** Adds a change to the feed, in the transaction that makes it. */
export function recordChange<S extends ChangeSubject>(tx: Writer, change: NewChange<S>): void {
  const { rowId, ...about } = change
  remember(tx, { ...about, rowIds: [rowId] })
  inCommitOrder(tx, () => insertChange(tx, change))
}

const maxPerStatement = 500

/** Adds one kind of change of many rows to the feed. */
export function recordChanges<S extends ChangeSubject>(
  tx: Writer,
  { rowIds, ...change }: Omit<NewChange<S>, 'rowId'> & { readonly rowIds: readonly number[] },
): void {
  remember(tx, { ...change, rowIds })
  inCommitOrder(tx, async () => {
    for (let at = 0; at < rowIds.length; at += maxPerStatement)
      await tx
        .insert(changes)
        .values(rowIds.slice(at, at + maxPerStatement).map((rowId) => ({ ...change, rowId })))
  })
}

/** Adds changes of parts to the feed that a query finds: `row_id` and `kind`, in this order. */
export function recordPartChangesFound(tx: Writer, found: SQL, at: Date): void {
  const instant = sql.param(at, changes.at)
  remember(tx, { found, at })
  inCommitOrder(tx, () =>
    run(
      tx,
      sql`insert into changes (subject, row_id, kind, at)
        select 'part', found.row_id, found.kind, ${instant} from (${found}) as found`,
    ),
  )
}

const prunedFact = 'changes-removed-up-to'

/** The part of the feed that is known: changes after `first`, up to `last`. */
export interface KnownChanges {
  readonly first: number
  readonly last: number
}

/** Returns which changes the feed has. */
export async function findKnownChanges(db: Reader): Promise<KnownChanges> {
  const first = Number((await findFact(db, prunedFact)) ?? 0)
  const [row] = await db.select({ last: sql<number | null>`max(${changes.id})` }).from(changes)
  return { first, last: Math.max(first, Number(row?.last ?? 0)) }
}

export interface ChangesBetween {
  readonly after: number
  readonly upTo: number
  readonly limit: number
}

/** Condition: a change of this subject, after one and up to another. */
export function between(
  subject: ChangeSubject,
  { after, upTo }: Omit<ChangesBetween, 'limit'>,
): SQL | undefined {
  return and(eq(changes.subject, subject), gt(changes.id, after), lte(changes.id, upTo))
}

/** Condition: the feed has this kind of change of a row after a point. */
export function changedAfter(
  { subject, kind }: Pick<ChangeRow, 'subject' | 'kind'>,
  rowId: AnyColumn,
  after: number,
): SQL {
  const such = and(eq(changes.subject, subject), eq(changes.kind, kind), gt(changes.id, after))
  return sql`exists (select 1 from ${changes} where ${changes.rowId} = ${rowId} and ${such})`
}

/** True if the feed has this kind of change of a row. */
export async function hasChange(
  db: Reader,
  { subject, rowId, kind }: Pick<ChangeRow, 'subject' | 'rowId' | 'kind'>,
): Promise<boolean> {
  const [row] = await db
    .select({ id: changes.id })
    .from(changes)
    .where(and(eq(changes.subject, subject), eq(changes.rowId, rowId), eq(changes.kind, kind)))
    .limit(1)
  return row !== undefined
}

/** Removes some of the oldest changes: those before an instant, or beyond a number. Returns how many. */
export async function removeSomeChanges(
  tx: Writer,
  { before, keep, limit }: { readonly before: Date; readonly keep: number; readonly limit: number },
): Promise<number> {
  const { last } = await findKnownChanges(tx)
  const oldest = await tx
    .select({ id: changes.id, at: changes.at })
    .from(changes)
    .orderBy(asc(changes.id))
    .limit(limit)
  const kept = oldest.findIndex(({ id, at }) => at >= before && id > last - keep)
  const gone = kept === -1 ? oldest : oldest.slice(0, kept)
  const upTo = gone.at(-1)?.id
  if (upTo === undefined) return 0
  await tx.delete(changes).where(lte(changes.id, upTo))
  await replaceFact(tx, prunedFact, String(upTo))
  return gone.length
}
