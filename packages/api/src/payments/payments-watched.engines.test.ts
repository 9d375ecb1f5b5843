import { updateOrderPaymentState } from '@mullion/db/orders/order.repository'
import { findLatestAttempt, findPayment } from '@mullion/db/payments/payment.repository'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import { describe, expect, it } from 'vitest'
import { openTestShop, type ShopFacts } from '../testing/open-test-shop.ts'
import { quoteForm, termsOrder } from '../testing/order-form.ts'
import { ledgerStates, readyToOrder, refusedAs, type TestShop } from '../testing/ready-to-order.ts'
import { createGatewayCalls } from './gateway-calls.ts'

const minute = 60_000

/** A gateway connection whose calls a test can cut and restore one by one. */
function line() {
  const cut = new Set<keyof PaymentGateway>()
  const gateway = (sandbox: PaymentGateway): PaymentGateway => {
    const over = <Args extends unknown[], Answer>(
      name: keyof PaymentGateway,
      call: (...args: Args) => Promise<Answer>,
    ) => {
      return (...args: Args) =>
        cut.has(name) ? Promise.reject<Answer>(new Error('The line is dead.')) : call(...args)
    }
    return {
      ...sandbox,
      capture: over('capture', sandbox.capture),
      void: over('void', sandbox.void),
      find: over('find', sandbox.find),
    }
  }
  return { cut, gateway }
}

const openShop = (facts: ShopFacts) => openTestShop({ people: true, ...facts })
const watched = async (shop: TestShop) => (await shop.person('admin')).checkout.payments

/** Places a card order whose capture never reaches the gateway. */
async function withoutCapture(shop: TestShop, cut: Set<keyof PaymentGateway>) {
  const { guest, form } = await readyToOrder(shop)
  cut.add('capture').add('find')
  await expect(guest.checkout.placeOrder(form)).rejects.toMatchObject(refusedAs('checkout.payment_unknown'))
}

describe('an unfinished payment', () => {
  it('is shown to administrators after five minutes, and completes when they retry it', async () => {
    const { cut, gateway } = line()
    await using shop = await openShop({ gateway })
    await withoutCapture(shop, cut)
    const payments = await watched(shop)
    expect((await payments.inTrouble()).rows).toEqual([])
    shop.pass(6 * minute)
    const [shown] = (await payments.inTrouble()).rows
    expect(shown).toMatchObject({ state: 'authorised', orderNumber: 'W100001', lastFour: '2224' })
    expect(await payments.retry({ paymentId: 1 })).toEqual({ state: 'authorised' })
    cut.clear()
    shop.pass(minute)
    expect(await payments.retry({ paymentId: 1 })).toEqual({ state: 'captured' })
    expect((await payments.inTrouble()).rows).toEqual([])
    expect(await ledgerStates(shop)).toEqual(['captured'])
    await expect(payments.retry({ paymentId: 1 })).rejects.toMatchObject(
      refusedAs('checkout.payment_missing'),
    )
  })

  it('can be voided instead, together with its order', async () => {
    const { cut, gateway } = line()
    await using shop = await openShop({ gateway })
    await withoutCapture(shop, cut)
    cut.clear()
    shop.pass(minute)
    const payments = await watched(shop)
    expect(await payments.void({ paymentId: 1 })).toEqual({ state: 'voided' })
    expect(await ledgerStates(shop)).toEqual(['voided'])
    expect(await (await shop.person('admin')).orders.exports.pending()).toMatchObject({ rows: [] })
  })

  it('is shown immediately when its void failed, and voided on a later retry', async () => {
    const { cut, gateway } = line()
    await using shop = await openShop({ gateway })
    await withoutCapture(shop, cut)
    cut.delete('find')
    cut.add('void')
    shop.pass(minute)
    const payments = await watched(shop)
    expect(await payments.void({ paymentId: 1 })).toEqual({ state: 'attention' })
    expect((await payments.inTrouble()).rows).toMatchObject([{ state: 'attention' }])
    await expect(payments.retry({ paymentId: 1 })).rejects.toMatchObject(
      refusedAs('checkout.payment_under_way'),
    )
    cut.clear()
    shop.pass(2 * minute)
    expect(await payments.retry({ paymentId: 1 })).toEqual({ state: 'voided' })
  })
})

describe('a payment that never left the server', () => {
  it('is abandoned when voided, with one audit log entry', async () => {
    await using shop = await openShop({
      deps: {
        onStep(step) {
          if (step === 'attempt_created') throw new Error('The server died.')
        },
      },
    })
    const { guest, form } = await readyToOrder(shop)
    await expect(guest.checkout.placeOrder(form)).rejects.toThrow('The server died.')
    const payments = await watched(shop)
    const reference = (await findPayment(shop.db.read, 1))?.reference
    const noted = async () => {
      const lines = await listAuditLines(shop.db.read, 10)
      return lines
        .filter(({ subject }) => subject === `payment:${reference}`)
        .map(({ action, details }) => [action, details])
    }
    for (const refused of [payments.void, payments.retry]) {
      await expect(refused({ paymentId: 1 })).rejects.toMatchObject(refusedAs('checkout.payment_under_way'))
    }
    expect(await noted()).toEqual([])
    shop.pass(6 * minute)
    expect((await payments.inTrouble()).rows).toMatchObject([{ reference, state: 'created' }])
    expect(await payments.void({ paymentId: 1 })).toEqual({ state: 'abandoned' })
    expect(await noted()).toEqual([['payment_voided', { state: 'created' }]])
    expect((await payments.inTrouble()).rows).toEqual([])
  })
})

describe('comparing payments with orders and the gateway', () => {
  it('finds no differences after card and terms orders and a declined card', async () => {
    await using shop = await openShop({})
    const { guest, form } = await readyToOrder(shop)
    await guest.checkout.placeOrder(form)
    const buyer = await shop.person('buyer')
    const quote = await buyer.checkout.quote(quoteForm())
    await buyer.checkout.placeOrder(termsOrder(quote, quoteForm()))
    shop.pass(10 * minute)
    expect(await (await watched(shop)).reconcile()).toMatchObject({
      payments: 2,
      unanswered: 0,
      findings: [],
    })
  })

  it('reports an order whose state differs from its payment, and money missing at the gateway', async () => {
    await using shop = await openShop({})
    const { guest, form } = await readyToOrder(shop)
    await guest.checkout.placeOrder(form)
    await shop.db.transaction((tx) => updateOrderPaymentState(tx, 1, 'voided'))
    const payment = await findLatestAttempt(shop.db.read, 'guest:guest-one-session-key0', form.idempotencyKey)
    await shop.sandbox.void(payment?.gatewayId ?? '')
    shop.pass(10 * minute)
    const { findings } = await (await watched(shop)).reconcile()
    expect(findings.map(({ kind, orderNumber }) => [kind, orderNumber])).toEqual([
      ['order_state', 'W100001'],
      ['gateway_state', 'W100001'],
    ])
    await shop.services.reconciliation.report()
    expect(shop.logged.filter(({ level }) => level === 'error')).toHaveLength(2)
  })

  it('voids an approval that arrived after its attempt was abandoned', async () => {
    let arrive = async () => {}
    await using shop = await openShop({
      gateway: (sandbox) => ({
        ...sandbox,
        authorise(request) {
          arrive = async () => void (await sandbox.authorise(request))
          return Promise.reject(new Error('The line is dead.'))
        },
      }),
    })
    const { guest, form } = await readyToOrder(shop)
    await expect(guest.checkout.placeOrder(form)).rejects.toMatchObject(refusedAs('checkout.payment_unknown'))
    shop.pass(20 * minute)
    await shop.services.payments.repair()
    await arrive()
    expect(await ledgerStates(shop)).toEqual(['authorised'])
    shop.pass(10 * minute)
    const { reconcile } = await watched(shop)
    expect((await reconcile()).findings).toMatchObject([{ kind: 'gateway_state', paymentState: 'abandoned' }])
    await shop.services.reconciliation.report()
    expect(await ledgerStates(shop)).toEqual(['voided'])
    shop.pass(10 * minute)
    expect((await reconcile()).findings).toEqual([])
  })

  it('postpones payments the gateway gives no answer about', async () => {
    const { cut, gateway } = line()
    await using shop = await openShop({ gateway })
    const { guest, form } = await readyToOrder(shop)
    await guest.checkout.placeOrder(form)
    shop.pass(10 * minute)
    cut.add('find')
    expect(await (await watched(shop)).reconcile()).toMatchObject({
      payments: 1,
      unanswered: 1,
      findings: [],
    })
  })
})

describe('the hourly comparison', () => {
  /** A store with captured card payments; `asked` has what the gateway was asked since. */
  async function withPayments(count: number, isSilent: boolean) {
    const asked: string[] = []
    let silent = false
    const shop = await openShop({
      gateway: (sandbox) => ({
        ...sandbox,
        find(reference) {
          asked.push('find')
          return silent ? Promise.reject(new Error('The line is dead.')) : sandbox.find(reference)
        },
        listTransactions(range) {
          asked.push('list')
          return silent ? Promise.reject(new Error('The line is dead.')) : sandbox.listTransactions(range)
        },
      }),
    })
    for (let placed = 0; placed < count; placed++) {
      const { guest, form } = await readyToOrder(shop)
      await guest.checkout.placeOrder({ ...form, idempotencyKey: `${form.idempotencyKey}-${placed}` })
    }
    shop.pass(10 * minute)
    silent = isSilent
    asked.length = 0
    return { shop, asked }
  }

  it('does not go on asking a gateway that is silent', async () => {
    const { shop, asked } = await withPayments(6, true)
    await using _open = shop
    expect(await (await watched(shop)).reconcile()).toMatchObject({ payments: 6, unanswered: 6 })
    expect(asked).toEqual(['find', 'find', 'find'])
  })

  it('asks for a list instead of each of many payments, and looks up what seems to differ', async () => {
    const { shop, asked } = await withPayments(21, false)
    await using _open = shop
    const payment = await findPayment(shop.db.read, 1)
    await shop.sandbox.void(payment?.gatewayId ?? '')
    const { findings, payments } = await (await watched(shop)).reconcile()
    expect(findings).toMatchObject([{ kind: 'gateway_state', reference: payment?.reference }])
    expect([payments, asked]).toEqual([21, ['list', 'find']])
  })

  it('runs on one of the servers', async () => {
    const { shop, asked } = await withPayments(1, false)
    await using _open = shop
    const [one, other] = [shop.services.reconciliation, shop.secondServer().reconciliation]
    await Promise.all([one.reportDue(), other.reportDue()])
    await other.reportDue()
    expect(asked).toEqual(['find'])
    shop.pass(60 * minute)
    await one.reportDue()
    expect(asked).toEqual(['find', 'find'])
  })
})

describe('saving a card with an order', () => {
  it('does not hold up the paid order when the gateway is slow', async () => {
    await using shop = await openShop({})
    const never = new Promise<never>(() => undefined)
    const gateway: PaymentGateway = { ...shop.sandbox, saveCard: () => never }
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const calls = createGatewayCalls({ gateway, log, saveWaitMs: 1 })
    const card = {
      ...{ number: '4000100011112224', expiry: '1230', code: '123' },
      ...{ holder: 'Ada Frost', street: '200 Polar Road', zip: '43215' },
    }
    const saveAs = { customerId: 'user:1', name: 'Shop card' }
    await expect(calls.saveCard({ source: { card }, saveAs })).resolves.toBeUndefined()
  })
})

describe('a card payment held before its order', () => {
  it('is not treated as abandoned while an earlier one is slow to void', async () => {
    let slow = async (): Promise<unknown> => undefined
    await using shop = await openTestShop({
      gateway: (sandbox) => ({
        ...sandbox,
        async void(gatewayId) {
          await slow()
          return sandbox.void(gatewayId)
        },
      }),
    })
    const { guest, form } = await readyToOrder(shop)
    const { idempotencyKey: _key, returnsAgreed: _agreed, ...held } = form
    const first = await guest.checkout.holdPayment(held)
    slow = async () => {
      slow = async () => undefined
      shop.pass(11_000)
      await shop.secondServer().payments.repair()
    }
    const second = await guest.checkout.holdPayment(held)
    expect(second.heldPayment).not.toBe(first.heldPayment)
    expect(await ledgerStates(shop)).toEqual(['voided', 'authorised'])
    await guest.checkout.placeOrder({ ...form, card: undefined, heldPayment: second.heldPayment } as never)
    expect(await ledgerStates(shop)).toEqual(['voided', 'captured'])
  })
})
