import type { Reader } from '@mullion/db/database'
import { listDoorsBySerial } from '@mullion/db/doors/door.repository'
import { isDoorSerial } from '@mullion/domain/doors/door-serial'
import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import { parseDoorRow } from '@mullion/domain/imports/door-csv'
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

export const operator = 'powerOperated'

/** Reports a serial number that already appeared in an earlier row, even if either row has other problems. */
function createDoubles() {
  const rowOfSerial = new Map<string, number>()
  return ({ row, cells }: CsvRow): ImportProblem[] => {
    const serial = cells.serialNumber ?? ''
    const seen = rowOfSerial.get(serial)
    if (seen === undefined && isDoorSerial(serial)) rowOfSerial.set(serial, row)
    if (seen === undefined) return []
    return [{ row, column: 'serialNumber', message: `Door ${serial} is already in row ${seen}.` }]
  }
}

function readRow({ row, cells, problem }: CsvRow, now: Date) {
  if (problem) return { door: null, problems: [{ row, message: problem }] }
  const read = parseDoorRow(cells, now)
  if (read.ok) return { door: read.door, problems: [] }
  return { door: null, problems: read.problems.map((each) => ({ row, ...each })) }
}

function changeOf(
  row: number,
  door: RegisteredDoor,
  current: RegisteredDoor | undefined,
): PlannedChange | null {
  const facts = { row, label: door.serialNumber, recordId: null, shelfKey: null, obsolete: null }
  const next = door as unknown as Fields
  if (!current) return { ...facts, before: null, after: { ...next } }
  const known = current as unknown as Fields
  const changed = differingFields(known, next, Object.keys(next))
  return changed.length === 0 ? null : { ...facts, before: pick(known, changed), after: pick(next, changed) }
}

/** Plans the rows of a doors file; without an operator column, known doors keep theirs. */
export function createDoorPlanner(
  db: Reader,
  { heading, now }: { readonly heading: readonly string[]; readonly now: Date },
): Planner {
  const doubles = createDoubles()
  const hasOperators = heading.includes(operator)
  return async (rows): Promise<Plan> => {
    const problems: ImportProblem[] = []
    const read: { row: number; door: RegisteredDoor }[] = []
    for (const each of rows) {
      const repeated = doubles(each)
      const { door, problems: found } = readRow(each, now)
      problems.push(...repeated, ...found)
      if (door && repeated.length === 0) read.push({ row: each.row, door })
    }
    const serials = read.map(({ door }) => door.serialNumber)
    const known = new Map((await listDoorsBySerial(db, serials)).map((door) => [door.serialNumber, door]))
    const changes = read.flatMap(({ row, door }) => {
      const current = known.get(door.serialNumber)
      const next = current && !hasOperators ? { ...door, powerOperated: current.powerOperated } : door
      return changeOf(row, next, current) ?? []
    })
    return { changes, problems, created: read.length - known.size, known: known.size }
  }
}
