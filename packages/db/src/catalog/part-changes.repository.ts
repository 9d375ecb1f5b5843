import type { ChangeKind } from '@mullion/domain/changes/change'
import { and, asc, eq, gt, not } from 'drizzle-orm'
import { between, type ChangeRow, type ChangesBetween, changedAfter } from '../changes/changes.repository.ts'
import { changes } from '../changes/changes.tables.ts'
import type { Reader } from '../database.ts'
import { parts } from './catalog.tables.ts'

interface PartsBefore {
  readonly after: number
  readonly from: number
  readonly limit: number
  readonly obsoleteToo: boolean
}

/** Returns parts by id above `after`, without those created by a change after `from`. */
export function listPartsBefore(
  db: Reader,
  { after, from, limit, obsoleteToo }: PartsBefore,
): Promise<{ id: number; at: Date }[]> {
  const createdLater = changedAfter({ subject: 'part', kind: 'created' }, parts.id, from)
  const isShown = obsoleteToo ? undefined : eq(parts.obsolete, false)
  return db
    .select({ id: parts.id, at: parts.updatedAt })
    .from(parts)
    .where(and(gt(parts.id, after), isShown, not(createdLater)))
    .orderBy(asc(parts.id))
    .limit(limit)
}

/** A change of a part. */
export interface PartChangeRow extends Omit<ChangeRow, 'kind'> {
  readonly kind: ChangeKind<'part'>
}

/** Returns changes of parts in the order of their commits. */
export async function listPartChanges(db: Reader, range: ChangesBetween): Promise<PartChangeRow[]> {
  const rows = await db
    .select()
    .from(changes)
    .where(between('part', range))
    .orderBy(asc(changes.id))
    .limit(range.limit)
  return rows as PartChangeRow[]
}
