import * as z from 'zod/mini'
import { partTags } from '../catalog/part.ts'
import { dayInput } from '../day-input.ts'
import { type CellProblem, cell, choiceCell, fieldCell, textCell } from '../imports/csv-cells.ts'
import { parseDollars } from '../money.ts'
import { recordFile } from './account-csv.ts'
import { companyForm } from './company-form.ts'
import { companyPriceFields, companyPriceKinds } from './company-price.ts'

/** Hundredths, written with two decimals; empty is null. */
function hundredthsCell(problem: string) {
  return cell<number | null>(
    (text) => {
      const value = text === '' ? null : parseDollars(text)
      return text !== '' && value === null ? { problem } : { value }
    },
    (value) => (value === null ? '' : (value / 100).toFixed(2)),
  )
}

const quantityCell = cell<number | null>(
  (text) => {
    if (text === '') return { value: null }
    return /^\d{1,6}$/.test(text) ? { value: Number(text) } : { problem: 'Enter a whole quantity.' }
  },
  (value) => (value === null ? '' : String(value)),
)

const tagCell = cell<string>(
  (text) => {
    const found = partTags.find((tag) => tag.toLowerCase() === text.toLowerCase())
    return text === '' || found ? { value: found ?? '' } : { problem: `There is no tag ${text}.` }
  },
  (value) => value,
)

const lastDayCell = cell<string | null>(
  (text) => {
    const read = text === '' ? null : z.safeParse(dayInput, text)
    if (read === null) return { value: null }
    return read.success ? { value: read.data } : { problem: read.error.issues[0]?.message ?? '' }
  },
  (value) => value ?? '',
)

const row = z.object({
  customerNumber: fieldCell(companyForm.shape.customerNumber),
  companyType: choiceCell(['company', 'customer'], 'company'),
  kind: choiceCell(companyPriceKinds, 'contract'),
  partNumber: textCell(60),
  tag: tagCell,
  minQuantity: quantityCell,
  price: hundredthsCell('Write the price as 41.20.'),
  discount: hundredthsCell('Write the discount in percent, such as 12.5.'),
  validFrom: fieldCell(dayInput),
  validUntil: lastDayCell,
})
export type CompanyPriceRecord = z.output<typeof row>

const columnOf: Readonly<Record<string, keyof CompanyPriceRecord>> = {
  priceCents: 'price',
  discountHundredths: 'discount',
}

const empty = { partNumber: '', tag: '', minQuantity: null, price: null, discount: null } as const
const usedBy = {
  contract: ['partNumber', 'price'],
  break: ['partNumber', 'minQuantity', 'price'],
  tag: ['tag', 'discount'],
} as const

/** Reads a row as staff enter a price; fails as their form does. */
export function fieldsOfRecord(record: CompanyPriceRecord) {
  const { kind, partNumber, tag, minQuantity, validFrom, validUntil } = record
  const { price: priceCents, discount: discountHundredths } = record
  const days = { validFrom, validUntil }
  if (kind === 'tag') return z.safeParse(companyPriceFields, { kind, tag, discountHundredths, ...days })
  if (kind === 'contract') return z.safeParse(companyPriceFields, { kind, partNumber, priceCents, ...days })
  return z.safeParse(companyPriceFields, { kind, partNumber, minQuantity, priceCents, ...days })
}

function problemsOf(record: CompanyPriceRecord): CellProblem<keyof CompanyPriceRecord>[] {
  const read = fieldsOfRecord(record)
  const wrong = (read.error?.issues ?? []).map(({ path: [field], message }) => ({
    column: columnOf[String(field)] ?? (String(field) as keyof CompanyPriceRecord),
    message,
  }))
  const used: readonly string[] = usedBy[record.kind]
  const filled = (Object.keys(empty) as (keyof typeof empty)[])
    .filter((column) => !used.includes(column) && record[column] !== empty[column])
    .map((column) => ({ column, message: `Leave this empty for the kind ${record.kind}.` }))
  const reversed = record.validUntil !== null && record.validUntil < record.validFrom
  return [
    ...wrong,
    ...filled,
    ...(reversed ? [{ column: 'validUntil' as const, message: 'The last day is before the first.' }] : []),
  ]
}

/** Special prices of companies; a row is about the price of one thing from one day on. */
export const companyPriceFile = recordFile({
  row,
  key: ['customerNumber', 'validFrom'],
  problems: problemsOf,
})
