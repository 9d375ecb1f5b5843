import {
  type CompanyPriceRecordRow,
  createCompanyPrice,
  listCompanyPriceRecords,
  nextPricesVersion,
  removeCompanyPrice,
  updateCompanyPrice,
} from '@mullion/db/catalog/company-price.repository'
import { listPartsByNumber } from '@mullion/db/catalog/part-number.repository'
import type { Reader, Writer } from '@mullion/db/database'
import { maxCompanyPrices, type PriceOwner } from '@mullion/domain/admin/company-price'
import {
  type CompanyPriceRecord,
  companyPriceFile,
  fieldsOfRecord,
} from '@mullion/domain/admin/company-price-csv'
import { displayNumber, numberKey } from '@mullion/domain/catalog/part-number'
import type { AccountRecordKind, MatchedRow, ReadRow, StoredRecord } from './account-record-kind.ts'
import type { ImportProblem } from './import-plan.ts'
import { type NamedOwner, ownerKey, ownersOf, unknownOwner } from './named-owners.ts'

function storedAs(row: CompanyPriceRecordRow): StoredRecord<CompanyPriceRecord> {
  const { id, companyId, customerNumber, kind, partNumber, tag, minQuantity } = row
  const { priceCents: price, discountHundredths: discount, validFrom, validUntil } = row
  return {
    id,
    record: {
      customerNumber,
      companyType: companyId === null ? 'customer' : 'company',
      kind,
      partNumber: partNumber === null ? '' : displayNumber(partNumber),
      tag: tag ?? '',
      ...{ minQuantity, price, discount, validFrom, validUntil },
    },
  }
}

const upper = (text = '') => text.trim().toUpperCase()

/** What a row is about: the price of one thing for one company from one day on. */
function keyOf(cells: Readonly<Record<string, string>>): string {
  const [type, kind] = [upper(cells.companyType) || 'COMPANY', upper(cells.kind) || 'CONTRACT']
  const thing = kind === 'TAG' ? upper(cells.tag) : numberKey(cells.partNumber ?? '')
  const quantity = kind === 'BREAK' ? Number(cells.minQuantity ?? '') : ''
  return [type, upper(cells.customerNumber), kind, thing, quantity, cells.validFrom?.trim()].join('\n')
}

async function found(db: Reader, keys: readonly string[]): Promise<StoredRecord<CompanyPriceRecord>[]> {
  const named = keys.map((key): NamedOwner => {
    const [type = '', customerNumber = ''] = key.split('\n')
    return { customerNumber, companyType: type === 'CUSTOMER' ? 'customer' : 'company' }
  })
  const wanted = new Set(keys)
  const rows = await listCompanyPriceRecords(db, { owners: [...(await ownersOf(db, named)).values()] })
  return rows.map(storedAs).filter(({ record }) => wanted.has(keyOf(companyPriceFile.write(record))))
}

interface Known {
  readonly owners: ReadonlyMap<string, PriceOwner>
  readonly parts: ReadonlySet<string>
}

function unknownIn({ row, record }: ReadRow<CompanyPriceRecord>, { owners, parts }: Known): ImportProblem[] {
  const { kind, partNumber } = record
  const unknown = unknownOwner(record, owners)
  const isNoPart = kind !== 'tag' && partNumber && !parts.has(numberKey(partNumber))
  return [
    ...(unknown === null ? [] : [{ row, column: 'customerNumber', message: unknown }]),
    ...(isNoPart ? [{ row, column: 'partNumber', message: 'Part number not found.' }] : []),
  ]
}

function labelOf({
  customerNumber,
  companyType,
  partNumber,
  tag,
  minQuantity,
  validFrom,
}: CompanyPriceRecord) {
  const type = companyType === 'customer' ? ' (customer)' : ''
  const quantity = minQuantity === null ? '' : ` from ${minQuantity}`
  return `${customerNumber}${type}, ${partNumber || tag}${quantity}, ${validFrom}`
}

/** Rows about the same price as an earlier one that writes its part or company in another way. */
function doublesIn(rows: readonly MatchedRow<CompanyPriceRecord>[]): ImportProblem[] {
  const seen = new Map<string, { readonly row: number; readonly label: string }>()
  return rows.flatMap(({ row, record }) => {
    const key = keyOf(companyPriceFile.write(record))
    const label = labelOf(record)
    const first = seen.get(key)
    if (!first) seen.set(key, { row, label })
    return first && first.label !== label
      ? [{ row, column: 'customerNumber', message: `This price is already in row ${first.row}.` }]
      : []
  })
}

/** Company, fields and part of a record; null if one of them is gone. */
async function changeOf(tx: Writer, record: CompanyPriceRecord) {
  const owner = (await ownersOf(tx, [record])).get(ownerKey(record))
  const { data: price } = fieldsOfRecord(record)
  if (!owner || !price) return null
  if (price.kind === 'tag') return { owner, price, partId: null }
  const [part] = await listPartsByNumber(tx, [numberKey(price.partNumber)], true)
  return part ? { owner, price, partId: part.id } : null
}

/** Special prices of companies and of customers that staff order for. */
export const companyPriceRecords: AccountRecordKind<CompanyPriceRecord> = {
  name: 'contracts',
  file: companyPriceFile,
  fields: companyPriceFile.columns,
  audited: {
    subject: 'company-price',
    created: 'company_price_added',
    changed: 'company_price_changed',
    removed: 'company_price_removed',
  },
  keyOf,
  labelOf,
  async find(db, query) {
    if ('keys' in query) return found(db, query.keys)
    return (await listCompanyPriceRecords(db, query)).map(storedAs)
  },
  async references(db, rows) {
    const named = rows.flatMap(({ record: { customerNumber, companyType } }) =>
      customerNumber && companyType ? [{ customerNumber, companyType }] : [],
    )
    const keys = rows.flatMap(({ record: { partNumber } }) => (partNumber ? [numberKey(partNumber)] : []))
    const parts = new Set((await listPartsByNumber(db, keys, true)).map(({ numberKey: key }) => key))
    const known = { owners: await ownersOf(db, named), parts }
    return rows.flatMap((row) => unknownIn(row, known))
  },
  async problems(db, rows) {
    const added = Map.groupBy(
      rows.filter(({ stored }) => !stored),
      ({ record }) => ownerKey(record),
    )
    const owners = await ownersOf(
      db,
      [...added.values()].flatMap(([first]) => (first ? [first.record] : [])),
    )
    const problems: ImportProblem[] = doublesIn(rows)
    for (const [key, fresh] of added) {
      const owner = owners.get(key)
      const stored = owner ? (await listCompanyPriceRecords(db, { owners: [owner] })).length : 0
      const first = fresh[Math.max(0, maxCompanyPrices - stored)]
      const message = `A company can have at most ${maxCompanyPrices} special prices.`
      if (first) problems.push({ row: first.row, column: 'customerNumber', message })
    }
    return problems
  },
  async create(tx, record, step) {
    const change = await changeOf(tx, record)
    if (!change || !(await nextPricesVersion(tx, change.owner))) return null
    return (await createCompanyPrice(tx, { ...change, ...step }))?.id ?? null
  },
  async update(tx, { id }, { record, ...step }) {
    const change = await changeOf(tx, record)
    if (!change || !(await nextPricesVersion(tx, change.owner))) return false
    return (await updateCompanyPrice(tx, id, { ...change, ...step })) !== null
  },
  async remove(tx, { id, record }) {
    const owner = (await ownersOf(tx, [record])).get(ownerKey(record))
    if (!owner || !(await nextPricesVersion(tx, owner))) return 'changed since'
    await removeCompanyPrice(tx, owner, id)
    return null
  },
}
