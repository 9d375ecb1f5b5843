import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'

const staff = (view: string) => ({ user: people.admin, at: `/?panel=admin&view=${view}` })
const dialog = (page: Page) => page.getByRole('dialog')

const screens: readonly Screen[] = [
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
        name: 'order on the order desk',
        steps: (page) => page.getByRole('button', { name: /W1\d+/ }).first().click(),
        shows: (page) => dialog(page).getByRole('button', { name: 'Resend confirmation' }),
      },
    ],
  },
  {
    ...staff('imports'),
    name: 'imports and exports',
    shows: (page) => page.getByRole('table', { name: 'Imports' }),
    leadsTo: [
      {
        name: 'import to apply',
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
    ...staff('words'),
    name: 'words that the search is taught',
    shows: (page) => page.getByRole('heading', { name: 'Teach the search a word' }),
  },
  {
    ...staff('insight'),
    name: 'data that needs attention',
    shows: (page) => page.getByRole('table', { name: 'Parts never ordered' }),
    leadsTo: [
      {
        name: 'parts with a shared drawing',
        steps: (page) => page.getByRole('switch', { name: 'Count a shared drawing as no image' }).click(),
        shows: (page) => page.getByRole('table', { name: 'Parts without images' }),
      },
    ],
  },
]

await walkScreens(screens)
