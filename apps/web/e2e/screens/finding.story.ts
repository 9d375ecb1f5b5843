import { type Screen, walkScreens } from '../support/screens.ts'
import { eventually, results, searchBox } from '../support/steps.ts'

const screens: readonly Screen[] = [
  {
    name: 'filters without results',
    at: '/?s=hinge&unit=SQFT',
    shows: 'No parts match these filters',
  },
  {
    name: 'nothing found',
    at: '/?s=qqxxzzv',
    shows: 'No parts found for “qqxxzzv”',
  },
  {
    name: 'old number',
    at: '/?s=0301-OLD',
    shows: '0301-OLD is now 0301-CHLH0.',
  },
  {
    name: 'symptom',
    at: '/?s=door+frosts+up',
    shows: 'Frost at the edge usually means a torn gasket or a heater wire that no longer warms.',
  },
  {
    name: 'similar parts',
    like: 'symptom',
    at: '/?s=gaskwt',
    shows: 'No exact match: showing similar parts',
  },
  {
    name: 'suggestions',
    opensNarrow: true,
    steps: async (page) => {
      await searchBox(page).pressSequentially('hinge')
      await results(page).first().waitFor()
      // Results of the letters before are faded until those of all letters have come.
      await eventually(() => page.locator('[data-stale], section[aria-busy="true"]').count()).toBe(0)
    },
    shows: (page) => page.getByRole('listbox', { name: 'Suggested parts' }),
  },
  {
    name: 'search that fails',
    expectedErrors: /status of 500/,
    steps: async (page) => {
      await page.getByRole('button', { name: 'View All Parts' }).waitFor()
      await page.route('**/trpc/**', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }))
      await searchBox(page).fill('hinge')
    },
    shows: 'Something went wrong. Please try again.',
  },
]

await walkScreens(screens)
