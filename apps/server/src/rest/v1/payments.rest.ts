import { paymentStates } from '@mullion/domain/payments/payment-state'
import { differenceKinds, transactionStates } from '@mullion/domain/payments/reconciliation'
import * as z from 'zod'
import { json, type RestCall, restCall } from '../rest-call.ts'

const instant = z.iso.datetime()

const difference = z
  .object({
    id: z.int(),
    day: z.iso.date(),
    kind: z.enum(differenceKinds).meta({
      description:
        '`missing_here`: the gateway has money without an order; `missing_there`: an order counts on money that the gateway does not have.',
    }),
    reference: z.string(),
    gatewayId: z.string().nullable(),
    paymentId: z.int().nullable(),
    orderNumber: z.string().nullable(),
    storeState: z.enum(paymentStates).nullable(),
    storeCents: z.int().nullable(),
    gatewayState: z.enum(transactionStates).nullable(),
    gatewayCents: z.int().nullable(),
    foundAt: instant,
    resolution: z.object({ at: instant, by: z.string().nullable(), note: z.string() }).nullable(),
  })
  .meta({ id: 'PaymentDifference' })

const reconciliation = z
  .object({
    day: z.iso.date(),
    state: z.enum(['compared', 'waiting']).meta({
      description: '`waiting`: the gateway could not be asked; the store asks it again at `nextAttemptAt`.',
    }),
    comparedAt: instant.nullable(),
    nextAttemptAt: instant.nullable(),
    transactions: z.int(),
    payments: z.int(),
    differences: z.int(),
    problem: z.string().nullable(),
    open: z.array(difference).meta({ description: 'Differences of the day that are not resolved.' }),
  })
  .meta({ id: 'Reconciliation' })

/** Calls about payments for programs. */
export const paymentRecordCalls: readonly RestCall[] = [
  restCall({
    method: 'post',
    path: '/v1/payments/reconciliations',
    name: 'reconcilePayments',
    summary: "Compares the payments of a day with the gateway's transactions.",
    description:
      'The store does so each night by itself. The day is one of the store, before today. Comparing it again stores no difference twice.',
    who: 'administer',
    body: json(z.object({ day: z.iso.date() })),
    answer: json(reconciliation),
    refuses: [409],
    example: { body: { day: '2026-11-20' } },
    run: ({ caller, body }) => caller.checkout.payments.reconcileDay(body),
  }),
]
