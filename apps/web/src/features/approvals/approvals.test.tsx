import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { approvedCard, orderForm, quoteForm, termsOrder } from '@mullion/api/testing/order-form'
import { createUser, findPerson } from '@mullion/db/accounts/user.repository'
import { replaceCatalog } from '@mullion/db/search/indexed-parts.repository'
import { partRow } from '@mullion/db/testing/part-row'
import { userRow } from '@mullion/db/testing/people'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { noticesState } from '../../lib/notices.state.ts'
import { show } from '../../testing/show.tsx'
import { Approvals } from './approvals.tsx'

const lastNotice = () => noticesState.list.at(-1)?.text

/** A shop with one order of the buyer that waits for the owner. */
async function openShop() {
  const shop = await openTestShop({ people: true })
  const limits = { userId: shop.ids.buyer, monthLimitCents: 100_00, asksAdmins: true, approverIds: [] }
  await (await shop.person('owner')).approvals.saveLimits({ ...limits, orderLimitCents: 10_00 })
  const buyer = await shop.person('buyer')
  const quote = await buyer.checkout.quote(quoteForm())
  await buyer.checkout.placeOrder(termsOrder(quote, quoteForm()))
  return shop
}

function Page() {
  const [opened, setOpened] = useState<number | null>(null)
  return <Approvals opened={opened} onOpen={setOpened} linkTo={(id) => `/?id=${id}`} />
}

describe('requests for approval', () => {
  it('are listed for the approver, who sees the budget and places the order at the shown total', async () => {
    await using shop = await openShop()
    using page = show(<Page />, { fetch: shop.fetchAs('owner') })
    await page.user.click(await page.findByRole('link', { name: /^Bea Test.*PO PO-4711/ }))
    await page.findByRole('heading', { name: 'Order of Bea Test' })
    await page.findByRole('heading', { name: 'Limits of Bea Test' })
    page.getByText('Left after this order')
    await page.user.click(await page.findByRole('button', { name: /^Approve and place · \$39\.41$/ }))
    await expect.poll(lastNotice).toBe('Approved. Order W100001 was placed.')
    await page.findByText('W100001')
    expect(page.queryByRole('heading', { name: 'Your decision' })).toBeNull()
  })

  it('show what has changed since, before they are approved', async () => {
    await using shop = await openShop()
    await shop.db.transaction((tx) => replaceCatalog(tx, [partRow({ id: 1, priceCents: 2000 })]))
    using page = show(<Page />, { fetch: shop.fetchAs('owner') })
    await page.user.click(await page.findByRole('link', { name: /^Bea Test/ }))
    await page.findByText(/^The total is now \$52\.15 instead of \$39\.41\.$/, { selector: 'p[class]' })
    await page.findByRole('button', { name: 'Approve and place · $52.15' })
  })

  it('are rejected with a reason only', async () => {
    await using shop = await openShop()
    using page = show(<Page />, { fetch: shop.fetchAs('owner') })
    await page.user.click(await page.findByRole('link', { name: /^Bea Test/ }))
    await page.user.click(await page.findByRole('button', { name: 'Reject' }))
    await page.user.click(page.getByRole('button', { name: 'Reject the order' }))
    await page.findByText('This field is required.')
    await page.fill(page.getByLabelText(/^Reason/), 'Use the stock.')
    await page.user.click(page.getByRole('button', { name: 'Reject the order' }))
    await page.findByText('Rejected because: Use the stock.')
  })

  it('are forwarded to a person who is chosen, not to the first of the list', async () => {
    await using shop = await openShop()
    const person = await findPerson(shop.db.read, shop.ids.buyer)
    const { companyId } = person!.user
    const carl = userRow({ email: 'carl@arctic.example', companyId, firstname: 'Carl', lastname: 'Test' })
    await shop.db.transaction((tx) => createUser(tx, carl))
    using page = show(<Page />, { fetch: shop.fetchAs('owner') })
    await page.user.click(await page.findByRole('link', { name: /^Bea Test/ }))
    const forward = async () => page.user.click(await page.findByRole('button', { name: 'Forward' }))
    await forward()
    await forward()
    await page.findByText('Choose a person.')
    await page.user.selectOptions(page.getByLabelText(/^Forward to/), 'Carl Test')
    await forward()
    await page.findByText(/forwarded the request/)
    expect(page.queryByLabelText(/^Forward to/)).toBeNull()
  })

  it('take changed quantities, and are then approved at their total', async () => {
    await using shop = await openShop()
    using page = show(<Page />, { fetch: shop.fetchAs('owner') })
    await page.user.click(await page.findByRole('link', { name: /^Bea Test/ }))
    await page.user.click(await page.findByRole('button', { name: 'Change quantities' }))
    await page.fill(page.getByLabelText(/^Quantity of/), 'a few')
    await page.user.click(page.getByRole('button', { name: 'Save quantities' }))
    await page.findByText('Quantity must be more than 0.')
    await page.fill(page.getByLabelText(/^Quantity of/), '1')
    await page.user.click(page.getByRole('button', { name: 'Save quantities' }))
    await page.findByText('Changed, waiting for approval')
    await page.findByText(/: 1 instead of 2\.$/)
    await page.findByRole('button', { name: /^Approve and place/ })
  })

  it('read a quantity with a comma as thousands', async () => {
    await using shop = await openShop()
    using page = show(<Page />, { fetch: shop.fetchAs('owner') })
    await page.user.click(await page.findByRole('link', { name: /^Bea Test/ }))
    await page.user.click(await page.findByRole('button', { name: 'Change quantities' }))
    await page.fill(page.getByLabelText(/^Quantity of/), '1,000')
    await page.user.click(page.getByRole('button', { name: 'Save quantities' }))
    await page.findByText(/: 1,?000 instead of 2\.$/)
  })

  it('are canceled by the person who asked', async () => {
    await using shop = await openShop()
    using page = show(<Page />, { fetch: shop.fetchAs('buyer') })
    // The list of one's own is shown first where nothing waits for the viewer.
    await page.user.click(await page.findByRole('link', { name: /^Bea Test/ }))
    await page.user.click(await page.findByRole('button', { name: 'Cancel order' }))
    await page.user.click((await page.findAllByRole('button', { name: 'Cancel order' })).at(-1)!)
    await page.findByText('Canceled')
  })

  it('of a company that pays by card are paid with a card that the approver types', async () => {
    await using shop = await openTestShop({ people: true })
    const limits = { userId: shop.ids.stranger, monthLimitCents: null, asksAdmins: true, approverIds: [] }
    await (await shop.person('otherOwner')).approvals.saveLimits({ ...limits, orderLimitCents: 0 })
    const buyer = await shop.person('stranger')
    const quote = await buyer.checkout.quote(quoteForm())
    const { card: _card, billing: _billing, ...form } = orderForm(quote, quoteForm())
    await buyer.checkout.placeOrder(form)
    using page = show(<Page />, { fetch: shop.fetchAs('otherOwner') })
    await page.user.click(await page.findByRole('link', { name: /^Stan Test/ }))
    const place = await page.findByRole('button', { name: /^Approve and place/ })
    await page.fill(await page.findByLabelText(/^Card number/), '4000 1000')
    await page.user.click(place)
    await page.findByText('Invalid card number')
    await page.fill(page.getByLabelText(/^Card number/), approvedCard.cardNumber)
    await page.user.selectOptions(page.getByLabelText('Expiration month'), '12')
    await page.user.selectOptions(page.getByLabelText('Expiration year'), '2030')
    await page.fill(page.getByLabelText(/^CVV/), approvedCard.cardCode)
    await page.user.click(place)
    await expect.poll(lastNotice).toBe('Approved. Order W100001 was placed.')
    expect(await buyer.orders.details({ orderId: 1 })).toMatchObject({
      ...{ lastFour: '2224', approval: { by: 'Otto Test' } },
    })
  })
})
