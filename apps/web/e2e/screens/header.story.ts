import type { Page } from 'playwright-core'
import { openSideMenu, people } from '../support/account-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'
import { results } from '../support/steps.ts'

const accountMenu = (page: Page) =>
  page.getByRole('banner').locator('button[aria-haspopup=menu]:not([role=menuitem])')
const firstEntry = (page: Page) => page.getByRole('menu').getByRole('menuitem').first()

const screens: readonly Screen[] = [
  {
    name: 'category menu with a current category',
    only: 'wide',
    at: '/?s=Slide+Doors+Track+System',
    steps: async (page) => {
      await results(page).first().waitFor()
      await page.getByRole('menubar').getByRole('menuitem', { name: 'Slide Doors' }).click()
    },
    shows: (page) => page.getByRole('menuitem', { name: 'Track System' }),
  },
  {
    name: 'account menu of a company admin',
    only: 'wide',
    user: people.owner,
    steps: (page) => accountMenu(page).click(),
    shows: firstEntry,
  },
  {
    name: 'account menu of a company admin on a tablet',
    only: 'wide',
    user: people.owner,
    steps: async (page) => {
      await page.setViewportSize({ width: 1000, height: 800 })
      await accountMenu(page).click()
    },
    shows: firstEntry,
  },
  {
    name: 'guest menu on a tablet',
    like: 'account menu of a company admin on a tablet',
    only: 'wide',
    steps: async (page) => {
      await page.setViewportSize({ width: 1000, height: 800 })
      await accountMenu(page).click()
    },
    shows: firstEntry,
  },
  {
    name: 'side menu',
    like: 'side menu of a company admin',
    only: 'narrow',
    steps: openSideMenu,
    shows: (page) => page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Hinges' }),
  },
  {
    name: 'side menu of a company admin',
    only: 'narrow',
    user: people.owner,
    steps: openSideMenu,
    shows: (page) => page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }),
  },
  {
    name: 'pop-up whose code fails to load',
    at: null,
    expectedErrors: /Failed to load|Failed to fetch|Unable to preload|net::ERR_FAILED|dynamically imported/,
    steps: async (page) => {
      await page.route(/\/assets\/password-dialog/, (route) => route.abort('failed'))
      await page.goto(`/?reset=${'A'.repeat(43)}`)
    },
    shows: (page) => page.getByRole('alert').filter({ hasText: 'We couldn’t open this.' }),
  },
]

await walkScreens(screens)
