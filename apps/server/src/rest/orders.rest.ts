import type { OrderListInput } from '@mullion/domain/orders/order-list'
import { type Context, Hono } from 'hono'
import { isFromElsewhere, refuseElsewhere } from '../http/same-site.ts'
import { orderJson } from './order-json.ts'
import { pathNumber, type RestFacts } from './rest.ts'
import { underSentNames } from './sent-names.ts'

/** What is searched for; a field that was left empty is not sent on. */
function searchOf(c: Context): Pick<OrderListInput, 'search' | 'startDate' | 'endDate' | 'page'> {
  const { searchQuery = '', startDate, endDate, page } = c.req.query()
  return {
    search: searchQuery,
    page: pathNumber(page || '1'),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
  }
}

async function answer(c: Context<RestFacts>, whose: Pick<OrderListInput, 'scope' | 'userId' | 'companyId'>) {
  const asked = { ...whose, ...searchOf(c) }
  const listed = c.get('caller').orders.listInFull(asked)
  const { orders, total } = await underSentNames({ search: 'searchQuery' }, listed)
  return c.json(orders.map(orderJson), 200, { 'X-Total-Count': String(total) })
}

/** The orders of a person or a company; pending ones, and the file of them for accounting. */
export function ordersRest() {
  const orders = new Hono<RestFacts>()

  orders.get('/user/:userId/search', (c) =>
    answer(c, { scope: 'user', userId: pathNumber(c.req.param('userId')) }),
  )

  orders.get('/company/:companyId/search', (c) =>
    answer(c, { scope: 'company', companyId: pathNumber(c.req.param('companyId')) }),
  )

  orders.get('/unprocessed', async (c) => {
    const pending = await c.get('caller').orders.exports.pendingInFull()
    return c.json(pending.map(orderJson))
  })

  // Documented as a GET although it changes something: another site's page may not ask for it.
  orders.get('/generate-csv', async (c) => {
    if (isFromElsewhere(c)) return refuseElsewhere(c)
    c.set('errorKey', 'error')
    return c.json(await c.get('caller').orders.exports.generate())
  })

  return orders
}
