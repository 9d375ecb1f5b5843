import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import {
  askForCard,
  cardApprover,
  limitOrders,
  nameOfBuyer,
  sendForApproval,
  sentForApproval,
} from '../support/approval-steps.ts'
import { openShipping, proceed, typeAndSetAddress } from '../support/checkout-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'
import { rollerLatch } from '../support/steps.ts'

const requests = (user: string) => ({ user, at: '/?panel=account&view=approvals' })
const request = (page: Page) => page.getByRole('link', { name: /PO-SCREENS.*Waiting for approval/ })
const open = async (page: Page) => request(page).first().click()

const screens: readonly Screen[] = [
  {
    user: people.owner,
    at: '/?panel=company&view=users',
    name: 'limits of a person',
    steps: async (page) => {
      await limitOrders(page, 100)
      await page.getByRole('button', { name: `Actions for ${await nameOfBuyer(page)}` }).click()
      await page.getByRole('menuitem', { name: 'Edit User' }).click()
    },
    shows: (page) => page.getByRole('button', { name: 'Save limits' }),
  },
  {
    user: people.buyer,
    at: null,
    name: 'checkout of an order that needs approval',
    steps: async (page) => {
      await openShipping(page, [rollerLatch])
      await typeAndSetAddress(page)
      await proceed(page)
      await page.getByLabel('PO number').fill('PO-SCREENS')
    },
    shows: 'This order needs approval.',
    leadsTo: [
      {
        name: 'order sent for approval',
        steps: (page) => sendForApproval(page).click(),
        shows: sentForApproval,
      },
    ],
  },
  {
    ...requests(people.owner),
    name: 'requests that wait',
    steps: (page) => limitOrders(page, null),
    shows: (page) => request(page).first(),
    leadsTo: [
      {
        name: 'request for approval',
        steps: open,
        shows: (page) => page.getByRole('button', { name: /^Approve and place/ }),
      },
      {
        name: 'change quantities of a request',
        steps: (page) => page.getByRole('button', { name: 'Change quantities' }).click(),
        shows: (page) => page.getByRole('button', { name: 'Save quantities' }),
      },
      {
        name: 'forward a request',
        like: 'reject a request without a reason',
        steps: async (page) => {
          await page.getByRole('button', { name: 'Back', exact: true }).click()
          await page.getByRole('button', { name: 'Forward' }).click()
        },
        shows: (page) => page.getByLabel('Forward to'),
      },
      {
        name: 'reject a request without a reason',
        steps: async (page) => {
          await page.getByRole('button', { name: 'Back', exact: true }).click()
          await page.getByRole('button', { name: 'Reject' }).click()
          await page.getByRole('button', { name: 'Reject the order' }).click()
        },
        shows: 'This field is required.',
      },
    ],
  },
  {
    user: cardApprover,
    at: null,
    name: 'request that the approver pays by card',
    steps: async (page, shop) => {
      await askForCard(page, shop)
      await page.goto(requests(cardApprover).at)
      await page
        .getByRole('link', { name: /Waiting for approval/ })
        .first()
        .click()
      await page.getByRole('button', { name: /^Approve and place/ }).click()
    },
    shows: 'Invalid card number',
  },
]

await walkScreens(screens)
