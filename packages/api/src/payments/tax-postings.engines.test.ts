import { listDueMail } from '@mullion/db/mail/mail.repository'
import { findTaxPosting } from '@mullion/db/payments/tax-posting.repository'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { carrierSilent } from '@mullion/domain/checkout/shipping-service'
import { taxRetriesAfterMs } from '@mullion/domain/payments/tax-posting'
import { createTaxify } from '@mullion/integrations/tax/taxify'
import { openTaxifyServer, taxifyTestKey } from '@mullion/integrations/tax/testing/taxify-server'
import { describe, expect, it } from 'vitest'
import { openTestShop, type ShopFacts } from '../testing/open-test-shop.ts'
import { columbus, orderForm, quoteForm, solve, termsOrder } from '../testing/order-form.ts'
import { larchfield } from '../testing/people.ts'

const minute = 60_000
const raleigh = { ...columbus, city: 'Raleigh', state: 'NC', postalCode: '27601' }

/** A shop whose taxes are those of a local Taxify, and whose cards are charged by a real gateway. */
async function openTaxedShop(facts: ShopFacts = {}) {
  const taxify = await openTaxifyServer()
  const adapter = createTaxify({
    url: `${taxify.url}/JSONService.asmx`,
    apiKey: taxifyTestKey,
    originZip: '28570',
    timeZone: 'America/New_York',
    clock: () => new Date('2026-11-20T15:00:00Z'),
    timeoutMs: 5000,
  })
  const shop = await openTestShop({
    people: true,
    gateway: (sandbox) => ({ ...sandbox, sandbox: false }),
    ...facts,
    deps: { tax: adapter, taxSales: adapter, ...facts.deps },
  })
  return {
    ...shop,
    taxify,
    adapter,
    sales: () => taxify.record.list().filter(({ kind }) => kind !== 'calculated'),
    posting: (orderId = 1) => findTaxPosting(shop.db.read, orderId),
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]()
      await taxify.close()
    },
  }
}
type Shop = Awaited<ReturnType<typeof openTaxedShop>>

async function orderOnTerms(shop: Shop, shipAddress = raleigh) {
  const buyer = await shop.person('buyer')
  const input = { ...quoteForm(), shipAddress }
  const quote = await buyer.checkout.quote(input)
  await buyer.checkout.placeOrder(termsOrder(quote, input))
  return quote
}

async function orderByCard(shop: Shop) {
  const guest = shop.guest()
  const quote = await guest.checkout.quote(quoteForm())
  const botCheck = await solve(await guest.checkout.challenge())
  return { quote, placed: guest.checkout.placeOrder(orderForm(quote, quoteForm(), { botCheck })) }
}

describe('the sales tax of an order', () => {
  it('is recorded at the tax service as it was quoted, once, when the card is captured', async () => {
    await using shop = await openTaxedShop()
    const { quote, placed } = await orderByCard(shop)
    await placed
    expect(shop.sales()).toEqual([])
    expect(await shop.services.taxPostings.postDue()).toBe(1)
    expect(await shop.services.taxPostings.postDue()).toBe(0)
    expect(shop.sales()).toMatchObject([
      {
        kind: 'committed',
        key: 'W100001',
        data: { from: expect.stringMatching(/^quote-/), SalesTaxAmount: quote.taxCents / 100 },
      },
    ])
    expect(await shop.posting()).toMatchObject({ state: 'done', problem: null })
    expect(JSON.stringify(quote)).not.toContain('quote-')
  })

  it('is recorded when an order is placed on terms, also after another service was chosen', async () => {
    await using shop = await openTaxedShop()
    const buyer = await shop.person('buyer')
    const input = { ...quoteForm(), shipAddress: raleigh, billingOption: 'collect' as const }
    const { quoteId: basedOn } = await buyer.checkout.quote(input)
    const other = { ...input, billingOption: 'thirdParty' as const, basedOn }
    const quote = await buyer.checkout.quote(other)
    const thirdParty = {
      ...{ company: 'Frost Freight', address1: '1 Dock Road', address2: '', city: 'Durham' },
      ...{ state: 'NC', zip: '27701', country: 'US' as const },
    }
    const { basedOn: _, ...ordered } = other
    await buyer.checkout.placeOrder(termsOrder(quote, ordered, { accountNumber: 'A1B2C3', thirdParty }))
    await shop.services.taxPostings.postDue()
    expect(shop.sales()).toMatchObject([{ kind: 'committed', key: 'W100001' }])
    expect(shop.taxify.record.list({ kind: 'calculated' })).toHaveLength(1)
  })

  it('of an exempt buyer is recorded as exempt', async () => {
    await using shop = await openTaxedShop()
    const { taxExempt } = await orderOnTerms(shop, columbus)
    expect(taxExempt).toBe(true)
    await shop.services.taxPostings.postDue()
    expect(shop.sales()).toMatchObject([
      {
        kind: 'committed',
        data: {
          asked: { CustomerTaxabilityCode: 'RESALE', TaxDate: '2026-11-20' },
          SalesTaxAmount: 0,
        },
      },
    ])
    expect(await shop.posting()).toMatchObject({ state: 'done', problem: null })
  })

  it('of an order with freight to be confirmed is recorded when its freight is', async () => {
    const parcelRates = { quote: () => Promise.reject(carrierSilent()) }
    await using shop = await openTaxedShop({ deps: { parcelRates } })
    const counter = await shop.person('counter')
    const taxed = { ...larchfield, taxExemptStates: [] }
    const { id } = await counter.accounts.internalCompanies.create(taxed)
    const acting = await shop.acting('counter', id)
    const input = { ...quoteForm(), confirmFreightLater: true }
    const quote = await acting.checkout.quote(input)
    await acting.checkout.placeOrder(termsOrder(quote, input))
    expect(await shop.posting()).toBe(null)
    const admin = await shop.person('admin')
    const { taxCents } = await admin.orders.confirmFreight({ orderId: 1, freightCents: 10_000 })
    await shop.services.taxPostings.postDue()
    expect(shop.sales()).toMatchObject([{ key: 'W100001', data: { SalesTaxAmount: taxCents / 100 } }])
  })

  it('paid through the sandbox is no sale', async () => {
    await using shop = await openTaxedShop({ gateway: (sandbox) => sandbox })
    await (await orderByCard(shop)).placed
    expect(await shop.posting()).toBe(null)
  })

  it('is not recorded for an order that was voided instead of captured', async () => {
    const cannotCapture: ShopFacts['gateway'] = (sandbox) => ({
      ...sandbox,
      sandbox: false,
      capture: () => Promise.reject(new Error('no')),
    })
    await using shop = await openTaxedShop({ gateway: cannotCapture })
    await expect((await orderByCard(shop)).placed).rejects.toThrow()
    await shop.services.taxPostings.postDue()
    expect([await shop.posting(), shop.sales()]).toEqual([null, []])
  })

  it('that was recorded is canceled when the order is reversed, once', async () => {
    await using shop = await openTaxedShop()
    await orderOnTerms(shop)
    await shop.services.taxPostings.postDue()
    for (const _again of [1, 2])
      await shop.db.transaction((tx) => shop.services.taxPostings.queueReversal(tx, 1))
    await shop.services.taxPostings.postDue()
    expect(shop.sales().map(({ kind }) => kind)).toEqual(['committed', 'canceled'])
    expect(await shop.posting()).toMatchObject({ wanted: 'canceled', state: 'done' })
  })
})

describe('a sale that is reversed while it is being recorded', () => {
  it('is canceled after that', async () => {
    await using shop = await openTaxedShop()
    await orderOnTerms(shop)
    const reverse = () => shop.db.transaction((tx) => shop.services.taxPostings.queueReversal(tx, 1))
    const recording = shop.secondServer({
      taxSales: {
        async commit(sale) {
          await reverse()
          return shop.adapter.commit(sale)
        },
        cancel: shop.adapter.cancel,
      },
    })
    await recording.taxPostings.postDue()
    expect(await shop.posting()).toMatchObject({ wanted: 'canceled', state: 'queued' })
    await shop.services.taxPostings.postDue()
    expect(shop.sales().map(({ kind }) => kind)).toEqual(['committed'])
    shop.pass(minute)
    await shop.services.taxPostings.postDue()
    expect(shop.sales().map(({ kind }) => kind)).toEqual(['committed', 'canceled'])
  })
})

describe('a tax service in trouble', () => {
  it('holds up no order, and is told later', async () => {
    await using shop = await openTaxedShop()
    await orderOnTerms(shop)
    shop.taxify.faults.next({ kind: 'status', times: 2 })
    await shop.services.taxPostings.postDue()
    expect(await shop.posting()).toMatchObject({ state: 'queued', tries: 1, problem: expect.any(String) })
    await shop.services.taxPostings.postDue()
    expect(shop.taxify.faults.list()).toHaveLength(1)
    shop.pass(minute)
    await shop.services.taxPostings.postDue()
    shop.pass(5 * minute)
    await shop.services.taxPostings.postDue()
    expect(shop.sales()).toHaveLength(1)
    expect(await shop.posting()).toMatchObject({ state: 'done', tries: 3 })
  })

  it('whose answer is lost has the sale once all the same', async () => {
    await using shop = await openTaxedShop()
    await orderOnTerms(shop)
    shop.taxify.faults.next({ kind: 'cut', path: 'CommitTax' })
    await shop.services.taxPostings.postDue()
    shop.pass(minute)
    await shop.services.taxPostings.postDue()
    expect(new Set(shop.sales().map(({ key }) => key))).toEqual(new Set(['W100001']))
    expect(await shop.posting()).toMatchObject({ state: 'done', problem: null })
  })

  it('is given up after days, with one mail to staff', async () => {
    await using shop = await openTaxedShop()
    await orderOnTerms(shop)
    shop.taxify.faults.next({ kind: 'expired', times: 'always' })
    for (const wait of [0, ...taxRetriesAfterMs]) {
      shop.pass(wait)
      await shop.services.taxPostings.postDue()
    }
    expect(await shop.posting()).toMatchObject({ state: 'failed', tries: taxRetriesAfterMs.length + 1 })
    const mails = await listDueMail(shop.db.read, new Date('2100-01-01'), 20)
    const [mail, ...more] = mails.filter(({ event }) => event.startsWith('tax-trouble:'))
    expect(more).toEqual([])
    expect(mail?.recipients).toEqual(['orders@mullion.example'])
    expect(mail?.text).toContain('W100001')
    expect(`${mail?.text} ${JSON.stringify(shop.logged)}`).not.toContain(taxifyTestKey)
  })

  it('with another tax than the order says so to staff, and has the sale', async () => {
    await using shop = await openTaxedShop({
      deps: { tax: { quote: async () => ({ goodsTaxCents: 1, freightTaxCents: 0 }) } },
    })
    await orderOnTerms(shop)
    await shop.services.taxPostings.postDue()
    expect(shop.sales()).toHaveLength(1)
    expect((await shop.posting())?.problem).toContain('the order $0.01')
    expect(shop.logged.filter(({ level }) => level === 'error')).toHaveLength(1)
  })
})

describe('a server that is killed', () => {
  it('between the capture and the posting leaves the sale to the next one, which records it once', async () => {
    await using shop = await openTaxedShop()
    await (await orderByCard(shop)).placed
    const next = shop.secondServer()
    expect([await next.taxPostings.postDue(), await next.taxPostings.postDue()]).toEqual([1, 0])
    expect(shop.taxify.sales()).toEqual(['W100001'])
  })

  it.each(['committed', 'canceled'] as const)(
    'between the answer of the tax service and its own row leaves a sale that is %s once',
    async (wanted) => {
      await using shop = await openTaxedShop()
      await (await orderByCard(shop)).placed
      if (wanted === 'canceled') {
        await shop.services.taxPostings.postDue()
        await shop.db.transaction((tx) => shop.services.taxPostings.queueReversal(tx, 1))
      }
      const answered = Promise.withResolvers<void>()
      const died = () => {
        answered.resolve()
        return new Promise<never>(() => undefined)
      }
      const dying = shop.secondServer({
        taxSales: {
          commit: (sale) => shop.adapter.commit(sale).then(died),
          cancel: (order) => shop.adapter.cancel(order).then(died),
        },
      })
      void dying.taxPostings.postDue()
      await answered.promise
      expect(await shop.posting()).toMatchObject({ wanted, state: 'queued' })
      shop.pass(minute)
      expect(await shop.services.taxPostings.postDue()).toBe(1)
      expect(await shop.posting()).toMatchObject({ wanted, state: 'done', problem: null })
      expect(shop.taxify.sales()).toEqual(wanted === 'committed' ? ['W100001'] : [])
    },
  )
})

describe('a sale that was given up', () => {
  it('is sent again when staff ask for it, with a line in the audit log, and only then', async () => {
    await using shop = await openTaxedShop()
    await orderOnTerms(shop)
    shop.taxify.faults.next({ kind: 'expired', times: 2 * (taxRetriesAfterMs.length + 1) })
    const admin = await shop.person('admin')
    const { payments } = admin.checkout
    const refused = payments.sendTaxAgain({ postingId: 1 })
    await expect(refused).rejects.toMatchObject({
      cause: expect.objectContaining({ code: 'checkout.tax_posting_missing' }),
    })
    expect(await payments.taxGivenUp()).toMatchObject({ total: 0 })
    for (const wait of [0, ...taxRetriesAfterMs]) {
      shop.pass(wait)
      await shop.services.taxPostings.postDue()
    }
    const { rows } = await payments.taxGivenUp({ search: '100001', sort: 'tax' })
    expect(rows).toMatchObject([{ id: 1, orderNumber: 'W100001', wanted: 'committed', tries: 11 }])
    await payments.sendTaxAgain({ postingId: 1 })
    await shop.services.taxPostings.postDue()
    expect(shop.taxify.sales()).toEqual(['W100001'])
    expect(await payments.taxGivenUp()).toMatchObject({ total: 0 })
    expect(await listAuditLines(shop.db.read, 20)).toContainEqual(
      expect.objectContaining({ action: 'tax_posting_resent', subject: 'order:W100001' }),
    )
  })
})

describe('two servers', () => {
  it('record a sale once, and one that died is taken over after a minute', async () => {
    await using shop = await openTaxedShop()
    await orderOnTerms(shop)
    const other = shop.secondServer()
    await Promise.all([shop.services.taxPostings.postDue(), other.taxPostings.postDue()])
    expect(shop.sales()).toHaveLength(1)

    const died = new Promise<never>(() => undefined)
    const dying = shop.secondServer({ taxSales: { commit: () => died, cancel: () => died } })
    await shop.db.transaction((tx) => shop.services.taxPostings.queueReversal(tx, 1))
    void dying.taxPostings.postDue()
    await expect.poll(async () => (await shop.posting())?.tries).toBe(1)
    await shop.services.taxPostings.postDue()
    expect(shop.sales()).toHaveLength(1)
    shop.pass(minute)
    await shop.services.taxPostings.postDue()
    expect(shop.sales().map(({ kind }) => kind)).toEqual(['committed', 'canceled'])
  })
})
