import { Hono } from 'hono'
import { linesOfCart, mapOfCart } from './cart-json.ts'
import { withExternalFieldNames } from './external-names.ts'
import { jsonBody, type RestFacts } from './rest.ts'

/** REST paths of shared carts, as documented maps by part id. */
export function cartsRest() {
  const carts = new Hono<RestFacts>()

  carts.post('/', async (c) => {
    const { cart } = await jsonBody<{ cart?: unknown }>(c)
    return c.json(await c.get('caller').cart.share({ cart: linesOfCart(cart) }), 201)
  })

  carts.get('/:cartKey', async (c) => {
    const caller = c.get('caller')
    const opened = caller.cart.open({ shareKey: c.req.param('cartKey') })
    const shared = await withExternalFieldNames({ shareKey: 'cartKey' }, opened)
    const parts = await caller.catalog.partsById({ partIds: shared.lines.map(({ partId }) => partId) })
    const { discontinued, sharedAt } = shared
    return c.json({ cart: JSON.stringify(mapOfCart(shared, parts)), gone: discontinued, sharedAt })
  })

  return carts
}
