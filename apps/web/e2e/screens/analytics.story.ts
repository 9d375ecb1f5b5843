import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import { storeError } from '../support/database.ts'
import { type Screen, walkScreens } from '../support/screens.ts'

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true })
const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).first().click()
const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

const screens: readonly Screen[] = [
  {
    name: 'analytics',
    user: people.super,
    at: '/?panel=admin&view=analytics',
    shows: (page) => page.getByRole('table', { name: 'Top products' }),
    leadsTo: [
      {
        name: 'orders behind a figure',
        steps: (page) =>
          page.getByRole('table', { name: 'Top customers' }).getByRole('button').first().click(),
        shows: (page) => page.getByRole('dialog').getByRole('table'),
      },
      {
        name: 'analytics export',
        steps: async (page) => {
          await close(page)
          await page.getByRole('button', { name: 'Export', exact: true }).click()
        },
        shows: (page) => page.getByRole('radio', { name: /^PDF/ }),
      },
      {
        name: 'sales analytics',
        steps: async (page) => {
          await close(page)
          await openTab('Sales')(page)
        },
        shows: heading('Best days'),
      },
      {
        name: 'product analytics',
        steps: openTab('Products'),
        shows: (page) => page.getByRole('table', { name: 'Parts that come back' }),
      },
      { name: 'customer analytics', steps: openTab('Customers'), shows: heading('Top customers') },
      { name: 'analytics by state', steps: openTab('Geographic'), shows: heading('State performance') },
      { name: 'operations analytics', steps: openTab('Operations'), shows: heading('Operational overview') },
      {
        name: 'API analytics',
        like: 'operations analytics',
        steps: openTab('API Performance'),
        shows: heading('API Performance'),
      },
      {
        name: 'errors by cause',
        steps: async (page, shop) => {
          storeError(shop)
          await openTab('Error Tracking')(page)
        },
        shows: (page) => page.getByRole('button', { name: /^Resolve TypeError: Cannot read/ }),
      },
      { name: 'outside services', steps: openTab('Services'), shows: heading('Services') },
    ],
  },
]

await walkScreens(screens)
