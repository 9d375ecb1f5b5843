import { createCarrier } from '@mullion/api/testing/carrier'
import { quoteForm, termsOrder } from '@mullion/api/testing/order-form'
import type { TestPerson } from '@mullion/api/testing/people'
import { replaceCatalog } from '@mullion/db/search/indexed-parts.repository'
import { partRow } from '@mullion/db/testing/part-row'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { answersAs } from '../../testing/rest-calls.ts'

const noLimits = { orderLimitCents: null, monthLimitCents: null, asksAdmins: true, approverIds: [] }

/** A shop whose buyer may order nothing without approval. */
async function openShop() {
  const { carrier, parcelRates } = createCarrier()
  const shop = await openTestApp({
    people: 'with passwords',
    parts: [{ id: 1, number: '0100-01', priceCents: 1250 }],
    deps: { parcelRates },
  })
  const owner = await shop.person('owner')
  await owner.approvals.saveLimits({ ...noLimits, userId: shop.ids.buyer, orderLimitCents: 0 })
  let asked = 0
  /** Sends an order for approval; returns its id and total. */
  async function ask() {
    const buyer = await shop.person('buyer')
    const quote = await buyer.checkout.quote(quoteForm())
    asked += 1
    await buyer.checkout.placeOrder(
      termsOrder(quote, quoteForm(), { idempotencyKey: `approval-over-rest-${asked}` }),
    )
    return { path: `/approvals/${asked}`, grandTotalCents: quote.grandTotalCents }
  }
  const as = (name: TestPerson) => answersAs(shop, name)
  return { ...shop, carrier, as, ask }
}

describe('approvals over REST', () => {
  it('are listed, shown, quoted and approved at the confirmed total', async () => {
    await using shop = await openShop()
    const { path, grandTotalCents } = await shop.ask()
    const [owner, buyer] = [await shop.as('owner'), await shop.as('buyer')]
    expect(await owner('GET', '/approvals?scope=company&page=1')).toMatchObject({
      status: 200,
      total: '1',
      body: [{ id: 1, requester: 'Bea Test', own: false, state: 'waiting', grandTotalCents }],
    })
    expect(await buyer('GET', '/approvals?scope=mine')).toMatchObject({ status: 200, body: [{ own: true }] })
    expect(await buyer('GET', '/approvals?scope=company')).toMatchObject({ status: 403 })
    expect(await owner('GET', '/approvals?page=x')).toMatchObject({ status: 400 })
    expect(await owner('GET', '/approvals?scope=all')).toMatchObject({
      status: 400,
      body: { fields: { scope: expect.any(String) } },
    })
    expect(await owner('GET', path)).toMatchObject({
      status: 200,
      body: {
        lines: [{ partId: 1, quantity: 2 }],
        budget: { person: 'Bea Test' },
        events: [{ kind: 'asked' }],
      },
    })
    const quoted = await owner('POST', `${path}/quote`)
    expect(quoted).toMatchObject({ status: 200, body: { differences: [], quote: { grandTotalCents } } })
    const { quoteId } = (quoted.body as { quote: { quoteId: string } }).quote
    const wrong = { version: 1, quoteId, grandTotalCents: grandTotalCents - 1 }
    expect(await owner('POST', `${path}/approve`, wrong)).toMatchObject({ status: 409 })
    expect(await owner('POST', `${path}/approve`, { ...wrong, grandTotalCents })).toMatchObject({
      status: 200,
      body: { orderNumber: 'W100001', grandTotalCents, buyerEmail: 'buyer@arctic.example' },
    })
    expect(await owner('POST', `${path}/quote`)).toMatchObject({ status: 409 })
  })

  it('are changed, forwarded, rejected and canceled, in the version that was seen', async () => {
    await using shop = await openShop()
    const [owner, buyer] = [await shop.as('owner'), await shop.as('buyer')]
    const first = (await shop.ask()).path
    const lines = [{ partId: 1, quantity: 1 }]
    expect(await owner('PUT', `${first}/lines`, { version: 1, lines, note: 'One.' })).toMatchObject({
      status: 200,
      body: { version: 2, lines: [{ quantity: 1 }] },
    })
    for (const [method, end, body] of [
      ['PUT', '/lines', { lines: [{ partId: 1, quantity: 3 }] }],
      ['POST', '/forward', { approverId: shop.ids.owner }],
      ['POST', '/reject', { reason: 'No.' }],
    ] as const) {
      const stale = await owner(method, `${first}${end}`, { version: 1, ...body })
      expect([end, stale.status]).toEqual([end, 409])
      const other = await owner(method, `/approvals/999${end}`, { version: 1, ...body })
      expect([end, other.status]).toEqual([end, 404])
    }
    expect(await buyer('POST', `${first}/cancel`, { version: 1 })).toMatchObject({ status: 409 })
    expect(await buyer('POST', '/approvals/999/cancel', { version: 1 })).toMatchObject({ status: 404 })
    const people = await shop.person('owner')
    const { id } = await people.accounts.users.create({
      ...{ firstname: 'Carl', lastname: 'Test', email: 'carl@arctic.example' },
    })
    const forwarded = await owner('POST', `${first}/forward`, { version: 2, approverId: id, note: 'Yours.' })
    expect(forwarded).toMatchObject({ status: 200, body: { state: 'forwarded', approvers: ['Carl Test'] } })
    const unknown = await owner('POST', `${first}/forward`, { version: 3, approverId: 999_999 })
    expect(unknown).toMatchObject({ status: 400, body: { fields: { approverId: expect.any(String) } } })
    const rejected = await owner('POST', `${first}/reject`, { version: 3, reason: 'We have two.' })
    expect(rejected).toMatchObject({ status: 200, body: { state: 'rejected', rejection: 'We have two.' } })
    const second = (await shop.ask()).path
    expect(await buyer('POST', `${second}/cancel`, { version: 1 })).toMatchObject({
      status: 200,
      body: { state: 'canceled' },
    })
  })

  it('are refused where no carrier answers, and where a part has no price any more', async () => {
    await using shop = await openShop()
    const { path, grandTotalCents } = await shop.ask()
    const owner = await shop.as('owner')
    const calls: readonly Parameters<typeof owner>[] = [
      ['POST', `${path}/quote`, {}],
      ['POST', `${path}/approve`, { version: 1, grandTotalCents }],
      ['PUT', `${path}/lines`, { version: 1, lines: [{ partId: 1, quantity: 9 }] }],
    ]
    const statuses = async () => {
      const found: number[] = []
      for (const call of calls) found.push((await owner(...call)).status)
      return found
    }
    shop.carrier.silent = true
    shop.pass(3_600_000)
    expect(await statuses()).toEqual([502, 502, 502])
    shop.carrier.silent = false
    const unpriced = partRow({ id: 1, number: '0100-01', priceCents: null })
    await shop.db.transaction((tx) => replaceCatalog(tx, [unpriced]))
    expect(await statuses()).toEqual([422, 422, 422])
  })

  it('have rules, limits and approvers that the admin of a company sets', async () => {
    await using shop = await openShop()
    const owner = await shop.as('owner')
    const rules = { amountCents: 100_000, newShipTo: true, newPo: false, soleAdminExempt: true }
    expect(await owner('PUT', '/approval-rules', rules)).toMatchObject({ status: 200, body: rules })
    expect(await owner('GET', '/approval-rules')).toMatchObject({ status: 200, body: rules })
    const path = `/purchase-limits/${shop.ids.buyer}`
    const limits = { ...noLimits, monthLimitCents: 200_000 }
    expect(await owner('PUT', path, limits)).toMatchObject({
      status: 200,
      body: { userId: shop.ids.buyer, orderLimitCents: null, monthLimitCents: 200_000 },
    })
    expect(await owner('GET', path)).toMatchObject({ status: 200, body: { monthLimitCents: 200_000 } })
    const approverIds = [shop.ids.stranger]
    expect(await owner('PUT', path, { ...limits, approverIds })).toMatchObject({
      status: 400,
      body: { fields: { approverIds: expect.any(String) } },
    })
    const elsewhere = `/purchase-limits/${shop.ids.stranger}`
    expect(await owner('GET', elsewhere)).toMatchObject({ status: 404 })
    expect(await owner('PUT', elsewhere, limits)).toMatchObject({ status: 404 })
  })
})
