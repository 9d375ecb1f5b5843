import { type Screen, walkScreens } from '../support/screens.ts'
import { detail, results, rollerLatch } from '../support/steps.ts'

const casing = '0001-04'

const screens: readonly Screen[] = [
  {
    name: 'prices and notes for staff',
    user: 'counter@mullion.example',
    at: `/?s=${casing}`,
    steps: (page) => results(page).first().click(),
    shows: (page) => detail(page).getByText('Internal notes'),
  },
  {
    name: 'results in the admin view',
    user: 'super@mullion.example',
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
