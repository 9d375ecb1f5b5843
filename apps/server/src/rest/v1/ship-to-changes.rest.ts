import {
  approveShipToInput,
  askShipToInput,
  previewShipToInput,
  quoteShipToInput,
  refuseShipToInput,
} from '@mullion/domain/ship-to-changes/ship-to-change'
import * as z from 'zod'
import { json, numberInText, type RestCall, restCall } from '../rest-call.ts'
import {
  listedShipToSchema,
  shipToChangeSchema,
  shipToPreviewSchema,
  shipToQuoteSchema,
} from './ship-to-schemas.ts'

const order = z.object({ number: z.string().meta({ examples: ['W100001'] }) })
const one = z.object({ id: numberInText })
const { orderId: _of, ...previewFields } = previewShipToInput.shape
const { orderId: _order, ...askFields } = askShipToInput.shape
const { changeId: _approved, ...approveFields } = approveShipToInput.shape
const { changeId: _refused, ...refuseFields } = refuseShipToInput.shape

const listQuery = z.object({
  show: z.enum(['waiting', 'all']).optional(),
  search: z.string().optional(),
  page: numberInText.optional(),
})

const example = {
  nameOrCompany: 'Arctic Cold Storage',
  address1: '12 Harbor Road',
  city: 'Wilmington',
  state: 'NC',
  postalCode: '28401',
}

type Ask = z.input<typeof askShipToInput>

/** Calls to change the ship-to address of a placed order. */
export const shipToChangeCalls: readonly RestCall[] = [
  restCall({
    method: 'post',
    path: '/v1/orders/:number/ship-to-changes/preview',
    name: 'previewShipToChange',
    summary: 'What another ship-to of an order would change; nothing is asked for.',
    description:
      'Carriers and the tax service are asked. Refused with 409 when nothing of it is left to ship.',
    who: 'useAccount',
    params: order,
    body: json(z.strictObject(previewFields)),
    answer: json(shipToPreviewSchema),
    refuses: [404, 409, 422, 502],
    example: { body: { shipAddress: example } },
    async run({ caller, params, body }) {
      const { id: orderId } = await caller.orders.byNumber(params)
      return caller.shipToChanges.preview({ ...(body as Pick<Ask, 'shipAddress'>), orderId })
    },
  }),
  restCall({
    method: 'post',
    path: '/v1/orders/:number/ship-to-changes',
    name: 'askShipToChange',
    summary: 'Asks staff to ship what is left of an order to another address; answers the request.',
    description:
      'One request of an order waits at a time; a repeat with the same address answers the same request, another address is refused with 409. `payUpToCents` agrees to pay more, for orders on terms.',
    who: 'useAccount',
    params: order,
    body: json(z.strictObject(askFields)),
    answer: json(shipToChangeSchema),
    status: 201,
    refuses: [404, 409, 422, 502],
    example: { body: { shipAddress: example, note: 'We moved.' } },
    async run({ caller, params, body }) {
      const { id: orderId } = await caller.orders.byNumber(params)
      return caller.shipToChanges.ask({ ...(body as Omit<Ask, 'orderId'>), orderId })
    },
  }),
  restCall({
    method: 'delete',
    path: '/v1/orders/:number/ship-to-changes/waiting',
    name: 'withdrawShipToChange',
    summary: 'Withdraws the request that waits; answers it.',
    who: 'useAccount',
    params: order,
    answer: json(shipToChangeSchema),
    refuses: [404, 409],
    async run({ caller, params }) {
      const { id: orderId } = await caller.orders.byNumber(params)
      return caller.shipToChanges.withdraw({ orderId })
    },
  }),
  restCall({
    method: 'get',
    path: '/v1/ship-to-changes',
    name: 'listShipToChanges',
    summary: 'Requests for another ship-to: those that wait, oldest first, or all, newest first.',
    who: 'viewRecords',
    query: listQuery,
    answer: json(
      z.object({ rows: z.array(listedShipToSchema), total: z.int(), page: z.int(), pages: z.int() }),
    ),
    run: ({ caller, query }) => caller.shipToChanges.desk.list(query),
  }),
  restCall({
    method: 'get',
    path: '/v1/ship-to-changes/:id/quote',
    name: 'quoteShipToChange',
    summary: 'Quotes a request that waits anew.',
    description: '`rise` says what becomes of what costs more: `waive` charges nothing, `add` adds it.',
    who: 'administer',
    params: one,
    query: z.object({ rise: quoteShipToInput.shape.rise }),
    answer: json(shipToQuoteSchema),
    refuses: [404, 409, 502],
    run: ({ caller, params, query }) => caller.shipToChanges.desk.quote({ changeId: params.id, ...query }),
  }),
  restCall({
    method: 'post',
    path: '/v1/ship-to-changes/:id/approval',
    name: 'approveShipToChange',
    summary: 'Changes the ship-to of what is left of an order; answers the request.',
    description:
      '`shown` is what the quote said; refused with 409 if it is something else by now. What costs less is given back by a credit note.',
    who: 'administer',
    params: one,
    body: json(z.strictObject(approveFields)),
    answer: json(shipToChangeSchema),
    refuses: [404, 409, 502],
    example: { body: { rise: 'waive', shown: { creditCents: 0, addCents: 0, waivedCents: 410 } } },
    run: ({ caller, params, body }) => caller.shipToChanges.desk.approve({ ...body, changeId: params.id }),
  }),
  restCall({
    method: 'post',
    path: '/v1/ship-to-changes/:id/refusal',
    name: 'refuseShipToChange',
    summary: 'Refuses a request; the buyer gets the reason by email.',
    who: 'administer',
    params: one,
    body: json(z.strictObject(refuseFields)),
    answer: json(shipToChangeSchema),
    refuses: [404, 409],
    example: { body: { reason: 'It left this morning.' } },
    run: ({ caller, params, body }) => caller.shipToChanges.desk.refuse({ ...body, changeId: params.id }),
  }),
]
