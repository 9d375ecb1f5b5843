import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'
import { closerHook, rollerLatch } from '../support/steps.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function sharedLink(page: Page): Promise<string> {
  const part = { partId: rollerLatch.id, quantity: 1 }
  const answer = await page.request.post('/trpc/cart.share', { data: { cart: [part] } })
  const { result } = await answer.json()
  return `/?cartKey=${result.data.shareKey}`
}

const share = async (page: Page) => {
  await page.getByRole('button', { name: 'Share Cart', exact: true }).click()
}

const screens: readonly Screen[] = [
  {
    name: 'shared cart link',
    like: 'shared cart link to copy by hand',
    user: people.buyer,
    at: '/?panel=cart',
    cart: [rollerLatch],
    steps: share,
    shows: (page) => page.getByLabel('Link to this cart'),
  },
  {
    name: 'shared cart link to copy by hand',
    user: people.buyer,
    at: '/?panel=cart',
    cart: [rollerLatch],
    steps: async (page) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
      })
      await share(page)
      await page.getByRole('button', { name: 'Copy', exact: true }).click()
    },
    shows: 'Copying isn’t supported here.',
  },
  {
    name: 'failed cart sharing',
    user: people.buyer,
    at: '/?panel=cart',
    cart: [rollerLatch],
    expectedErrors: /ERR_|Failed to load/,
    steps: async (page) => {
      await page.route('**/trpc/cart.share*', (route) => route.abort())
      await share(page)
    },
    shows: 'An error occurred while saving the cart.',
  },
  {
    name: 'cart filled from a link',
    user: people.buyer,
    at: null,
    steps: async (page) => page.goto(await sharedLink(page)),
    shows: (page) => dialog(page, "We've Pre-filled Your Cart!"),
  },
  {
    name: 'choice between two carts',
    user: people.buyer,
    at: null,
    cart: [closerHook],
    steps: async (page) => page.goto(await sharedLink(page)),
    shows: (page) => dialog(page, 'You already have a cart'),
  },
  {
    name: 'shared cart that failed to open',
    at: null,
    expectedErrors: /status of 502/,
    steps: async (page) => {
      await page.route(/\/trpc\/[^?]*cart\.open/, (route) => route.fulfill({ status: 502, body: '' }))
      await page.goto(`/?cartKey=${'A'.repeat(32)}`)
    },
    shows: (page) => dialog(page, 'Shared cart').getByRole('alert'),
  },
]

await walkScreens(screens)
