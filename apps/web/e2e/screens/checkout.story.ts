import type { Page } from 'playwright-core'
import { type Screen, walkScreens } from '../support/screens.ts'
import {
  cards,
  placed,
  placeOrder,
  proceedToFinalize,
  resultModal,
  rollerLatch,
  typeAddress,
  typeCard,
  typeEmail,
} from '../support/steps.ts'

const canada = (page: Page) =>
  page.getByRole('dialog', { name: 'Shipping to Canada is temporarily unavailable' })
const toShipping = (page: Page) => page.getByRole('button', { name: 'Shipping Method' }).click()
const toCheckout = (page: Page) => page.getByRole('button', { name: 'Proceed to checkout' }).click()
const cart = { at: '/?panel=cart', cart: [rollerLatch] }

const screens: readonly Screen[] = [
  {
    ...cart,
    name: 'ship-to form',
    like: 'ship-to form with errors',
    steps: toCheckout,
    shows: 'Set ship to address to continue',
    leadsTo: [
      {
        name: 'ship-to form with errors',
        steps: toShipping,
        shows: 'This field is required.',
      },
      {
        name: 'Canada notice',
        steps: (page) => page.getByLabel('Country').selectOption('CA'),
        shows: canada,
      },
      {
        name: 'shipping method',
        steps: async (page) => {
          await canada(page).getByRole('button', { name: 'OK' }).click()
          await canada(page).waitFor({ state: 'hidden' })
          await page.getByLabel('Country').selectOption('US')
          await typeAddress(page)
          await toShipping(page)
          await page.getByText(/^Total \$/).waitFor({ state: 'attached' })
        },
        shows: (page) => page.getByRole('button', { name: 'Proceed to Finalize Order' }),
      },
      {
        name: 'payment',
        like: 'completed payment form',
        steps: (page) => page.getByRole('button', { name: 'Proceed to Finalize Order' }).click(),
        shows: (page) => page.getByRole('heading', { name: 'Finalize Order' }),
      },
      {
        name: 'completed payment form',
        steps: async (page) => {
          await typeCard(page, cards.approved)
          await typeEmail(page, 'screens@tidewater.example')
        },
        shows: 'The order confirmation goes to screens@tidewater.example.',
      },
      {
        name: 'placed order',
        steps: (page) => placeOrder(page).click(),
        shows: (page) => resultModal(page, placed),
      },
    ],
  },
  {
    ...cart,
    name: 'address without a freight quote',
    expectedErrors: /checkout\.quote/,
    steps: async (page) => {
      await toCheckout(page)
      await typeAddress(page, { State: 'CA' })
      await toShipping(page)
    },
    shows: (page) => page.getByRole('alert').filter({ hasText: 'Failed to get a freight quote.' }),
  },
  {
    ...cart,
    name: 'payment form with errors and another billing address',
    expectedErrors: /checkout\.placeOrder/,
    steps: async (page) => {
      await toCheckout(page)
      await proceedToFinalize(page)
      await page.getByLabel('Same as shipping address').uncheck()
      await typeCard(page, { number: '4000100011112225', code: '12' })
      await typeEmail(page, 'nobody@nowhere')
      await page.getByLabel('First name').focus()
    },
    shows: 'Invalid card number',
    leadsTo: [
      {
        name: 'declined card',
        steps: async (page) => {
          await typeCard(page, cards.declined)
          await typeEmail(page, 'declined@tidewater.example')
          await page.getByText('The order confirmation goes to declined@tidewater.example.').waitFor()
          await page.getByLabel('Same as shipping address').check()
          await placeOrder(page).click()
        },
        shows: (page) => resultModal(page, 'Failed to process payment').getByText('Do not honor'),
      },
    ],
  },
]

await walkScreens(screens)
