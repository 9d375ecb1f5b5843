import type { Database } from '@mullion/db/database'
import {
  addImportChanges,
  addImportProblems,
  type ImportRow,
  moveImport,
  updateImport,
} from '@mullion/db/imports/import.repository'
import { importLayouts } from '@mullion/domain/import-files/import-layouts'
import { maxAccountRows, storedImportProblems, tooManyRows } from '@mullion/domain/imports/import'
import type { Clock } from '../clock.ts'
import { createAccountPlanner } from './account-import-plan.ts'
import { accountRecordKinds, isAccountRecordKind } from './account-record-kinds.ts'
import { type CsvFile, type CsvRow, type CsvSource, openCsvFile } from './csv-file.ts'
import { createDoorPlanner } from './door-import-plan.ts'
import type { Planner } from './import-plan.ts'
import { createPace, rowsPerPage } from './import-step.ts'
import { importText } from './import-text.ts'
import { createPartPlanner } from './part-import-plan.ts'

interface Reading {
  readonly db: Database
  readonly clock: Clock
  readonly row: ImportRow
  readonly source: CsvSource
  readonly onProgress?: ((rows: number) => void) | undefined
}

async function* pagesOf(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow[]> {
  let page: CsvRow[] = []
  for await (const row of rows) {
    page.push(row)
    if (page.length < rowsPerPage) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

function plannerOf({ db, clock, row: { kind } }: Reading, { heading }: CsvFile): Planner {
  if (isAccountRecordKind(kind)) return createAccountPlanner(db.read, accountRecordKinds[kind])
  return kind === 'doors'
    ? createDoorPlanner(db.read, { heading, now: clock() })
    : createPartPlanner(db.read, { heading, onlyKnown: kind === 'prices' })
}

/**
 * Reads an import's file and stages its changes in small transactions; after the first problem, only records
 * problems.
 */
export async function readImport(reading: Reading) {
  const { db, clock, row, onProgress } = reading
  const { text, note } = importText(reading.source)
  const file = await openCsvFile(text, importLayouts[row.kind])
  const plan = plannerOf(reading, file)
  const counts = { rows: 0, created: 0, known: 0, changed: 0, problemCount: 0 }
  const pace = createPace()
  let seq = 0
  for await (const page of pagesOf(file.rows)) {
    const planned = await plan(page)
    const problems = planned.problems
      .slice(0, storedImportProblems - counts.problemCount)
      .map((problem, at) => ({ ...problem, importId: row.id, seq: counts.problemCount + at + 1 }))
    counts.rows += page.length
    if (isAccountRecordKind(row.kind) && counts.rows > maxAccountRows) throw tooManyRows()
    counts.created += planned.created
    counts.known += planned.known
    counts.problemCount += planned.problems.length
    const changes =
      counts.problemCount > 0 ? [] : planned.changes.map((change) => ({ ...change, seq: ++seq }))
    counts.changed += planned.changes.filter(({ before }) => before !== null).length
    await db.transaction(async (tx) => {
      await addImportChanges(tx, row.id, changes)
      await addImportProblems(tx, problems)
      await updateImport(tx, row.id, { ...counts, activeAt: clock() })
    })
    onProgress?.(counts.rows)
    await pace()
  }
  const to = counts.problemCount > 0 ? 'refused' : 'staged'
  await db.transaction((tx) => moveImport(tx, row.id, { from: 'reading', to, note: note() }))
  return { ...counts, heading: file.heading, note: note() }
}
