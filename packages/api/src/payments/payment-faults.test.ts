import { times } from '@mullion/config/test-speed'
import { listPaymentsWithOrders } from '@mullion/db/payments/payment.repository'
import { guest } from '@mullion/domain/accounts/actor'
import type { PlaceOrderInput } from '@mullion/domain/checkout/order'
import { AppError } from '@mullion/domain/error'
import { demoOriginZip } from '@mullion/domain/store-info'
import { createBuiltInFreight } from '@mullion/integrations/freight/built-in'
import { withFreightCircuit } from '@mullion/integrations/freight/with-circuit'
import { createBuiltInParcelRates } from '@mullion/integrations/parcel-rates/built-in'
import { withCircuit } from '@mullion/integrations/parcel-rates/with-circuit'
import { withDeadline } from '@mullion/integrations/payments/deadline'
import { readTransactions } from '@mullion/integrations/payments/ledger'
import { withValidatedAnswers } from '@mullion/integrations/payments/validated-gateway'
import { createBuiltInTax } from '@mullion/integrations/tax/built-in'
import { withTaxCircuit } from '@mullion/integrations/tax/with-circuit'
import { TRPCError } from '@trpc/server'
import { expect, it } from 'vitest'
import { createFaults, withFaults } from '../testing/faults.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { approvedCard, declinedCard, orderForm, quoteForm, solve } from '../testing/order-form.ts'
import { orderIn } from '../testing/ready-to-order.ts'

const runs = times(50, 1000)
const presses = 3
const originZip = demoOriginZip
/** Short timeouts: the silent services never answer. */
const patience = { timeoutMs: 25, attempts: 2, openMs: 1 }

/** Allowed end states of payment, order and the gateway's ledger. */
const sound = [
  'captured/captured/captured',
  'voided/none/voided',
  'voided/voided/voided',
  'declined/none/declined',
  'abandoned/none/none',
  // The gateway received the request too late and declined it.
  'abandoned/none/declined',
]

/** A shop whose gateway, carriers and tax service fail on every third call, on average. */
async function openFaultyShop(random: () => number) {
  const faults = createFaults(random, 1 / 3)
  const shop = await openTestShop({
    people: true,
    parts: [{ id: 1 }, { id: 2, lengthInches: 110 }],
    slowCardMs: 0,
    gateway: (sandbox) =>
      withDeadline(
        withValidatedAnswers(withFaults(sandbox, ['authorise', 'capture', 'void', 'find'], faults)),
        { timeoutMs: patience.timeoutMs },
      ),
    deps: {
      parcelRates: withCircuit(
        withFaults(createBuiltInParcelRates({ originZip }), ['quote'], faults),
        patience,
      ),
      freightRates: withFreightCircuit(
        withFaults(createBuiltInFreight({ originZip }), ['quote'], faults),
        patience,
      ),
      tax: withTaxCircuit(withFaults(createBuiltInTax(), ['quote'], faults), patience),
    },
  })
  return Object.assign(shop, { faults })
}
type FaultyShop = Awaited<ReturnType<typeof openFaultyShop>>

/** The code of an error meant for the buyer; anything else is a bug and fails the test. */
function refusal(error: unknown): string {
  const cause = error instanceof TRPCError ? error.cause : error
  if (!(cause instanceof AppError)) throw error
  return cause.code
}

async function quoted(buyer: ReturnType<FaultyShop['as']>, partId: number) {
  const input = quoteForm([{ partId, quantity: 1, comments: [] }])
  for (let tries = 0; tries < 40; tries += 1) {
    const quote = await buyer.checkout.quote(input).catch(refusal)
    if (typeof quote !== 'string') return { input, quote }
  }
  throw new Error('No quote in forty tries.')
}

/** One buyer who presses Place Order up to three times, while servers run repairs and late calls arrive. */
async function oneRun(shop: FaultyShop, at: number, random: () => number): Promise<string | null> {
  const buyer = shop.as(guest(`fault-session-${String(at).padStart(8, '0')}`, `203.0.${at >> 8}.${at & 255}`))
  const { input, quote } = await quoted(buyer, random() < 0.8 ? 1 : 2)
  const card: PlaceOrderInput['card'] = random() < 0.85 ? approvedCard : declinedCard
  const key = `fault-key-${String(at).padStart(10, '0')}`
  for (let press = 0; press < presses; press += 1) {
    const botCheck = await solve(await buyer.checkout.challenge())
    const form = orderForm(quote, input, { idempotencyKey: key, card, botCheck })
    const answer = await buyer.checkout.placeOrder(form).catch(refusal)
    if (typeof answer !== 'string') return orderIn(answer).orderNumber
    if (random() < 0.3) await shop.faults.arrive()
    shop.pass(60_000)
    if (random() < 0.3) await shop.secondServer().payments.repair()
    // Advances past any lease: on a stopped clock, the next press would wait forever for one to expire.
    shop.pass(60_000)
  }
  return null
}

/** All services answer again, late calls arrive, and repair and reconciliation run until nothing is left. */
async function settle(shop: FaultyShop): Promise<void> {
  shop.faults.off = true
  await shop.faults.arrive()
  for (let at = 0; at < 20; at += 1) {
    shop.pass(16 * 60_000)
    if ((await shop.services.payments.repair()) === 0) break
  }
  await shop.services.reconciliation.report(new Date(0))
}

function dice(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

it(`${runs} buyers with failing services: no order without payment, no payment without order, no duplicates`, async () => {
  const seed = times(311, Number(process.env.MULLION_SEED ?? Date.now() % 4_294_967_296))
  const random = dice(seed)
  await using shop = await openFaultyShop(random)
  const reported: string[] = []
  for (let at = 0; at < runs; at += 1) {
    const number = await oneRun(shop, at, random)
    if (number) reported.push(number)
  }
  await settle(shop)

  const ledger = await readTransactions(shop.ledgerFile)
  const payments = await listPaymentsWithOrders(shop.db.read)
  const ends = payments.map(({ reference, state, orderState }) =>
    [state, orderState ?? 'none', ledger.get(reference)?.state ?? 'none'].join('/'),
  )
  const tally = [...Map.groupBy(ends, (end) => end)].map(([end, all]) => `${all.length} ${end}`)
  const met = [...shop.faults.met].map(([fault, count]) => `${count} ${fault}`)
  console.info(
    `Faults, ${runs} runs, seed ${seed}: ${tally.join(', ')}; ${reported.length} orders told; ${met.join(', ')}`,
  )

  expect(ends.filter((end) => !sound.includes(end))).toEqual([])
  expect(ledger.size - new Set(payments.map(({ reference }) => reference)).size).toBeLessThanOrEqual(0)
  expect(new Set(reported).size).toBe(reported.length)
  const paid = ends.filter((end) => end === 'captured/captured/captured').length
  expect(paid).toBeGreaterThanOrEqual(reported.length)
  expect(reported.length).toBeGreaterThan(runs / 4)
  const { findings } = await shop.services.reconciliation.compare(new Date(0))
  expect(findings).toEqual([])
})
