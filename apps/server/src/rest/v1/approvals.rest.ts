import {
  approveRequestInput,
  cancelRequestInput,
  changeRequestInput,
  forwardRequestInput,
  rejectRequestInput,
  requestScopes,
  requestsPageSize,
} from '@mullion/domain/approvals/approval-request'
import { saveLimitsInput, saveRulesInput } from '@mullion/domain/approvals/approval-settings'
import * as z from 'zod'
import { withExternalFieldNames } from '../external-names.ts'
import type { Caller } from '../rest.ts'
import { counted, json, numberInText, type RestCall, restCall } from '../rest-call.ts'
import {
  limitsSchema,
  requestQuoteSchema,
  requestSchema,
  requestSummarySchema,
  rulesSchema,
} from './approval-record-schemas.ts'
import { placedSchema } from './order-record-schemas.ts'

type ListRequests = Parameters<Caller['approvals']['list']>[0]

const params = z.object({ id: numberInText })
const userParams = z.object({ userId: numberInText })
const renamed = { requestId: 'id' }

const { requestId: _a, card: _card, billing: _billing, ...approval } = approveRequestInput.shape
const { requestId: _c, ...change } = changeRequestInput.shape
const { requestId: _f, ...forwarding } = forwardRequestInput.shape
const { requestId: _r, ...rejection } = rejectRequestInput.shape
const { requestId: _x, ...cancellation } = cancelRequestInput.shape
const { userId: _u, ...limits } = saveLimitsInput.shape

const query = z.object({
  scope: z
    .string()
    .optional()
    .meta({
      description: 'Those that wait for the caller, their own, or all of the company for its admins.',
      override: { type: 'string', enum: [...requestScopes] },
    }),
  page: numberInText.optional(),
})

/** Calls about orders that wait for approval, and about limits and rules. */
export const approvalCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/v1/approvals',
    name: 'listApprovals',
    summary: 'Orders that wait for approval, or did.',
    description: `${requestsPageSize} a page. Those that wait come oldest first, the others newest first.`,
    who: 'useAccount',
    query,
    answer: json(z.array(requestSummarySchema)),
    counted: true,
    async run({ c, caller, query: { scope, page } }) {
      const input = { ...(scope === undefined ? {} : { scope }), ...(page === undefined ? {} : { page }) }
      const { requests, total } = await caller.approvals.list(input as ListRequests)
      return [...counted(c, requests, total)]
    },
  }),
  restCall({
    method: 'get',
    path: '/v1/approvals/:id',
    name: 'getApproval',
    summary: 'One order that waits for approval, or did, with its lines, budget and history.',
    who: 'useAccount',
    params,
    answer: json(requestSchema),
    refuses: [404],
    run: ({ caller, params: { id: requestId } }) =>
      withExternalFieldNames(renamed, caller.approvals.byId({ requestId })),
  }),
  restCall({
    method: 'post',
    path: '/v1/approvals/:id/quote',
    name: 'quoteApproval',
    summary: 'Prices and quotes a request anew, and says what differs from what was asked.',
    who: 'placeOrders',
    params,
    answer: json(requestQuoteSchema),
    refuses: [404, 409, 422, 502],
    run: ({ caller, params: { id: requestId } }) =>
      withExternalFieldNames(renamed, caller.approvals.quote({ requestId })),
  }),
  restCall({
    method: 'post',
    path: '/v1/approvals/:id/approve',
    name: 'approveOrder',
    summary: 'Approves a request at a confirmed total, which places its order.',
    description:
      'The order is placed for the person who asked. If it now comes to another total, it is refused with 409 and nothing is ordered or charged. For a company that pays by card, a saved card pays.',
    who: 'placeOrders',
    params,
    body: json(z.strictObject(approval)),
    answer: json(placedSchema),
    refuses: [404, 409, 422, 502],
    example: { body: { version: 1, grandTotalCents: 41280 } },
    run: ({ caller, params: { id: requestId }, body }) =>
      withExternalFieldNames(renamed, caller.approvals.approve({ ...body, requestId })),
  }),
  restCall({
    method: 'put',
    path: '/v1/approvals/:id/lines',
    name: 'changeApprovalLines',
    summary: 'Changes quantities of a request, or leaves lines out; it is quoted again and waits on.',
    who: 'placeOrders',
    params,
    body: json(z.strictObject(change)),
    answer: json(requestSchema),
    refuses: [404, 409, 422, 502],
    example: { body: { version: 1, lines: [{ partId: 1, quantity: 2 }], note: 'Two are enough.' } },
    run: ({ caller, params: { id: requestId }, body }) =>
      withExternalFieldNames(renamed, caller.approvals.change({ ...body, requestId })),
  }),
  restCall({
    method: 'post',
    path: '/v1/approvals/:id/forward',
    name: 'forwardApproval',
    summary: 'Asks someone else of the company instead.',
    who: 'placeOrders',
    params,
    body: json(z.strictObject(forwarding)),
    answer: json(requestSchema),
    refuses: [404, 409],
    example: { body: { version: 1, approverId: 12, note: 'Your dock.' } },
    run: ({ caller, params: { id: requestId }, body }) =>
      withExternalFieldNames(renamed, caller.approvals.forward({ ...body, requestId })),
  }),
  restCall({
    method: 'post',
    path: '/v1/approvals/:id/reject',
    name: 'rejectOrder',
    summary: 'Rejects a request. The person who asked gets the reason by email.',
    who: 'placeOrders',
    params,
    body: json(z.strictObject(rejection)),
    answer: json(requestSchema),
    refuses: [404, 409],
    example: { body: { version: 1, reason: 'We have two in the van.' } },
    run: ({ caller, params: { id: requestId }, body }) =>
      withExternalFieldNames(renamed, caller.approvals.reject({ ...body, requestId })),
  }),
  restCall({
    method: 'post',
    path: '/v1/approvals/:id/cancel',
    name: 'cancelApproval',
    summary: 'Cancels a request of your own.',
    who: 'placeOrders',
    params,
    body: json(z.strictObject(cancellation)),
    answer: json(requestSchema),
    refuses: [404, 409],
    example: { body: { version: 1 } },
    run: ({ caller, params: { id: requestId }, body }) =>
      withExternalFieldNames(renamed, caller.approvals.cancel({ ...body, requestId })),
  }),
  restCall({
    method: 'get',
    path: '/v1/approval-rules',
    name: 'getApprovalRules',
    summary: 'The orders of anyone in your company that need approval.',
    who: 'manageApprovals',
    answer: json(rulesSchema),
    run: ({ caller }) => caller.approvals.rules(),
  }),
  restCall({
    method: 'put',
    path: '/v1/approval-rules',
    name: 'saveApprovalRules',
    summary: 'Changes what your company wants to approve.',
    who: 'manageApprovals',
    body: json(z.strictObject(saveRulesInput.shape)),
    answer: json(rulesSchema),
    example: { body: { amountCents: 100_000, newShipTo: true, newPo: false, soleAdminExempt: true } },
    run: ({ caller, body }) => caller.approvals.saveRules(body),
  }),
  restCall({
    method: 'get',
    path: '/v1/purchase-limits/:userId',
    name: 'getPurchaseLimits',
    summary:
      'The limits of a person of your company, who approves what is over them, and what is used of the month.',
    who: 'manageApprovals',
    params: userParams,
    answer: json(limitsSchema),
    refuses: [404],
    run: ({ caller, params: { userId } }) => caller.approvals.limits({ userId }),
  }),
  restCall({
    method: 'put',
    path: '/v1/purchase-limits/:userId',
    name: 'savePurchaseLimits',
    summary: 'Sets the limits and approvers of a person of your company.',
    who: 'manageApprovals',
    params: userParams,
    body: json(z.strictObject(limits)),
    answer: json(limitsSchema),
    refuses: [404],
    example: {
      body: { orderLimitCents: 50_000, monthLimitCents: 200_000, asksAdmins: true, approverIds: [] },
    },
    run: ({ caller, params: { userId }, body }) => caller.approvals.saveLimits({ ...body, userId }),
  }),
]
