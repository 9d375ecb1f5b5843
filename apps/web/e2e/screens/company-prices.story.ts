import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'
import { openOwnShop } from '../support/shop.ts'
import { closerHook, rollerLatch } from '../support/steps.ts'

const from = { validFrom: '2026-01-01', validUntil: null }
const prices = [
  { ...from, kind: 'contract', partNumber: closerHook.number, priceCents: 900 },
  { ...from, kind: 'break', partNumber: rollerLatch.number, minQuantity: 10, priceCents: 2120 },
  { ...from, kind: 'break', partNumber: rollerLatch.number, minQuantity: 50, priceCents: 1980 },
  { ...from, validUntil: '2026-03-31', kind: 'tag', tag: 'Hinges', discountHundredths: 2250 },
]

/** Gives Polar Foods its special prices; an earlier walk may already have. */
async function agree(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Edit Company' }).waitFor()
  const input = encodeURIComponent(JSON.stringify({ text: 'Polar Foods' }))
  const found = await (await page.request.get(`/trpc/admin.companies.search?input=${input}`)).json()
  const owner = { companyId: found.result.data.companies[0].id }
  for (const price of prices)
    await page.request.post('/trpc/admin.companyPrices.add', { data: { owner, price } })
}

const latch = `/?part=${rollerLatch.id}`

const screens: readonly Screen[] = [
  {
    user: people.admin,
    at: '/?panel=admin&view=edit-company',
    name: 'special prices of a company',
    steps: async (page) => {
      await agree(page)
      await page.getByRole('button', { name: 'Search Company' }).click()
      await page.getByPlaceholder('Start typing to search for a company...').fill('Polar')
      await page.getByRole('button', { name: 'Select Polar Foods' }).click()
    },
    shows: (page) => page.getByText('10 or more: $21.20').first(),
    leadsTo: [
      {
        name: 'change a special price',
        steps: (page) =>
          page.getByRole('button', { name: `Change the price of ${closerHook.number}` }).click(),
        shows: (page) => page.getByRole('button', { name: 'Save price' }),
      },
    ],
  },
  {
    user: people.polar,
    at: latch,
    name: 'part with quantity prices',
    shows: '50 or more: $19.80 each',
  },
  {
    user: people.polar,
    at: `/?s=${rollerLatch.number}`,
    name: 'card with quantity prices',
    shows: '10 or more: $21.20 each',
  },
  {
    user: people.polar,
    at: '/?panel=cart',
    cart: [{ ...rollerLatch, quantity: 7 }, closerHook],
    name: 'cart near a quantity price',
    shows: 'Add 3 more to pay $21.20 each.',
  },
]

await walkScreens(screens, await openOwnShop())
