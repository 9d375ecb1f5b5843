import type { ImportChange, ImportProblemRow, ImportRow } from '@mullion/db/imports/import.repository'
import type { ShownChange, ShownImport, ShownProblem } from '@mullion/domain/imports/import'

/** A change as shown to staff; a new record shows only that it is new. */
export function shownChange({ seq, row, label, before, after, refusal }: ImportChange): ShownChange {
  return {
    seq,
    row,
    label,
    isNew: before === null,
    fields: Object.keys(before ?? {}).map((field) => ({
      field,
      before: before?.[field],
      after: after[field],
    })),
    refusal,
  }
}

export function shownProblem({ seq, row, column, message }: ImportProblemRow): ShownProblem {
  return { seq, row, column, message }
}

export function shownImport({ startedAt, endedAt, activeAt: _, ...row }: ImportRow): ShownImport {
  return { ...row, startedAt: startedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null }
}
