import { describe, expect, it } from 'vitest'
import { createInternalCompany, removeInternalCompany } from '../accounts/internal-company.repository.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { orderLineRow, orderRow } from '../testing/order-row.ts'
import { listInternalCompaniesOrderedFor } from './last-customers.repository.ts'
import { createOrder } from './order.repository.ts'

const madeAt = new Date('2026-11-20T15:00:00Z')
const terms = {
  termsCode: 'PO',
  discountRate: 1,
  poRequired: false,
  iseMember: false,
} as const

describe('the customers a user last ordered for', () => {
  it('come latest first and once, without deleted ones and those of other users', async () => {
    await using db = await openTestDatabase({ usersOf: [2, 2] })
    for (const name of ['Larchfield', 'Moss', 'Gone', 'Fern']) {
      const company = {
        ...terms,
        taxExemptStates: [],
        name,
        customerNumber: name,
        createdAt: madeAt,
        updatedAt: madeAt,
      }
      await db.transaction((tx) => createInternalCompany(tx, company))
    }
    for (const [at, [userId, companyInternalId]] of [
      [1, 1],
      [1, 3],
      [1, 2],
      [2, 4],
      [1, null],
      [1, 1],
    ].entries()) {
      const createdAt = new Date(madeAt.getTime() + at * 1000)
      const order = orderRow({ userId, companyInternalId, createdAt })
      await db.transaction((tx) => createOrder(tx, order, [orderLineRow()]))
    }
    await db.transaction((tx) => removeInternalCompany(tx, 3, madeAt))
    const last = async (userId: number, limit: number) =>
      (await listInternalCompaniesOrderedFor(db.read, { userId, limit })).map(({ name }) => name)
    expect(await last(1, 9)).toEqual(['Larchfield', 'Moss'])
    expect(await last(1, 1)).toEqual(['Larchfield'])
    expect(await last(2, 9)).toEqual(['Fern'])
  })
})
