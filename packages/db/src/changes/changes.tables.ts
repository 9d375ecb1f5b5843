import type { ChangeKind, ChangeSubject } from '@mullion/domain/changes/change'
import { kit } from '../dialect/current.ts'

/** What changed, in the order of the commits. */
export const changes = kit.table(
  'changes',
  {
    id: kit.autoId(),
    subject: kit.text().$type<ChangeSubject>().notNull(),
    rowId: kit.int().notNull(),
    kind: kit.text().$type<ChangeKind>().notNull(),
    at: kit.instant().notNull(),
  },
  (change) => [
    kit.index('changes_subject').on(change.subject, change.id),
    kit.index('changes_row').on(change.subject, change.rowId, change.id),
  ],
)
