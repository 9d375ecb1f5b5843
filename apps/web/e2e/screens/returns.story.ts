import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import { askAsGuest, askForReturn, shipNewest, shipOfGuest } from '../support/return-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'
import type { Shop } from '../support/shop.ts'
import { openStory } from '../support/story.ts'

let orderId = 0
let number = ''
let guestKey = ''
let address = ''
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()

async function shipped(shop: Shop): Promise<void> {
  await using staff = await openStory(shop, { user: people.admin, at: null })
  orderId = await shipNewest(shop, people.buyer, staff.page)
}

async function shippedOfGuest(shop: Shop): Promise<void> {
  await using staff = await openStory(shop, { user: people.admin, at: null })
  guestKey = await shipOfGuest(shop, staff.page)
}

const screens: readonly Screen[] = [
  {
    user: people.buyer,
    at: null,
    name: 'form that asks to return parts',
    steps: async (page, shop) => {
      await shipped(shop)
      await page.goto(`/?panel=return&view=request&id=${orderId}`)
      await page.getByRole('checkbox').first().check()
      await page.getByLabel(/^Why .* comes back$/).selectOption('Not needed')
    },
    shows: button('Send the return'),
    leadsTo: [
      {
        name: 'return that waits for an answer',
        steps: async (page) => {
          number = await askForReturn(page, orderId, 'Arrived damaged')
          address = new URL(page.url()).search
        },
        shows: button('Cancel the return'),
      },
    ],
  },
  {
    user: people.admin,
    at: '/?panel=admin&view=returns',
    name: 'returns that wait for staff',
    shows: (page) => page.getByRole('button', { name: number }),
    leadsTo: [
      {
        name: 'return without an answer',
        steps: async (page) => {
          await page.getByRole('button', { name: number }).click()
          await page.getByRole('button', { name: 'Send the answer' }).click()
        },
        shows: 'Approve or refuse this part.',
      },
      {
        name: 'approved return at the desk',
        steps: async (page) => {
          await page.getByText('Approve', { exact: true }).click()
          await page.getByRole('button', { name: 'Send the answer' }).click()
        },
        shows: button('Mark as received'),
      },
      {
        name: 'received return at the desk',
        like: 'checked return at the desk',
        steps: (page) => page.getByRole('button', { name: 'Mark as received' }).click(),
        shows: button('Mark as checked'),
      },
      {
        name: 'checked return at the desk',
        steps: (page) => page.getByRole('button', { name: 'Mark as checked' }).click(),
        shows: button(/^Credit \$/),
      },
    ],
  },
  {
    user: people.buyer,
    at: '/?panel=account&view=returns',
    name: 'returns of a person',
    shows: (page) => page.getByRole('link', { name: new RegExp(number) }),
    leadsTo: [
      {
        name: 'checked return',
        steps: (page) => page.goto(`/${address}`).then(() => undefined),
        shows: (page) => page.getByRole('heading', { name: 'Checked', exact: true }),
      },
    ],
  },
  {
    at: null,
    name: 'form that asks a guest which parts come back',
    like: 'form that asks to return parts',
    steps: async (page, shop) => {
      await shippedOfGuest(shop)
      await page.goto(`/?panel=return&view=request&orderKey=${guestKey}`)
      await page.getByRole('checkbox').first().check()
    },
    shows: button('Send the return'),
    leadsTo: [
      {
        name: 'return of a guest',
        steps: (page) => askAsGuest(page, guestKey),
        shows: (page) => page.getByRole('link', { name: 'Status of the order' }),
      },
    ],
  },
]

await walkScreens(screens)
