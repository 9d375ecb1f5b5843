import { mailMessages } from '@mullion/db/mail/mail.tables'
import { orders } from '@mullion/db/orders/orders.tables'
import { payments } from '@mullion/db/payments/payments.tables'
import { listAuditLines, loseOrder } from '@mullion/db/testing/stored-rows'
import { noAnswer } from '@mullion/integrations/payments/errors'
import type { ListedTransaction, PaymentGateway } from '@mullion/integrations/payments/port'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { readyToOrder, refusedAs } from '../testing/ready-to-order.ts'

const hour = 3_600_000
const day = '2026-11-20'

/** A gateway whose list a test can falsify, cut or slow down. */
function books() {
  const lies = {
    change: (listed: ListedTransaction[]): ListedTransaction[] => listed,
    hidden: new Set<string>(),
    before: async (): Promise<void> => undefined,
    asked: 0,
  }
  const gateway = (sandbox: PaymentGateway): PaymentGateway => ({
    ...sandbox,
    find: async (reference) => (lies.hidden.has(reference) ? null : sandbox.find(reference)),
    async listTransactions(range) {
      lies.asked += 1
      await lies.before()
      const listed = await sandbox.listTransactions(range)
      return lies.change(listed.filter(({ reference }) => !lies.hidden.has(reference)))
    },
  })
  return { lies, gateway }
}

async function shopWithOrders(count: number) {
  const { lies, gateway } = books()
  const shop = await openTestShop({ people: true, gateway })
  for (let n = 0; n < count; n++) {
    const { guest, form } = await readyToOrder(shop, { idempotencyKey: `order-number-${n}-of-the-day` })
    await guest.checkout.placeOrder(form)
    shop.pass(1000)
  }
  const placed = await shop.db.read.select().from(payments).orderBy(payments.id)
  const staff = (await shop.person('admin')).checkout.payments
  return {
    shop,
    lies,
    placed,
    staff,
    kinds: async () =>
      (await staff.differences({ search: '' })).rows.map(({ kind, orderNumber }) => [kind, orderNumber]),
    mails: async () =>
      (await shop.db.read.select().from(mailMessages))
        .filter(({ event }) => event.startsWith('reconciliation:'))
        .map(({ subject }) => subject),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

describe('the night after a day', () => {
  it('compares it once, at two by the clock of the store, and tells nobody when all agrees', async () => {
    await using store = await shopWithOrders(2)
    const { shop, staff } = store
    const night = shop.services.dayReconciliation
    shop.pass(15 * hour)
    await night.reconcileDue()
    expect(await staff.reconciledDays()).toEqual([])
    shop.pass(2 * hour)
    await Promise.all([night.reconcileDue(), shop.secondServer().dayReconciliation.reconcileDue()])
    expect(await staff.reconciledDays()).toMatchObject([
      { day, state: 'compared', transactions: 2, payments: 2, differences: 0 },
    ])
    expect([await store.kinds(), await store.mails()]).toEqual([[], []])
  })

  it('finds each kind of difference, with the amounts of both sides, and mails them once', async () => {
    await using store = await shopWithOrders(6)
    const { shop, lies, placed, staff } = store
    const [, lost, cheap, voided, twice, here] = placed
    const at = '2026-11-20T16:00:00.000Z'
    lies.hidden.add(lost?.reference ?? '')
    lies.change = (listed) => [
      ...listed.map((each) => {
        if (each.reference === cheap?.reference) return { ...each, amountCents: each.amountCents - 1 }
        return each.reference === voided?.reference ? { ...each, state: 'voided' as const } : each
      }),
      ...listed
        .filter(({ reference }) => reference === twice?.reference)
        .map((each) => ({ ...each, gatewayId: 'again' })),
      { reference: 'pos-7', gatewayId: 'P7', state: 'captured', amountCents: 999, at },
      { reference: crypto.randomUUID(), gatewayId: 'L8', state: 'captured', amountCents: 1234, at },
    ]
    await shop.db.transaction((tx) => loseOrder(tx, here?.id ?? 0))
    shop.pass(17 * hour)
    const servers = [shop.services, shop.secondServer(), shop.secondServer()]
    await Promise.all(servers.map(({ dayReconciliation }) => dayReconciliation.reconcileDue()))
    const numbers = await shop.db.read.select({ number: orders.number }).from(orders).orderBy(orders.id)
    const [, second, third, fourth, fifth, sixth] = numbers.map(({ number }) => number)
    const kinds = [
      ['missing_there', second],
      ['amount', third],
      ['state', fourth],
      ['charged_twice', fifth],
      ['missing_here', null],
      ['missing_there', sixth],
      ['unknown_reference', null],
      ['missing_here', null],
    ]
    expect(await store.kinds()).toEqual(kinds)
    const [amount] = (await staff.differences({ search: third ?? '' })).rows
    const cents = cheap?.amountCents ?? 0
    expect(amount).toMatchObject({ storeCents: cents, gatewayCents: cents - 1, reference: cheap?.reference })
    expect([lies.asked, await store.mails()]).toEqual([1, ['Payments of November 20, 2026: 8 differences']])
    // Comparing it again changes nothing.
    await staff.reconcileDay({ day })
    expect([await store.kinds(), (await store.mails()).length]).toEqual([kinds, 1])
  })

  it('is compared again every night for a week, and only what is new is mailed', async () => {
    await using store = await shopWithOrders(2)
    const { shop, lies, placed } = store
    const night = async () => {
      shop.pass(24 * hour)
      await Promise.all(
        [shop.services, shop.secondServer()].map(({ dayReconciliation }) => dayReconciliation.reconcileDue()),
      )
    }
    await night()
    expect([lies.asked, await store.mails()]).toEqual([1, []])
    lies.change = (listed) =>
      listed.map((each) =>
        each.reference === placed[0]?.reference ? { ...each, state: 'voided' as const } : each,
      )
    await night()
    const subject = 'Payments of November 20, 2026: 1 difference'
    expect(await store.kinds()).toEqual([['state', 'W100001']])
    expect(await store.mails()).toEqual([subject])
    await night()
    expect(await store.mails()).toEqual([subject])
    lies.change = (listed) => listed.map((each) => ({ ...each, state: 'voided' as const }))
    await night()
    expect(await store.mails()).toEqual([subject, subject])
    expect(await store.kinds()).toHaveLength(2)
    for (let more = 0; more < 5; more++) await night()
    lies.change = () => []
    await night()
    expect(await store.kinds()).toHaveLength(2)
  })

  it('is made up for when no server ran, for a week at most', async () => {
    await using store = await shopWithOrders(1)
    store.shop.pass(10 * 24 * hour)
    await store.shop.services.dayReconciliation.reconcileDue()
    const days = (await store.staff.reconciledDays()).map((each) => each.day)
    expect([days.length, days.at(-1)]).toEqual([7, '2026-11-23'])
  })

  it('waits for a gateway that gives no answer, and compares the day later', async () => {
    await using store = await shopWithOrders(1)
    const { shop, lies, staff } = store
    const { dayReconciliation } = shop.services
    lies.before = () => Promise.reject(noAnswer())
    shop.pass(17 * hour)
    await dayReconciliation.reconcileDue()
    const [waiting] = await staff.reconciledDays()
    expect(waiting).toMatchObject({ state: 'waiting', problem: 'payments.no_answer', comparedAt: null })
    lies.before = async () => undefined
    await dayReconciliation.reconcileDue()
    expect(await staff.reconciledDays()).toMatchObject([{ state: 'waiting' }])
    shop.pass(hour / 4)
    await dayReconciliation.reconcileDue()
    expect(await staff.reconciledDays()).toMatchObject([{ state: 'compared', problem: null }])
  })

  it('tells staff once of a day that waits for a gateway longer than a day', async () => {
    await using store = await shopWithOrders(1)
    const { shop, lies } = store
    lies.before = () => Promise.reject(noAnswer())
    const told = async () =>
      (await shop.db.read.select().from(mailMessages))
        .filter(({ event }) => event.startsWith('reconciliation-waits:'))
        .map(({ event }) => event)
    const tryFor = async (hours: number) => {
      for (let passed = 0; passed < hours; passed += 2) {
        shop.pass(2 * hour)
        await shop.services.dayReconciliation.reconcileDue()
      }
    }
    await tryFor(40)
    expect(await told()).toEqual([])
    await tryFor(24)
    expect(await told()).toEqual([`reconciliation-waits:${day}`])
  })

  it('is taken over when its server dies', async () => {
    await using store = await shopWithOrders(1)
    const { shop, lies, staff } = store
    shop.pass(17 * hour)
    const reached = Promise.withResolvers<void>()
    lies.before = () => {
      reached.resolve()
      return new Promise<never>(() => undefined)
    }
    void shop.services.dayReconciliation.reconcileDue()
    await reached.promise
    lies.before = async () => undefined
    const other = shop.secondServer().dayReconciliation
    await other.reconcileDue()
    expect(await staff.reconciledDays()).toMatchObject([{ state: 'waiting' }])
    await expect(staff.reconcileDay({ day })).rejects.toMatchObject(
      refusedAs('checkout.reconciliation_under_way'),
    )
    shop.pass(hour / 4)
    await other.reconcileDue()
    expect(await staff.reconciledDays()).toMatchObject([{ state: 'compared' }])
  })
})

describe('a difference', () => {
  it('is searched, sorted, and resolved once with a note that is audited', async () => {
    await using store = await shopWithOrders(2)
    const { shop, lies, placed, staff } = store
    for (const { reference } of placed) lies.hidden.add(reference)
    shop.pass(24 * hour)
    expect(await staff.reconcileDay({ day })).toMatchObject({ state: 'compared', differences: 2 })
    expect(await store.mails()).toEqual([])
    const sorted = await staff.differences({ sort: 'order', descending: true })
    const [found] = sorted.rows
    expect(sorted.rows.map(({ orderNumber }) => orderNumber)).toEqual(['W100002', 'W100001'])
    const price = ((found?.storeCents ?? 0) / 100).toFixed(2)
    expect((await staff.differences({ search: `$${price}` })).total).toBe(2)
    expect((await staff.differences({ search: 'nothing' })).total).toBe(0)
    const resolution = { differenceId: found?.id ?? 0, note: 'The buyer paid by check.' }
    await staff.resolveDifference(resolution)
    await expect(staff.resolveDifference(resolution)).rejects.toMatchObject(
      refusedAs('checkout.difference_resolved'),
    )
    await expect(staff.resolveDifference({ ...resolution, differenceId: 9999 })).rejects.toMatchObject(
      refusedAs('checkout.difference_missing'),
    )
    expect((await staff.differences({ resolved: true })).rows).toMatchObject([
      { orderNumber: 'W100002', resolution: { note: 'The buyer paid by check.' } },
    ])
    const actions = (await listAuditLines(shop.db.read, 10)).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['payments_reconciled', 'difference_resolved']))
    // What the gateway shows now is gone by itself; what a person resolved stays so.
    lies.hidden.clear()
    await staff.reconcileDay({ day })
    expect([await store.kinds(), (await staff.differences({ resolved: true })).total]).toEqual([[], 2])
  })

  it('of today, or of long ago, is not looked for', async () => {
    await using store = await shopWithOrders(0)
    for (const [asked, code] of [
      ['2026-11-20', 'checkout.day_not_over'],
      ['2020-01-01', 'checkout.day_too_old'],
    ] as const) {
      await expect(store.staff.reconcileDay({ day: asked })).rejects.toMatchObject(refusedAs(code))
    }
  })
})
