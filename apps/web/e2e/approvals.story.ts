import { describe, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { limitOrders, sendForApproval, sentForApproval } from './support/approval-steps.ts'
import { openShipping, proceed, typeAndSetAddress } from './support/checkout-steps.ts'
import { openShop } from './support/shop.ts'
import { rollerLatch } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()

describe('an order over a person’s limit', () => {
  it('goes to the admin of the company, and is placed once it is approved', async () => {
    await using owner = await openStory(shop, { user: people.owner, at: null })
    const poNumber = `PO-${Date.now()}`
    await limitOrders(owner.page, 100)
    try {
      await using story = await openStory(shop, { user: people.buyer, at: null })
      const { page } = story
      await openShipping(page, [rollerLatch])
      await typeAndSetAddress(page)
      await proceed(page)
      await page.getByLabel('PO number').fill(poNumber)
      await page.getByText('This order needs approval.').waitFor()
      await sendForApproval(page).click()
      await sentForApproval(page).waitFor()
      await page.goto('/?panel=account&view=approvals')
      await page.getByText('Mine', { exact: true }).click()
      await page.getByRole('link', { name: new RegExp(`${poNumber}.*Waiting for approval`) }).waitFor()
      await owner.page.goto('/?panel=account&view=approvals')
      await owner.page.getByRole('link', { name: new RegExp(poNumber) }).click()
      await owner.page.getByRole('button', { name: /^Approve and place/ }).click()
      await owner.page.getByText(/^Approved\. Order W\d+ was placed\.$/).waitFor()
      await page.reload()
      await page.getByText('Mine', { exact: true }).click()
      await page.getByRole('link', { name: new RegExp(`${poNumber}.*Approved`) }).click()
      await page
        .getByText(/^W\d{6}/)
        .first()
        .waitFor()
    } finally {
      await limitOrders(owner.page, null)
    }
  })
})
