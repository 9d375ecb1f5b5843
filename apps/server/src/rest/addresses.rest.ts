import type { CreateAddressInput, SavedAddressInput } from '@mullion/domain/accounts/address'
import { Hono } from 'hono'
import { withExternalFieldNames } from './external-names.ts'
import { namedUser } from './named-user.ts'
import { jsonBody, pathNumber, type RestFacts } from './rest.ts'

/** Picks the address fields and drops anything else the form sends. */
function addressOf(body: SavedAddressInput): SavedAddressInput {
  const { label, nameOrCompany, attention, address1, address2, address3 } = body
  const { country, postalCode, city, state, telephone } = body
  const lines = { label, nameOrCompany, attention, address1, address2, address3 }
  return { ...lines, country, postalCode, city, state, telephone }
}

/** REST paths of a user's saved ship-to addresses. */
export function addressesRest() {
  const addresses = new Hono<RestFacts>()

  addresses.get('/user/:userId', async (c) => {
    const userId = namedUser(c.req.param('userId'))
    return c.json(await c.get('caller').accounts.addresses.list({ userId }))
  })

  addresses.post('/', async (c) => {
    const body = await jsonBody<CreateAddressInput>(c)
    const created = { ...addressOf(body), userId: namedUser(body.userId) }
    return c.json(await c.get('caller').accounts.addresses.create(created), 201)
  })

  addresses.put('/:id', async (c) => {
    const body = await jsonBody<CreateAddressInput>(c)
    const addressId = pathNumber(c.req.param('id'))
    const changed = { addressId, address: addressOf(body), userId: namedUser(body.userId) }
    const updated = c.get('caller').accounts.addresses.update(changed)
    return c.json(await withExternalFieldNames({ addressId: 'id', 'address.': '' }, updated))
  })

  return addresses
}
