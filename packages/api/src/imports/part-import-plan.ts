import { listPartsById, type PartRow } from '@mullion/db/catalog/catalog.repository'
import { listPartsByNumber } from '@mullion/db/catalog/part-number.repository'
import type { Reader } from '@mullion/db/database'
import type { NewPart } from '@mullion/db/search/indexed-parts.repository'
import { keptFamilyName } from '@mullion/domain/catalog/family'
import { displayNumber, numberKey } from '@mullion/domain/catalog/part-number'
import { type PartRecord, parsePartRow, partRowReader } from '@mullion/domain/imports/part-csv'
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

/** Everything a file can set on a part, as it is stored. */
export function fieldsOf(part: PartRecord): Omit<NewPart, 'id' | 'imageVersion' | 'updatedAt'> {
  const { id: _, size, relatedParts, tags, doorModels, doorSubModels, ...rest } = part
  return {
    ...rest,
    ...size,
    tags: [...tags],
    doorModels: [...doorModels],
    doorSubModels: [...doorSubModels],
    relatedParts: [...relatedParts],
  }
}

export function recordOf(part: PartRow): PartRecord {
  const { lengthInches, heightInches, depthInches, weightPounds, ...rest } = part
  return { ...rest, size: { lengthInches, heightInches, depthInches, weightPounds } }
}

/** The accounting file writes `311-` before numbers; here they have none. */
function withoutPrefix(row: CsvRow): CsvRow {
  const { part_number: number } = row.cells
  if (number === undefined) return row
  return { ...row, cells: { ...row.cells, part_number: displayNumber(number) } }
}

const twice = (what: string, row: number) => `${what} is already in row ${row}.`

interface Known {
  readonly byId: ReadonlyMap<number, PartRow>
  readonly byKey: ReadonlyMap<string, PartRow>
}

const wholeNumber = (text = '') => (/^\d{1,15}$/.test(text) ? Number(text) : null)

async function findKnown(db: Reader, rows: readonly CsvRow[]): Promise<Known> {
  const ids = rows.flatMap(({ cells }) => wholeNumber(cells.id) ?? [])
  const keys = rows.map(({ cells }) => numberKey(cells.part_number ?? ''))
  const [withId, withNumber] = [await listPartsById(db, ids), await listPartsByNumber(db, keys, true)]
  return {
    byId: new Map(withId.map((part) => [part.id, part])),
    byKey: new Map(withNumber.map((part) => [part.numberKey, part])),
  }
}

interface NamedPart {
  readonly id: number | null
  readonly known: PartRow | undefined
  readonly sameNumber: PartRow | undefined
}

/** Returns what is wrong when a row's id and number do not name one stored part: a shifted column renames no part. */
function notOnePart({ id, known, sameNumber }: NamedPart): Omit<ImportProblem, 'row'> | null {
  if (known && known.id === sameNumber?.id) return null
  if (id === null) return { column: 'part_number', message: 'Part number not found.' }
  if (!known) return { column: 'id', message: `Part ${id} not found.` }
  const message = `The part_number of part ${id} is ${known.number}. A price file cannot change it.`
  return { column: 'part_number', message }
}

/** Plans the rows of a parts file, or of a price file, whose parts must already exist. */
export function createPartPlanner(
  db: Reader,
  { heading, onlyKnown }: { readonly heading: readonly string[]; readonly onlyKnown: boolean },
): Planner {
  const readKnown = partRowReader(heading)
  const namesFamilies = heading.includes('family_name')
  const rowOfKey = new Map<string, number>()
  const rowOfId = new Map<number, number>()

  function planRow(each: CsvRow, { byId, byKey }: Known): ImportProblem[] | PlannedPart {
    const { row, cells, problem } = each
    if (problem) return [{ row, message: problem }]
    const id = wholeNumber(cells.id)
    const sameNumber = byKey.get(numberKey(cells.part_number ?? ''))
    const known = id === null ? sameNumber : byId.get(id)
    const unknown = onlyKnown && notOnePart({ id, known, sameNumber })
    if (unknown) return [{ row, ...unknown }]
    const read = known ? readKnown(cells, recordOf(known)) : parsePartRow(cells)
    if (!read.ok) return read.problems.map((found) => ({ row, ...found }))
    const key = numberKey(read.part.number)
    const seen = rowOfKey.get(key)
    if (seen !== undefined) return [{ row, column: 'part_number', message: twice('This part number', seen) }]
    rowOfKey.set(key, row)
    if (sameNumber && known?.id !== sameNumber.id) {
      return [{ row, column: 'part_number', message: 'Part number already exists' }]
    }
    const recordId = known?.id ?? read.part.id
    const seenId = recordId === null ? undefined : rowOfId.get(recordId)
    if (seenId !== undefined) return [{ row, column: 'id', message: twice(`Part ${recordId}`, seenId) }]
    if (recordId !== null) rowOfId.set(recordId, row)
    const fields = fieldsOf(read.part)
    const familyName = known && !namesFamilies ? keptFamilyName(known, fields) : fields.familyName
    const next = { ...fields, familyName, number: known && onlyKnown ? known.number : fields.number }
    return { change: changeOf({ row, recordId, known, next }), isNew: !known }
  }

  return async (sent): Promise<Plan> => {
    const rows = sent.map(withoutPrefix)
    const known = await findKnown(db, rows)
    const planned = rows.map((row) => planRow(row, known))
    const parts = planned.filter((each) => 'isNew' in each)
    const created = parts.filter(({ isNew }) => isNew).length
    return {
      changes: parts.flatMap(({ change }) => change ?? []),
      problems: planned.flatMap((each) => ('isNew' in each ? [] : each)),
      created,
      known: parts.length - created,
    }
  }
}

interface PlannedPart {
  readonly change: PlannedChange | null
  readonly isNew: boolean
}

interface RowChange {
  readonly row: number
  readonly recordId: number | null
  readonly known: PartRow | undefined
  readonly next: ReturnType<typeof fieldsOf>
}

/** Null when the part already has these values. */
function changeOf({ row, recordId, known, next }: RowChange): PlannedChange | null {
  const { number, obsolete } = next
  const facts = { row, label: number, recordId }
  const placed = { shelfKey: numberKey(number), obsolete }
  if (!known) return { ...facts, ...placed, before: null, after: next }
  const current = known as unknown as Fields
  const changed = differingFields(current, next, Object.keys(next))
  if (changed.length === 0) return null
  const moves = known.numberKey !== placed.shelfKey || known.obsolete !== obsolete
  const before = pick(current, changed)
  return {
    ...facts,
    ...(moves ? placed : { shelfKey: null, obsolete: null }),
    before,
    after: pick(next, changed),
  }
}
