import {
  askReturnInput,
  closeReturnInput,
  creditReturnInput,
  decideReturnInput,
  inspectReturnInput,
  receiveReturnInput,
  returnDeskScopes,
  returnScopes,
} from '@mullion/domain/returns/return-input'
import * as z from 'zod'
import { attachment } from '../../http/attachment.ts'
import { withExternalFieldNames } from '../external-names.ts'
import type { Caller } from '../rest.ts'
import { counted, file, form, json, numberInText, type RestCall, restCall, upload } from '../rest-call.ts'
import { returnOfferSchema, returnSchema, returnSummarySchema } from './return-schemas.ts'
import { bodyWithout, oneOf, pageOf, pages, sentFile, wholeInText } from './sent.ts'

type ListReturns = Parameters<Caller['returns']['list']>[0]
type ListDesk = Parameters<Caller['returns']['desk']['list']>[0]

const params = z.object({ id: numberInText })
const query = z.object({
  orderKey: z
    .string()
    .optional()
    .meta({ description: 'The key of the order’s link, for an order of a guest.' }),
})
const renamed = { returnId: 'id' }
const keyOf = ({ orderKey }: z.output<typeof query>) => (orderKey ? { orderKey } : {})
const named = ['returnId', 'orderKey'] as const

const buyerCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/v1/return-offers',
    name: 'getReturnOffer',
    summary: 'What of an order can be returned, by its id or the key of its link, and its returns so far.',
    who: 'anyone',
    query: query.extend({ orderId: wholeInText }),
    answer: json(returnOfferSchema),
    run: ({ caller, query: { orderId, ...key } }) =>
      caller.returns.offer({ ...(orderId && { orderId: numberInText.parse(orderId) }), ...keyOf(key) }),
  }),
  restCall({
    method: 'post',
    path: '/v1/returns/photos',
    name: 'uploadReturnPhoto',
    summary:
      'Uploads a PNG or JPEG photo of up to 5 MB for a return; it is deleted after a day unless sent with one.',
    who: 'anyone',
    body: form(z.object({ file: upload })),
    answer: json(z.object({ photoId: z.string() }).meta({ id: 'ReturnPhoto' })),
    status: 201,
    run: async ({ caller, body }) => caller.returns.upload(await sentFile(body)),
  }),
  restCall({
    method: 'post',
    path: '/v1/returns',
    name: 'askForReturn',
    summary: 'Asks to return lines of an order.',
    description:
      'The rules of the return policy approve or refuse each line at once, or leave it to staff. A request with the same `requestKey` returns the same return.',
    who: 'anyone',
    body: json(z.object(askReturnInput.shape)),
    answer: json(returnSchema),
    status: 201,
    refuses: [409],
    example: {
      body: {
        requestKey: 'return-of-order-4711',
        orderId: 4711,
        lines: [{ lineNo: 1, quantity: 2, reason: 'not_needed' }],
      },
    },
    run: ({ caller, body }) => caller.returns.ask(body as z.input<typeof askReturnInput>),
  }),
  restCall({
    method: 'get',
    path: '/v1/returns',
    name: 'listReturns',
    summary: 'The returns of your orders, newest first; for a company admin also those of the company.',
    who: 'useAccount',
    query: pages.extend({ scope: oneOf(returnScopes) }),
    answer: json(z.array(returnSummarySchema)),
    counted: true,
    async run({ c, caller, query: { scope, ...at } }) {
      const input = { ...(scope !== undefined && { scope }), ...pageOf(at) }
      const { returns, total } = await caller.returns.list(input as ListReturns)
      return counted(c, returns, total)
    },
  }),
  restCall({
    method: 'get',
    path: '/v1/returns/:id',
    name: 'getReturn',
    summary: 'One return, with its lines and what happened to it.',
    who: 'anyone',
    ...{ params, query },
    answer: json(returnSchema),
    run: ({ caller, params: { id: returnId }, query: key }) =>
      withExternalFieldNames(renamed, caller.returns.byId({ returnId, ...keyOf(key) })),
  }),
  restCall({
    method: 'get',
    path: '/v1/returns/:id/label',
    name: 'downloadReturnLabel',
    summary: 'The label of an approved return with the sheet for its parcel, as a PDF.',
    who: 'anyone',
    ...{ params, query },
    answer: file('application/pdf'),
    refuses: [422],
    run: async ({ c, caller, params: { id: returnId }, query: key }) =>
      attachment(c, await caller.returns.label({ returnId, ...keyOf(key) })),
  }),
  restCall({
    method: 'get',
    path: '/v1/returns/:id/photos/:photoId',
    name: 'downloadReturnPhoto',
    summary: 'A photo that was sent with a return.',
    who: 'anyone',
    params: params.extend({ photoId: z.string() }),
    query,
    answer: file('image/png', 'image/jpeg'),
    run: async ({ c, caller, params: { id: returnId, photoId }, query: key }) =>
      attachment(c, await caller.returns.photo({ returnId, photoId, ...keyOf(key) })),
  }),
  restCall({
    method: 'post',
    path: '/v1/returns/:id/cancel',
    name: 'cancelReturn',
    summary: 'Cancels a return that has not arrived.',
    who: 'anyone',
    ...{ params, query },
    body: json(z.object({ revision: z.int() })),
    answer: json(returnSchema),
    refuses: [409],
    run: ({ caller, params: { id: returnId }, query: key, body }) =>
      withExternalFieldNames(renamed, caller.returns.cancel({ ...body, returnId, ...keyOf(key) })),
  }),
]

const deskCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/v1/return-desk',
    name: 'listReturnDesk',
    summary:
      'The returns that wait for staff, oldest first; all of them, or those in one state, newest first.',
    who: 'handleReturns',
    query: pages.extend({ scope: oneOf(returnDeskScopes), search: z.string().optional() }),
    answer: json(z.array(returnSummarySchema)),
    counted: true,
    async run({ c, caller, query: { scope, search, ...at } }) {
      const wanted = { ...(scope !== undefined && { scope }), ...(search && { search }), ...pageOf(at) }
      const { rows, total } = await caller.returns.desk.list(wanted as ListDesk)
      return counted(c, rows, total)
    },
  }),
  restCall({
    method: 'post',
    path: '/v1/return-desk/:id/decide',
    name: 'decideReturn',
    summary: 'Approves or refuses lines of a return; the buyer gets an email.',
    who: 'handleReturns',
    params,
    body: bodyWithout(decideReturnInput.shape, named),
    answer: json(returnSchema),
    refuses: [409],
    example: {
      body: { revision: 1, lines: [{ lineNo: 2, approve: true, answer: 'Sorry about that.' }] },
    },
    run: ({ caller, params: { id: returnId }, body }) =>
      withExternalFieldNames(renamed, caller.returns.desk.decide({ ...body, returnId })),
  }),
  restCall({
    method: 'post',
    path: '/v1/return-desk/:id/receive',
    name: 'receiveReturn',
    summary: 'Notes what of a return arrived; without lines, all that was approved.',
    who: 'handleReturns',
    params,
    body: bodyWithout(receiveReturnInput.shape, named),
    answer: json(returnSchema),
    refuses: [409],
    run: ({ caller, params: { id: returnId }, body }) =>
      withExternalFieldNames(renamed, caller.returns.desk.receive({ ...body, returnId })),
  }),
  restCall({
    method: 'post',
    path: '/v1/return-desk/:id/inspect',
    name: 'inspectReturn',
    summary: 'Notes what the parts that arrived are like, and how many are to be credited.',
    who: 'handleReturns',
    params,
    body: bodyWithout(inspectReturnInput.shape, named),
    answer: json(returnSchema),
    refuses: [409],
    run: ({ caller, params: { id: returnId }, body }) =>
      withExternalFieldNames(renamed, caller.returns.desk.inspect({ ...body, returnId })),
  }),
  restCall({
    method: 'post',
    path: '/v1/return-desk/:id/credit',
    name: 'creditReturn',
    summary: 'Issues the credit note of an inspected return: to the card, or on account.',
    who: 'handleReturns',
    params,
    body: bodyWithout(creditReturnInput.shape, named),
    answer: json(returnSchema),
    refuses: [409],
    run: ({ caller, params: { id: returnId }, body }) =>
      withExternalFieldNames(renamed, caller.returns.desk.credit({ ...body, returnId })),
  }),
  restCall({
    method: 'post',
    path: '/v1/return-desk/:id/close',
    name: 'closeReturn',
    summary: 'Ends a return without a credit, with a reason that the buyer gets by email.',
    who: 'handleReturns',
    params,
    body: bodyWithout(closeReturnInput.shape, named),
    answer: json(returnSchema),
    refuses: [409],
    run: ({ caller, params: { id: returnId }, body }) =>
      withExternalFieldNames(renamed, caller.returns.desk.close({ ...body, returnId })),
  }),
]

/** Calls about returns for programs. */
export const returnCalls: readonly RestCall[] = [...buyerCalls, ...deskCalls]
