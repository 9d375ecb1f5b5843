import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearDraft, dismissOutcome } from './checkout.state.ts'
import { buttonOf, entryOf, goToFinalize, showCheckout } from './testing/checkout-page.tsx'

const latch = { id: 1, name: 'LATCH' }
const entries = [entryOf(latch)]

async function openShop(admin: 'owner' | 'otherOwner', person: 'buyer' | 'stranger') {
  const shop = await openTestShop({ people: true, parts: [latch] })
  const limits = { monthLimitCents: null, asksAdmins: true, approverIds: [], orderLimitCents: 0 }
  await (await shop.person(admin)).approvals.saveLimits({ ...limits, userId: shop.ids[person] })
  return shop
}

beforeEach(() => {
  dismissOutcome()
  clearDraft()
})

describe('the checkout of an order that needs approval', () => {
  it('says so before it is placed, to whom it goes and why, and sends it', async () => {
    await using shop = await openShop('owner', 'buyer')
    using page = showCheckout({ fetch: shop.fetchAs('buyer'), entries })
    await goToFinalize(page)
    await page.fill(await page.findByLabelText(/^PO number/), 'PO-1')
    await page.findByText('This order needs approval.')
    page.getByText(/over the limit of \$0\.00 for one order\.$/)
    page.getByText(/^It’s placed once Olga Test approves it\./)
    await page.user.click(buttonOf(page, /^Send for approval/))
    await page.findByText('Your order was sent for approval')
    expect(page.reported.placed).toEqual(entries)
  })

  it('asks no card of a company that pays by card', async () => {
    await using shop = await openShop('otherOwner', 'stranger')
    using page = showCheckout({ fetch: shop.fetchAs('stranger'), entries })
    await goToFinalize(page)
    await page.findByText('No card is charged now. The approver pays for the order.')
    expect(page.queryByLabelText(/^Card number/)).toBeNull()
    await page.user.click(buttonOf(page, /^Send for approval/))
    await page.findByText('Your order was sent for approval')
  })
})
