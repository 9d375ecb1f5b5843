import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'

const company = (view: string) => ({ user: people.owner, at: `/?panel=company&view=${view}` })
const house = (view: string) => ({ user: people.super, at: `/?panel=company&view=${view}` })
const rowMenu = (page: Page) => page.getByRole('button', { name: /^Actions for/ })
const dialog = (page: Page) => page.getByRole('dialog')

const screens: readonly Screen[] = [
  {
    ...company('add'),
    name: 'add company user',
    like: 'add staff or a service account',
    shows: (page) => page.getByLabel('First Name'),
  },
  {
    ...company('users'),
    name: 'company users',
    steps: (page) => rowMenu(page).first().click(),
    shows: (page) => page.getByRole('menuitem', { name: 'Edit User' }),
    leadsTo: [
      {
        name: 'edit company user',
        steps: (page) => page.getByRole('menuitem', { name: 'Edit User' }).click(),
        shows: (page) => page.getByRole('button', { name: 'Save', exact: true }),
      },
      {
        name: 'delete company user confirmation',
        like: 'delete company user by typing DELETE',
        steps: async (page) => {
          await page.getByRole('button', { name: 'Cancel' }).click()
          await rowMenu(page).last().click()
          await page.getByRole('menuitem', { name: 'Delete User' }).click()
        },
        shows: dialog,
      },
      {
        name: 'delete company user by typing DELETE',
        steps: (page) => dialog(page).getByRole('button', { name: 'Continue' }).click(),
        shows: (page) => page.getByLabel("If you are sure, enter 'DELETE' to proceed."),
      },
    ],
  },
  {
    user: people.owner,
    at: null,
    name: 'second page of users',
    steps: async (page) => {
      // An earlier walk may already have added these users.
      for (let at = 1; at <= 12; at += 1) {
        const person = { firstname: 'Ned', lastname: `Nr${at}`, email: `ned${at}.screens@arctic.example` }
        await page.request.post('/trpc/accounts.users.create', { data: person })
      }
      await page.goto(company('users').at)
      await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    },
    shows: (page) => page.getByText(/^Ned Nr/).first(),
  },
  {
    ...house('add'),
    name: 'add staff or a service account',
    shows: 'Confirmations of its orders go there.',
  },
  {
    user: people.super,
    at: null,
    name: 'service account and its API tokens',
    steps: async (page) => {
      // An earlier walk may already have added it.
      const service = { name: 'Scales', email: 'scales@mullion.example', role: 'frank_user' }
      await page.request.post('/trpc/admin.serviceAccounts.create', { data: service })
      await page.goto(house('users').at)
      await page.getByRole('button', { name: 'Actions for Scales (service)' }).click()
      await page.getByRole('menuitem', { name: 'Edit User' }).click()
    },
    shows: (page) => page.getByRole('button', { name: 'Create token' }),
  },
  {
    ...company('orders'),
    name: 'company orders',
    shows: (page) => page.getByText(/^W\d{6}/).first(),
  },
  {
    user: people.owner,
    at: null,
    name: 'refresh error',
    usesUpPage: true,
    expectedErrors: /status of 502|ERR_INTERNET/,
    steps: async (page) => {
      await page.clock.install()
      await page.goto(company('add').at)
      await page.getByLabel('First Name').waitFor()
      await page.route('**/trpc/**', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
      // Only data loaded more than a minute ago is refetched.
      await page.clock.fastForward(61_000)
      await page.context().setOffline(true)
      await page.context().setOffline(false)
    },
    shows: 'Something went wrong. Please try again.',
  },
]

await walkScreens(screens)
