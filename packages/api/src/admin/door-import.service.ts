import { listDoorsBySerial, saveDoors } from '@mullion/db/doors/door.repository'
import type { Store } from '@mullion/db/store'
import { type DoorRowProblem, doorCsvColumns, parseDoorRow } from '@mullion/domain/admin/door-csv'
import { isDoorSerial } from '@mullion/domain/doors/door-serial'
import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import type { Clock } from '../clock.ts'
import { type CsvRow, readCsvFile } from './csv-file.ts'

/** What is wrong with a row of the file; the row after the heading is 2. */
export interface DoorImportProblem extends Partial<Pick<DoorRowProblem, 'column'>> {
  readonly row: number
  readonly message: string
}

export interface DoorImportReport {
  readonly rows: number
  readonly created: number
  readonly updated: number
  readonly problems: readonly DoorImportProblem[]
  /** What whoever imports should know of how the file was read. */
  readonly notes: readonly string[]
  /** False when there were problems, or when the import was only tried out: then nothing was stored. */
  readonly stored: boolean
}

const operator = 'powerOperated'
/** Registers that know nothing of operators leave their column out. */
const layout = {
  file: 'doors',
  columns: doorCsvColumns,
  needed: doorCsvColumns.filter((column) => column !== operator),
} as const

/** Says of a serial number that it stands in an earlier row, whatever else is wrong with either row. */
function createDoubles() {
  const rowOfSerial = new Map<string, number>()
  return ({ row, cells }: CsvRow): DoorImportProblem[] => {
    const serial = cells.serialNumber ?? ''
    const seen = rowOfSerial.get(serial)
    if (seen === undefined && isDoorSerial(serial)) rowOfSerial.set(serial, row)
    if (seen === undefined) return []
    return [{ row, column: 'serialNumber', message: `Door ${serial} is in row ${seen} already.` }]
  }
}

/** What keeps a row from being imported, and its door where that can be read. */
function readRow({ row, cells, problem }: CsvRow, now: Date) {
  if (problem) return { door: null, problems: [{ row, message: problem }] }
  const read = parseDoorRow(cells, now)
  if (read.ok) return { door: read.door, problems: [] }
  return { door: null, problems: read.problems.map((each) => ({ row, ...each })) }
}

function readRows(csv: string, now: Date) {
  const { heading, rows } = readCsvFile(csv, layout)
  const doors: RegisteredDoor[] = []
  const problems: DoorImportProblem[] = []
  const doubles = createDoubles()
  for (const each of rows) {
    const read = readRow(each, now)
    const repeated = doubles(each)
    problems.push(...repeated, ...read.problems)
    if (read.door && repeated.length === 0) doors.push(read.door)
  }
  return { doors, problems, rows: rows.length, hasOperators: heading.includes(operator) }
}

const counted = (count: number, what: string) => `${count} ${what} ${count === 1 ? 'door' : 'doors'}`

/** What becomes of operators that the file says nothing of. */
function operatorNote({ created, updated }: Pick<DoorImportReport, 'created' | 'updated'>): string {
  const kept = `${counted(updated, 'known')} ${updated === 1 ? 'keeps its operator' : 'keep their operators'}`
  const made = `${counted(created, 'new')} ${created === 1 ? 'is' : 'are'} manual`
  return `There is no column ${operator}: ${kept}, ${made}.`
}

/** Importing the doors file: all of it or, when any row has a problem, none of it. */
export function createDoorImport({ store, clock }: { store: Store; clock: Clock }) {
  return {
    /**
     * Reads a CSV and creates or updates its doors; doors that are not in the file stay, and so do operators that it has
     * no column for. With `dryRun` nothing is stored. Throws `invalid` when the file is no CSV or its columns are not
     * known.
     */
    async importDoors(csv: string, options: { readonly dryRun?: boolean } = {}): Promise<DoorImportReport> {
      const { doors, problems, rows, hasOperators } = readRows(csv, clock())
      const serials = doors.map(({ serialNumber }) => serialNumber)
      return store.transaction(async (tx) => {
        const updated = (await listDoorsBySerial(tx, serials)).length
        const stored = problems.length === 0 && !options.dryRun
        if (stored) await saveDoors(tx, doors, { kept: hasOperators ? [] : [operator] })
        const counts = { created: doors.length - updated, updated }
        return { rows, ...counts, problems, notes: hasOperators ? [] : [operatorNote(counts)], stored }
      })
    },
  }
}
