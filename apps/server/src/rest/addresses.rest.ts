import type { SavedAddressInput } from '@mullion/domain/accounts/address'
import { Hono, type Context as Request } from 'hono'
import { refuseAnother } from './own-user.ts'
import { jsonBody, pathNumber, type RestFacts } from './rest.ts'

interface AddressBody extends SavedAddressInput {
  readonly userId?: unknown
}

/** The fields of an address as they came, and whom it is said to belong to. */
async function addressBody(c: Request): Promise<{ userId: unknown; address: SavedAddressInput }> {
  const { userId, ...body } = await jsonBody<AddressBody>(c)
  const { label, nameOrCompany, attention, address1, address2, address3 } = body
  const { country, postalCode, city, state, telephone } = body
  const lines = { label, nameOrCompany, attention, address1, address2, address3 }
  return { userId, address: { ...lines, country, postalCode, city, state, telephone } }
}

/** The ship-to addresses that a person keeps. */
export function addressesRest() {
  const addresses = new Hono<RestFacts>()

  addresses.get('/user/:userId', async (c) => {
    refuseAnother(c, c.req.param('userId'))
    return c.json(await c.get('caller').accounts.addresses.list())
  })

  addresses.post('/', async (c) => {
    const { userId, address } = await addressBody(c)
    refuseAnother(c, userId)
    return c.json(await c.get('caller').accounts.addresses.create(address), 201)
  })

  addresses.put('/:id', async (c) => {
    const { userId, address } = await addressBody(c)
    refuseAnother(c, userId)
    const addressId = pathNumber(c.req.param('id'))
    return c.json(await c.get('caller').accounts.addresses.update({ addressId, address }))
  })

  return addresses
}
