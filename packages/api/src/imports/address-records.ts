import { createAddress, removeAddress, updateAddress } from '@mullion/db/accounts/address.repository'
import type { Reader } from '@mullion/db/database'
import {
  type AddressRecordRow,
  listAddressRecords,
  listUserRecords,
} from '@mullion/db/imports/account-records.repository'
import { isStaffRole } from '@mullion/domain/accounts/actor'
import { maxAddresses } from '@mullion/domain/accounts/address'
import { type AddressRecord, addressFile } from '@mullion/domain/admin/account-csv'
import type { AccountRecordKind, ReadRow, StoredRecord } from './account-record-kind.ts'
import { type ImportProblem, pick } from './import-plan.ts'

function storedAs(row: AddressRecordRow): StoredRecord<AddressRecord> {
  return { id: row.id, record: pick({ ...row }, addressFile.columns) as AddressRecord }
}

async function userIdOf(db: Reader, email: string): Promise<number | null> {
  const [found] = await listUserRecords(db, { keys: [email] })
  return found && !isStaffRole(found.user.role) ? found.user.id : null
}

const factsOf = ({ id: _id, email: _email, ...facts }: AddressRecord) => facts

function rowProblem(
  { row, record, stored }: ReadRow<AddressRecord>,
  known: ReadonlySet<string>,
): ImportProblem[] {
  const { id = null, email } = record
  if (email === undefined) return []
  if (!known.has(email))
    return [{ row, column: 'email', message: `No customer’s user signs in with ${email}.` }]
  if (id === null || stored?.id === id) return []
  return [{ row, column: 'id', message: `${email} has no address ${id}.` }]
}

export const addressRecords: AccountRecordKind<AddressRecord> = {
  name: 'addresses',
  file: addressFile,
  fields: addressFile.columns.filter((column) => column !== 'id'),
  audited: {
    subject: 'address',
    created: 'address_created',
    changed: 'address_changed',
    removed: 'address_deleted',
  },
  keyOf: ({ email = '' }) => email.trim().toLowerCase(),
  labelOf: ({ id, email, label }) => (id === null ? `${email}, ${label}` : `${email}, ${label} (${id})`),
  match({ id = '', label = '' }, found) {
    if (id.trim() !== '') return found.find((each) => String(each.id) === id.trim())
    return found.find(({ record }) => record.label === label.trim())
  },
  find: async (db, query) => (await listAddressRecords(db, query)).map(storedAs),
  async references(db, rows) {
    const emails = [...new Set(rows.flatMap(({ record }) => record.email ?? []))]
    const users = (await listUserRecords(db, { keys: emails })).filter(({ user }) => !isStaffRole(user.role))
    const known = new Set(users.map(({ user }) => user.email))
    return rows.flatMap((row) => rowProblem(row, known))
  },
  async problems(db, rows) {
    const emails = [...new Set(rows.map(({ record }) => record.email))]
    const problems: ImportProblem[] = []
    const saved = Map.groupBy(await listAddressRecords(db, { keys: emails }), ({ email }) => email)
    const added = Map.groupBy(
      rows.filter(({ stored }) => !stored),
      ({ record }) => record.email,
    )
    for (const [email, fresh] of added) {
      const first = fresh[Math.max(0, maxAddresses - (saved.get(email)?.length ?? 0))]
      const message = `${email} can have at most ${maxAddresses} addresses.`
      if (first) problems.push({ row: first.row, column: 'email', message })
    }
    return problems
  },
  async create(tx, record, { at }) {
    const userId = await userIdOf(tx, record.email)
    if (userId === null) return null
    return (await createAddress(tx, { ...factsOf(record), userId, createdAt: at, updatedAt: at })).id
  },
  async update(tx, { id }, { record, at }) {
    const userId = await userIdOf(tx, record.email)
    const change = { ...factsOf(record), updatedAt: at }
    return userId !== null && (await updateAddress(tx, { userId, id }, change)) !== null
  },
  async remove(tx, { id, record }) {
    const userId = await userIdOf(tx, record.email)
    if (userId !== null) await removeAddress(tx, userId, id)
    return null
  },
}
