import { companyRoles } from '../accounts/user.ts'
import { addressFile, companyFile, customerFile, type RecordFile, userFile } from '../admin/account-csv.ts'
import { companyPriceFile } from '../admin/company-price-csv.ts'
import { numberFile } from '../admin/number-csv.ts'
import { units } from '../catalog/part.ts'
import { companyPaymentFile } from '../credit/company-payment-csv.ts'
import { doorBuilds } from '../doors/door.ts'
import { doorCsvColumns, parseDoorRow } from '../imports/door-csv.ts'
import type { ImportKind } from '../imports/import.ts'
import { parsePartRow, partCsvColumns } from '../imports/part-csv.ts'

/** The columns of a kind of CSV file. */
export interface ImportLayout {
  /** What errors about the file call it. */
  readonly file: Exclude<ImportKind, 'prices'>
  /** All columns, in the order of an export. */
  readonly columns: readonly string[]
  /** Columns that every file must have. */
  readonly needed: readonly string[]
  /** Columns that may not be empty for a record that the store does not have yet. */
  readonly filled: readonly string[]
  /** A row; cells that are empty in it are left out. */
  readonly example: Readonly<Record<string, string>>
  /** Sentences about values that do not explain themselves. */
  readonly notes: readonly string[]
}

type Example = Pick<ImportLayout, 'example' | 'notes'>

const accountNotes = [
  'customerNumber is the number in the accounting system (Sage). It tells which record a row is about.',
  'termsCode is CC for those who pay by card, PO for those who order on terms and are billed.',
  'discountRate is the share of the list price that they pay: 0.85 is 15% off, 1 is no discount.',
]
const ownerNote =
  'companyType is company, or customer for one that staff order for (mullion customers export).'

const company = {
  customerNumber: 'ARCTIC1',
  name: 'Arctic Doors',
  termsCode: 'PO',
  discountRate: '0.85',
  taxExemptStates: 'GA',
  poRequired: 'yes',
  creditLimit: '5000.00',
}

const part = {
  part_number: '0105-02',
  part_name: 'Hinge',
  part_description: 'Cam-rise hinge for cooler doors',
  part_price: '12.50',
  part_units: 'EA',
  part_tags: 'Hinges',
  part_tags_doors: 'Swing',
}

const partLayout: ImportLayout = {
  file: 'parts',
  columns: partCsvColumns,
  needed: ['part_number', 'part_name', 'part_units'],
  filled: problemsOfNothing(parsePartRow({})),
  example: part,
  notes: [`part_units is one of ${units.join(', ')}. A cell with several tags has commas between them.`],
}

const operator = 'powerOperated'

/** The operator column is optional: some registers do not record operators. */
const doorLayout: ImportLayout = {
  file: 'doors',
  columns: doorCsvColumns,
  needed: doorCsvColumns.filter((column) => column !== operator),
  filled: problemsOfNothing(parseDoorRow({}, new Date(0))),
  example: {
    serialNumber: '15-0001',
    Type: 'VL',
    doorType: 'vl',
    Bottom: 'High Sill',
    coolingType: 'Cooler',
    netWidth: '36 1/8',
    netHeight: '72',
    Gaskets: 'Bulb',
  },
  notes: [
    ...Object.entries(doorBuilds).map(
      ([type, builds]) => `Type is ${builds.join(' or ')} where doorType is ${type}.`,
    ),
  ],
}

/** File with new prices for existing parts; the other columns only say which part a row is about. */
const priceLayout: ImportLayout = {
  file: 'parts',
  columns: ['id', 'part_number', 'part_price'],
  needed: ['part_number', 'part_price'],
  filled: ['part_number'],
  example: { part_number: '0105-02', part_price: '13.25' },
  notes: ['Only parts that the store has. An empty price is none: the store shows no price.'],
}

type Parsed = { readonly ok: true } | { readonly ok: false; readonly problems: readonly { column: string }[] }

function problemsOfNothing(parsed: Parsed): readonly string[] {
  return parsed.ok ? [] : parsed.problems.map(({ column }) => column)
}

function recordLayout<R>(file: ImportLayout['file'], rows: RecordFile<R>, example: Example): ImportLayout {
  const mayBeEmpty = rows.readValid({})
  const filled = rows.columns.filter((column) => !Object.hasOwn(mayBeEmpty, column))
  return { file, columns: rows.columns, needed: rows.key, filled, ...example }
}

/** The files that the store imports, as imports check them. An example may name a record of another kind's example. */
export const importLayouts: Readonly<Record<ImportKind, ImportLayout>> = {
  parts: partLayout,
  prices: priceLayout,
  doors: doorLayout,
  companies: recordLayout('companies', companyFile, {
    example: {
      ...company,
      accountingEmail: 'accounting@arctic.example',
      phone: '5555550100',
      address1: '1 Dock Street',
      address2: 'Unit 4',
      city: 'Atlanta',
      state: 'GA',
      zipCode: '30301',
      country: 'US',
    },
    notes: accountNotes,
  }),
  customers: recordLayout('customers', customerFile, {
    example: {
      ...company,
      customerNumber: 'FROST1',
      name: 'Frost Service',
      termsCode: 'CC',
      poRequired: '',
      creditLimit: '',
    },
    notes: accountNotes,
  }),
  users: recordLayout('users', userFile, {
    example: {
      email: 'pat@arctic.example',
      firstname: 'Pat',
      lastname: 'Quinn',
      role: 'user',
      customerNumber: 'ARCTIC1',
      invited: 'yes',
    },
    notes: [`role is ${companyRoles.join(' or ')}. invited emails a link to choose a password.`],
  }),
  addresses: recordLayout('addresses', addressFile, {
    example: {
      email: 'pat@arctic.example',
      label: 'Warehouse',
      nameOrCompany: 'Arctic Doors',
      attention: 'Receiving',
      address1: '1 Dock Street',
      address2: 'Door 4',
      city: 'Atlanta',
      state: 'GA',
      postalCode: '30301',
      country: 'US',
      telephone: '555-555-0100',
    },
    notes: [
      'email and label tell which address a row is about. id is only needed for two with the same label.',
    ],
  }),
  numbers: recordLayout('numbers', numberFile, {
    example: {
      number: 'OLD-105',
      kind: 'superseded',
      leadsTo: '0105-02',
      since: '2026-01-01',
      reason: 'New finish',
    },
    notes: [
      'kind is superseded, alternate or cross. leadsTo is the number of a part, or another old number.',
    ],
  }),
  contracts: recordLayout('contracts', companyPriceFile, {
    example: {
      customerNumber: 'ARCTIC1',
      companyType: 'company',
      kind: 'contract',
      partNumber: '0105-02',
      price: '9.95',
      validFrom: '2026-01-01',
      validUntil: '2026-12-31',
    },
    notes: [
      ownerNote,
      'kind is contract (partNumber, price), break (partNumber, minQuantity, price) or tag (tag, discount in percent).',
    ],
  }),
  payments: recordLayout('payments', companyPaymentFile, {
    example: {
      customerNumber: 'ARCTIC1',
      companyType: 'company',
      reference: 'Check 1042',
      paidOn: '2026-01-15',
      amount: '1250.00',
    },
    notes: [
      ownerNote,
      'orders names the orders that are paid: W100001 120.50; W100002 80.00. Without it the payment is on account.',
    ],
  }),
}

const cell = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Returns an example of a kind's file: a heading and one row. */
export function exampleFile(kind: ImportKind): string {
  const { columns, needed, example } = importLayouts[kind]
  const shown = columns.filter((column) => needed.includes(column) || Object.hasOwn(example, column))
  return [shown, shown.map((column) => cell(example[column] ?? ''))].map((row) => row.join(',')).join('\n')
}

/** Describes a kind's file for people: its columns, which are needed, what is not plain, and an example. */
export function importColumnsText(kind: ImportKind): string {
  const { columns, needed, filled, example, notes } = importLayouts[kind]
  const widest = Math.max(...columns.map((column) => column.length))
  const lines = columns.map((column) => {
    const mark = `${needed.includes(column) ? '*' : ' '}${filled.includes(column) ? '+' : ' '}`
    return `  ${mark} ${column.padEnd(widest)}  ${example[column] ?? ''}`.trimEnd()
  })
  return [
    'Columns, in any order, with an example. * must be in the file, + needs a value if the record is new:',
    ...lines,
    ...notes,
    '',
    'As a file:',
    exampleFile(kind),
  ].join('\n')
}
