import { createUser, updateUser } from '@mullion/db/accounts/user.repository'
import {
  findCompanyIdByNumber,
  listCompanyRecords,
  listUserRecords,
  type UserRecordRow,
} from '@mullion/db/imports/account-records.repository'
import { isStaffRole } from '@mullion/domain/accounts/actor'
import { type UserRecord, userFile } from '@mullion/domain/admin/account-csv'
import { newUserRow } from '../accounts/new-user-row.ts'
import type { AccountRecordKind, ReadRow, StoredRecord } from './account-record-kind.ts'
import type { ImportProblem } from './import-plan.ts'

/** How long an import can be undone before its invitations are mailed. */
const invitationPauseMs = 10 * 60_000

const invitedFrom = (at: Date) => new Date(at.getTime() + invitationPauseMs)

function storedAs({ user, customerNumber }: UserRecordRow): StoredRecord<UserRecord> {
  const { id, email, firstname, lastname, role } = user
  const invited = user.invitedAt !== null || user.invitationDueAt !== null
  return { id, record: { email, firstname, lastname, role, customerNumber, invited } as UserRecord }
}

function companyProblem({ row, record, stored }: ReadRow<UserRecord>, known: ReadonlySet<string>) {
  const { email, customerNumber } = record
  const problem = (message: string, column = 'customerNumber') => [{ row, column, message }]
  if (stored && isStaffRole(stored.record.role))
    return problem(`${email} belongs to a member of the staff.`, 'email')
  if (customerNumber === undefined) return []
  if (!known.has(customerNumber))
    return problem(`There is no company with the customer number ${customerNumber}.`)
  if (!stored || stored.record.customerNumber === customerNumber) return []
  return problem(
    `${email} is a user of ${stored.record.customerNumber}. Users can’t move to another company.`,
  )
}

export const userRecords: AccountRecordKind<UserRecord> = {
  name: 'users',
  file: userFile,
  fields: userFile.columns,
  audited: {
    subject: 'user',
    created: 'user_created',
    changed: 'user_changed',
    removed: 'user_deleted',
  },
  keyOf: ({ email = '' }) => email.trim().toLowerCase(),
  labelOf: ({ email }) => email,
  find: async (db, query) => (await listUserRecords(db, query)).map(storedAs),
  // An invitation cannot be taken back.
  merge: (record, stored) => ({ ...record, invited: record.invited || stored.invited }),
  async references(db, rows): Promise<ImportProblem[]> {
    const keys = rows.flatMap(({ record }) => record.customerNumber ?? [])
    const known = new Set((await listCompanyRecords(db, { keys })).map((company) => company.customerNumber))
    return rows.flatMap((row) => companyProblem(row, known))
  },
  async create(tx, { customerNumber, invited, ...person }, { at }) {
    const companyId = await findCompanyIdByNumber(tx, customerNumber)
    if (companyId === null) return null
    const user = await createUser(tx, {
      ...newUserRow({ ...person, companyId }, at),
      // Without a password until the invitation is mailed or the user asks for a new one.
      oneTimePasswordUntilAt: at,
      invitedAt: null,
      invitationDueAt: invited ? invitedFrom(at) : null,
    })
    return user?.id ?? null
  },
  async update(tx, { id, record: stored }, { record: { firstname, lastname, role, invited }, at }) {
    const invitation = invited === stored.invited ? {} : { invitationDueAt: invited ? invitedFrom(at) : null }
    return (await updateUser(tx, id, { firstname, lastname, role, ...invitation, updatedAt: at })) !== null
  },
  async remove(tx, { id }, { at }) {
    const [found] = await listUserRecords(tx, { ids: [id] })
    if (found?.user.oneTimePasswordUntilAt === null) return 'used since'
    await updateUser(tx, id, { removedAt: at, invitationDueAt: null, updatedAt: at })
    return null
  },
}
