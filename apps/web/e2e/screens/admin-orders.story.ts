import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'
import { eventually } from '../support/steps.ts'

const staff = (view: string) => ({ user: people.admin, at: `/?panel=admin&view=${view}` })
const dialog = (page: Page) => page.getByRole('dialog')

const searched = { nothing: 'zeppelin seel', givenUp: 'latch' }

/**
 * Searches for a text that finds nothing and gives another up, and opens the words until the server has stored both. Often
 * enough that they are the first of their lists, whatever other stories searched for.
 */
async function searchInVain(page: Page): Promise<void> {
  for (let time = 0; time < 10; time += 1) {
    for (const text of Object.values(searched)) {
      await page.request.get(`/trpc/catalog.searchCounts?input=${JSON.stringify({ text })}`)
    }
    await page.request.post('/trpc/catalog.searchGivenUp', { data: { text: searched.givenUp } })
  }
  const listed = (text: string) =>
    page.getByRole('button', { name: `Teach: ${text}`, exact: true }).waitFor({ timeout: 3000 })
  await eventually(async () => {
    await page.reload()
    // The lists may have searches of other stories before they have these.
    return Promise.all(Object.values(searched).map(listed)).then(
      () => true,
      () => false,
    )
  }).toBe(true)
}

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
    leadsTo: [
      {
        name: 'searches that a word would change',
        steps: async (page) => {
          await searchInVain(page)
          await page.getByRole('button', { name: `Teach: ${searched.nothing}` }).click()
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
        like: 'words that the search is taught',
        steps: (page) => page.getByRole('button', { name: `Remove: ${searched.nothing}` }).click(),
        shows: 'The search has been taught no words.',
      },
    ],
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
