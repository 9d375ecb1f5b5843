import {
  type ChangesBetween,
  findKnownChanges,
  type KnownChanges,
} from '@mullion/db/changes/changes.repository'
import type { Reader } from '@mullion/db/database'
import type { ChangeKind } from '@mullion/domain/changes/change'
import { cursorTooOld, type FeedInput } from '@mullion/domain/changes/feed'
import { cursorOf, type FeedIdentity, type FeedPosition, positionOf } from './feed-cursor.ts'

interface Change {
  readonly id: number
  readonly kind: ChangeKind
  readonly rowId: number
  readonly at: Date
}

/** A row of a feed: what existed, or a change. */
interface FeedRow<C extends Change> extends Pick<C, 'rowId' | 'at'> {
  readonly kind: 'existing' | C['kind']
}

/** What a feed is about, for the actor who reads it. */
export interface FeedSource<C extends Change> extends FeedIdentity {
  /** Returns rows that exist, by id above `after`; none whose appearance is a change after `from`. */
  listExisting(page: {
    readonly after: number
    readonly from: number
    readonly limit: number
  }): Promise<readonly { readonly id: number; readonly at: Date }[]>
  /** Returns changes in the order of their commits, the actor's or not. */
  listChanges(range: ChangesBetween): Promise<readonly C[]>
  /** True if a change concerns the actor; all do by default. */
  readonly concerns?: (change: C) => boolean
}

/** Changes of others read for one page, so that a program of a small company catches up with a busy store. */
const maxScanned = 2000

interface RowsPage<C extends Change> {
  readonly rows: readonly FeedRow<C>[]
  readonly position: FeedPosition
  readonly more: boolean
}

async function existingPage<C extends Change>(
  source: FeedSource<C>,
  { from, listed }: FeedPosition & { readonly listed: number },
  limit: number,
): Promise<RowsPage<C>> {
  const existing = await source.listExisting({ after: listed, from, limit })
  const rows = existing.map(({ id, at }) => ({ kind: 'existing' as const, rowId: id, at }))
  const full = rows.length === limit
  return { rows, position: { from, listed: full ? (rows.at(-1)?.rowId ?? listed) : null }, more: true }
}

async function changesPage<C extends Change>(
  source: FeedSource<C>,
  { after, last }: { readonly after: number; readonly last: number },
  limit: number,
): Promise<RowsPage<C>> {
  const scan = Math.max(maxScanned, limit)
  const scanned = await source.listChanges({ after, upTo: last, limit: scan })
  const own = source.concerns ? scanned.filter(source.concerns) : scanned
  const rows = own.slice(0, limit)
  const isCut = own.length > limit
  const more = isCut || scanned.length === scan
  const read = isCut ? rows.at(-1)?.id : scanned.at(-1)?.id
  return { rows, position: { from: more ? (read ?? after) : last, listed: null }, more }
}

/** Returns where to go on; throws `conflict` if changes after the cursor are no longer known. */
function startOf(source: FeedIdentity, after: string | undefined, known: KnownChanges): FeedPosition {
  const position = after === undefined ? null : positionOf(source, after)
  if (!position) return { from: known.last, listed: 0 }
  if (position.from < known.first || position.from > known.last) throw cursorTooOld()
  return position
}

/**
 * Returns a page of what exists and then of what changed since, each in the order of commits: nothing is left out, and
 * nothing comes twice.
 */
export async function feedPage<C extends Change>(
  db: Reader,
  source: FeedSource<C>,
  { after, limit }: FeedInput,
): Promise<{ readonly rows: readonly FeedRow<C>[]; readonly next: string; readonly more: boolean }> {
  const known = await findKnownChanges(db)
  const { from, listed } = startOf(source, after, known)
  const { rows, position, more } =
    listed === null
      ? await changesPage(source, { after: from, last: known.last }, limit)
      : await existingPage(source, { from, listed }, limit)
  return { rows, next: cursorOf(source, position), more }
}
