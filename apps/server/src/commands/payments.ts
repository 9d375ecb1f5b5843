import { createMeasuring } from '@mullion/api/analytics/measuring'
import { createVendorCalls } from '@mullion/api/analytics/vendor-calls'
import { viewPaymentInTrouble } from '@mullion/api/payments/payment-attention.service'
import { createServices } from '@mullion/api/services'
import {
  findWatchedPayment,
  listPaymentsInTrouble,
  type WatchedPayment,
} from '@mullion/db/payments/payment-watch.repository'
import { maxListed } from '@mullion/domain/list-input'
import { isSettled, type PaymentState } from '@mullion/domain/payments/payment-state'
import { CommandFailure, exitCodes } from '@mullion/terminal/exit-codes'
import type { Output } from '@mullion/terminal/program'
import { dollars } from '@mullion/terminal/terminal'
import { createLog } from '../log.ts'
import { openServiceDeps } from '../service-deps.ts'
import { openStore, type Store } from './open-store.ts'

/** The payments that are neither captured nor released, oldest first. */
async function openPayments({ db, clock }: Store): Promise<WatchedPayment[]> {
  const all = { search: '', descending: false, offset: 0, limit: maxListed }
  const inAnInstant = new Date(clock().getTime() + 1)
  return (await listPaymentsInTrouble(db.read, inAnInstant, all)).rows
}

/** A payment for the operator. `freeAt` is when another process may work on it; null if any may now. */
function shown(payment: WatchedPayment, now: Date) {
  const { leaseUntilAt } = payment
  return {
    ...viewPaymentInTrouble(payment),
    freeAt: leaseUntilAt && leaseUntilAt > now ? leaseUntilAt.toISOString() : null,
  }
}

type Shown = ReturnType<typeof shown>

/** States as the list says them; JSON has them as they are stored. */
const stateWords: Readonly<Record<PaymentState, string>> = {
  held: 'approved, no order yet',
  created: 'not sent',
  terms: 'on terms',
  abandoned: 'never sent',
  authorising: 'asked',
  authorised: 'approved',
  captured: 'captured',
  declined: 'declined',
  voiding: 'releasing',
  attention: 'stuck',
  voided: 'released',
}

const cardOf = ({ cardType, lastFour }: Shown) => [cardType, lastFour].filter(Boolean).join(' ')

/** Lists the card payments that a dead machine, or a gateway without an answer, left open. */
export async function listOpenPayments(output: Output): Promise<void> {
  const { terminal } = output
  await using store = await openStore(terminal)
  const found = (await openPayments(store)).map((payment) => shown(payment, store.clock()))
  output.show(found, () => {
    terminal.table(
      ['REFERENCE', 'STATE', 'AMOUNT', 'CARD', 'BUYER', 'SINCE', 'ORDER'],
      found.map((each) => [
        each.reference,
        stateWords[each.state],
        dollars(each.amountCents),
        cardOf(each),
        each.buyerEmail,
        each.createdAt,
        each.orderNumber,
      ]),
    )
    if (found.length === 0) terminal.note('No open payments.')
  })
}

async function openPaymentService({ terminal }: Output) {
  const store = await openStore(terminal)
  const { env, db, clock } = store
  const deps = await openServiceDeps(env, {
    ...{ db, clock, log: createLog('silent') },
    measuring: createMeasuring(clock),
    vendorCalls: createVendorCalls(clock),
    siteUrl: () => env.SITE_URL ?? `http://localhost:${env.PORT}`,
  })
  return {
    store,
    payments: createServices(deps.deps).payments,
    async [Symbol.asyncDispose]() {
      await deps.ports.sandbox?.close()
      await store[Symbol.asyncDispose]()
    },
  }
}

function refuseOpen(left: readonly Shown[]): void {
  if (left.length === 0) return
  const free = left.flatMap(({ freeAt }) => freeAt ?? []).sort()
  const last = free.at(-1)
  throw new CommandFailure(
    `${left.length} still open.`,
    exitCodes.refused,
    last
      ? `A process had it until ${last}. Run this again then.`
      : 'The gateway does not know it yet, or did not void it. Run this again in a quarter of an hour.',
  )
}

/** Looks up each open payment at the gateway, and captures or voids it, as a running server does by itself. */
export async function repairPayments(output: Output): Promise<void> {
  const { terminal } = output
  await using opened = await openPaymentService(output)
  const { store, payments } = opened
  await payments.checkGateway()
  const before = await openPayments(store)
  for (const payment of before) await payments.checkPayment(payment)
  const after = await Promise.all(before.map(({ id }) => findWatchedPayment(store.db.read, id)))
  const found = after.flatMap((payment, at) => {
    const was = before[at]?.state
    return payment && was ? [{ was, ...shown(payment, store.clock()) }] : []
  })
  output.show(found, () => {
    terminal.table(
      ['REFERENCE', 'WAS', 'IS', 'AMOUNT', 'BUYER', 'ORDER'],
      found.map((each) => [
        each.reference,
        stateWords[each.was],
        stateWords[each.state],
        dollars(each.amountCents),
        each.buyerEmail,
        each.orderNumber,
      ]),
    )
    if (found.length === 0) terminal.note('No open payments.')
  })
  refuseOpen(found.filter(({ state }) => !isSettled(state)))
}
