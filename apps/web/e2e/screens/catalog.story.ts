import { type Screen, walkScreens } from '../support/screens.ts'
import { results, rollerLatch, searchBox } from '../support/steps.ts'

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
    name: 'filter drawer',
    only: 'narrow',
    at: '/?s=closer&model=Swing',
    steps: (page) => page.getByRole('button', { name: 'Filters', exact: true }).click(),
    shows: (page) =>
      page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox', { name: /^Door Closers/ }),
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
]

await walkScreens(screens)
