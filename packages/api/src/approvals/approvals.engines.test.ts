import { updateCompany } from '@mullion/db/accounts/company.repository'
import { createUser, findPerson } from '@mullion/db/accounts/user.repository'
import { listDueMail } from '@mullion/db/mail/mail.repository'
import { findOrder } from '@mullion/db/orders/order.repository'
import { replaceCatalog } from '@mullion/db/search/indexed-parts.repository'
import { partRow } from '@mullion/db/testing/part-row'
import { userRow } from '@mullion/db/testing/people'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { withToken } from '@mullion/domain/accounts/actor'
import { noRules, type SaveLimitsInput } from '@mullion/domain/approvals/approval-settings'
import { isAwaitingApproval, type PlaceOrderInput, type PlacingAnswer } from '@mullion/domain/checkout/order'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import { describe, expect, it } from 'vitest'
import { actorOfUser } from '../signed-in.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { approvedCard, declinedCard, orderForm, quoteForm, termsOrder } from '../testing/order-form.ts'
import type { TestPerson } from '../testing/people.ts'
import { ledgerStates, orderIn, refusedAs, type TestShop } from '../testing/ready-to-order.ts'

type Caller = Awaited<ReturnType<TestShop['person']>>

const day = 86_400_000
const noLimits = { orderLimitCents: null, monthLimitCents: null, asksAdmins: true, approverIds: [] }

const openShop = () => openTestShop({ people: true })

/** A company whose buyer may order nothing without approval, unless other limits are given. */
async function withLimits(
  shop: TestShop,
  limits: Partial<SaveLimitsInput> = { orderLimitCents: 0 },
  [admin, buyer]: readonly [TestPerson, TestPerson] = ['owner', 'buyer'],
) {
  const owner = await shop.person(admin)
  await owner.approvals.saveLimits({ ...noLimits, userId: shop.ids[buyer], ...limits })
  return { owner: await shop.person(admin), buyer: await shop.person(buyer) }
}

async function colleague(
  shop: TestShop,
  role: 'user' | 'company_admin' = 'user',
  email = 'carl@arctic.example',
) {
  const person = await findPerson(shop.db.read, shop.ids.buyer)
  const { companyId } = person!.user
  const row = userRow({ email, companyId, role, firstname: 'Carl', lastname: 'Test' })
  const user = await shop.db.transaction((tx) => createUser(tx, row))
  return user!.id
}

async function asUser(shop: TestShop, userId: number, by = shop.services) {
  const person = await findPerson(shop.db.read, userId)
  return shop.as(actorOfUser(person!, '203.0.113.9'), by)
}

let orders = 0
const nextKey = () => `approval-order-key-${String(++orders).padStart(6, '0')}`

async function order(buyer: Caller, change: Partial<PlaceOrderInput> = {}) {
  const quote = await buyer.checkout.quote(quoteForm())
  const form = termsOrder(quote, quoteForm(), { idempotencyKey: nextKey(), ...change })
  return { form, quote, placed: await buyer.checkout.placeOrder(form) }
}

function asked(answer: PlacingAnswer) {
  if (!isAwaitingApproval(answer)) throw new Error('The order was placed.')
  return answer
}

async function request(buyer: Caller, change: Partial<PlaceOrderInput> = {}) {
  const { placed, quote } = await order(buyer, change)
  const { approvalRequestId: requestId } = asked(placed)
  return { requestId, version: 1, grandTotalCents: quote.grandTotalCents }
}

const ordersOf = async (buyer: Caller) => (await buyer.orders.list({ scope: 'user' })).total
const mails = async (shop: TestShop) =>
  (await listDueMail(shop.db.read, new Date('2100-01-01'), 99)).map(({ subject, recipients }) => [
    subject,
    recipients,
  ])

describe('an order over a limit', () => {
  it('becomes a request to the admin instead of an order, and nothing is charged', async () => {
    await using shop = await openShop()
    const { owner, buyer } = await withLimits(shop)
    const { placed, quote } = await order(buyer)
    expect(placed).toMatchObject({
      approvalRequestId: 1,
      grandTotalCents: quote.grandTotalCents,
      approvers: ['Olga Test'],
      reasons: [{ rule: 'order_limit', limitCents: 0, overCents: quote.grandTotalCents }],
    })
    expect(await ordersOf(buyer)).toBe(0)
    expect(await mails(shop)).toEqual([
      [expect.stringContaining('Approval needed: Bea Test'), ['owner@arctic.example']],
    ])
    const waiting = await owner.approvals.list({ scope: 'waiting' })
    expect(waiting.requests).toMatchObject([{ id: 1, requester: 'Bea Test', own: false, state: 'waiting' }])
    expect((await buyer.approvals.list({ scope: 'mine' })).requests).toMatchObject([
      { id: 1, own: true, actions: ['cancel'] },
    ])
    expect(await owner.approvals.byId({ requestId: 1 })).toMatchObject({
      lines: [{ partId: 1, quantity: 2, unitPriceCents: quote.lines[0]?.unitPriceCents }],
      shipAddress: { city: 'Columbus' },
      poNumber: 'PO-4711',
      actions: ['approve', 'change', 'forward', 'reject'],
      events: [{ kind: 'asked', by: 'Bea Test' }],
    })
  })

  it('is asked about once, however often and to whichever server it is sent', async () => {
    await using shop = await openShop()
    const { buyer } = await withLimits(shop)
    const { form } = await order(buyer)
    const other = await shop.person('buyer', shop.secondServer())
    const answers = await Promise.all([buyer, other, buyer].map((each) => each.checkout.placeOrder(form)))
    expect(answers.map((each) => asked(each).approvalRequestId)).toEqual([1, 1, 1])
    await expect(buyer.checkout.placeOrder({ ...form, poNumber: 'PO-9' })).rejects.toMatchObject(
      refusedAs('checkout.key_reused'),
    )
    const { idempotencyKey } = form
    expect(await buyer.checkout.outcome({ idempotencyKey })).toMatchObject({
      state: 'awaiting_approval',
      request: { approvalRequestId: 1 },
    })
  })

  it('is placed for the person who asked once it is approved', async () => {
    await using shop = await openShop()
    const { owner, buyer } = await withLimits(shop)
    const input = await request(buyer)
    const placed = await owner.approvals.approve(input)
    expect(placed).toMatchObject({ buyerEmail: 'buyer@arctic.example', orderNumber: 'W100001' })
    expect(await buyer.orders.details({ orderId: 1 })).toMatchObject({
      approval: { by: 'Olga Test', at: shop.clock().toISOString() },
    })
    expect(await findOrder(shop.db.read, 1)).toMatchObject({
      userId: shop.ids.buyer,
      paymentState: 'terms',
      poNumber: 'PO-4711',
      grandTotalCents: input.grandTotalCents,
    })
    expect(await buyer.approvals.byId({ requestId: 1 })).toMatchObject({
      state: 'approved',
      orderNumber: 'W100001',
      events: [{ kind: 'asked' }, { kind: 'approved', by: 'Olga Test' }],
    })
    expect((await mails(shop)).map(([subject]) => subject)).toContainEqual(
      expect.stringContaining('was approved'),
    )
    await expect(owner.approvals.approve(input)).rejects.toMatchObject(refusedAs('approvals.request_closed'))
    expect(await ordersOf(buyer)).toBe(1)
    const actions = (await listAuditLines(shop.db.read, 99)).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['limits_changed', 'approval_asked', 'approval_given']))
  })

  it('is placed once when two admins approve it at the same time on two servers', async () => {
    await using shop = await openShop()
    const { owner, buyer } = await withLimits(shop)
    const second = await asUser(shop, await colleague(shop, 'company_admin'), shop.secondServer())
    const input = await request(buyer)
    const answers = await Promise.allSettled([owner, second].map((each) => each.approvals.approve(input)))
    expect(answers.map(({ status }) => status)).toContain('fulfilled')
    expect(await ordersOf(buyer)).toBe(1)
  })

  it('is approved by no one who asked, nor by another person or company', async () => {
    await using shop = await openShop()
    const { owner, buyer } = await withLimits(shop)
    const input = await request(buyer)
    await expect(buyer.approvals.approve(input)).rejects.toMatchObject(refusedAs('approvals.own_request'))
    const { version, requestId } = input
    await expect(buyer.approvals.reject({ requestId, version, reason: 'No' })).rejects.toMatchObject(
      refusedAs('approvals.own_request'),
    )
    await expect(owner.approvals.cancel({ requestId, version })).rejects.toMatchObject(
      refusedAs('approvals.not_own_request'),
    )
    const others = [
      await asUser(shop, await colleague(shop)),
      await shop.person('otherOwner'),
      await shop.person('super'),
    ]
    for (const other of others) {
      await expect(other.approvals.byId({ requestId })).rejects.toMatchObject(
        refusedAs('approvals.request_missing'),
      )
      await expect(other.approvals.approve(input)).rejects.toMatchObject(
        refusedAs('approvals.request_missing'),
      )
    }
  })

  it('goes to a named approver, who need not be an admin', async () => {
    await using shop = await openShop()
    const carl = await colleague(shop)
    const limits = { orderLimitCents: 0, asksAdmins: false, approverIds: [carl] }
    const { owner, buyer } = await withLimits(shop, limits)
    const { placed, quote } = await order(buyer)
    expect(asked(placed).approvers).toEqual(['Carl Test'])
    expect((await owner.approvals.list({ scope: 'waiting' })).total).toBe(0)
    expect((await owner.approvals.list({ scope: 'company' })).total).toBe(1)
    const approver = await asUser(shop, carl)
    expect((await approver.approvals.list({ scope: 'waiting' })).total).toBe(1)
    await expect(approver.approvals.list({ scope: 'company' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const { grandTotalCents } = quote
    await approver.approvals.approve({ requestId: 1, version: 1, grandTotalCents })
    expect(await ordersOf(buyer)).toBe(1)
  })

  it('is not placed at another total than the one the approver confirms', async () => {
    await using shop = await openShop()
    const { owner, buyer } = await withLimits(shop)
    const input = await request(buyer)
    await shop.db.transaction((tx) => replaceCatalog(tx, [partRow({ id: 1, priceCents: 2000 })]))
    const { quote, requestedTotalCents, differences } = await owner.approvals.quote({ requestId: 1 })
    expect(requestedTotalCents).toBe(input.grandTotalCents)
    expect(quote.grandTotalCents).toBe(input.grandTotalCents + 2 * (1700 - 1063))
    expect(differences).toEqual([
      expect.stringMatching(/ is now \$17\.00 instead of \$10\.63\.$/),
      expect.stringMatching(/^The total is now /),
    ])
    for (const quoteId of [undefined, quote.quoteId])
      await expect(owner.approvals.approve({ ...input, quoteId })).rejects.toMatchObject(
        refusedAs('checkout.total_differs'),
      )
    expect(await ordersOf(buyer)).toBe(0)
    expect(await owner.approvals.byId({ requestId: 1 })).toMatchObject({ state: 'waiting', version: 1 })
    const { quoteId, grandTotalCents } = quote
    await owner.approvals.approve({ ...input, quoteId, grandTotalCents })
    expect(await findOrder(shop.db.read, 1)).toMatchObject({ grandTotalCents })
  })

  it('is priced anew with the special prices of the company', async () => {
    await using shop = await openShop()
    const { owner, buyer } = await withLimits(shop)
    const { placed, quote } = await order(buyer)
    const { companyId } = (await findPerson(shop.db.read, shop.ids.buyer))!.user
    const partNumber = quote.lines[0]?.number ?? ''
    const contract = { kind: 'contract', validFrom: '2020-01-01', validUntil: null, priceCents: 500 } as const
    const { companyPrices } = (await shop.person('admin')).admin
    await companyPrices.add({ owner: { companyId }, price: { ...contract, partNumber } })
    const again = await owner.approvals.quote({ requestId: asked(placed).approvalRequestId })
    expect(again.quote.lines).toMatchObject([{ unitPriceCents: 500 }])
  })

  it('is rejected with a reason that the person who asked gets, and never approved after that', async () => {
    await using shop = await openShop()
    const { owner, buyer } = await withLimits(shop)
    const input = await request(buyer)
    const { requestId, version } = input
    expect(await owner.approvals.reject({ requestId, version, reason: 'Use the stock.' })).toMatchObject({
      state: 'rejected',
      rejection: 'Use the stock.',
    })
    const [mail] = (await listDueMail(shop.db.read, new Date('2100-01-01'), 99)).filter(({ subject }) =>
      subject.includes('rejected'),
    )
    expect(mail?.recipients).toEqual(['buyer@arctic.example'])
    expect(mail?.text).toContain('Use the stock.')
    await expect(owner.approvals.approve(input)).rejects.toMatchObject(refusedAs('approvals.request_closed'))
  })

  it('is canceled by the person who asked, and then counts for nothing', async () => {
    await using shop = await openShop()
    const quote = await (await shop.person('buyer')).checkout.quote(quoteForm())
    const limits = { orderLimitCents: quote.grandTotalCents - 1, monthLimitCents: quote.grandTotalCents }
    const { buyer } = await withLimits(shop, limits)
    const { requestId, version } = await request(buyer)
    const again = await order(buyer)
    expect(asked(again.placed).reasons.map(({ rule }) => rule)).toEqual(['order_limit', 'month_limit'])
    expect(await buyer.approvals.cancel({ requestId, version })).toMatchObject({ state: 'canceled' })
    const later = { requestId: asked(again.placed).approvalRequestId, version }
    await buyer.approvals.cancel(later)
    const third = await order(buyer)
    expect(asked(third.placed).reasons.map(({ rule }) => rule)).toEqual(['order_limit'])
  })

  it('is refused if no one else in the company could approve it', async () => {
    await using shop = await openShop()
    await withLimits(shop)
    const owner = await shop.person('owner')
    await owner.approvals.saveRules({ ...noRules, amountCents: 0, soleAdminExempt: false })
    await expect(order(await shop.person('owner'))).rejects.toMatchObject(refusedAs('approvals.no_approver'))
  })
})

describe('the rules of a company', () => {
  it('ask about orders over an amount, to a new address or on a new PO', async () => {
    await using shop = await openShop()
    const owner = await shop.person('owner')
    await owner.approvals.saveRules({ ...noRules, amountCents: 0, newShipTo: true, newPo: true })
    const buyer = await shop.person('buyer')
    const { requestId, version, grandTotalCents } = await request(buyer)
    const rulesOf = async (id: number) =>
      (await owner.approvals.byId({ requestId: id })).reasons.map(({ rule }) => rule)
    expect(await rulesOf(requestId)).toEqual(['amount', 'ship_to', 'po'])
    await (await shop.person('owner')).approvals.approve({ requestId, version, grandTotalCents })
    expect(await rulesOf((await request(buyer)).requestId)).toEqual(['amount'])
    expect(await rulesOf((await request(buyer, { poNumber: 'PO-5' })).requestId)).toEqual(['amount', 'po'])
  })

  it('let the only admin order, but not one of two', async () => {
    await using shop = await openShop()
    await (await shop.person('owner')).approvals.saveRules({ ...noRules, amountCents: 0 })
    orderIn((await order(await shop.person('owner'))).placed)
    await colleague(shop, 'company_admin')
    const { placed } = await order(await shop.person('owner'))
    expect(asked(placed).approvers).toEqual(['Carl Test'])
  })

  it('say before an order is placed to whom it would go and why', async () => {
    await using shop = await openShop()
    const { buyer } = await withLimits(shop, { orderLimitCents: 10_00 })
    const { shipAddress } = quoteForm()
    const preview = (grandTotalCents: number) => buyer.approvals.preview({ grandTotalCents, shipAddress })
    expect(await preview(10_00)).toEqual({ reasons: [], approvers: [] })
    expect(await preview(10_01)).toEqual({
      reasons: [{ rule: 'order_limit', limitCents: 10_00, overCents: 1 }],
      approvers: ['Olga Test'],
    })
  })

  it('are not even read for a company without any', async () => {
    await using shop = await openShop()
    await withLimits(shop)
    const { company } = (await findPerson(shop.db.read, shop.ids.buyer))!
    expect(company.approvals).toBe(true)
    // The limits stay stored; only the note on the company, which each request reads anyway, says that there are none.
    await shop.db.transaction((tx) => updateCompany(tx, company, { approvals: false }))
    orderIn((await order(await shop.person('buyer'))).placed)
  })

  it('are set for people of the own company only, with approvers who are someone else of it', async () => {
    await using shop = await openShop()
    const owner = await shop.person('owner')
    const userId = shop.ids.buyer
    const bad: [Partial<SaveLimitsInput>, string][] = [
      [{ userId: shop.ids.stranger }, 'accounts.user_missing'],
      [{ approverIds: [userId] }, 'approvals.approver_unknown'],
      [{ approverIds: [shop.ids.stranger] }, 'approvals.approver_unknown'],
    ]
    for (const [change, code] of bad)
      await expect(owner.approvals.saveLimits({ ...noLimits, userId, ...change })).rejects.toMatchObject(
        refusedAs(code),
      )
    const none = { ...noLimits, userId, asksAdmins: false }
    await expect(owner.approvals.saveLimits(none)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('a monthly limit', () => {
  it('counts what was placed and what waits, and starts again with the month', async () => {
    await using shop = await openShop()
    const quote = await (await shop.person('buyer')).checkout.quote(quoteForm())
    const each = quote.grandTotalCents
    const { owner, buyer } = await withLimits(shop, { monthLimitCents: 2 * each })
    orderIn((await order(buyer)).placed)
    orderIn((await order(buyer)).placed)
    const { requestId } = await request(buyer)
    expect((await owner.approvals.byId({ requestId })).budget).toEqual({
      person: 'Bea Test',
      orderLimitCents: null,
      monthLimitCents: 2 * each,
      placedCents: 2 * each,
      waitingCents: 0,
      leftCents: -each,
    })
    expect(await owner.approvals.limits({ userId: shop.ids.buyer })).toMatchObject({
      placedCents: 2 * each,
      waitingCents: each,
    })
    shop.pass(12 * day)
    const december = await shop.person('buyer')
    orderIn((await order(december)).placed)
    // One was placed this month and one still waits.
    expect(asked((await order(december)).placed).reasons).toMatchObject([
      { rule: 'month_limit', spentCents: 2 * each, overCents: each },
    ])
  })

  it('is not passed by orders sent at the same time to two servers', async () => {
    await using shop = await openShop()
    const plain = await shop.person('buyer')
    const quote = await plain.checkout.quote(quoteForm())
    const { grandTotalCents } = quote
    await withLimits(shop, { monthLimitCents: 3 * grandTotalCents + 1 })
    const servers = [shop.services, shop.secondServer(), shop.secondServer()]
    const callers = await Promise.all(servers.map((by) => shop.person('buyer', by)))
    const forms = Array.from({ length: 9 }, () =>
      termsOrder(quote, quoteForm(), { idempotencyKey: nextKey() }),
    )
    const answers = await Promise.all(
      forms.map((form, at) => callers[at % callers.length]!.checkout.placeOrder(form)),
    )
    expect(answers.filter(isAwaitingApproval)).toHaveLength(6)
    expect(await ordersOf(plain)).toBe(3)
  })
})

describe('an order by card that needs approval', () => {
  const polar = ['otherOwner', 'stranger'] as const

  async function cardOrder(shop: TestShop, change: Partial<PlaceOrderInput> = {}) {
    const { owner, buyer } = await withLimits(shop, { orderLimitCents: 0 }, polar)
    const quote = await buyer.checkout.quote(quoteForm())
    const { card, billing, ...form } = orderForm(quote, quoteForm(), { idempotencyKey: nextKey() })
    const sent = { ...form, ...change }
    const { approvalRequestId: requestId } = asked(await buyer.checkout.placeOrder(sent))
    const { grandTotalCents } = quote
    return { owner, buyer, card, billing, request: { requestId, version: 1, grandTotalCents } }
  }

  it('stores nothing of a card and charges none; the approver’s card pays', async () => {
    await using shop = await openShop()
    const typed = orderForm({ quoteId: '', grandTotalCents: 0 } as never, quoteForm())
    const { owner, buyer, card, billing, request } = await cardOrder(shop, {
      card: typed.card,
      billing: typed.billing,
    })
    expect(await ledgerStates(shop)).toEqual([])
    const stored = JSON.stringify(await owner.approvals.byId({ requestId: 1 }))
    for (const secret of [card.cardNumber, 'pat@arctic.example']) expect(stored).not.toContain(secret)
    await expect(owner.approvals.approve(request)).rejects.toMatchObject(refusedAs('checkout.card_invalid'))
    const paid = { ...request, card, billing }
    expect(await owner.approvals.approve(paid)).toMatchObject({ buyerEmail: 'stranger@polar.example' })
    expect(await ledgerStates(shop)).toEqual(['captured'])
    expect(await findOrder(shop.db.read, 1)).toMatchObject({ userId: shop.ids.stranger, lastFour: '2224' })
    expect(await mails(shop)).toContainEqual([
      expect.stringContaining('was approved'),
      ['stranger@polar.example'],
    ])
    expect(await buyer.approvals.byId({ requestId: 1 })).toMatchObject({ state: 'approved', orderId: 1 })
  })

  it('needs no card to be sent for approval', async () => {
    await using shop = await openShop()
    const { owner } = await cardOrder(shop)
    expect(await owner.approvals.byId({ requestId: 1 })).toMatchObject({ payBy: 'card', savedCard: false })
  })

  it('waits again when its charge is reversed, and no one is told that it was placed', async () => {
    const gateway = (sandbox: PaymentGateway): PaymentGateway => ({
      ...sandbox,
      capture: () => Promise.reject(new Error('The gateway refuses.')),
      find: async (reference) => {
        const found = await sandbox.find(reference)
        return found?.state === 'authorised' ? { ...found, state: 'voided' } : found
      },
    })
    await using shop = await openTestShop({ people: true, gateway })
    const { owner, buyer, card, billing, request } = await cardOrder(shop)
    await expect(owner.approvals.approve({ ...request, card, billing })).rejects.toMatchObject(
      refusedAs('checkout.payment_reversed'),
    )
    expect(await owner.approvals.byId({ requestId: 1 })).toMatchObject({ state: 'waiting', orderId: null })
    expect(await ordersOf(buyer)).toBe(0)
    expect((await mails(shop)).filter(([subject]) => String(subject).includes('was approved'))).toEqual([])
  })

  it('waits again when the approver’s card is declined, and is charged once after that', async () => {
    await using shop = await openShop()
    const { owner, billing, request } = await cardOrder(shop)
    await expect(owner.approvals.approve({ ...request, billing, card: declinedCard })).rejects.toMatchObject(
      refusedAs('checkout.payment_declined'),
    )
    const { state, version, events } = await owner.approvals.byId({ requestId: 1 })
    expect([state, events.at(-1)?.kind]).toEqual(['waiting', 'payment_failed'])
    await expect(owner.approvals.approve({ ...request, billing, card: approvedCard })).rejects.toMatchObject(
      refusedAs('approvals.request_changed'),
    )
    await owner.approvals.approve({ ...request, version, billing, card: approvedCard })
    expect(await ledgerStates(shop)).toEqual(['declined', 'captured'])
  })

  it('is paid with the saved card of the person who asked, if they chose one', async () => {
    await using shop = await openShop()
    const stranger = await shop.person('stranger')
    const quote = await stranger.checkout.quote(quoteForm())
    const form = orderForm(quote, quoteForm(), { idempotencyKey: nextKey(), saveCard: { label: 'Shop' } })
    await stranger.checkout.placeOrder(form)
    const [saved] = await stranger.accounts.cards.list()
    const savedCard = { methodId: saved?.methodId ?? '' }
    const { owner, request } = await cardOrder(shop, { savedCard })
    expect(await owner.approvals.byId({ requestId: 1 })).toMatchObject({ savedCard: true })
    await owner.approvals.approve(request)
    expect(await findOrder(shop.db.read, 2)).toMatchObject({ lastFour: '2224', userId: shop.ids.stranger })
  })

  it('never has a card held ahead of it', async () => {
    await using shop = await openShop()
    const { buyer } = await withLimits(shop, { orderLimitCents: 0 }, polar)
    const { quoteId, grandTotalCents } = await buyer.checkout.quote(quoteForm())
    const { card, billing } = orderForm({ quoteId, grandTotalCents } as never, quoteForm())
    const hold = { ...quoteForm(), quoteId, grandTotalCents, card, billing }
    await expect(buyer.checkout.holdPayment(hold)).rejects.toMatchObject(
      refusedAs('approvals.approval_needed'),
    )
    expect(await ledgerStates(shop)).toEqual([])
  })

  it('is not approved by token with a typed card', async () => {
    await using shop = await openShop()
    const { billing, request } = await cardOrder(shop)
    const person = await findPerson(shop.db.read, shop.ids.otherOwner)
    const token = { id: 1, abilities: ['placeOrders', 'useAccount', 'manageApprovals'] }
    const program = shop.as(withToken(actorOfUser(person!, '203.0.113.9'), token))
    await expect(
      program.approvals.approve({ ...request, billing, card: approvedCard }),
    ).rejects.toMatchObject(refusedAs('checkout.card_typed_by_token'))
  })
})

describe('a request that waits', () => {
  const hour = 3_600_000

  it('is approved with the quantities that the approver changed, at their total', async () => {
    await using shop = await openShop()
    const { owner, buyer } = await withLimits(shop)
    const { requestId, version, grandTotalCents } = await request(buyer)
    const change = { requestId, version, lines: [{ partId: 1, quantity: 1 }] }
    const changed = await owner.approvals.change(change)
    expect(changed).toMatchObject({ state: 'changed', version: 2, lines: [{ quantity: 1 }] })
    expect(changed.grandTotalCents).toBeLessThan(grandTotalCents)
    expect(changed.events.at(-1)?.note).toMatch(/: 1 instead of 2\.$/)
    expect(changed.reasons.map(({ rule }) => rule)).toEqual(['order_limit'])
    expect(changed.reasons).toMatchObject([{ overCents: changed.grandTotalCents }])
    await expect(owner.approvals.change(change)).rejects.toMatchObject(refusedAs('approvals.request_changed'))
    const seen = { requestId, version: 2 }
    await expect(owner.approvals.approve({ ...seen, grandTotalCents })).rejects.toMatchObject(
      refusedAs('checkout.total_differs'),
    )
    await owner.approvals.approve({ ...seen, grandTotalCents: changed.grandTotalCents })
    expect(await findOrder(shop.db.read, 1)).toMatchObject({ grandTotalCents: changed.grandTotalCents })
  })

  it('is forwarded to someone else of the company, who is then asked instead', async () => {
    await using shop = await openShop()
    const { owner, buyer } = await withLimits(shop)
    const carl = await colleague(shop)
    const { requestId, version, grandTotalCents } = await request(buyer)
    for (const approverId of [shop.ids.buyer, shop.ids.owner, shop.ids.stranger])
      await expect(owner.approvals.forward({ requestId, version, approverId })).rejects.toMatchObject(
        refusedAs('approvals.approver_unknown'),
      )
    await owner.approvals.forward({ requestId, version, approverId: carl, note: 'You know the site.' })
    expect((await owner.approvals.list({ scope: 'waiting' })).total).toBe(0)
    const { text } = (await listDueMail(shop.db.read, new Date('2100-01-01'), 99)).at(-1)!
    expect(text).toMatch(/Olga Test forwarded this order to you\.\s+You know the site\./)
    const approver = await asUser(shop, carl)
    expect(await approver.approvals.byId({ requestId })).toMatchObject({
      state: 'forwarded',
      approvers: ['Carl Test'],
    })
    await approver.approvals.approve({ requestId, version: 2, grandTotalCents })
    expect(await ordersOf(buyer)).toBe(1)
  })

  it('reminds those who were asked every two days, once for all servers, and expires after two weeks', async () => {
    await using shop = await openShop()
    const { owner, buyer } = await withLimits(shop)
    const input = await request(buyer)
    const second = shop.secondServer()
    const sweep = () =>
      Promise.all([shop.services, second].map(({ approvalChanges }) => approvalChanges.remindAndExpire()))
    const subjects = async () => (await mails(shop)).map(([subject]) => String(subject))
    const reminders = async () => (await subjects()).filter((text) => text.startsWith('Still waiting')).length
    await sweep()
    expect(await reminders()).toBe(0)
    shop.pass(48 * hour)
    await sweep()
    expect(await reminders()).toBe(1)
    shop.pass(12 * hour)
    await sweep()
    expect(await reminders()).toBe(1)
    shop.pass(14 * 24 * hour)
    await sweep()
    expect(await subjects()).toContainEqual(expect.stringContaining('was not approved in time'))
    expect(await buyer.approvals.byId({ requestId: 1 })).toMatchObject({ state: 'expired', actions: [] })
    await expect(owner.approvals.approve(input)).rejects.toMatchObject(refusedAs('approvals.request_closed'))
    expect(await ordersOf(buyer)).toBe(0)
  })
})

describe('staff', () => {
  it('see and set limits and rules of a company and see its requests, which they do not decide', async () => {
    await using shop = await openShop()
    const { owner, buyer } = await withLimits(shop)
    const { requestId, grandTotalCents } = await request(buyer)
    const admin = await shop.person('admin')
    const { companyApprovals } = admin.admin
    const { user } = (await buyer.accounts.session.viewer())!
    const companyId = user.company.id
    expect(await companyApprovals.list({ companyId })).toMatchObject({
      total: 1,
      requests: [{ id: requestId, requester: 'Bea Test', own: false, actions: [] }],
    })
    expect(await companyApprovals.byId({ companyId, requestId })).toMatchObject({
      ...{ actions: [], forwardTo: [], approvers: ['Olga Test'] },
      budget: { person: 'Bea Test', orderLimitCents: 0 },
    })
    const rules = { ...noRules, amountCents: 5000 }
    expect(await companyApprovals.saveRules({ companyId, rules })).toEqual(rules)
    expect(await owner.approvals.rules()).toEqual(await companyApprovals.rules({ companyId }))
    const limits = { ...noLimits, userId: shop.ids.buyer, orderLimitCents: grandTotalCents }
    await companyApprovals.saveLimits({ companyId, limits })
    expect(await owner.approvals.limits({ userId: shop.ids.buyer })).toMatchObject({
      orderLimitCents: grandTotalCents,
    })
    expect(await listAuditLines(shop.db.read, 2)).toMatchObject([
      { action: 'limits_changed', actorId: `user:${shop.ids.admin}`, companyId },
      { action: 'approval_rules_changed', actorId: `user:${shop.ids.admin}`, companyId },
    ])
  })

  it('find nothing of a company under another one', async () => {
    await using shop = await openShop()
    const { buyer } = await withLimits(shop)
    const { requestId } = await request(buyer)
    const { companyApprovals } = (await shop.person('admin')).admin
    const other = (await (await shop.person('stranger')).accounts.session.viewer())!.user.company.id
    const missing = { code: 'NOT_FOUND' }
    await expect(companyApprovals.byId({ companyId: other, requestId })).rejects.toMatchObject(missing)
    const limits = { companyId: other, userId: shop.ids.buyer }
    await expect(companyApprovals.limits(limits)).rejects.toMatchObject(missing)
    await expect(companyApprovals.rules({ companyId: 999_999 })).rejects.toMatchObject(missing)
    const rules = { companyId: 999_999, rules: noRules }
    await expect(companyApprovals.saveRules(rules)).rejects.toMatchObject(missing)
    await expect(companyApprovals.list({ companyId: 999_999 })).rejects.toMatchObject(missing)
  })
})
