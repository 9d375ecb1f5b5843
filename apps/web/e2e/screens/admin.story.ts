import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'

const staff = (view: string) => ({ user: people.admin, at: `/?panel=admin&view=${view}` })
const dialog = (page: Page) => page.getByRole('dialog')

const screens: readonly Screen[] = [
  {
    ...staff('create-company'),
    name: 'company to create',
    shows: (page) => page.getByLabel('Sage Customer Number'),
    leadsTo: [
      {
        name: 'pending account requests',
        steps: (page) => page.getByRole('button', { name: 'Select from Pending Requests' }).click(),
        shows: (page) =>
          dialog(page)
            .getByRole('button', { name: /^Select / })
            .first(),
      },
    ],
  },
  {
    ...staff('edit-company'),
    name: 'no company chosen',
    shows: 'No company selected. Click the button above to search for a company.',
    leadsTo: [
      {
        name: 'companies that were found',
        steps: async (page) => {
          await page.getByRole('button', { name: 'Search Company' }).click()
          await page.getByPlaceholder('Start typing to search for a company...').fill('Polar')
        },
        shows: (page) => page.getByRole('button', { name: 'Select Polar Foods' }),
      },
      {
        name: 'company to change, with its users',
        steps: (page) => page.getByRole('button', { name: 'Select Polar Foods' }).click(),
        shows: (page) => page.getByRole('heading', { name: 'Users for Polar Foods' }),
      },
    ],
  },
  {
    ...staff('add-part'),
    name: 'part to add',
    shows: (page) => page.getByLabel('Part number'),
  },
  {
    ...staff('edit-part'),
    name: 'part to find',
    shows: (page) => page.getByLabel('Search for part to edit'),
    leadsTo: [
      {
        name: 'parts that were found to edit',
        steps: (page) => page.getByLabel('Search for part to edit').fill('0309-SS04'),
        shows: (page) => page.getByRole('button', { name: /^Edit \d/ }).first(),
      },
      {
        name: 'part to change, with its history',
        steps: (page) =>
          page
            .getByRole('button', { name: /^Edit \d/ })
            .first()
            .click(),
        shows: (page) => page.getByText('No changes yet.'),
      },
    ],
  },
  {
    ...staff('pending-orders'),
    name: 'pending orders',
    shows: (page) => page.getByRole('table', { name: 'Pending orders' }),
  },
  {
    ...staff('orders'),
    name: 'all orders',
    shows: (page) => page.getByRole('heading', { name: 'View Orders' }),
    leadsTo: [
      {
        name: 'an order at the desk',
        steps: (page) => page.getByRole('button', { name: /W1\d+/ }).first().click(),
        shows: (page) => dialog(page).getByRole('button', { name: 'Resend confirmation' }),
      },
    ],
  },
  {
    ...staff('imports'),
    name: 'files to import and export',
    shows: (page) => page.getByRole('table', { name: 'Imports' }),
    leadsTo: [
      {
        name: 'an import to be applied',
        steps: (page) =>
          page.locator('input[type=file]').setInputFiles({
            name: 'parts.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from(
              'part_number,part_name,part_units,part_price\n0601-CHN,LATCH RLR CHROME,EA,31.25\n',
            ),
          }),
        shows: (page) => page.getByRole('table', { name: 'Changes in this import' }),
      },
    ],
  },
  {
    ...staff('insight'),
    name: 'what staff may want to see to',
    shows: (page) => page.getByRole('table', { name: 'Parts without images', exact: false }),
  },
  {
    ...staff('create-user'),
    name: 'user to create for a company',
    shows: (page) => page.getByRole('button', { name: 'Search Company' }),
  },
]

await walkScreens(screens)
