import { columnWords } from '@mullion/domain/admin/part-words'
import type { CompanyPaymentFields } from '@mullion/domain/credit/company-payment'
import type { ImportKind, ImportState, ShownChange, ShownImport } from '@mullion/domain/imports/import'
import { formatMoney } from '@mullion/domain/money'

interface KindWords {
  readonly name: string
  readonly about: string
  readonly record: string
}

export const kindWords: Readonly<Record<ImportKind, KindWords>> = {
  parts: {
    name: 'Parts',
    about:
      'Adds new parts and changes existing ones. Needs the columns part_number, part_name and part_units. Columns you leave out stay the same.',
    record: 'Part number',
  },
  prices: {
    name: 'Prices',
    about:
      'New prices for existing parts. Needs the columns part_number and part_price. The only other column allowed is id.',
    record: 'Part number',
  },
  doors: {
    name: 'Doors',
    about:
      'Doors by serial number. Needs the same columns as the export. Leave out powerOperated to keep it the same.',
    record: 'Serial number',
  },
  companies: {
    name: 'Companies',
    about:
      'Companies whose users order online, by customerNumber. Columns you leave out stay the same for companies we already have.',
    record: 'Customer number',
  },
  customers: {
    name: 'Customers',
    about:
      'Customers that staff order for, by customerNumber. Columns you leave out stay the same for customers we already have.',
    record: 'Customer number',
  },
  users: {
    name: 'Users',
    about:
      'Users of companies, by email. New ones also need firstname, lastname and customerNumber. Write yes under invited to email them a link to choose a password, 10 minutes after you apply.',
    record: 'Email',
  },
  addresses: {
    name: 'Addresses',
    about:
      'Saved ship-to addresses, by the email of their user and their label. Use the columns of the export.',
    record: 'Address',
  },
  numbers: {
    name: 'Old and foreign numbers',
    about:
      'Superseded numbers, alternates and cross references, by number. Needs the columns number and leadsTo. Write superseded, alternate or cross under kind.',
    record: 'Number',
  },
  contracts: {
    name: 'Prices of companies',
    about:
      'Contract prices, quantity prices and tag discounts, by customerNumber. Write contract, break or tag under kind, and customer under companyType for customers that staff order for. Use the columns of the export.',
    record: 'Price',
  },
  payments: {
    name: 'Payments of companies',
    about:
      'Checks and transfers that companies sent, by customerNumber and reference. Write the orders that a payment is for as W100001 120.50; W100002 80.00, or leave them out for a payment on account. Use the columns of the export.',
    record: 'Payment',
  },
}

export const importGroups = [
  { name: 'Catalog', kinds: ['parts', 'prices', 'doors', 'numbers'] },
  { name: 'Accounts', kinds: ['companies', 'customers', 'users', 'addresses', 'contracts', 'payments'] },
] as const satisfies readonly { readonly name: string; readonly kinds: readonly ImportKind[] }[]

export const stateWords: Readonly<Record<ImportState, string>> = {
  reading: 'Checking',
  staged: 'Ready to apply',
  refused: 'Has problems',
  applying: 'Applying',
  applied: 'Applied',
  undoing: 'Undoing',
  undone: 'Undone',
  failed: 'Failed',
}

export const refusalWords: Readonly<Record<NonNullable<ShownChange['refusal']>, string>> = {
  'changed since': 'Changed since the import',
  'ordered since': 'Ordered since the import',
  'used since': 'Used since the import',
}

const fieldWords: Readonly<Record<string, string>> = {
  number: columnWords.part_number,
  name: columnWords.part_name,
  description: columnWords.part_description,
  priceCents: columnWords.part_price,
  unit: columnWords.part_units,
  tags: columnWords.part_tags,
  doorModels: columnWords.part_tags_doors,
  doorSubModels: columnWords.part_tags_doors_sub,
  includedHardware: columnWords.included_hardware,
  privateNotes: columnWords.private_notes,
  location: columnWords.part_location,
  lengthInches: columnWords.part_l,
  heightInches: columnWords.part_h,
  depthInches: columnWords.part_d,
  weightPounds: columnWords.part_lbs,
  relatedParts: columnWords.related_parts,
  installHardware: columnWords.install_hardware,
  proprietary: columnWords.proprietary,
  obsolete: columnWords.obsolete,
  illustration: 'Drawing',
  'requirements.direction': columnWords.req_dir,
  'requirements.serial': columnWords.req_serial,
  'requirements.voltage': columnWords.req_power,
  'requirements.thicknessNotice': columnWords.req_thick,
  'requirements.leftRightNotice': columnWords.part_left_right,
  'requirements.precisionCut': columnWords.precision_cut,
  'requirements.wallThickness': columnWords.req_wall_thick,
  kind: 'Kind',
  make: 'Make or system',
  leadsTo: 'Leads to',
  since: 'Since',
  reason: 'Reason',
  companyType: 'Company type',
  partNumber: columnWords.part_number,
  tag: 'Tag',
  minQuantity: 'From this quantity',
  price: 'Price',
  discount: 'Discount in percent',
  validFrom: 'First day',
  validUntil: 'Last day',
  doorType: 'Door type',
  build: 'Type',
  direction: 'Direction',
  bottom: 'Bottom',
  coolingType: 'Cooling',
  widthInches: 'Width',
  gaskets: 'Gaskets',
  powerOperated: 'Power operated',
  customerNumber: 'Customer number',
  accountingEmail: 'Accounting email',
  phone: 'Phone',
  address1: 'Address',
  address2: 'Address, line 2',
  address3: 'Address, line 3',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  postalCode: 'ZIP code',
  country: 'Country',
  termsCode: 'Terms',
  discountRate: 'Share of list price',
  taxExemptStates: 'Tax-exempt states',
  poRequired: 'PO document required',
  iseMember: 'ISE member',
  creditLimit: 'Credit limit',
  reference: 'Reference',
  paidOn: 'Paid on',
  amount: 'Amount',
  orders: 'Orders',
  firstname: 'First name',
  lastname: 'Last name',
  role: 'Role',
  invited: 'Invited',
  nameOrCompany: 'Name or company',
  attention: 'Attention',
  label: 'Label',
  telephone: 'Phone',
}

const moneyFields: ReadonlySet<string> = new Set(['priceCents', 'price', 'creditLimit', 'amount'])

const paidOrderText = ({ orderNumber, amountCents }: CompanyPaymentFields['orders'][number]) =>
  `${orderNumber} ${formatMoney(amountCents)}`

function textOf(field: string, value: unknown): string {
  if (field === 'discount' && typeof value === 'number') return String(value / 100)
  if (moneyFields.has(field) && typeof value === 'number') return formatMoney(value)
  if (field === 'orders' && Array.isArray(value)) return value.map(paidOrderText).join('; ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join(', ')
  return String(value ?? '')
}

export interface FieldChange {
  readonly field: string
  readonly name: string
  readonly before: string
  readonly after: string
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns each changed field with its old and new value as text; missing values are empty. */
export function fieldChanges({ fields }: Pick<ShownChange, 'fields'>): FieldChange[] {
  const single = fields.flatMap(({ field, before, after }) => {
    if (!isGroup(after)) return [{ field, before, after }]
    const was: Readonly<Record<string, unknown>> = isGroup(before) ? before : {}
    return Object.keys(after)
      .filter((key) => was[key] !== after[key])
      .map((key) => ({ field: `${field}.${key}`, before: was[key], after: after[key] }))
  })
  return single.map(({ field, before, after }) => ({
    field,
    name: fieldWords[field] ?? field,
    before: textOf(field, before),
    after: textOf(field, after),
  }))
}

/** Returns an import's file name, or `Command line` if it has none. */
export const fileNameOf = ({ fileName }: Pick<ShownImport, 'fileName'>) => fileName || 'Command line'
