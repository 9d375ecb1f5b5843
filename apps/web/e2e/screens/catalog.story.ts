import { type Screen, walkScreens } from '../support/screens.ts'
import { detail, eventually, results, rollerLatch, searchBox } from '../support/steps.ts'

const casing = '0001-04'
const facts = (page: Parameters<typeof detail>[0]) => detail(page).getByText('Notes')

const screens: readonly Screen[] = [
  {
    name: 'start page',
    shows: (page) => page.getByRole('button', { name: 'View All Parts' }),
  },
  {
    name: 'start page with recently viewed parts',
    stored: { recentParts: JSON.stringify([rollerLatch.id]) },
    shows: (page) => page.getByRole('region', { name: 'Recently viewed' }).getByText(rollerLatch.number),
  },
  {
    name: 'results',
    at: '/?s=hinge',
    shows: (page) => results(page).first(),
  },
  {
    name: 'results with filters',
    only: 'wide',
    at: '/?s=hinge&model=Swing&price=0-10&price=10-25',
    shows: (page) => page.getByRole('list', { name: 'Active filters' }),
  },
  {
    name: 'filters with those without parts unfolded',
    only: 'wide',
    at: '/?s=closer',
    steps: (page) => page.getByRole('button', { name: 'Show all 26' }).click(),
    shows: (page) => page.getByRole('button', { name: 'Show fewer' }),
  },
  {
    name: 'filter drawer',
    only: 'narrow',
    at: '/?s=closer&model=Swing',
    steps: (page) => page.getByRole('button', { name: 'Filters', exact: true }).click(),
    shows: (page) =>
      page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Show all 26' }),
  },
  {
    name: 'results that filters leave none of',
    at: '/?s=hinge&unit=SQFT',
    shows: 'No parts match these filters',
  },
  {
    name: 'nothing found',
    at: '/?s=qqxxzzv',
    shows: 'No parts found for “qqxxzzv”',
  },
  {
    name: 'similar parts',
    at: '/?s=gaskwt',
    shows: 'No exact match: showing similar parts',
  },
  {
    name: 'suggestions',
    steps: async (page) => {
      await searchBox(page).pressSequentially('hinge')
      await results(page).first().waitFor()
    },
    shows: (page) => page.getByRole('listbox', { name: 'Suggested parts' }),
  },
  {
    name: 'search without a network',
    complaints: /ERR_|Failed to load/,
    steps: async (page) => {
      await page.getByRole('button', { name: 'View All Parts' }).waitFor()
      await page.waitForLoadState('networkidle')
      await page.route('**/trpc/**', (route) => route.abort('internetdisconnected'))
      await searchBox(page).fill('hinge')
    },
    shows: 'Network error. Please try again.',
  },
  {
    name: 'part',
    at: `/?part=${rollerLatch.id}`,
    shows: facts,
    leadsTo: [
      {
        name: 'picture from near',
        steps: (page) => page.getByRole('img', { name: 'LATCH ROLLER ADJUSTABLE CHR' }).click(),
        shows: (page) => page.getByRole('button', { name: 'Show the whole picture' }),
      },
    ],
  },
  {
    name: 'part with all of its facts',
    at: `/?s=${casing}`,
    steps: (page) => results(page).first().click(),
    shows: (page) => detail(page).getByText('What is included'),
  },
  {
    name: 'part that is not in the catalog',
    at: '/?part=999999',
    complaints: /catalog\.part/,
    shows: 'This part is not in the catalog.',
  },
  {
    name: 'mascot',
    at: '/?s=latch',
    steps: async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await results(page).first().waitFor()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => {
        Math.random = () => 0
        // It stays for as long as it takes to look at it.
        const begin = window.setTimeout
        window.setTimeout = Object.assign(
          (run: () => void, ms?: number) => begin(run, ms === 4_500 ? 80_000 : ms),
          begin,
        )
      })
      await results(page).first().click()
      const mascot = detail(page).locator('[aria-hidden=true][data-no-print]')
      const said = () => mascot.locator('p span').allTextContents()
      await eventually(async () => (await said()).at(-1)?.length ?? 0).toBeGreaterThan(10)
      // Half transparent while it comes, it would be judged by colors that it does not have.
      await mascot.evaluate(async (visit) => {
        await Promise.all(visit.getAnimations().map((coming) => coming.finished))
      })
    },
    shows: facts,
  },
  {
    name: 'prices and notes for staff',
    user: 'counter@mullion.example',
    at: `/?s=${casing}`,
    steps: (page) => results(page).first().click(),
    shows: (page) => detail(page).getByText('Internal notes'),
  },
  {
    name: 'results in the admin view',
    user: 'admin@mullion.example',
    at: `/?s=${rollerLatch.number}`,
    stored: { adminView: 'on' },
    shows: (page) => page.getByRole('button', { name: 'P: ' }).first(),
  },
  {
    name: 'start page in the admin view',
    user: 'super@mullion.example',
    stored: { adminView: 'on' },
    shows: (page) => page.getByRole('heading', { name: 'Search for part to edit', exact: true }),
  },
]

await walkScreens(screens)
