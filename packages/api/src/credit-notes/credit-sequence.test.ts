import { times } from '@mullion/config/test-speed'
import { salesHours, salesTotals } from '@mullion/db/analytics/analytics.tables'
import { markSalesUncounted, removeSales } from '@mullion/db/analytics/part-sales.repository'
import { type CreditNoteRow, listCreditNotesOfOrder } from '@mullion/db/credit-notes/credit-note.repository'
import { listOrderLines } from '@mullion/db/orders/order-line.repository'
import { creditedCents } from '@mullion/domain/credit-notes/credit-amounts'
import { withDeadline } from '@mullion/integrations/payments/deadline'
import { withValidatedAnswers } from '@mullion/integrations/payments/validated-gateway'
import { expect, it } from 'vitest'
import { heldCents, issueCredit, orderRow, placeOrder } from '../testing/credit-notes.ts'
import { dice } from '../testing/dice.ts'
import { createFaults, withFaults } from '../testing/faults.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import type { TestShop } from '../testing/ready-to-order.ts'
import { type ReferenceCredit, referenceCredits } from '../testing/reference-credits.ts'
import type { CreditStep } from './credit-giver.ts'

class Killed extends Error {}

const minute = 60_000
const operations = times(600, 10_000)
const seed = times(311, Number(process.env.MULLION_SEED ?? Date.now() % 4_294_967_296))

/** Places orders and credits parts of them at random, on two servers that are killed and a gateway that fails. */
async function happen(
  shop: TestShop,
  faults: ReturnType<typeof createFaults>,
  random: ReturnType<typeof dice>,
) {
  const { upTo, anyOf } = random
  const placed: { id: number; sold: number[]; left: number[]; freight: boolean }[] = []
  const asked = new Map<string, { id: number; credit: ReferenceCredit }>()
  let step: CreditStep | null = null
  const onCreditStep = (name: CreditStep) => {
    if (name !== step) return
    step = null
    throw new Killed()
  }
  const servers = [shop.secondServer({ onCreditStep }), shop.secondServer({ onCreditStep })]
  for (let at = 0; at < operations; at += 1) {
    if (placed.length === 0 || random.random() < 0.12) {
      faults.off = true
      const sold = Array.from({ length: upTo(2) }, () => upTo(5))
      const id = await placeOrder(shop, at, sold, random.random() < 0.2)
      placed.push({ id, sold, left: [...sold], freight: true })
      continue
    }
    faults.off = false
    const of = anyOf(placed.slice(-8))
    const whole = random.random() < 0.15
    const quantities = of.left.map((left) => (whole ? left : Math.min(left, upTo(4) - 2 > 0 ? upTo(2) : 0)))
    const freight = of.freight && (whole || random.random() < 0.1)
    const fees = quantities.map((quantity) => (quantity > 0 && random.random() < 0.2 ? upTo(90) : 0))
    const requestKey = `random-${at}`
    const lines = quantities.flatMap((quantity, line) =>
      quantity > 0 ? [{ lineNo: line + 1, quantity, feeCents: fees[line] }] : [],
    )
    if (random.random() < 0.2) step = anyOf(['credit_stored', 'credit_sent', 'credit_answered'] as const)
    const ask = () =>
      issueCredit(
        shop,
        {
          orderId: of.id,
          reason: whole ? 'canceled' : 'returned',
          requestKey,
          lines,
          freight: freight ? 'rest' : 0,
        },
        anyOf(servers),
      ).catch((error: unknown) => {
        if (error instanceof Killed) return
        expect((error as { code?: string }).code).toBe('credits.nothing')
      })
    // Now and then the request comes twice.
    await Promise.all(random.random() < 0.1 ? [ask(), ask()] : [ask()])
    const notes = await listCreditNotesOfOrder(shop.db.read, of.id)
    if (notes.some((note) => note.requestKey === requestKey)) {
      of.left = of.left.map((left, line) => left - (quantities[line] ?? 0))
      of.freight &&= !freight
      asked.set(requestKey, { id: of.id, credit: { quantities, fees, freight } })
    }
    shop.pass(upTo(3) * 20_000)
    if (random.random() < 0.2) await anyOf(servers).creditNotes.repair().catch(ignoreKill)
  }
  return { placed, asked }
}

function ignoreKill(error: unknown): void {
  if (!(error instanceof Killed)) throw error
}

it(`${operations} orders, credits, failures and kills: gateway, orders, credit notes and analytics agree to the cent`, async () => {
  const random = dice(seed)
  const faults = createFaults(random.random, 1 / 4)
  await using shop = await openTestShop({
    people: true,
    parts: [{ id: 1 }, { id: 2, priceCents: 1999 }],
    slowCardMs: 0,
    gateway: (sandbox) => {
      const failing = withValidatedAnswers(withFaults(sandbox, ['credit', 'void', 'listCredits'], faults))
      // Not for charges: on a busy machine, orders would miss so short a deadline.
      const { credit, void: voidCharge, listCredits } = withDeadline(failing, { timeoutMs: 15 })
      return { ...failing, credit, void: voidCharge, listCredits }
    },
  })
  const { placed, asked } = await happen(shop, faults, random)
  faults.off = true
  await faults.arrive()
  for (let at = 0; at < 10; at += 1) {
    shop.pass(16 * minute)
    await shop.services.creditNotes.repair()
  }

  let revenue = 0
  let [voids, cards, accounts] = [0, 0, 0]
  for (const { id } of placed) {
    const row = await orderRow(shop, id)
    const lines = await listOrderLines(shop.db.read, id)
    const notes = await listCreditNotesOfOrder(shop.db.read, id)
    const charge = {
      lines: lines.map(({ quantity, lineTotalCents: totalCents }) => ({ quantity, totalCents })),
      freightCents: row.shippingCents,
      goodsTaxCents: row.goodsTaxCents ?? 0,
      freightTaxCents: row.freightTaxCents ?? 0,
    }
    const expected = referenceCredits(
      charge,
      notes.map(({ requestKey }) => (asked.get(requestKey) as { credit: ReferenceCredit }).credit),
    )
    const shown = (note: CreditNoteRow) => ({
      goods: note.goodsCents,
      freight: note.freightCents,
      tax: note.goodsTaxCents + note.freightTaxCents,
    })
    expect(notes.map(shown)).toEqual(expected)
    expect(notes.filter(({ state }) => state !== 'given')).toEqual([])
    const given = notes.reduce((total, { totalCents }) => total + totalCents, 0)
    expect(creditedCents(row)).toBe(given)
    if (row.paymentState !== 'terms') expect(await heldCents(shop, id)).toBe(row.grandTotalCents - given)
    revenue += row.grandTotalCents - given
    voids += notes.filter(({ means }) => means === 'void').length
    cards += notes.filter(({ means }) => means === 'card').length
    accounts += notes.filter(({ means }) => means === 'account').length
  }
  expect(Math.min(voids, cards, accounts)).toBeGreaterThan(0)

  const totals = async () => [
    (await shop.db.read.select().from(salesHours)).map((row) => JSON.stringify(row)).sort(),
    (await shop.db.read.select().from(salesTotals)).map((row) => JSON.stringify(row)).sort(),
  ]
  const counted = await totals()
  const hours = await shop.db.read.select().from(salesHours)
  expect(hours.reduce((total, { revenueCents }) => total + revenueCents, 0)).toBe(revenue)
  await shop.db.transaction(async (tx) => {
    await removeSales(tx)
    await markSalesUncounted(tx)
  })
  await shop.services.salesCount.countMissing()
  expect(await totals()).toEqual(counted)
  expect((await shop.services.reconciliation.compare(new Date(0))).findings).toEqual([])
  console.info(
    `Credits, seed ${seed}: ${placed.length} orders, ${asked.size} notes (${voids} voids, ${cards} to cards)`,
  )
}, 600_000)
