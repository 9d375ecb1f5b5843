import { leadText } from '@mullion/domain/catalog/number-lead'
import type { Part } from '@mullion/domain/catalog/part'
import { numberKey } from '@mullion/domain/catalog/part-number'
import { lineFate } from '@mullion/domain/checkout/line-fate'
import { noLongerSoldText } from '@mullion/domain/checkout/pricing'
import { type ListLineView, type NewListLine, newListLine } from '@mullion/domain/part-lists/part-list'
import type { NumberedParts } from '@mullion/domain/search/search-input'
import { typedNumber } from '../../../lib/quantity.ts'
import type { CsvRow } from './list-csv.ts'

/** What would become of a row of a file, in words. */
export type RowPlan = { readonly row: CsvRow; readonly text: string } & (
  | { readonly kind: 'same' | 'refused' | 'looking' }
  | { readonly kind: 'add'; readonly line: NewListLine }
  | { readonly kind: 'change'; readonly lineId: number; readonly line: NewListLine }
)

const commentsOf = (comment: string) =>
  comment
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** Returns a number as typed; null for an empty cell, undefined for what is no number. */
function numberOf(cell: string): number | null | undefined {
  return cell === '' ? null : (typedNumber(cell) ?? undefined)
}

/** Returns what is wrong with a line, or null. */
function problemOf(line: NewListLine): string | null {
  return newListLine.safeParse(line).error?.issues[0]?.message ?? null
}

type Fields = Pick<NewListLine, 'keep' | 'comments'> & { readonly quantity: number | null }

/** Returns what a row says; without a column for it, what `before` says. */
function fieldsOf(
  { quantity, keep, comment }: CsvRow,
  before: Pick<NewListLine, 'keep' | 'comments'>,
): Fields | string {
  const [count, kept] = [numberOf(quantity), keep === null ? before.keep : numberOf(keep)]
  if (count === undefined) return 'Quantity must be a number.'
  if (kept === undefined) return 'The number to keep must be a number.'
  return { quantity: count, keep: kept, comments: comment === null ? before.comments : commentsOf(comment) }
}

function changeText(before: NewListLine, after: NewListLine): string {
  const changes: string[] = []
  if (before.quantity !== after.quantity) changes.push(`quantity ${before.quantity} to ${after.quantity}`)
  if (before.keep !== after.keep) changes.push(`keep ${before.keep ?? 'none'} to ${after.keep ?? 'none'}`)
  if (before.comments.join('\n') !== after.comments.join('\n')) changes.push('comment')
  return changes.join(', ')
}

function planOfLine(row: CsvRow, before: ListLineView): RowPlan {
  const refused = (text: string): RowPlan => ({ kind: 'refused', row, text })
  const { number } = before.part
  if (numberKey(row.number) !== numberKey(number))
    return refused(`Line ${before.id} is ${number}. Clear the “Line” cell to add another part.`)
  const fields = fieldsOf(row, before)
  if (typeof fields === 'string') return refused(fields)
  const { partId, configurations } = before
  const quantity = fields.quantity ?? before.quantity
  if (configurations.length > 0 && quantity !== before.quantity)
    return refused('This line has options. Change its quantity in the list.')
  const line = { ...fields, partId, configurations, quantity, comments: [...fields.comments] }
  const text = changeText(before, line)
  if (text === '') return { kind: 'same', row, text: 'No change' }
  const problem = problemOf(line)
  return problem
    ? refused(problem)
    : { kind: 'change', row, lineId: before.id, line, text: `Changes ${text}` }
}

const isSold = (part: Part) => !('obsolete' in part && part.obsolete)

/** Returns the one part that a number names, or why there is none. */
function partOf(found: NumberedParts): Part | string {
  const [part, ...others] = found.parts.filter(isSold)
  if (part) return others.length > 0 ? 'This number matches two parts.' : part
  if (found.lead) return leadText(found.lead)
  return found.noLongerSold || found.parts.length > 0 ? noLongerSoldText : 'Part number not found.'
}

function planOfPart(row: CsvRow, found: NumberedParts | undefined): RowPlan {
  const refused = (text: string): RowPlan => ({ kind: 'refused', row, text })
  if (row.number === '') return refused('Enter a part number.')
  const fields = fieldsOf(row, { keep: null, comments: [] })
  if (typeof fields === 'string') return refused(fields)
  if (fields.quantity === null) return refused('Enter a quantity.')
  if (!found) return { kind: 'looking', row, text: 'Looking up the part' }
  const part = partOf(found)
  if (typeof part === 'string') return refused(part)
  const line = {
    partId: part.id,
    ...fields,
    quantity: fields.quantity,
    comments: [...fields.comments],
    configurations: [],
  }
  const fate = lineFate(part, line)
  const problem = problemOf(line) ?? (fate.kind === 'wrong_quantity' ? fate.text : null)
  if (problem !== null) return refused(problem)
  const text = fate.kind === 'ready' ? 'Adds' : `${fate.text} Adds`
  return { kind: 'add', row, line, text: `${text} ${fields.quantity} of ${part.number}` }
}

interface PlanOf {
  readonly lines: readonly ListLineView[]
  /** The parts of a number; undefined while they are looked up. */
  readonly foundOf: (number: string) => NumberedParts | undefined
}

/** Decides what would become of each row of a file if it were saved to a list. Lines without a row stay. */
export function planRows(rows: readonly CsvRow[], { lines, foundOf }: PlanOf): RowPlan[] {
  const taken = new Set<number>()
  return rows.map((row) => {
    const before = lines.find(({ id }) => String(id) === row.line)
    if (!before) return planOfPart(row, foundOf(row.number))
    if (taken.has(before.id)) return { kind: 'refused', row, text: 'This line is in the file twice.' }
    taken.add(before.id)
    return planOfLine(row, before)
  })
}
