import { type Screen, walkScreens } from '../support/screens.ts'
import { results, rollerLatch } from '../support/steps.ts'

const screens: readonly Screen[] = [
  {
    name: 'start page',
    like: 'start page with recently viewed parts',
    shows: (page) => page.getByRole('button', { name: 'View All Parts' }),
  },
  {
    name: 'start page with recently viewed parts',
    opensNarrow: true,
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
    name: 'families with a selection table',
    opensNarrow: true,
    at: '/?s=hinge&by=families',
    steps: (page) => page.getByRole('button', { name: 'Hinge cam lift with screw' }).click(),
    shows: (page) => page.getByRole('row').filter({ hasText: '0301-CHLH0' }),
  },
  {
    name: 'part with its family',
    at: '/?part=716',
    shows: (page) => page.getByRole('row').filter({ hasText: 'This part' }),
  },
  {
    name: 'compared parts',
    at: '/?compare=716-540-826',
    shows: (page) => page.getByRole('rowheader', { name: 'Included hardware' }),
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
