import { type Screen, walkScreens } from '../support/screens.ts'
import { results, rollerLatch } from '../support/steps.ts'

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
    opensNarrow: true,
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
]

await walkScreens(screens)
