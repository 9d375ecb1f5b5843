import { expect, it } from 'vitest'
import { openTestDatabase } from '../testing/open-test-database.ts'
import {
  findGatewayCustomer,
  listGatewayCustomersElsewhere,
  storeGatewayCustomer,
} from './gateway-customer.repository.ts'

const now = new Date('2026-11-20T15:00:00Z')
const customer = { account: 'shop', customerId: 'user:12', internalId: 'internal-1', token: 'token-1' }

it("a customer's ids at the gateway are stored once for each of the merchant's accounts", async () => {
  await using db = await openTestDatabase()
  const find = (account: string, customerId: string) => findGatewayCustomer(db.read, { account, customerId })
  const store = (facts: Partial<typeof customer>, insteadOf?: string) =>
    db.transaction((tx) => storeGatewayCustomer(tx, { ...customer, ...facts }, { at: now, insteadOf }))
  expect(await find('shop', 'user:12')).toBeNull()
  const racing = ['a', 'b'].map((name) => store({ internalId: `internal-${name}`, token: `token-${name}` }))
  const [one, other] = await Promise.all(racing)
  const first = await find('shop', 'user:12')
  expect([one, other]).toEqual([first, first])
  await store({ account: 'other', token: 'token-2' })
  expect(await find('other', 'user:12')).toMatchObject({ token: 'token-2' })
  expect(await find('shop', 'user:1')).toBeNull()
  const elsewhere = (account: string) =>
    listGatewayCustomersElsewhere(db.read, { account, customerId: 'user:12' })
  const { customerId, internalId } = customer
  // Without the account and the id of the row, so that they can be stored for another account as they are.
  expect(await elsewhere('shop')).toEqual([{ customerId, internalId, token: 'token-2' }])
  expect((await elsewhere('new')).map(({ token }) => token)).toEqual(['token-2', first?.token])
  expect(await store({ token: 'token-3' }, 'token-2')).toEqual(first)
  await store({ internalId: 'internal-3', token: 'token-3' }, first?.token)
  expect(await find('shop', 'user:12')).toMatchObject({ internalId: 'internal-3', token: 'token-3' })
})
