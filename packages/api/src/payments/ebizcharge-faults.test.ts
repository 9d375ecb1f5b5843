import { times } from '@mullion/config/test-speed'
import { listPaymentsWithOrders } from '@mullion/db/payments/payment.repository'
import { guest } from '@mullion/domain/accounts/actor'
import { createEbizcharge } from '@mullion/integrations/payments/ebizcharge'
import { customersInMemory } from '@mullion/integrations/payments/testing/customers-in-memory'
import { judgedBy } from '@mullion/integrations/payments/testing/ebizcharge-record'
import { openEbizchargeServer } from '@mullion/integrations/payments/testing/ebizcharge-server'
import { expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { orderForm, quoteForm, solve } from '../testing/order-form.ts'
import type { PaymentStep } from './payment-records.ts'

/** With both lists each step meets several faults of EBizCharge, and each fault several steps. */
const buyers = times(24, 500)
const steps: readonly (PaymentStep | null)[] = [
  ...(['attempt_created', 'attempt_stored', 'authorised', 'order_stored', 'captured'] as const),
  null,
]
const kinds = [null, null, 'cut', 'status', 'malformed', 'lie', 'partial', 'expired'] as const

/** Payment, order, the gateway's record, and how many charges hold money there. */
const sound = [
  'captured/captured/captured/1',
  'voided/none/voided/0',
  'voided/voided/voided/0',
  'abandoned/none/none/0',
]

it(`${buyers} buyers with a failing EBizCharge and a store that stops at any step: nothing is lost or doubled by its record`, async () => {
  let stopsAt: PaymentStep | null = null
  let clock = () => new Date('2026-11-20T15:00:00Z')
  await using vendor = await openEbizchargeServer({ clock: () => clock() })
  const { account } = vendor
  const gateway = createEbizcharge({ account, customers: customersInMemory(), clock: () => clock() })
  const onStep = (step: PaymentStep) => {
    if (step === stopsAt) throw new Error('The store stopped.')
  }
  await using shop = await openTestShop({ gateway: () => gateway, deps: { onStep } })
  clock = shop.clock
  for (let at = 0; at < buyers; at += 1) {
    const buyer = shop.as(
      guest(`failing-session-${String(at).padStart(8, '0')}`, `203.0.${at >> 8}.${at & 255}`),
    )
    const input = quoteForm([{ partId: 1, quantity: 1, comments: [] }])
    const quote = await buyer.checkout.quote(input)
    const botCheck = await solve(await buyer.checkout.challenge())
    const kind = kinds[at % kinds.length]
    if (kind) vendor.faults.next({ kind, path: '/v1/run' })
    stopsAt = steps[at % steps.length] ?? null
    const idempotencyKey = `failing-key-${String(at).padStart(10, '0')}`
    await buyer.checkout.placeOrder(orderForm(quote, input, { idempotencyKey, botCheck })).catch(() => null)
    stopsAt = null
    vendor.faults.clear()
    shop.pass(60_000)
    if (at % 5 === 4) await shop.secondServer().payments.repair()
  }
  for (let look = 0; look < 20; look += 1) {
    shop.pass(16 * 60_000)
    if ((await shop.services.payments.repair()) === 0) break
  }
  await shop.services.reconciliation.report(new Date(0))

  const judged = judgedBy(vendor.record)
  const ends = (await listPaymentsWithOrders(shop.db.read)).map(({ reference, state, orderState }) => {
    const { state: there = 'none', holding = 0 } = judged.get(reference) ?? {}
    return `${state}/${orderState ?? 'none'}/${there}/${holding}`
  })
  expect(ends.filter((end) => !sound.includes(end))).toEqual([])
  expect(ends).toHaveLength(buyers)
  expect(judged.size).toBe(ends.filter((end) => !end.endsWith('/none/0')).length)
  expect(ends.filter((end) => end === sound[0]).length).toBeGreaterThan(buyers / 5)
})
