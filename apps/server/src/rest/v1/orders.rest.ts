import { isAwaitingApproval, placeOnAccountInput } from '@mullion/domain/checkout/order'
import { quoteInput } from '@mullion/domain/checkout/quote'
import { cancelOrderInput } from '@mullion/domain/orders/cancel-order'
import { markLineInput } from '@mullion/domain/orders/line-progress'
import { shipmentForm } from '@mullion/domain/orders/order-desk'
import { trackOrderInput } from '@mullion/domain/orders/order-tracking'
import * as z from 'zod'
import { awaitingSchema } from '../approval-schemas.ts'
import { withExternalFieldNames } from '../external-names.ts'
import { json, numberInText, type RestCall, restCall } from '../rest-call.ts'
import { creditNoteSchema, deskCreditNoteSchema } from './credit-note-schemas.ts'
import { feedAnswer, feedInputOf, feedQuery, feedText } from './feed.ts'
import {
  orderChangeSchema,
  orderDocumentSchema,
  orderRecordSchema,
  placedSchema,
  shipmentSchema,
  trackedOrderSchema,
} from './order-record-schemas.ts'
import { quoteSchema } from './quote-schema.ts'

const params = z.object({ number: z.string().meta({ examples: ['W100001'] }) })
const markShape = markLineInput.shape
const { orderId: _order, ...cancelFields } = cancelOrderInput.shape
const { idempotencyKey: _, ...orderFields } = placeOnAccountInput.shape

/** Calls about orders for programs. */
export const orderRecordCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/v1/orders/changes',
    name: 'listOrderChanges',
    summary: 'What happened to orders since a cursor.',
    description: `${feedText('the orders')}\n\nAdministrators get all orders, company admins those of their company, others their own.`,
    who: 'useAccount',
    query: feedQuery,
    answer: feedAnswer(orderChangeSchema, 'OrderChanges'),
    refuses: [409],
    run: ({ caller, query }) => caller.orders.changed(feedInputOf(query)),
  }),
  restCall({
    method: 'get',
    path: '/v1/orders/:number',
    name: 'getOrder',
    summary: 'One order by its number.',
    who: 'useAccount',
    params,
    answer: json(orderRecordSchema),
    refuses: [404],
    run: ({ caller, params }) => caller.orders.byNumber(params),
  }),
  restCall({
    method: 'get',
    path: '/v1/orders/:number/documents',
    name: 'listOrderDocuments',
    summary: 'The documents of an order that can be downloaded as PDF, by their paths.',
    description: 'For buyers, only orders paid by card have an invoice. Each shipment has a packing list.',
    who: 'useAccount',
    params,
    answer: json(z.array(orderDocumentSchema)),
    refuses: [404],
    run: ({ caller, params }) => caller.orders.documents(params),
  }),
  restCall({
    method: 'post',
    path: '/v1/order-status',
    name: 'trackOrder',
    summary:
      'The status of an order by its number and the email address it was placed with, for anyone who has both.',
    description:
      'Without prices, names or street. The answer is the same for an unknown number and for another email address.',
    who: 'anyone',
    body: json(z.strictObject(trackOrderInput.shape)),
    answer: json(trackedOrderSchema),
    refuses: [404],
    example: { body: { number: 'W100001', email: 'pat@example.com' } },
    run: async ({ caller, body }) => caller.orders.tracked(await caller.orders.track(body)),
  }),
  restCall({
    method: 'get',
    path: '/v1/orders/:number/credit-notes',
    name: 'listCreditNotes',
    summary: 'What was given back of an order, first one first.',
    who: 'useAccount',
    params,
    answer: json(z.array(creditNoteSchema)),
    refuses: [404],
    run: ({ caller, params }) => caller.orders.creditNotes(params),
  }),
  restCall({
    method: 'get',
    path: '/v1/credit-notes/:number',
    name: 'getCreditNote',
    summary: 'One credit note by its number, as staff see it.',
    who: 'viewRecords',
    params: z.object({ number: z.string().meta({ examples: ['CN100001'] }) }),
    answer: json(deskCreditNoteSchema),
    refuses: [404],
    run: ({ caller, params }) => caller.creditNotes.byNumber(params),
  }),
  restCall({
    method: 'post',
    path: '/v1/orders/:number/cancellation',
    name: 'cancelOrder',
    summary: 'Cancels lines of an order, or all that is left of it, and gives their price back.',
    description:
      'Only while it is pending and nothing of it has shipped; otherwise refused with 409. A repeat with the same `requestKey` cancels nothing more. With `shownCents`, refused with 409 if it would give back something else.',
    who: 'useAccount',
    params,
    body: json(z.strictObject(cancelFields)),
    answer: json(
      z.object({
        whole: z.boolean().meta({ description: 'True if nothing of the order is left.' }),
        creditNumber: z.string().nullable().meta({ description: 'Null if it cost nothing.' }),
        totalCents: z.int(),
      }),
    ),
    refuses: [404, 409],
    example: { body: { lines: [{ lineNo: 1, quantity: 1 }], requestKey: 'cancel-7f1c2a' } },
    async run({ caller, params, body }) {
      const { id: orderId } = await caller.orders.byNumber(params)
      return caller.orders.cancel({ ...body, orderId })
    },
  }),
  restCall({
    method: 'post',
    path: '/v1/orders/:number/processed',
    name: 'markOrderProcessed',
    summary: 'Marks an order as handed to accounting, without a file; answers the order.',
    who: 'administer',
    params,
    answer: json(orderRecordSchema),
    refuses: [404, 409],
    async run({ caller, params }) {
      const { id: orderId } = await caller.orders.desk.byNumber(params)
      await caller.orders.desk.markProcessed({ orderId })
      return caller.orders.desk.byNumber(params)
    },
  }),
  restCall({
    method: 'post',
    path: '/v1/orders/:number/shipments',
    name: 'addShipment',
    summary: 'Adds a shipment to an order; the buyer gets mail about it five minutes later.',
    description:
      'Of `lines`, or else of all that is left. More than is left of a line is refused with 409. A shipment of several parcels has `otherTrackingNumbers`.',
    who: 'administer',
    params,
    body: json(z.strictObject(shipmentForm.shape)),
    answer: json(shipmentSchema),
    status: 201,
    refuses: [404, 409],
    example: { body: { carrier: 'UPS', trackingNumber: '1Z999AA10123456784', shippedOn: '2026-11-20' } },
    async run({ caller, params, body }) {
      const { id: orderId } = await caller.orders.desk.byNumber(params)
      return caller.orders.desk.addShipment({ ...body, orderId })
    },
  }),
  restCall({
    method: 'put',
    path: '/v1/orders/:number/lines/:lineNo',
    name: 'markOrderLine',
    summary: 'Says that a line is in production or back-ordered to a day; answers the order.',
    description:
      '`mark` null takes it back. The buyer gets mail about back orders five minutes later. Refused with 409 when nothing of the line is left to ship.',
    who: 'administer',
    params: params.extend({ lineNo: numberInText }),
    body: json(z.strictObject({ mark: markShape.mark, backOrderedTo: markShape.backOrderedTo })),
    answer: json(orderRecordSchema),
    refuses: [404, 409],
    example: { body: { mark: 'back_ordered', backOrderedTo: '2026-12-04' } },
    async run({ caller, params: { number, lineNo }, body }) {
      const { id: orderId } = await caller.orders.desk.byNumber({ number })
      await caller.orders.desk.markLine({ ...body, orderId, lineNo })
      return caller.orders.desk.byNumber({ number })
    },
  }),
  restCall({
    method: 'post',
    path: '/v1/quotes',
    name: 'quoteCart',
    summary: 'Prices a cart with shipping and tax; an order can be placed at these amounts for 20 minutes.',
    who: 'anyone',
    body: json(z.strictObject(quoteInput.shape)),
    answer: json(quoteSchema),
    status: 201,
    refuses: [422, 502],
    run: ({ caller, body }) => caller.checkout.quote(body as z.input<typeof quoteInput>),
  }),
  restCall({
    method: 'post',
    path: '/v1/orders',
    name: 'placeOrderOnAccount',
    summary: 'Places a quoted order, on terms or with a saved card.',
    description:
      'The `Idempotency-Key` header is required: 16 to 64 letters, digits, `-` and `_`. A request with the same key returns the same order. An order that needs approval is answered with 202 and the request that it became; nothing is charged.',
    who: 'placeOrders',
    headers: z.object({ 'Idempotency-Key': placeOnAccountInput.shape.idempotencyKey }),
    body: json(z.strictObject(orderFields)),
    answer: json(placedSchema),
    status: 201,
    waits: json(awaitingSchema),
    refuses: [404, 409, 422, 502],
    async run({ c, caller, body }) {
      const idempotencyKey = c.req.header('idempotency-key') ?? ''
      const input = { ...body, idempotencyKey } as z.input<typeof placeOnAccountInput>
      const answer = await withExternalFieldNames(
        { idempotencyKey: 'Idempotency-Key' },
        caller.checkout.placeOnAccount(input),
      )
      return isAwaitingApproval(answer) ? c.json(answer, 202) : answer
    },
  }),
]
