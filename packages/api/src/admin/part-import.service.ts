import { holdCatalog, listAllParts, type PartRow } from '@mullion/db/catalog/catalog.repository'
import { type NewPart, replaceCatalog, savePart } from '@mullion/db/catalog/shelving.repository'
import type { Store } from '@mullion/db/store'
import {
  type PartRecord,
  type PartRowProblem,
  parsePartRow,
  partCsvColumns,
} from '@mullion/domain/admin/part-csv'
import { numberKey } from '@mullion/domain/catalog/part-number'
import type { Clock } from '../clock.ts'
import { readCsvFile } from './csv-file.ts'

/** What is wrong with a row of the file; the row after the heading is 2. */
export interface PartImportProblem extends Partial<Pick<PartRowProblem, 'column'>> {
  readonly row: number
  readonly message: string
}

export interface PartImportReport {
  readonly rows: number
  readonly created: number
  readonly updated: number
  readonly problems: readonly PartImportProblem[]
  /** False when there were problems, or when the import was only tried out: then nothing was stored. */
  readonly stored: boolean
}

interface NumberedRecord {
  readonly row: number
  readonly part: PartRecord
}

/** Above this many changed parts the catalogue is laid out anew, which is faster than part by part. */
const partByPartLimit = 50

const layout = {
  file: 'parts',
  columns: partCsvColumns,
  needed: ['part_number', 'part_name', 'part_units'],
} as const

function readRows(csv: string): { parts: NumberedRecord[]; problems: PartImportProblem[]; rows: number } {
  const records = readCsvFile(csv, layout).rows
  const parts: NumberedRecord[] = []
  const problems: PartImportProblem[] = []
  for (const { row, cells, problem } of records) {
    if (problem) {
      problems.push({ row, message: problem })
      continue
    }
    const read = parsePartRow(cells)
    if (read.ok) parts.push({ row, part: read.part })
    else problems.push(...read.problems.map((problem) => ({ row, ...problem })))
  }
  return { parts, problems: [...problems, ...doubles(parts)], rows: records.length }
}

function doubles(parts: readonly NumberedRecord[]): PartImportProblem[] {
  const first = new Map<string, number>()
  return parts.flatMap(({ row, part }) => {
    const key = numberKey(part.number)
    const seen = first.get(key)
    if (seen === undefined) first.set(key, row)
    return seen === undefined
      ? []
      : [{ row, column: 'part_number' as const, message: `This part number is in row ${seen} already.` }]
  })
}

function toRow(part: PartRecord, known: { id: number; imageVersion: number; now: Date }): NewPart {
  const { id: _, size, relatedParts, tags, doorModels, doorSubModels, ...rest } = part
  return {
    ...rest,
    ...size,
    tags: [...tags],
    doorModels: [...doorModels],
    doorSubModels: [...doorSubModels],
    relatedParts: [...relatedParts],
    id: known.id,
    imageVersion: known.imageVersion,
    updatedAt: known.now,
  }
}

/** Gives each row the id that it names, the id that its number has already, or the next free one. */
function merge(rows: readonly NumberedRecord[], stored: readonly PartRow[], now: Date) {
  const byKey = new Map(stored.map((part) => [part.numberKey, part]))
  const byId = new Map(stored.map((part) => [part.id, part]))
  let lastId = 0
  for (const { id } of stored) lastId = Math.max(lastId, id)
  for (const { part } of rows) lastId = Math.max(lastId, part.id ?? 0)
  const rowOfId = new Map<number, number>()
  const problems: PartImportProblem[] = []
  const changed: NewPart[] = []
  let created = 0
  for (const { row, part } of rows) {
    const sameNumber = byKey.get(numberKey(part.number))
    const known = part.id === null ? sameNumber : byId.get(part.id)
    if (sameNumber && known?.id !== sameNumber.id) {
      problems.push({ row, column: 'part_number', message: 'Part number already exists' })
      continue
    }
    const id = known?.id ?? part.id ?? ++lastId
    const seen = rowOfId.get(id)
    if (seen !== undefined) {
      problems.push({ row, column: 'id', message: `Part ${id} is in row ${seen} already.` })
      continue
    }
    rowOfId.set(id, row)
    if (!known) created++
    changed.push(toRow(part, { id, imageVersion: known?.imageVersion ?? 0, now }))
  }
  return { changed, created, problems }
}

/** Importing the parts file: all of it or, when any row has a problem, none of it. */
export function createPartImport({ store, clock }: { store: Store; clock: Clock }) {
  return {
    /**
     * Reads a CSV and creates or updates its parts; parts that are not in the file stay. With `dryRun` nothing is
     * stored. Throws `invalid` when the file is no CSV or its columns are not known.
     */
    async importParts(csv: string, options: { readonly dryRun?: boolean } = {}): Promise<PartImportReport> {
      const { parts, problems, rows } = readRows(csv)
      return store.transaction(async (tx) => {
        await holdCatalog(tx)
        const stored = await listAllParts(tx)
        const merged = merge(parts, stored, clock())
        const all = [...problems, ...merged.problems].sort((a, b) => a.row - b.row)
        const updated = merged.changed.length - merged.created
        const report = { rows, created: merged.created, updated, problems: all }
        if (all.length > 0 || options.dryRun) return { ...report, stored: false }
        if (merged.changed.length <= partByPartLimit) {
          for (const part of merged.changed) await savePart(tx, part)
        } else {
          const changedIds = new Set(merged.changed.map(({ id }) => id))
          await replaceCatalog(tx, [...stored.filter(({ id }) => !changedIds.has(id)), ...merged.changed])
        }
        return { ...report, stored: true }
      })
    },
  }
}
