import { type CompanyRow, createCompanyIfNew, updateCompany } from '@mullion/db/accounts/company.repository'
import {
  createInternalCompany,
  type InternalCompanyRow,
  removeInternalCompany,
  updateInternalCompany,
} from '@mullion/db/accounts/internal-company.repository'
import { recordChange } from '@mullion/db/changes/changes.repository'
import {
  hasOrdersOfCustomer,
  listCompanyRecords,
  listCustomerRecords,
  removeUnusedCompany,
} from '@mullion/db/imports/account-records.repository'
import {
  type CompanyRecord,
  type CustomerRecord,
  companyFile,
  customerFile,
} from '@mullion/domain/admin/account-csv'
import type { AccountRecordKind, StoredRecord } from './account-record-kind.ts'
import { pick } from './import-plan.ts'

const byNumber = {
  keyOf: ({ customerNumber = '' }: Readonly<Record<string, string>>) => customerNumber.trim().toUpperCase(),
  labelOf: ({ customerNumber }: { readonly customerNumber: string }) => customerNumber,
}

/** A record as a row to store. */
const writable = <
  R extends { readonly taxExemptStates: readonly string[]; readonly creditLimit: number | null },
>({
  creditLimit: creditLimitCents,
  ...record
}: R) => ({ ...record, taxExemptStates: [...record.taxExemptStates], creditLimitCents })

function storedAs<R extends object>(row: CompanyRow | InternalCompanyRow, columns: readonly string[]) {
  return {
    id: row.id,
    record: pick({ ...row, creditLimit: row.creditLimitCents }, columns) as R,
  } satisfies StoredRecord<R>
}

export const companyRecords: AccountRecordKind<CompanyRecord> = {
  ...byNumber,
  name: 'companies',
  file: companyFile,
  fields: companyFile.columns,
  audited: {
    subject: 'company',
    created: 'company_created',
    changed: 'company_changed',
    removed: 'company_deleted',
  },
  find: async (db, query) =>
    (await listCompanyRecords(db, query)).map((row) => storedAs<CompanyRecord>(row, companyFile.columns)),
  async create(tx, record, { at }) {
    const row = await createCompanyIfNew(tx, { ...writable(record), createdAt: at, updatedAt: at })
    if (row) recordChange(tx, { subject: 'company', rowId: row.id, kind: 'created', at })
    return row?.id ?? null
  },
  async update(tx, { id }, { record, at }) {
    const [current] = await listCompanyRecords(tx, { ids: [id] })
    if (!current) return false
    // `updatedAt` tells versions apart, so two changes within one millisecond must still differ.
    const updatedAt = new Date(Math.max(at.getTime(), current.updatedAt.getTime() + 1))
    recordChange(tx, { subject: 'company', rowId: id, kind: 'changed', at })
    return (await updateCompany(tx, current, { ...writable(record), updatedAt })) !== null
  },
  remove: async (tx, { id }) => ((await removeUnusedCompany(tx, id)) ? null : 'used since'),
}

export const customerRecords: AccountRecordKind<CustomerRecord> = {
  ...byNumber,
  name: 'customers',
  file: customerFile,
  fields: customerFile.columns,
  audited: {
    subject: 'internal-company',
    created: 'internal_company_created',
    changed: 'internal_company_changed',
    removed: 'internal_company_deleted',
  },
  find: async (db, query) =>
    (await listCustomerRecords(db, query)).map((row) => storedAs<CustomerRecord>(row, customerFile.columns)),
  async create(tx, record, { at }) {
    const row = await createInternalCompany(tx, { ...writable(record), createdAt: at, updatedAt: at })
    return row?.id ?? null
  },
  update: async (tx, { id }, { record, at }) =>
    (await updateInternalCompany(tx, id, { ...writable(record), updatedAt: at })) !== null,
  async remove(tx, { id }, { at, addedAt }) {
    if (await hasOrdersOfCustomer(tx, { id, since: addedAt })) return 'ordered since'
    await removeInternalCompany(tx, id, at)
    return null
  },
}
