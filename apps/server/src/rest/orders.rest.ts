import { invalidInput } from '@mullion/domain/error'
import { toDollars } from '@mullion/domain/money'
import type { OrderListInput } from '@mullion/domain/orders/order-list'
import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import { attachment } from '../http/attachment.ts'
import { isCrossSite, refuseCrossSite } from '../http/same-site.ts'
import { paymentCookie } from './ebiz.rest.ts'
import { withExternalFieldNames } from './external-names.ts'
import { compareBuyer } from './named-user.ts'
import { orderJson } from './order-json.ts'
import { type OrderPayload, orderInputOf } from './order-payload.ts'
import { jsonBody, multipart, pathNumber, type RestFacts } from './rest.ts'

/** Reads the search fields and drops empty ones. */
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
  const input = { ...whose, ...searchOf(c) }
  const listed = c.get('caller').orders.listInFull(input)
  const { orders, total } = await withExternalFieldNames({ search: 'searchQuery' }, listed)
  return c.json(orders.map(orderJson), 200, { 'X-Total-Count': String(total) })
}

const externalOrderNames = {
  grandTotalCents: 'grandTotal',
  thirdParty: 'thirdPartyBillingInfo',
  'thirdParty.': 'thirdPartyBillingInfo.',
  customerEmail: 'internalBuyerEmail',
  idempotencyKey: 'Idempotency-Key',
}

/** REST paths of orders: listing a user's or company's, placing one, pending ones, and the accounting file. */
export function ordersRest() {
  const orders = new Hono<RestFacts>()

  orders.get('/user/:userId/search', (c) =>
    answer(c, { scope: 'user', userId: pathNumber(c.req.param('userId')) }),
  )

  orders.get('/company/:companyId/search', (c) =>
    answer(c, { scope: 'company', companyId: pathNumber(c.req.param('companyId')) }),
  )

  orders.get('/admin/search', (c) => answer(c, { scope: 'all' }))

  orders.get('/:id/invoice', async (c) => {
    const orderId = pathNumber(c.req.param('id'))
    const invoice = c.get('caller').orders.invoice({ orderId })
    return attachment(c, await withExternalFieldNames({ orderId: 'id' }, invoice))
  })

  orders.post('/', async (c) => {
    const payload = await jsonBody<OrderPayload>(c)
    compareBuyer(c, payload)
    const caller = await c.get('actingCaller')(payload.companyInternalId)
    const idempotencyKey = c.req.header('idempotency-key')
    const heldPayment = getCookie(c, paymentCookie)
    const placed = orderInputOf(caller, payload, { idempotencyKey }).then((input) =>
      caller.checkout.placeOrder({ ...input, ...(heldPayment ? { heldPayment } : {}) }),
    )
    const { orderNumber, grandTotalCents } = await withExternalFieldNames(externalOrderNames, placed)
    if (heldPayment) deleteCookie(c, paymentCookie, { path: '/api' })
    return c.json({ orderNumber, grandTotal: toDollars(grandTotalCents) }, 201)
  })

  orders.post('/po-document', async (c) => {
    const form = await multipart(c)
    const file = form.get('file')
    if (!(file instanceof File)) throw invalidInput('rest.file_needed', { file: 'Please send a file.' })
    const document = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
    const caller = await c.get('actingCaller')(form.get('companyInternalId') || null)
    return c.json(await caller.checkout.uploadPoDocument(document), 201)
  })

  orders.get('/:orderId/po-document', async (c) => {
    const orderId = pathNumber(c.req.param('orderId'))
    return attachment(c, await c.get('caller').orders.poDocument({ orderId }))
  })

  orders.get('/unprocessed', async (c) => {
    const pending = await c.get('caller').orders.exports.pendingInFull()
    return c.json(pending.orders.map(orderJson), 200, { 'X-Total-Count': String(pending.total) })
  })

  // Documented as a GET although it changes data, so cross-site requests are rejected explicitly.
  orders.get('/generate-csv', async (c) => {
    if (isCrossSite(c)) return refuseCrossSite(c)
    c.set('errorKey', 'error')
    return c.json(await c.get('caller').orders.exports.generate())
  })

  return orders
}
