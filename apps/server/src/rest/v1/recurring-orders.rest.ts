import { confirmDraftInput, skipDraftInput } from '@mullion/domain/recurring-orders/recurring-draft'
import {
  changeRecurringInput,
  createRecurringInput,
  maxRecurringOfPerson,
  recurringPageSize,
  recurringVersionInput,
  saveRecurringSettingsInput,
} from '@mullion/domain/recurring-orders/recurring-order'
import * as z from 'zod'
import { withExternalFieldNames } from '../external-names.ts'
import type { Caller } from '../rest.ts'
import { counted, json, numberInText, type RestCall, restCall } from '../rest-call.ts'
import {
  confirmedDraftSchema,
  draftQuoteSchema,
  recurringDraftSchema,
  recurringOrderSchema,
  recurringSummarySchema,
} from './recurring-order-schemas.ts'

type ListRecurring = Parameters<Caller['recurringOrders']['list']>[0]

const params = z.object({ id: numberInText })
const query = z.object({
  scope: z
    .string()
    .optional()
    .meta({
      description: 'Your own, or all of your company for its admins.',
      override: { type: 'string', enum: ['mine', 'company'] },
    }),
  page: numberInText.optional(),
})
const renamed = { recurringId: 'id' }
const ofDraft = { draftId: 'id' }
const { recurringId: _c, ...change } = changeRecurringInput.shape
const { recurringId: _v, ...versioned } = recurringVersionInput.shape
const { draftId: _d, key: _k, ...confirmation } = confirmDraftInput.shape
const { draftId: _s, key: _sk, ...skipped } = skipDraftInput.shape
const rules = z.strictObject(saveRecurringSettingsInput.shape).meta({ id: 'RecurringRules' })
const plan = {
  ...{ everyWeeks: 4, nextOn: '2026-12-01', addressId: 3, serviceType: '03' as const },
  poNumber: 'BLANKET-7',
}

const moves = [
  ['skip-next', 'skipNextRecurring', 'Leaves the next day out.', 'skipNext'],
  ['pause', 'pauseRecurring', 'Pauses a recurring order.', 'pause'],
  ['resume', 'resumeRecurring', 'Goes on with a paused one; a day that was missed comes today.', 'resume'],
  ['end', 'endRecurring', 'Ends a recurring order for good.', 'end'],
] as const

/** Calls about recurring orders and their drafts. */
export const recurringOrderCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/v1/recurring-orders',
    name: 'listRecurringOrders',
    summary: 'Lists recurring orders.',
    description: `${recurringPageSize} a page: active ones first, then by their next day.`,
    who: 'useAccount',
    query,
    answer: json(z.array(recurringSummarySchema)),
    counted: true,
    async run({ c, caller, query: { scope, page } }) {
      const input = { ...(scope === undefined ? {} : { scope }), ...(page === undefined ? {} : { page }) }
      const { recurring, total } = await caller.recurringOrders.list(input as ListRecurring)
      return [...counted(c, recurring, total)]
    },
  }),
  restCall({
    method: 'post',
    path: '/v1/recurring-orders',
    name: 'createRecurringOrder',
    summary: 'Starts a recurring order of a part list.',
    description: `A person can have ${maxRecurringOfPerson}. On each day its owner gets a draft by mail, and confirms it. Nothing is ordered without confirmation unless \`automatic\` is set and the company allows it.`,
    who: 'placeOrders',
    body: json(z.strictObject(createRecurringInput.shape)),
    answer: json(recurringOrderSchema),
    status: 201,
    refuses: [404],
    example: { body: { listId: 7, ...plan } },
    run: ({ caller, body }) => caller.recurringOrders.create(body),
  }),
  restCall({
    method: 'get',
    path: '/v1/recurring-orders/:id',
    name: 'getRecurringOrder',
    summary: 'One recurring order, with its latest drafts.',
    who: 'useAccount',
    params,
    answer: json(recurringOrderSchema),
    refuses: [404],
    run: ({ caller, params: { id: recurringId } }) =>
      withExternalFieldNames(renamed, caller.recurringOrders.byId({ recurringId })),
  }),
  restCall({
    method: 'put',
    path: '/v1/recurring-orders/:id',
    name: 'changeRecurringOrder',
    summary: 'Changes how, when and where a list is ordered.',
    who: 'placeOrders',
    params,
    body: json(z.strictObject(change)),
    answer: json(recurringOrderSchema),
    refuses: [404, 409],
    example: { body: { version: 1, ...plan } },
    run: ({ caller, params: { id: recurringId }, body }) =>
      withExternalFieldNames(renamed, caller.recurringOrders.change({ ...body, recurringId })),
  }),
  ...moves.map(([end, name, summary, procedure]) =>
    restCall({
      method: 'post',
      path: `/v1/recurring-orders/:id/${end}`,
      ...{ name, summary },
      who: 'placeOrders',
      params,
      body: json(z.strictObject(versioned)),
      answer: json(recurringOrderSchema),
      refuses: [404, 409],
      example: { body: { version: 1 } },
      run: ({ caller, params: { id: recurringId }, body }) =>
        withExternalFieldNames(renamed, caller.recurringOrders[procedure]({ ...body, recurringId })),
    }),
  ),
  restCall({
    method: 'get',
    path: '/v1/recurring-drafts/:id',
    name: 'getRecurringDraft',
    summary: 'One order of a recurring order, with its lines as they are today.',
    who: 'placeOrders',
    params,
    answer: json(recurringDraftSchema),
    refuses: [404],
    run: ({ caller, params: { id: draftId } }) =>
      withExternalFieldNames(ofDraft, caller.recurringOrders.drafts.byId({ draftId })),
  }),
  restCall({
    method: 'post',
    path: '/v1/recurring-drafts/:id/quote',
    name: 'quoteRecurringDraft',
    summary:
      'Prices and quotes a draft as it would be placed now, and says what changed since the last order.',
    who: 'placeOrders',
    params,
    answer: json(draftQuoteSchema),
    refuses: [404, 409, 422, 502],
    run: ({ caller, params: { id: draftId } }) =>
      withExternalFieldNames(ofDraft, caller.recurringOrders.drafts.quote({ draftId })),
  }),
  restCall({
    method: 'post',
    path: '/v1/recurring-drafts/:id/confirm',
    name: 'confirmRecurringDraft',
    summary: 'Places the order of a draft at a confirmed total, or asks for its approval.',
    description: 'A repeat returns the same order.',
    who: 'placeOrders',
    params,
    body: json(z.strictObject(confirmation)),
    answer: json(confirmedDraftSchema),
    refuses: [404, 409, 422, 502],
    example: { body: { version: 1, quoteId: '7d9f', grandTotalCents: 41280 } },
    run: ({ caller, params: { id: draftId }, body }) =>
      withExternalFieldNames(ofDraft, caller.recurringOrders.drafts.confirm({ ...body, draftId })),
  }),
  restCall({
    method: 'post',
    path: '/v1/recurring-drafts/:id/skip',
    name: 'skipRecurringDraft',
    summary: 'Leaves this order out; the next one comes on its day.',
    who: 'placeOrders',
    params,
    body: json(z.strictObject(skipped)),
    answer: json(recurringDraftSchema),
    refuses: [404, 409],
    example: { body: { version: 1 } },
    run: ({ caller, params: { id: draftId }, body }) =>
      withExternalFieldNames(ofDraft, caller.recurringOrders.drafts.skip({ ...body, draftId })),
  }),
  restCall({
    method: 'get',
    path: '/v1/recurring-order-rules',
    name: 'getRecurringRules',
    summary: 'Whether orders of your company may be placed without being confirmed.',
    who: 'useAccount',
    answer: json(rules),
    run: ({ caller }) => caller.recurringOrders.settings(),
  }),
  restCall({
    method: 'put',
    path: '/v1/recurring-order-rules',
    name: 'saveRecurringRules',
    summary: 'Says whether orders of your company may be placed without being confirmed.',
    who: 'manageApprovals',
    body: json(rules),
    answer: json(rules),
    example: { body: { automatic: true } },
    run: ({ caller, body }) => caller.recurringOrders.saveSettings(body),
  }),
  restCall({
    method: 'get',
    path: '/v1/company-recurring-orders/:companyId',
    name: 'listRecurringOrdersOfCompany',
    summary: 'The recurring orders of a company, for staff.',
    who: 'viewRecords',
    params: z.object({ companyId: numberInText }),
    query: z.object({ page: numberInText.optional() }),
    answer: json(z.array(recurringSummarySchema)),
    counted: true,
    refuses: [404],
    async run({ c, caller, params: { companyId }, query: { page } }) {
      const input = { companyId, ...(page === undefined ? {} : { page }) }
      const { recurring, total } = await caller.recurringOrders.ofCompany(input)
      return [...counted(c, recurring, total)]
    },
  }),
]
