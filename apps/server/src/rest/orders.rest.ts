import type { OrderListInput } from '@mullion/domain/checkout/order-list'
import { Hono, type Context as Request } from 'hono'
import { orderJson } from './order-json.ts'
import { pathNumber, type RestFacts } from './rest.ts'

/** What is searched for; a field that was left empty is not sent on. */
function searchOf(c: Request): Pick<OrderListInput, 'search' | 'startDate' | 'endDate' | 'page'> {
  const { searchQuery = '', startDate, endDate, page } = c.req.query()
  return {
    search: searchQuery,
    page: pathNumber(page || '1'),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
  }
}

async function answer(c: Request<RestFacts>, whose: Pick<OrderListInput, 'scope' | 'userId' | 'companyId'>) {
  const asked = { ...whose, ...searchOf(c) }
  const { orders, total } = await c.get('caller').checkout.orders.listInFull(asked)
  return c.json(orders.map(orderJson), 200, { 'X-Total-Count': String(total) })
}

/** The orders of a person or a company. */
export function ordersRest() {
  const orders = new Hono<RestFacts>()

  orders.get('/user/:userId/search', (c) =>
    answer(c, { scope: 'user', userId: pathNumber(c.req.param('userId')) }),
  )

  orders.get('/company/:companyId/search', (c) =>
    answer(c, { scope: 'company', companyId: pathNumber(c.req.param('companyId')) }),
  )

  return orders
}
