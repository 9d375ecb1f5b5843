import { describe, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { proceed, typeAndSetAddress } from './support/checkout-steps.ts'
import { askForQuote, openAnswer } from './support/price-quote-steps.ts'
import { openShop } from './support/shop.ts'
import { placed, rollerLatch } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()

describe('a price quote', () => {
  it('is asked for from the cart, answered by staff, and ordered once at the quoted prices', async () => {
    await using story = await openStory(shop, { user: people.buyer, at: null })
    const { page } = story
    const number = await askForQuote(page, `Bent bracket ${Date.now()}`)
    await page.getByRole('heading', { name: 'Waiting for our answer' }).waitFor()

    await using desk = await openStory(shop, { user: people.admin, at: '/?panel=admin&view=price-quotes' })
    await openAnswer(desk.page, number)
    await desk.page.getByLabel(/^Unit price of 0601-CHN/).fill('25.00')
    await desk.page.getByLabel(/^Unit price of Bent bracket/).fill('40.25')
    await desk.page.getByRole('button', { name: 'Send the answer' }).click()
    await desk.page.getByText(/^Enter the freight\./).waitFor()
    await desk.page.getByLabel('Freight').fill('25')
    await desk.page.getByRole('button', { name: 'Send the answer' }).click()
    await desk.page.getByText(`The answer to ${number} was sent.`).waitFor()

    await page.getByRole('link', { name: 'All quotes' }).click()
    await page.getByRole('link', { name: new RegExp(number) }).click()
    await page.getByRole('button', { name: 'Accept and check out' }).click()
    await typeAndSetAddress(page)
    await proceed(page)
    await page.getByLabel('PO number').fill(number)
    await page.getByRole('button', { name: /^Place Order · \$/ }).click()
    await page.getByText(placed).waitFor()
    await page.goto('/?panel=account&view=quotes')
    await page.getByRole('link', { name: new RegExp(`${number}.*Order W\\d+`) }).waitFor()
  })

  it('is asked for by a guest from the page of a part, and opened by its private link alone', async () => {
    const expectedErrors = /status of 404/
    await using story = await openStory(shop, { at: `/?part=${rollerLatch.id}`, expectedErrors })
    const { page } = story
    await page.getByRole('button', { name: 'Ask for a quote' }).click()
    await page.getByLabel('Quantity', { exact: true }).fill('400')
    await page.getByLabel('Name').fill('Gus Guest')
    await page.getByLabel('Email').fill('gus@deli.example')
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByRole('heading', { name: 'Waiting for our answer' }).waitFor()
    const link = new URL(page.url())
    // It prints without the page around it and without buttons.
    await page.emulateMedia({ media: 'print' })
    for (const part of [page.getByRole('banner'), page.getByRole('button', { name: 'Withdraw' })])
      await part.waitFor({ state: 'hidden' })
    await page.getByRole('heading', { name: 'What you asked for' }).waitFor()
    await page.emulateMedia({ media: 'screen' })

    // Another browser has only the link. What cannot be ordered has no checkout.
    await page.context().clearCookies()
    await page.goto(`/${link.search}&view=shipping`)
    await page.getByRole('heading', { name: 'Waiting for our answer' }).waitFor()
    await page.getByText('400').first().waitFor()
    // Without its key the link opens nothing.
    link.searchParams.delete('quoteKey')
    await page.goto(`/${link.search}`)
    await page.getByRole('alert').first().waitFor()
  })
})
