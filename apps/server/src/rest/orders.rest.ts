import { isAwaitingApproval } from '@mullion/domain/checkout/order'
import { invalidInput } from '@mullion/domain/error'
import { toDollars } from '@mullion/domain/money'
import { maxPendingInFull } from '@mullion/domain/orders/order-export'
import type { OrderListInput } from '@mullion/domain/orders/order-list'
import type { Context } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import * as z from 'zod'
import { attachment } from '../http/attachment.ts'
import { isCrossSite, refuseCrossSite } from '../http/same-site.ts'
import { awaitingSchema } from './approval-schemas.ts'
import { paymentCookie, paymentHeader } from './ebiz.rest.ts'
import { withExternalFieldNames } from './external-names.ts'
import { compareBuyer } from './named-user.ts'
import { orderJson } from './order-json.ts'
import { orderInputOf } from './order-payload.ts'
import { orderSchema, sentOrderSchema } from './order-schemas.ts'
import type { RestFacts } from './rest.ts'
import { counted, file, form, json, numberInText, type RestCall, restCall, upload } from './rest-call.ts'

const search = z.object({
  searchQuery: z.string().default(''),
  startDate: z
    .string()
    .optional()
    .meta({ override: { type: 'string', format: 'date' } }),
  endDate: z
    .string()
    .optional()
    .meta({ override: { type: 'string', format: 'date' } }),
  page: z
    .string()
    .optional()
    .meta({ override: { type: 'integer', minimum: 1 } }),
})

type Whose = Pick<OrderListInput, 'scope' | 'userId' | 'companyId'>

/** Lists orders; empty search fields are dropped. */
async function listOrders(
  c: Context<RestFacts>,
  { searchQuery, startDate, endDate, page }: z.output<typeof search>,
  whose: Whose,
) {
  const listed = c.get('caller').orders.listInFull({
    ...whose,
    search: searchQuery,
    page: numberInText.parse(page || '1'),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
  })
  const { orders, total } = await withExternalFieldNames({ search: 'searchQuery' }, listed)
  return counted(c, orders.map(orderJson), total)
}

const externalOrderNames = {
  grandTotalCents: 'grandTotal',
  thirdParty: 'thirdPartyBillingInfo',
  'thirdParty.': 'thirdPartyBillingInfo.',
  customerEmail: 'internalBuyerEmail',
  idempotencyKey: 'Idempotency-Key',
}

const found = { query: search, answer: json(z.array(orderSchema)), counted: true } as const
const params = z.object({ id: numberInText })
const documentTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const

export const orderCalls: readonly RestCall[] = [
  restCall({
    ...found,
    method: 'get',
    path: '/orders/user/:userId/search',
    name: 'searchOrdersOfUser',
    summary: "A user's orders, newest first, 10 a page.",
    who: 'useAccount',
    params: z.object({ userId: numberInText }),
    refuses: [404],
    run: ({ c, params: { userId }, query }) => listOrders(c, query, { scope: 'user', userId }),
  }),
  restCall({
    ...found,
    method: 'get',
    path: '/orders/company/:companyId/search',
    name: 'searchOrdersOfCompany',
    summary: "A company's orders, newest first, 10 a page.",
    who: 'viewCompanyOrders',
    params: z.object({ companyId: numberInText }),
    refuses: [404],
    run: ({ c, params: { companyId }, query }) => listOrders(c, query, { scope: 'company', companyId }),
  }),
  restCall({
    ...found,
    method: 'get',
    path: '/orders/admin/search',
    name: 'searchOrders',
    summary: 'All orders, newest first, 10 a page.',
    who: 'viewRecords',
    run: ({ c, query }) => listOrders(c, query, { scope: 'all' }),
  }),
  restCall({
    method: 'get',
    path: '/orders/:id/invoice',
    name: 'downloadInvoice',
    summary: "An order's invoice.",
    description: 'For buyers, only orders paid by card have one.',
    who: 'useAccount',
    params,
    answer: file('application/pdf'),
    refuses: [404, 422],
    async run({ c, caller, params: { id: orderId } }) {
      const invoice = caller.orders.invoice({ orderId })
      return attachment(c, await withExternalFieldNames({ orderId: 'id' }, invoice))
    },
  }),
  restCall({
    method: 'get',
    path: '/orders/:id/acknowledgement',
    name: 'downloadAcknowledgement',
    summary: "An order's acknowledgement: what was ordered, at what price.",
    who: 'useAccount',
    params,
    answer: file('application/pdf'),
    refuses: [404],
    run: async ({ c, caller, params: { id: orderId } }) =>
      attachment(
        c,
        await withExternalFieldNames({ orderId: 'id' }, caller.orders.acknowledgement({ orderId })),
      ),
  }),
  restCall({
    method: 'get',
    path: '/orders/:id/credit-notes/:creditNoteId',
    name: 'downloadCreditNote',
    summary: 'A credit note of an order, as PDF.',
    who: 'useAccount',
    params: params.extend({ creditNoteId: numberInText }),
    answer: file('application/pdf'),
    refuses: [404],
    async run({ c, caller, params: { id: orderId, creditNoteId } }) {
      const note = caller.orders.creditNote({ orderId, creditNoteId })
      return attachment(c, await withExternalFieldNames({ orderId: 'id' }, note))
    },
  }),
  restCall({
    method: 'get',
    path: '/orders/:id/shipments/:shipmentId/packing-list',
    name: 'downloadPackingList',
    summary: 'The packing list of a shipment, without prices.',
    who: 'useAccount',
    params: params.extend({ shipmentId: numberInText }),
    answer: file('application/pdf'),
    refuses: [404],
    async run({ c, caller, params: { id: orderId, shipmentId } }) {
      const list = caller.orders.packingList({ orderId, shipmentId })
      return attachment(c, await withExternalFieldNames({ orderId: 'id' }, list))
    },
  }),
  restCall({
    method: 'post',
    path: '/orders',
    name: 'placeOrder',
    summary: 'Places an order: on terms, or for the payment approved just before.',
    description:
      'Send an `Idempotency-Key` header: a request with the same key returns the same order. Without one, the same payload within 15 minutes does. An order that needs approval is answered with 202 and the request that it became; nothing is charged.',
    who: 'anyone',
    body: json(sentOrderSchema),
    answer: json(z.object({ orderNumber: z.string(), grandTotal: z.number() }).meta({ id: 'PlacedOrder' })),
    status: 201,
    waits: json(awaitingSchema),
    refuses: [404, 409, 422, 502],
    example: { answer: { orderNumber: 'W100001', grandTotal: 118.4 } },
    async run({ c, body: payload }) {
      compareBuyer(c, payload)
      const caller = await c.get('actingCaller')(payload.companyInternalId)
      const idempotencyKey = c.req.header('idempotency-key')
      const byToken = c.get('byToken')
      const heldPayment = byToken ? c.req.header(paymentHeader) : getCookie(c, paymentCookie)
      const placed = orderInputOf(caller, payload, { idempotencyKey }).then((input) =>
        caller.checkout.placeOrder({ ...input, ...(heldPayment ? { heldPayment } : {}) }),
      )
      const answer = await withExternalFieldNames(externalOrderNames, placed)
      if (isAwaitingApproval(answer)) return c.json(answer, 202)
      const { orderNumber, grandTotalCents } = answer
      if (heldPayment && !byToken) deleteCookie(c, paymentCookie, { path: '/api' })
      return { orderNumber, grandTotal: toDollars(grandTotalCents) }
    },
  }),
  restCall({
    method: 'post',
    path: '/orders/po-document',
    name: 'uploadPoDocument',
    summary: 'Uploads a purchase order of up to 5 MB; it is deleted after a day unless ordered.',
    who: 'useAccount',
    body: form(z.object({ file: upload, companyInternalId: z.string().optional() })),
    answer: json(z.object({ poDocumentId: z.string() }).meta({ id: 'PoDocument' })),
    status: 201,
    refuses: [404, 409],
    async run({ c, body }) {
      const sent = body.get('file')
      if (!(sent instanceof File)) throw invalidInput('rest.file_needed', { file: 'Please send a file.' })
      const document = { name: sent.name, bytes: new Uint8Array(await sent.arrayBuffer()) }
      const caller = await c.get('actingCaller')(body.get('companyInternalId') || null)
      return caller.checkout.uploadPoDocument(document)
    },
  }),
  restCall({
    method: 'get',
    path: '/orders/:orderId/po-document',
    name: 'downloadPoDocument',
    summary: "An order's purchase order.",
    who: 'useAccount',
    params: z.object({ orderId: numberInText }),
    answer: file(...documentTypes),
    refuses: [404],
    run: async ({ c, caller, params }) => attachment(c, await caller.orders.poDocument(params)),
  }),
  restCall({
    method: 'get',
    path: '/orders/unprocessed',
    name: 'listUnprocessedOrders',
    summary:
      'The orders that accounting does not have yet, oldest first, 1,000 a page unless `limit` says less.',
    who: 'viewRecords',
    query: z.object({
      page: z
        .string()
        .optional()
        .meta({ override: { type: 'integer', minimum: 1 } }),
      limit: z
        .string()
        .optional()
        .meta({ override: { type: 'integer', minimum: 1, maximum: maxPendingInFull } }),
    }),
    answer: json(z.array(orderSchema)),
    counted: true,
    async run({ c, caller, query: { page, limit } }) {
      const pending = await caller.orders.exports.pendingInFull({
        ...(page && { page: numberInText.parse(page) }),
        ...(limit && { limit: numberInText.parse(limit) }),
      })
      return counted(c, pending.orders.map(orderJson), pending.total)
    },
  }),
  restCall({
    method: 'get',
    path: '/orders/generate-csv',
    name: 'generateCsv',
    summary: 'Makes the accounting file of all pending orders, mails it and marks them as processed.',
    description: 'Refused when another site asks.',
    who: 'administer',
    answer: json(
      z
        .object({
          id: z.int(),
          name: z.string(),
          orderCount: z.int(),
          by: z.string(),
          createdAt: z.iso.datetime(),
        })
        .meta({ id: 'OrderExport' }),
    ),
    refuses: [404],
    errorKey: 'error',
    async run({ c, caller }) {
      if (isCrossSite(c)) return refuseCrossSite(c)
      return caller.orders.exports.generate()
    },
  }),
]
