import * as z from 'zod/mini'
import { savedAddressInput } from '../accounts/address.ts'
import { type Company, discountRates } from '../accounts/company.ts'
import { internalCompanyInput } from '../accounts/internal-company.ts'
import { taxExemptStateChoices } from '../accounts/tax-exempt-states.ts'
import { companyRoles, createUserInput } from '../accounts/user.ts'
import {
  type CellProblem,
  cell,
  choiceCell,
  fieldCell,
  flagCell,
  listCell,
  readCells,
} from '../imports/csv-cells.ts'
import { idCell } from '../imports/part-csv-cells.ts'
import { parseDollars } from '../money.ts'
import { email } from '../postal-address.ts'
import { companyForm, statesOf } from './company-form.ts'

type Cells = Readonly<Record<string, string>>
export type ReadRecord<R> =
  | { readonly ok: true; readonly record: R }
  | { readonly ok: false; readonly problems: readonly CellProblem<string>[] }

/** A kind of account record as rows of a CSV file. */
export interface RecordFile<R> {
  /** In file order. */
  readonly columns: readonly string[]
  /** The columns that say which record a row is about; the others may be left out. */
  readonly key: readonly string[]
  /** Reads one row, keyed by column; a missing column counts as an empty cell. Lists every problem. */
  read(cells: Cells): ReadRecord<R>
  /** Reads those cells of a row that are valid by themselves. */
  readValid(cells: Cells): Partial<R>
  /** Writes a record as one row; reading it again returns an equal record. */
  write(record: R): Record<string, string>
}

type Codec = z.ZodMiniType<unknown, string>
type Shape = Readonly<Record<string, Codec>>

interface FileOf<S extends Shape> {
  readonly row: z.ZodMiniObject<S>
  readonly key: readonly (keyof S & string)[]
  /** Returns what is wrong with a row whose cells are each valid. */
  readonly problems?: (record: z.output<z.ZodMiniObject<S>>) => readonly CellProblem<keyof S & string>[]
}

/** Returns the file of a row schema whose keys are the columns, in order. */
export function recordFile<S extends Shape>({ row, key, problems = () => [] }: FileOf<S>) {
  type R = z.output<z.ZodMiniObject<S>>
  const file: RecordFile<R> = {
    columns: Object.keys(row.shape),
    key,
    read(cells) {
      const read = readCells<S>(row, cells)
      if (!read.ok) return read
      const record = read.cells as R
      const found = problems(record)
      return found.length > 0 ? { ok: false, problems: found } : { ok: true, record }
    },
    readValid(cells) {
      const read = Object.entries(row.shape).map(
        ([column, codec]) => [column, z.safeParse(codec, cells[column] ?? '')] as const,
      )
      const valid = read.flatMap(([column, { success, data }]) => (success ? [[column, data]] : []))
      return Object.fromEntries(valid) as Partial<R>
    },
    write: (record) => z.encode(row, record as never) as Record<string, string>,
  }
  return file
}

const rates = discountRates.join(', ')

/** The share of the list price that a company pays, as in its form. */
const discountCell = cell<Company['discountRate']>((text) => {
  const rate = discountRates.find((each) => text !== '' && each === Number(text))
  return rate === undefined ? { problem: `Choose one of ${rates}.` } : { value: rate }
}, String)

const company = companyForm.shape
const termsCell = choiceCell(['CC', 'PO'])
const statesCell = listCell(taxExemptStateChoices, null)
const yesCell = flagCell('yes')

/** Dollars with two decimals; empty for no limit. */
const creditLimitCell = cell<number | null>(
  (text) => {
    const cents = text === '' ? null : parseDollars(text)
    return text !== '' && cents === null
      ? { problem: 'Write the credit limit as 5000.00, or leave this empty.' }
      : { value: cents }
  },
  (cents) => (cents === null ? '' : (cents / 100).toFixed(2)),
)

const companyRow = z.object({
  customerNumber: fieldCell(company.customerNumber),
  name: fieldCell(company.name),
  accountingEmail: fieldCell(company.accountingEmail),
  phone: fieldCell(company.phone),
  address1: fieldCell(company.address1),
  address2: fieldCell(company.address2),
  city: fieldCell(company.city),
  state: fieldCell(company.state),
  zipCode: fieldCell(company.zipCode),
  country: choiceCell(['US', 'CA'], 'US'),
  termsCode: termsCell,
  discountRate: discountCell,
  taxExemptStates: statesCell,
  poRequired: yesCell,
  iseMember: yesCell,
  creditLimit: creditLimitCell,
})
export type CompanyRecord = z.output<typeof companyRow>

/** Companies with online users, by customer number. */
export const companyFile = recordFile({
  row: companyRow,
  key: ['customerNumber'],
  problems: ({ country, state }) =>
    Object.hasOwn(statesOf(country), state)
      ? []
      : [{ column: 'state', message: `This is not a state of the country ${country}.` }],
})

const customer = internalCompanyInput.shape
const customerRow = z.object({
  customerNumber: fieldCell(customer.customerNumber),
  name: fieldCell(customer.name),
  termsCode: termsCell,
  discountRate: discountCell,
  taxExemptStates: statesCell,
  poRequired: yesCell,
  iseMember: yesCell,
  creditLimit: creditLimitCell,
})
export type CustomerRecord = z.output<typeof customerRow>

/** Customers that staff order for, by customer number. */
export const customerFile = recordFile({ row: customerRow, key: ['customerNumber'] })

const person = createUserInput.shape
const userRow = z.object({
  email: fieldCell(email),
  firstname: fieldCell(person.firstname),
  lastname: fieldCell(person.lastname),
  role: choiceCell(companyRoles, 'user'),
  customerNumber: fieldCell(company.customerNumber),
  invited: flagCell('yes'),
})
export type UserRecord = z.output<typeof userRow>

/** Users of customer companies, by email; `customerNumber` is their company's, and `invited` mails an invitation. */
export const userFile = recordFile({ row: userRow, key: ['email'] })

const address = savedAddressInput.shape
const addressRow = z.object({
  id: idCell,
  email: fieldCell(email),
  label: fieldCell(address.label),
  nameOrCompany: fieldCell(address.nameOrCompany),
  attention: fieldCell(address.attention),
  address1: fieldCell(address.address1),
  address2: fieldCell(address.address2),
  address3: fieldCell(address.address3),
  city: fieldCell(address.city),
  state: fieldCell(address.state),
  postalCode: fieldCell(address.postalCode),
  country: choiceCell(['US', 'CA'], 'US'),
  telephone: fieldCell(address.telephone),
})
export type AddressRecord = z.output<typeof addressRow>

/** Saved ship-to addresses, by their user's email and their label; `id` tells apart those with the same label. */
export const addressFile = recordFile({ row: addressRow, key: ['email', 'label'] })
