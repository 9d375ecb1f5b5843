import {
  type CompanyPaymentFields,
  companyPaymentFields,
  maxOpenOrders,
} from '@mullion/domain/credit/company-payment'
import { type CreditOwner, creditLimit, maxReasonLength } from '@mullion/domain/credit/credit'
import * as z from 'zod'
import { withExternalFieldNames } from '../external-names.ts'
import type { Caller } from '../rest.ts'
import { counted, done, json, numberInText, type RestCall, restCall } from '../rest-call.ts'
import { orderRecordSchema } from './order-record-schemas.ts'

const standingFields = {
  limitCents: z.int().nullable().meta({ description: 'Null without a limit.' }),
  openCents: z
    .int()
    .meta({ description: 'Orders on terms that were placed and not paid, less payments; can be negative.' }),
  heldCents: z.int().meta({ description: 'Orders that wait for staff; not part of `openCents`.' }),
  leftCents: z.int().nullable().meta({ description: 'What is left of the limit; null without one.' }),
}
const standing = z.object(standingFields).meta({ id: 'CreditStanding' })

const account = z
  .object({
    ...standingFields,
    aging: z
      .object({
        current: z.int().meta({ description: 'Of orders up to 30 days old.' }),
        over30: z.int(),
        over60: z.int(),
        over90: z.int(),
        unusedCents: z.int().meta({ description: 'Payments beyond everything that is open.' }),
      })
      .meta({
        description: 'What is open in cents, by the age of the order; payments on account go to the oldest.',
      }),
    openOrders: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        placedAt: z.iso.datetime(),
        poNumber: z.string().nullable(),
        grandTotalCents: z.int(),
        openCents: z.int(),
      }),
    ),
  })
  .meta({ id: 'CreditAccount' })

const payment = z
  .object({
    id: z.int(),
    amountCents: z.int(),
    paidOn: z.iso.date(),
    reference: z.string(),
    orders: z.array(z.object({ orderNumber: z.string(), amountCents: z.int() })),
    onAccountCents: z.int().meta({ description: 'The part of it that pays no particular order.' }),
    enteredBy: z.string(),
    enteredAt: z.iso.datetime(),
  })
  .meta({ id: 'CompanyPayment' })

const heldOrder = z
  .object({
    orderId: z.int(),
    number: z.string(),
    customer: z.string(),
    heldAt: z.iso.datetime(),
    limitCents: z.int(),
    openCents: z.int(),
    orderCents: z.int(),
    overCents: z.int(),
  })
  .meta({ id: 'HeldOrder' })

type ListHeld = Parameters<Caller['credit']['held']['list']>[0]

const renamed = { 'owner.companyId': 'id', 'owner.companyInternalId': 'id', 'payment.': '' }
const params = z.object({ id: numberInText })
const order = z.object({ number: z.string().meta({ examples: ['W100001'] }) })
const page = z
  .string()
  .optional()
  .meta({ override: { type: 'integer', minimum: 1 } })
const pageOf = (text: string | undefined) => (text ? { page: numberInText.parse(text) } : {})

interface Subject {
  readonly path: string
  /** In names of calls, such as `getCompanyCredit`. */
  readonly name: string
  readonly words: string
  readonly ownerOf: (id: number) => CreditOwner
}

function callsOf({ path, name, words, ownerOf }: Subject): readonly RestCall[] {
  return [
    restCall({
      method: 'get',
      path: `${path}/:id/credit`,
      name: `get${name}Credit`,
      summary: `The credit of ${words}: limit, open balance and its age.`,
      description: `With its oldest open orders, at most ${maxOpenOrders}.`,
      who: 'viewRecords',
      params,
      answer: json(account),
      refuses: [404],
      run: ({ caller, params: { id } }) =>
        withExternalFieldNames(renamed, caller.credit.account({ owner: ownerOf(id) })),
    }),
    restCall({
      method: 'put',
      path: `${path}/:id/credit`,
      name: `set${name}CreditLimit`,
      summary: `Sets the credit limit of ${words}, or removes it with null.`,
      description:
        'Orders on terms that are placed over it wait for staff. Orders that already wait stay so.',
      who: 'administer',
      params,
      body: json(z.strictObject({ limitCents: creditLimit })),
      answer: json(standing),
      refuses: [404],
      example: { body: { limitCents: 500_000 } },
      run: ({ caller, params: { id }, body }) =>
        withExternalFieldNames(renamed, caller.credit.setLimit({ ...body, owner: ownerOf(id) })),
    }),
    restCall({
      method: 'get',
      path: `${path}/:id/payments`,
      name: `list${name}Payments`,
      summary: `Payments of ${words} that were made outside the store, the latest first.`,
      who: 'viewRecords',
      params,
      query: z.object({ page }),
      answer: json(z.array(payment)),
      counted: true,
      refuses: [404],
      async run({ c, caller, params: { id }, query }) {
        const input = { owner: ownerOf(id), ...pageOf(query.page) }
        const { payments, total } = await withExternalFieldNames(renamed, caller.credit.payments.list(input))
        return counted(c, payments, total)
      },
    }),
    restCall({
      method: 'post',
      path: `${path}/:id/payments`,
      name: `enter${name}Payment`,
      summary: `Enters a payment of ${words}; it lowers the open balance.`,
      description:
        'Whatever pays no particular order is on account. A second one with the same reference is refused with 409, so that a repeated request enters nothing twice.',
      who: 'administer',
      params,
      body: json(z.strictObject(companyPaymentFields.shape)),
      answer: json(payment),
      status: 201,
      refuses: [404, 409],
      example: {
        body: {
          amountCents: 125_000,
          paidOn: '2026-11-20',
          reference: 'check 4711',
          orders: [{ orderNumber: 'W100001', amountCents: 100_000 }],
        },
      },
      run: ({ caller, params: { id }, body }) => {
        const input = { owner: ownerOf(id), payment: body as CompanyPaymentFields }
        return withExternalFieldNames(renamed, caller.credit.payments.add(input))
      },
    }),
    restCall({
      method: 'delete',
      path: `${path}/:id/payments/:paymentId`,
      name: `remove${name}Payment`,
      summary: `Removes a payment of ${words} that was entered by mistake.`,
      who: 'administer',
      params: params.extend({ paymentId: numberInText }),
      answer: done,
      refuses: [404],
      async run({ caller, params: { id, paymentId } }) {
        const input = { owner: ownerOf(id), paymentId }
        await withExternalFieldNames(renamed, caller.credit.payments.remove(input))
        return { ok: true } as const
      },
    }),
  ]
}

/** Calls about credit, for programs. */
export const creditCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/v1/credit',
    name: 'getCredit',
    summary: 'The credit behind your orders: that of your company, or of the customer that staff order for.',
    description: 'Null without a credit limit, and for everyone who does not order on terms.',
    who: 'placeOrders',
    answer: json(z.object({ credit: standing.nullable() })),
    run: async ({ caller }) => ({ credit: await caller.credit.own() }),
  }),
  restCall({
    method: 'get',
    path: '/v1/credit/held',
    name: 'listHeldOrders',
    summary: 'Orders over the credit limit of their company that wait for staff, oldest first.',
    who: 'viewRecords',
    query: z.object({ page, search: z.string().optional() }),
    answer: json(z.array(heldOrder)),
    counted: true,
    async run({ c, caller, query }) {
      const wanted = { ...pageOf(query.page), ...(query.search && { search: query.search }) }
      const { rows, total } = await caller.credit.held.list(wanted as ListHeld)
      return counted(c, rows, total)
    },
  }),
  restCall({
    method: 'post',
    path: '/v1/orders/:number/credit-release',
    name: 'releaseHeldOrder',
    summary: 'Releases an order that waits for credit; answers the order.',
    who: 'administer',
    params: order,
    answer: json(orderRecordSchema),
    refuses: [404, 409],
    async run({ caller, params }) {
      const { id: orderId } = await caller.orders.desk.byNumber(params)
      await caller.credit.held.release({ orderId })
      return caller.orders.desk.byNumber(params)
    },
  }),
  restCall({
    method: 'post',
    path: '/v1/orders/:number/credit-refusal',
    name: 'refuseHeldOrder',
    summary: 'Refuses an order that waits for credit, which cancels it without a charge; answers the order.',
    description: `The buyer gets mail with the reason, of at most ${maxReasonLength} characters.`,
    who: 'administer',
    params: order,
    body: json(z.strictObject({ reason: z.string() })),
    answer: json(orderRecordSchema),
    refuses: [404, 409],
    example: { body: { reason: 'Two invoices are past due. Please call us.' } },
    async run({ caller, params, body: { reason } }) {
      const { id: orderId } = await caller.orders.desk.byNumber(params)
      await caller.credit.held.refuse({ orderId, reason })
      return caller.orders.desk.byNumber(params)
    },
  }),
  ...callsOf({
    path: '/v1/companies',
    name: 'Company',
    words: 'a company',
    ownerOf: (companyId) => ({ companyId }),
  }),
  ...callsOf({
    path: '/v1/internal-companies',
    name: 'InternalCompany',
    words: 'a customer that staff order for',
    ownerOf: (companyInternalId) => ({ companyInternalId }),
  }),
]
