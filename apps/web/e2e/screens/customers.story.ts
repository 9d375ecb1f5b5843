import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'
import { rollerLatch } from '../support/steps.ts'

const find = (page: Page) => page.getByLabel(/^Find a company/).fill('er')
const larchfield = (page: Page) => page.getByRole('radio', { name: /Larchfield/ })

const screens: readonly Screen[] = [
  {
    name: 'choosing a customer',
    like: 'customer search results',
    user: people.counter,
    at: '/?panel=cart&view=selectCustomer',
    cart: [rollerLatch],
    shows: 'Select customer',
    leadsTo: [
      { name: 'customer search results', steps: find, shows: larchfield },
      {
        name: 'delete customer confirmation',
        steps: (page) => page.getByRole('button', { name: 'Delete Larchfield Butchers' }).click(),
        shows: (page) => page.getByRole('dialog', { name: 'Delete Larchfield Butchers?' }),
      },
      {
        name: 'ordering for a customer',
        steps: async (page) => {
          await page.getByRole('button', { name: 'Keep' }).click()
          await page.getByRole('dialog').waitFor({ state: 'hidden' })
          await larchfield(page).click()
          await page.getByRole('button', { name: 'Proceed as Selected Customer' }).click()
        },
        shows: 'You are checking out as Larchfield Butchers - LARCHFIELD',
      },
    ],
  },
  {
    name: 'customer form',
    user: people.counter,
    at: '/?panel=cart&view=createCustomer',
    shows: 'Tax-exempt states',
  },
]

await walkScreens(screens)
