import type { Reader } from '@mullion/db/database'
import type { CsvLayout, CsvRow } from './csv-file.ts'
import {
  differingFields,
  type Fields,
  type ImportProblem,
  type Plan,
  type PlannedChange,
  type Planner,
  pick,
} from './import-plan.ts'
import type { MatchedRow, RecordKind } from './record-kind.ts'

/** The layout of a kind's file; only the columns that say which record a row is about are needed. */
export function layoutOf({ name, file }: RecordKind): CsvLayout {
  return { file: name, columns: file.columns, needed: file.key }
}

function changeOf(kind: RecordKind, { row, record, stored }: MatchedRow<object>): PlannedChange | null {
  const facts = {
    row,
    label: kind.labelOf(record),
    recordId: stored?.id ?? null,
    shelfKey: null,
    obsolete: null,
  }
  const next = record as Fields
  if (!stored) return { ...facts, before: null, after: pick(next, kind.fields) }
  const known = stored.record as Fields
  const changed = differingFields(known, next, kind.fields)
  return changed.length === 0 ? null : { ...facts, before: pick(known, changed), after: pick(next, changed) }
}

/** Reports a record that already appeared in an earlier row. */
function createDoubles(kind: RecordKind) {
  const rowOf = new Map<string, number>()
  return ({ row, record, stored }: MatchedRow<object>): ImportProblem[] => {
    const label = kind.labelOf(record)
    const identity = stored ? `#${stored.id}` : label
    const seen = rowOf.get(identity)
    if (seen === undefined) rowOf.set(identity, row)
    return seen === undefined
      ? []
      : [{ row, column: kind.file.key[0] ?? '', message: `${label} is already in row ${seen}.` }]
  }
}

/** Plans the rows of a file of account records; known ones keep what the file has no column for. */
export function createRecordPlanner(db: Reader, kind: RecordKind): Planner {
  const doubles = createDoubles(kind)

  async function matched(rows: readonly CsvRow[]) {
    const keys = [...new Set(rows.map(({ cells }) => kind.keyOf(cells)))]
    const found = Map.groupBy(await kind.find(db, { keys }), ({ record }) =>
      kind.keyOf(kind.file.write(record)),
    )
    return rows.map(({ row, cells, problem }) => {
      const candidates = found.get(kind.keyOf(cells)) ?? []
      const stored = kind.match ? kind.match(cells, candidates) : candidates[0]
      if (problem) return { row, stored, problems: [{ row, message: problem }] }
      const read = kind.file.read(stored ? { ...kind.file.write(stored.record), ...cells } : cells)
      if (!read.ok) return { row, stored, problems: read.problems.map((each) => ({ row, ...each })) }
      const record = stored && kind.merge ? kind.merge(read.record, stored.record) : read.record
      return { row, stored, problems: [], record }
    })
  }

  return async (rows): Promise<Plan> => {
    const read = await matched(rows)
    const good = read.flatMap(({ row, stored, record }) => (record ? [{ row, stored, record }] : []))
    const problems = [
      ...read.flatMap((each): readonly ImportProblem[] => each.problems),
      ...good.flatMap(doubles),
      ...((await kind.problems?.(db, good)) ?? []),
    ].sort((one, other) => one.row - other.row)
    const known = read.filter(({ stored }) => stored).length
    return {
      changes: good.flatMap((row) => changeOf(kind, row) ?? []),
      problems,
      created: good.filter(({ stored }) => !stored).length,
      known,
    }
  }
}
