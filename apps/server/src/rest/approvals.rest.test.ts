import { columbus, quoteForm } from '@mullion/api/testing/order-form'
import { emailOf, testPassword } from '@mullion/api/testing/people'
import type { Quote } from '@mullion/domain/checkout/quote'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

const cart = { 1: { part: { id: 1 }, quantity: 2, comments: [], precisionLengths: [] } }

/** A shop whose buyer may order nothing without approval. */
async function openShop() {
  const shop = await openTestApp({ people: 'with passwords', parts: [{ id: 1, priceCents: 1250 }] })
  const owner = await shop.person('owner')
  await owner.approvals.saveLimits({
    ...{ userId: shop.ids.buyer, orderLimitCents: 0, monthLimitCents: null },
    ...{ asksAdmins: true, approverIds: [] },
  })
  const page = shop.browser()
  await page.signIn(emailOf('buyer'), testPassword)
  return { ...shop, page }
}

const asked = (approvalRequestId: number) => ({
  approvalRequestId,
  grandTotalCents: 3941,
  reasons: [{ rule: 'order_limit', limitCents: 0, overCents: 3941 }],
  approvers: ['Olga Test'],
  expiresAt: '2026-12-04T15:00:00.000Z',
})

describe('an order over REST that needs approval', () => {
  it('is answered with 202 and the request by the documented path, also when it is sent again', async () => {
    await using shop = await openShop()
    const order = { shipAddress: columbus, cart, serviceType: '03', grandTotal: 39.41, poNumber: 'PO-77' }
    for (let time = 0; time < 2; time += 1) {
      const answer = await shop.page.post('/api/orders', order)
      expect([answer.status, await answer.json()]).toEqual([202, asked(1)])
    }
  })

  it('is answered with 202 and the request by the path for programs', async () => {
    await using shop = await openShop()
    const quoted = await shop.page.post('/api/v1/quotes', quoteForm())
    const { quoteId, grandTotalCents } = (await quoted.json()) as Quote
    const order = { ...quoteForm(), quoteId, grandTotalCents, poNumber: 'PO-77', returnsAgreed: true }
    const answer = await shop.page.send('/api/v1/orders', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'order-of-a-program-1' },
      body: JSON.stringify(order),
    })
    expect([answer.status, await answer.json()]).toEqual([202, asked(1)])
  })
})
