import {
  answerQuoteInput,
  askAgainInput,
  askPriceQuoteInput,
  declineQuoteInput,
  refuseQuoteInput,
  withdrawQuoteInput,
} from '@mullion/domain/price-quotes/price-quote-input'
import * as z from 'zod'
import { attachment } from '../../http/attachment.ts'
import { withExternalFieldNames } from '../external-names.ts'
import type { Caller } from '../rest.ts'
import { counted, file, form, json, numberInText, type RestCall, restCall, upload } from '../rest-call.ts'
import { priceQuoteSchema, priceQuoteSummarySchema } from './price-quote-schemas.ts'
import { bodyWithout, oneOf, pageOf, pages, sentFile } from './sent.ts'

type ListQuotes = Parameters<Caller['priceQuotes']['list']>[0]
type ListDesk = Parameters<Caller['priceQuotes']['desk']['list']>[0]

const params = z.object({ id: numberInText })
const query = z.object({
  key: z.string().optional().meta({ description: 'The key of the private link, for a request of a guest.' }),
})
const documentTypes = ['application/pdf', 'image/png', 'image/jpeg']
const renamed = { priceQuoteId: 'id' }
const named = ['priceQuoteId', 'key'] as const
const byStaff = ['priceQuoteId'] as const
const asked = z.object({
  id: z.int(),
  number: z.string(),
  key: z.string().nullable().meta({ description: 'Opens the request of a guest; null for a member.' }),
})

/** Calls about requests for a price quote for programs. */
export const priceQuoteCalls: readonly RestCall[] = [
  restCall({
    method: 'post',
    path: '/v1/price-quotes/files',
    name: 'uploadPriceQuoteFile',
    summary:
      'Uploads a PDF, PNG or JPEG of up to 5 MB for a request; it is deleted after a day unless sent with one.',
    who: 'anyone',
    body: form(z.object({ file: upload })),
    answer: json(z.object({ fileId: z.string() }).meta({ id: 'PriceQuoteFile' })),
    status: 201,
    run: async ({ caller, body }) => caller.priceQuotes.upload(await sentFile(body)),
  }),
  restCall({
    method: 'post',
    path: '/v1/price-quotes',
    name: 'askForPriceQuote',
    summary: 'Asks for prices of parts, or of items that are not in the catalog.',
    description:
      'A request with the same `requestKey` returns the same request. Once it is answered, it is accepted by an order: send `priceQuote` with its id and `versionNo` to `/v1/quotes` and `/v1/orders`.',
    who: 'anyone',
    body: json(z.object(askPriceQuoteInput.shape)),
    answer: json(asked),
    status: 201,
    refuses: [404],
    example: {
      body: {
        requestKey: 'truck-4-brackets-1',
        otherItems: [{ description: 'Bent bracket, as drawn', quantity: 20, targetPriceCents: 1500 }],
        neededBy: '2026-12-15',
      },
    },
    run: ({ caller, body }) => caller.priceQuotes.ask(body as z.input<typeof askPriceQuoteInput>),
  }),
  restCall({
    method: 'get',
    path: '/v1/price-quotes',
    name: 'listPriceQuotes',
    summary: 'Your requests for a price quote, newest first; for a company admin also those of the company.',
    who: 'useAccount',
    query: pages.extend({ scope: oneOf(['mine', 'company']) }),
    answer: json(z.array(priceQuoteSummarySchema)),
    counted: true,
    async run({ c, caller, query: { scope, ...at } }) {
      const input = { ...(scope !== undefined && { scope }), ...pageOf(at) }
      const { quotes, total } = await caller.priceQuotes.list(input as ListQuotes)
      return counted(c, quotes, total)
    },
  }),
  restCall({
    method: 'get',
    path: '/v1/price-quotes/:id',
    name: 'getPriceQuote',
    summary: 'One request, with everything that was answered.',
    who: 'anyone',
    ...{ params, query },
    answer: json(priceQuoteSchema),
    refuses: [404],
    run: ({ caller, params: { id: priceQuoteId }, query: { key } }) =>
      withExternalFieldNames(renamed, caller.priceQuotes.byId({ priceQuoteId, ...(key && { key }) })),
  }),
  restCall({
    method: 'get',
    path: '/v1/price-quotes/:id/files/:fileId',
    name: 'downloadPriceQuoteFile',
    summary: 'A file that was sent with a request.',
    who: 'anyone',
    params: params.extend({ fileId: z.string() }),
    query,
    answer: file(...documentTypes),
    refuses: [404],
    run: async ({ c, caller, params: { id: priceQuoteId, fileId }, query: { key } }) =>
      attachment(c, await caller.priceQuotes.file({ priceQuoteId, fileId, ...(key && { key }) })),
  }),
  restCall({
    method: 'get',
    path: '/v1/price-quotes/:id/versions/:versionNo/pdf',
    name: 'downloadPriceQuote',
    summary: 'An answer to a request as a PDF.',
    who: 'anyone',
    params: params.extend({ versionNo: numberInText }),
    query,
    answer: file('application/pdf'),
    refuses: [404],
    run: async ({ c, caller, params: { id: priceQuoteId, versionNo }, query: { key } }) =>
      attachment(c, await caller.priceQuotes.pdf({ priceQuoteId, versionNo, ...(key && { key }) })),
  }),
  restCall({
    method: 'post',
    path: '/v1/price-quotes/:id/decline',
    name: 'declinePriceQuote',
    summary: 'Declines an answer; the request ends.',
    who: 'anyone',
    ...{ params, query },
    body: bodyWithout(declineQuoteInput.shape, named),
    answer: json(priceQuoteSchema),
    refuses: [404, 409],
    example: { body: { revision: 2, note: 'Found in stock elsewhere.' } },
    run: ({ caller, params: { id: priceQuoteId }, query: { key }, body }) =>
      withExternalFieldNames(
        renamed,
        caller.priceQuotes.decline({ ...body, priceQuoteId, ...(key && { key }) }),
      ),
  }),
  restCall({
    method: 'post',
    path: '/v1/price-quotes/:id/ask-again',
    name: 'askPriceQuoteAgain',
    summary: 'Asks staff for another answer, saying why.',
    who: 'anyone',
    ...{ params, query },
    body: bodyWithout(askAgainInput.shape, named),
    answer: json(priceQuoteSchema),
    refuses: [404, 409],
    example: { body: { revision: 2, note: 'What would 50 of them cost?' } },
    run: ({ caller, params: { id: priceQuoteId }, query: { key }, body }) =>
      withExternalFieldNames(
        renamed,
        caller.priceQuotes.askAgain({ ...body, priceQuoteId, ...(key && { key }) }),
      ),
  }),
  restCall({
    method: 'post',
    path: '/v1/price-quotes/:id/withdraw',
    name: 'withdrawPriceQuote',
    summary: 'Withdraws a request that waits for an answer.',
    who: 'anyone',
    ...{ params, query },
    body: bodyWithout(withdrawQuoteInput.shape, named),
    answer: json(priceQuoteSchema),
    refuses: [404, 409],
    example: { body: { revision: 1 } },
    run: ({ caller, params: { id: priceQuoteId }, query: { key }, body }) =>
      withExternalFieldNames(
        renamed,
        caller.priceQuotes.withdraw({ ...body, priceQuoteId, ...(key && { key }) }),
      ),
  }),
  restCall({
    method: 'get',
    path: '/v1/price-quote-desk',
    name: 'listPriceQuoteDesk',
    summary: 'The requests that wait for staff, oldest first, or all of them, newest first.',
    who: 'answerPriceQuotes',
    query: pages.extend({
      scope: oneOf(['waiting', 'all']),
      search: z.string().optional(),
    }),
    answer: json(z.array(priceQuoteSummarySchema)),
    counted: true,
    async run({ c, caller, query: { scope, search, ...at } }) {
      const wanted = { ...(scope !== undefined && { scope }), ...(search && { search }), ...pageOf(at) }
      const { rows, total } = await caller.priceQuotes.desk.list(wanted as ListDesk)
      return counted(c, rows, total)
    },
  }),
  restCall({
    method: 'post',
    path: '/v1/price-quote-desk/:id/answers',
    name: 'answerPriceQuote',
    summary: 'Answers a request: each answer is a new version, and the buyer gets an email.',
    who: 'answerPriceQuotes',
    params,
    body: bodyWithout(answerQuoteInput.shape, byStaff),
    answer: json(priceQuoteSchema),
    status: 201,
    refuses: [404, 409],
    example: {
      body: {
        revision: 1,
        lines: [{ lineNo: 1, description: 'Bent bracket, as drawn', quantity: 20, unitPriceCents: 1850 }],
        validUntil: '2026-12-20',
        freightCents: 4500,
        message: 'Ready in two weeks.',
      },
    },
    run: ({ caller, params: { id: priceQuoteId }, body }) =>
      withExternalFieldNames(renamed, caller.priceQuotes.desk.answer({ ...body, priceQuoteId })),
  }),
  restCall({
    method: 'post',
    path: '/v1/price-quote-desk/:id/refuse',
    name: 'refusePriceQuote',
    summary: 'Ends a request, or takes back an answer; the buyer gets the reason by email.',
    who: 'answerPriceQuotes',
    params,
    body: bodyWithout(refuseQuoteInput.shape, byStaff),
    answer: json(priceQuoteSchema),
    refuses: [404, 409],
    example: { body: { revision: 1, note: 'We no longer make this bracket.' } },
    run: ({ caller, params: { id: priceQuoteId }, body }) =>
      withExternalFieldNames(renamed, caller.priceQuotes.desk.refuse({ ...body, priceQuoteId })),
  }),
]
