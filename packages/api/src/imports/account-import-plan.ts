import type { Reader } from '@mullion/db/database'
import type { AccountRecordKind, MatchedRow } from './account-record-kind.ts'
import type { CsvRow } from './csv-file.ts'
import {
  differingFields,
  type Fields,
  type ImportProblem,
  type Plan,
  type PlannedChange,
  type Planner,
  pick,
} from './import-plan.ts'

function changeOf(
  kind: AccountRecordKind,
  { row, record, stored }: MatchedRow<object>,
): PlannedChange | null {
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
function createDoubles(kind: AccountRecordKind) {
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

interface ReadProblems extends Pick<CsvRow, 'row' | 'cells'> {
  readonly problems: readonly ImportProblem[]
}

/** The problems of a row's cells; those of columns that only the stored record has, unless they are all there is. */
function ownProblems(
  { row, cells, problems }: ReadProblems,
  others: readonly ImportProblem[],
): readonly ImportProblem[] {
  if (!others.some((other) => other.row === row)) return problems
  return problems.filter(({ column }) => column === undefined || column in cells)
}

/** Plans the rows of a file of account records; known ones keep what the file has no column for. */
export function createAccountPlanner(db: Reader, kind: AccountRecordKind): Planner {
  const doubles = createDoubles(kind)

  async function matched(rows: readonly CsvRow[]) {
    const keys = [...new Set(rows.map(({ cells }) => kind.keyOf(cells)))]
    const found = Map.groupBy(await kind.find(db, { keys }), ({ record }) =>
      kind.keyOf(kind.file.write(record)),
    )
    return rows.map(({ row, cells, problem }) => {
      const candidates = found.get(kind.keyOf(cells)) ?? []
      const stored = kind.match ? kind.match(cells, candidates) : candidates[0]
      if (problem) return { row, cells, stored, problems: [{ row, message: problem }], valid: {} }
      const all = stored ? { ...kind.file.write(stored.record), ...cells } : cells
      const read = kind.file.read(all)
      if (!read.ok) {
        const problems = read.problems.map((each) => ({ row, ...each }))
        return { row, cells, stored, problems, valid: kind.file.readValid(all) }
      }
      const record = stored && kind.merge ? kind.merge(read.record, stored.record) : read.record
      return { row, cells, stored, problems: [], valid: record, record }
    })
  }

  return async (rows): Promise<Plan> => {
    const read = await matched(rows)
    const good = read.flatMap(({ row, stored, record }) => (record ? [{ row, stored, record }] : []))
    const named = read.map(({ row, stored, valid }) => ({ row, stored, record: valid }))
    const references = (await kind.references?.(db, named)) ?? []
    const problems = [
      ...read.flatMap((each) => ownProblems(each, references)),
      ...good.flatMap(doubles),
      ...references,
      ...((await kind.problems?.(db, good)) ?? []),
    ].sort((one, other) => one.row - other.row)
    const wrong = new Set(problems.map(({ row }) => row))
    const right = good.filter(({ row }) => !wrong.has(row))
    const known = read.filter(({ stored }) => stored).length
    return {
      changes: right.flatMap((row) => changeOf(kind, row) ?? []),
      problems,
      created: right.filter(({ stored }) => !stored).length,
      known,
    }
  }
}
