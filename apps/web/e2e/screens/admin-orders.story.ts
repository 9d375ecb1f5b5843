import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import { saveSearchTally } from '../support/database.ts'
import { type Screen, walkScreens } from '../support/screens.ts'

const staff = (view: string) => ({ user: people.admin, at: `/?panel=admin&view=${view}` })
const dialog = (page: Page) => page.getByRole('dialog')

const searched = { nothing: 'zeppelin seel', givenUp: 'latch' }
const teach = (page: Page, text: string) => page.getByRole('button', { name: `Teach: ${text}`, exact: true })

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
    user: people.admin,
    at: null,
    name: 'words that the search is taught',
    like: 'a removed word',
    steps: async (page, shop) => {
      saveSearchTally(shop, searched.nothing, 0)
      saveSearchTally(shop, searched.givenUp, 300)
      await page.goto(staff('words').at)
      await teach(page, searched.nothing).waitFor()
    },
    shows: (page) => teach(page, searched.givenUp),
    leadsTo: [
      {
        name: 'searches that a word would change',
        steps: async (page) => {
          await teach(page, searched.nothing).click()
          await page.getByLabel('It means').fill('gasket')
          await page.getByRole('button', { name: 'Show what changes' }).click()
        },
        shows: (page) => page.getByRole('list', { name: 'Searches that would change' }),
      },
      {
        name: 'a taught word',
        steps: (page) => page.getByRole('button', { name: 'Save word' }).click(),
        shows: (page) => page.getByRole('list', { name: 'Taught words' }),
      },
      {
        name: 'a removed word',
        steps: (page) => page.getByRole('button', { name: `Remove: ${searched.nothing}` }).click(),
        shows: 'The search has been taught no words.',
      },
    ],
  },
  {
    ...staff('insight'),
    name: 'data that needs attention',
    like: 'parts with a shared drawing',
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
