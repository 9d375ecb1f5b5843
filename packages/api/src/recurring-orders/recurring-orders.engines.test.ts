import { updateCompany } from '@mullion/db/accounts/company.repository'
import { findPerson } from '@mullion/db/accounts/user.repository'
import { changes } from '@mullion/db/changes/changes.tables'
import { listDueMail } from '@mullion/db/mail/mail.repository'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { poDocumentNeeded } from '@mullion/domain/recurring-orders/recurring-errors'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { orderForm, quoteForm } from '../testing/order-form.ts'
import { refusedAs, type TestShop } from '../testing/ready-to-order.ts'
import { confirmationOf, dayMs, repeatedList, setPrice } from '../testing/recurring-orders.ts'
import { draftKeyOf } from './recurring-access.ts'

const openShop = () => openTestShop({ people: true })
const ordersOf = async (shop: TestShop) =>
  (await (await shop.person('buyer')).orders.list({ scope: 'user' })).total
const mailsAbout = async (shop: TestShop, words: string) =>
  (await listDueMail(shop.db.read, new Date('2100-01-01'), 99)).filter(({ subject }) =>
    subject.includes(words),
  )
const noLimits = { orderLimitCents: null, monthLimitCents: null, asksAdmins: true, approverIds: [] }

/** A list whose orders need no confirmation, with one order behind it. */
async function automaticList(shop: TestShop, maxRisePercent = 5) {
  const owner = await shop.person('owner')
  await owner.recurringOrders.saveSettings({ automatic: true })
  const { buyer, recurring } = await repeatedList(shop, { automatic: true, maxRisePercent })
  await shop.services.recurringSweep.run()
  const { input } = await confirmationOf(buyer, 1)
  await buyer.recurringOrders.drafts.confirm(input)
  shop.pass(14 * dayMs)
  return { owner, buyer, recurringId: recurring.id }
}

describe('the draft of a recurring order', () => {
  it('is made once on its day, by two servers at once, and mailed with a link that opens it', async () => {
    await using shop = await openShop()
    const { buyer } = await repeatedList(shop)
    await Promise.all([shop.services, shop.secondServer()].map((each) => each.recurringSweep.run()))
    shop.pass(600_000)
    await shop.services.recurringSweep.run()
    expect(await buyer.recurringOrders.list({})).toMatchObject({
      total: 1,
      recurring: [
        { name: 'Truck', nextOn: '2026-12-04', latest: { id: 1, state: 'waiting', dueOn: '2026-11-20' } },
      ],
    })
    const [mail, ...more] = await mailsAbout(shop, 'Confirm your recurring order')
    expect([mail?.recipients, more]).toEqual([['buyer@arctic.example'], []])
    const key = draftKeyOf(shop.deps, 1)
    expect(mail?.text).toContain(`id=1&draftKey=${encodeURIComponent(key)}`)
    expect(await shop.guest().recurringOrders.drafts.byId({ draftId: 1, key })).toMatchObject({
      open: true,
      lines: [{ quantity: 2, fate: { kind: 'ready' } }],
    })
    for (const wrong of [undefined, 'made.up', draftKeyOf(shop.deps, 2)])
      await expect(
        shop.guest().recurringOrders.drafts.byId({ draftId: 1, ...(wrong && { key: wrong }) }),
      ).rejects.toMatchObject(refusedAs('recurring.draft_missing'))
    expect(await ordersOf(shop)).toBe(0)
  })

  it('is not made at night, nor for days that were missed', async () => {
    await using shop = await openShop()
    const { buyer } = await repeatedList(shop, { nextOn: '2026-11-21' })
    shop.pass(14.5 * 3_600_000)
    await shop.services.recurringSweep.run()
    expect((await buyer.recurringOrders.list({})).recurring[0]?.latest).toBeNull()
    shop.pass(40 * dayMs)
    shop.pass(6 * 3_600_000)
    await shop.services.recurringSweep.run()
    expect((await buyer.recurringOrders.byId({ recurringId: 1 })).drafts).toHaveLength(1)
    expect((await buyer.recurringOrders.list({})).recurring[0]?.nextOn).toBe('2027-01-02')
  })

  it('becomes one order on terms, however often and on whichever server it is confirmed', async () => {
    await using shop = await openShop()
    await repeatedList(shop)
    await shop.services.recurringSweep.run()
    const guest = shop.guest()
    const { input, changes } = await confirmationOf(guest, 1, draftKeyOf(shop.deps, 1))
    expect(changes).toBeNull()
    const buyer = await shop.person('buyer', shop.secondServer())
    const answers = await Promise.all(
      [guest, buyer, guest].map((each, at) =>
        each.recurringOrders.drafts.confirm({ ...input, ...(at === 1 ? { poNumber: 'PO-99' } : {}) }),
      ),
    )
    expect(new Set(answers.map((each) => JSON.stringify(each)))).toEqual(
      new Set([
        JSON.stringify({ outcome: 'placed', orderNumber: 'W100001', grandTotalCents: input.grandTotalCents }),
      ]),
    )
    expect(await ordersOf(shop)).toBe(1)
    expect(await buyer.orders.details({ orderId: 1 })).toMatchObject({ shipAddress: { city: 'Columbus' } })
    expect(await buyer.recurringOrders.drafts.byId({ draftId: 1 })).toMatchObject({
      state: 'placed',
      orderNumber: 'W100001',
      open: false,
    })
    expect((await listAuditLines(shop.db.read, 9)).map(({ action }) => action)).toContain(
      'recurring_order_placed',
    )
  })

  it('says what changed since the last order, and is placed only at the total that was seen', async () => {
    await using shop = await openShop()
    const { buyer, listId } = await repeatedList(shop)
    await shop.services.recurringSweep.run()
    await buyer.recurringOrders.drafts.confirm((await confirmationOf(buyer, 1)).input)
    const { version } = await buyer.partLists.byId({ listId })
    await buyer.partLists.saveLines({ listId, version, lines: [{ partId: 1, quantity: 3 }] })
    shop.pass(14 * dayMs)
    await shop.services.recurringSweep.run()
    const { input, changes } = await confirmationOf(buyer, 2)
    expect(changes?.join(' ')).toMatch(/: 3 instead of 2\. .*The total is now/)
    const wrong = { ...input, grandTotalCents: input.grandTotalCents - 1 }
    await expect(buyer.recurringOrders.drafts.confirm(wrong)).rejects.toMatchObject(
      refusedAs('checkout.total_differs'),
    )
    expect(await ordersOf(shop)).toBe(1)
  })

  it('leaves out a line that cannot be ordered, and says so; without any line it failed', async () => {
    await using shop = await openShop()
    const { buyer } = await repeatedList(shop)
    await setPrice(shop, null)
    await shop.services.recurringSweep.run()
    expect(await buyer.recurringOrders.drafts.byId({ draftId: 1 })).toMatchObject({
      state: 'failed',
      failure: { kind: 'line' },
      lines: [{ fate: { kind: 'no_price' } }],
    })
    expect(await mailsAbout(shop, 'was not placed: Truck')).toHaveLength(1)
    await expect(buyer.recurringOrders.drafts.quote({ draftId: 1 })).rejects.toMatchObject(
      refusedAs('recurring.nothing_to_order'),
    )
    await setPrice(shop, 2000)
    const { input } = await confirmationOf(buyer, 1)
    expect(await buyer.recurringOrders.drafts.confirm(input)).toMatchObject({ outcome: 'placed' })
  })

  it('goes to approval over a limit, and can be confirmed again if it is rejected', async () => {
    await using shop = await openShop()
    await repeatedList(shop)
    const owner = await shop.person('owner')
    await owner.approvals.saveLimits({ ...noLimits, userId: shop.ids.buyer, orderLimitCents: 0 })
    const buyer = await shop.person('buyer')
    await shop.services.recurringSweep.run()
    const first = (await confirmationOf(buyer, 1)).input
    const asked = { outcome: 'awaiting_approval', approvalRequestId: 1 }
    expect(await buyer.recurringOrders.drafts.confirm(first)).toEqual(asked)
    expect(await buyer.recurringOrders.drafts.confirm(first)).toEqual(asked)
    await owner.approvals.reject({ requestId: 1, version: 1, reason: 'No.' })
    expect(await buyer.recurringOrders.drafts.byId({ draftId: 1 })).toMatchObject({
      ...{ state: 'failed', open: true, approvalRequestId: null },
      failure: { kind: 'not_approved' },
    })
    const again = (await confirmationOf(buyer, 1)).input
    await buyer.recurringOrders.drafts.confirm(again)
    const { grandTotalCents } = again
    await owner.approvals.approve({ requestId: 2, version: 1, grandTotalCents })
    expect(await buyer.recurringOrders.drafts.byId({ draftId: 1 })).toMatchObject({
      state: 'placed',
      orderNumber: 'W100001',
    })
  })

  it('is reminded of once, expires on its own and is not confirmed any more', async () => {
    await using shop = await openShop()
    const { buyer } = await repeatedList(shop, { everyWeeks: 4 })
    await shop.services.recurringSweep.run()
    const { input } = await confirmationOf(buyer, 1)
    shop.pass(12 * dayMs)
    await shop.services.recurringSweep.run()
    shop.pass(600_000)
    await shop.services.recurringSweep.run()
    expect(await mailsAbout(shop, 'Still waiting for you')).toHaveLength(1)
    shop.pass(2 * dayMs)
    await shop.services.recurringSweep.run()
    expect(await buyer.recurringOrders.drafts.byId({ draftId: 1 })).toMatchObject({ state: 'expired' })
    shop.pass(600_000)
    await Promise.all([shop.services, shop.secondServer()].map((each) => each.recurringSweep.run()))
    const [mail, ...more] = await mailsAbout(shop, 'was not confirmed: Truck')
    expect([mail?.recipients, more]).toEqual([['buyer@arctic.example'], []])
    expect(mail?.text).toMatch(
      /The order of Nov 20, 2026 was not confirmed in time, so nothing was ordered\.\s+The next one is due on Dec 18, 2026/,
    )
    expect(mail?.text).toContain(`draftKey=${encodeURIComponent(draftKeyOf(shop.deps, 1))}`)
    const told = await shop.db.read.select().from(changes).orderBy(changes.id)
    expect(told.at(-1)).toMatchObject({ subject: 'recurring_draft', rowId: 1, kind: 'expired' })
    await expect(buyer.recurringOrders.drafts.confirm(input)).rejects.toMatchObject(
      refusedAs('recurring.draft_closed'),
    )
    expect(await ordersOf(shop)).toBe(0)
  })

  it('is paid with the saved card of a company without terms, and opens again, with a mail, if the card is declined', async () => {
    let declines = false
    const gateway = (sandbox: PaymentGateway): PaymentGateway => ({
      ...sandbox,
      authorise: async (asked) =>
        declines ? { outcome: 'declined', reason: 'Insufficient funds' } : sandbox.authorise(asked),
    })
    await using shop = await openTestShop({ people: true, gateway })
    const stranger = await shop.person('stranger')
    const form = orderForm(await stranger.checkout.quote(quoteForm()), quoteForm())
    await stranger.checkout.placeOrder({ ...form, saveCard: { label: 'Shop card' } })
    const [card] = await stranger.accounts.cards.list({})
    const savedCardId = card?.methodId ?? ''
    await expect(repeatedList(shop, { savedCardId: 'someone-elses' }, 'stranger')).rejects.toMatchObject(
      refusedAs('recurring.plan_refused'),
    )
    await repeatedList(shop, { savedCardId }, 'stranger')
    await shop.services.recurringSweep.run()
    declines = true
    const refused = (await confirmationOf(stranger, 1)).input
    await expect(stranger.recurringOrders.drafts.confirm(refused)).rejects.toMatchObject(
      refusedAs('checkout.payment_declined'),
    )
    declines = false
    const { input } = await confirmationOf(stranger, 1)
    await stranger.accounts.cards.remove({ methodId: savedCardId })
    await expect(stranger.recurringOrders.drafts.confirm(input)).rejects.toThrow()
    expect(await stranger.recurringOrders.drafts.byId({ draftId: 1 })).toMatchObject({
      ...{ state: 'failed', open: true },
      failure: { kind: 'payment' },
    })
    // A card that is gone was never charged; one that is declined has the reason of the bank.
    expect(
      (await mailsAbout(shop, 'was not placed: Truck')).map(({ recipients, text }) => [recipients, text]),
    ).toEqual([
      [
        ['stranger@polar.example'],
        expect.stringContaining('Payment declined: Insufficient funds. Nothing was ordered.'),
      ],
      [['stranger@polar.example'], expect.stringContaining('The card was not charged. Nothing was ordered.')],
    ])
    const link = `draftKey=${encodeURIComponent(draftKeyOf(shop.deps, 1))}`
    expect((await mailsAbout(shop, 'was not placed: Truck')).every(({ text }) => text.includes(link))).toBe(
      true,
    )
  })
})

describe('a recurring order', () => {
  it('is skipped, paused, resumed and ended by its owner; an admin only pauses and ends it, others see none', async () => {
    await using shop = await openShop()
    const { buyer, recurring } = await repeatedList(shop, { nextOn: '2026-12-01' })
    const seen = { recurringId: recurring.id, version: 1 }
    expect(await buyer.recurringOrders.skipNext(seen)).toMatchObject({ nextOn: '2026-12-15', version: 2 })
    await expect(buyer.recurringOrders.pause(seen)).rejects.toMatchObject(refusedAs('recurring.changed'))
    const owner = await shop.person('owner')
    expect((await owner.recurringOrders.list({ scope: 'company' })).recurring).toMatchObject([
      { own: false, owner: 'Bea Test', actions: ['pause', 'end'] },
    ])
    expect(await owner.recurringOrders.pause({ ...seen, version: 2 })).toMatchObject({ state: 'paused' })
    shop.pass(60 * dayMs)
    await shop.services.recurringSweep.run()
    await expect(owner.recurringOrders.resume({ ...seen, version: 3 })).rejects.toMatchObject(
      refusedAs('accounts.not_allowed'),
    )
    expect(await buyer.recurringOrders.resume({ ...seen, version: 3 })).toMatchObject({
      ...{ state: 'active', nextOn: '2027-01-19', drafts: [] },
    })
    expect(await owner.recurringOrders.end({ ...seen, version: 4 })).toMatchObject({
      state: 'ended',
      actions: [],
    })
    const stranger = await shop.person('stranger')
    await expect(stranger.recurringOrders.byId({ recurringId: 1 })).rejects.toMatchObject(
      refusedAs('recurring.missing'),
    )
    const { company } = (await findPerson(shop.db.read, shop.ids.buyer))!
    const admin = await shop.person('admin')
    expect(await admin.recurringOrders.ofCompany({ companyId: company.id })).toMatchObject({
      recurring: [{ state: 'ended', actions: [] }],
    })
  })

  it('needs what the checkout needs, by name of the field', async () => {
    await using shop = await openShop()
    const problem = (field: string) => ({
      cause: expect.objectContaining({ details: { fields: { [field]: expect.any(String) } } }),
    })
    await expect(repeatedList(shop, { poNumber: '' })).rejects.toMatchObject(problem('poNumber'))
    await expect(repeatedList(shop, { addressId: 999 })).rejects.toMatchObject(problem('addressId'))
    await expect(repeatedList(shop, { nextOn: '2026-11-19' })).rejects.toMatchObject(problem('nextOn'))
    await expect(repeatedList(shop, { automatic: true })).rejects.toMatchObject(problem('automatic'))
    await expect(repeatedList(shop, { listId: 999 })).rejects.toMatchObject(refusedAs('lists.missing'))
  })
})

describe('a recurring order that has ended', () => {
  it('skips the order that waits to be confirmed', async () => {
    await using shop = await openShop()
    const { buyer } = await repeatedList(shop)
    await shop.services.recurringSweep.run()
    const { input } = await confirmationOf(buyer, 1)
    await buyer.recurringOrders.end({ recurringId: 1, version: 1 })
    await expect(buyer.recurringOrders.drafts.confirm(input)).rejects.toMatchObject(
      refusedAs('recurring.draft_closed'),
    )
    expect(await buyer.recurringOrders.drafts.byId({ draftId: 1 })).toMatchObject({ state: 'skipped' })
  })
})

describe('an order that is placed without confirmation', () => {
  it('comes after a first one that was confirmed, once, also from two servers', async () => {
    await using shop = await openShop()
    const { buyer } = await automaticList(shop)
    await Promise.all([shop.services, shop.secondServer()].map((each) => each.recurringSweep.run()))
    shop.pass(600_000)
    await shop.services.recurringSweep.run()
    expect(await ordersOf(shop)).toBe(2)
    expect(await buyer.recurringOrders.drafts.byId({ draftId: 2 })).toMatchObject({ state: 'placed' })
    expect(await mailsAbout(shop, 'Confirm your recurring order')).toHaveLength(1)
  })

  it('is not placed, and its buyer told why, once the company sends a PO document with each order', async () => {
    await using shop = await openShop()
    const { buyer } = await automaticList(shop)
    const { company } = (await findPerson(shop.db.read, shop.ids.buyer))!
    await shop.db.transaction((tx) => updateCompany(tx, company, { poRequired: true }))
    await shop.services.recurringSweep.run()
    const [mail, ...more] = await mailsAbout(shop, 'was not placed: Truck')
    expect([mail?.recipients, more]).toEqual([['buyer@arctic.example'], []])
    expect(mail?.text).toContain(poDocumentNeeded().message)
    const { input } = await confirmationOf(buyer, 2)
    await expect(buyer.recurringOrders.drafts.confirm(input)).rejects.toMatchObject(
      refusedAs('recurring.po_document_needed'),
    )
    expect(await ordersOf(shop)).toBe(1)
  })

  it('waits to be confirmed if a price rose by more than its buyer allows, and is placed if it rose by less', async () => {
    await using shop = await openShop()
    const { buyer } = await automaticList(shop, 20)
    await setPrice(shop, 2000)
    await shop.services.recurringSweep.run()
    expect(await buyer.recurringOrders.drafts.byId({ draftId: 2 })).toMatchObject({
      ...{ state: 'failed', open: true },
      failure: { kind: 'price', text: expect.stringContaining('instead of') },
    })
    expect(await mailsAbout(shop, 'was not placed')).toHaveLength(1)
    await buyer.recurringOrders.drafts.confirm((await confirmationOf(buyer, 2)).input)
    await setPrice(shop, 2100)
    shop.pass(14 * dayMs)
    await shop.services.recurringSweep.run()
    expect(await buyer.recurringOrders.drafts.byId({ draftId: 3 })).toMatchObject({ state: 'placed' })
    expect(await ordersOf(shop)).toBe(3)
  })

  it('never goes over a limit or the credit of its company, nor on after the company turned it off', async () => {
    await using shop = await openShop()
    const { owner, buyer } = await automaticList(shop)
    await owner.approvals.saveLimits({ ...noLimits, userId: shop.ids.buyer, orderLimitCents: 0 })
    await shop.services.recurringSweep.run()
    expect(await buyer.recurringOrders.drafts.byId({ draftId: 2 })).toMatchObject({
      ...{ state: 'failed', failure: { kind: 'needs_approval' }, approvalRequestId: null },
    })
    expect((await owner.approvals.list({ scope: 'company' })).total).toBe(0)
    await owner.approvals.saveLimits({ ...noLimits, userId: shop.ids.buyer })
    const { company } = (await findPerson(shop.db.read, shop.ids.buyer))!
    const admin = await shop.person('admin')
    await admin.credit.setLimit({ owner: { companyId: company.id }, limitCents: 100 })
    shop.pass(14 * dayMs)
    await shop.services.recurringSweep.run()
    expect(await buyer.recurringOrders.drafts.byId({ draftId: 3 })).toMatchObject({
      ...{ state: 'failed', failure: { kind: 'over_credit' } },
    })
    await admin.credit.setLimit({ owner: { companyId: company.id }, limitCents: null })
    await owner.recurringOrders.saveSettings({ automatic: false })
    shop.pass(14 * dayMs)
    await shop.services.recurringSweep.run()
    expect(await buyer.recurringOrders.drafts.byId({ draftId: 4 })).toMatchObject({ state: 'waiting' })
    expect(await ordersOf(shop)).toBe(1)
  })
})
