import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'
import { results } from '../support/steps.ts'

const staff = (view: string) => ({ user: people.admin, at: `/?panel=admin&view=${view}` })
const dialog = (page: Page) => page.getByRole('dialog')
/** The first one, since each view of the full suite adds one. */
const ofPhoto = (role: 'button' | 'img', name: string) => (page: Page) =>
  page.getByRole(role, { name }).first()

const screens: readonly Screen[] = [
  {
    ...staff('create-company'),
    name: 'create company',
    shows: (page) => page.getByLabel('Sage Customer Number'),
    leadsTo: [
      {
        name: 'pending account requests',
        steps: (page) => page.getByRole('button', { name: 'Select from Pending Requests' }).click(),
        shows: (page) =>
          dialog(page)
            .getByRole('button', { name: /^Select / })
            .first(),
      },
    ],
  },
  {
    ...staff('edit-company'),
    name: 'no company chosen',
    shows: 'No company selected. Click the button above to search for a company.',
    leadsTo: [
      {
        name: 'company search results',
        steps: async (page) => {
          await page.getByRole('button', { name: 'Search Company' }).click()
          await page.getByPlaceholder('Start typing to search for a company...').fill('Polar')
        },
        shows: (page) => page.getByRole('button', { name: 'Select Polar Foods' }),
      },
      {
        name: 'edit company with its users',
        steps: (page) => page.getByRole('button', { name: 'Select Polar Foods' }).click(),
        shows: (page) => page.getByRole('heading', { name: 'Users for Polar Foods' }),
      },
    ],
  },
  {
    ...staff('audit'),
    user: people.super,
    name: 'audit log',
    shows: (page) => page.getByRole('table', { name: 'Audit log entries' }),
  },
  {
    ...staff('add-part'),
    name: 'add part',
    shows: (page) => page.getByLabel('Part number'),
  },
  {
    ...staff('edit-part'),
    name: 'find part to edit',
    like: 'part search results',
    shows: (page) => page.getByLabel('Search for part to edit'),
    leadsTo: [
      {
        name: 'part search results',
        steps: (page) => page.getByLabel('Search for part to edit').fill('0309-SS04'),
        shows: (page) => page.getByRole('button', { name: /^Edit \d/ }).first(),
      },
      {
        name: 'edit part with its history',
        like: 'photographs of a part',
        steps: (page) =>
          page
            .getByRole('button', { name: /^Edit \d/ })
            .first()
            .click(),
        shows: (page) => page.getByText('No changes yet.'),
      },
    ],
  },
  {
    ...staff('edit-part'),
    name: 'family of a part',
    like: 'photographs of a part',
    steps: async (page) => {
      await page.getByLabel('Search for part to edit').fill('6004-T1')
      await page
        .getByRole('button', { name: /^Edit \d/ })
        .first()
        .click()
    },
    shows: (page) => page.getByRole('list', { name: 'Parts of the family' }),
    leadsTo: [
      {
        name: 'photographs of a part',
        steps: async (page) => {
          const photo = { name: 'track.png', mimeType: 'image/png', buffer: await page.screenshot() }
          const section = page.getByRole('region', { name: 'Photographs', exact: true })
          await section.locator('input[type=file]').setInputFiles(photo)
          await section.getByLabel('Caption').last().fill('On the door')
          await section.getByLabel('Crop to a square').check()
          await section.getByRole('button', { name: 'Add photograph' }).click()
        },
        shows: ofPhoto('button', 'Remove: On the door'),
      },
      {
        name: 'gallery of a part',
        steps: async (page) => {
          await page.goto('/?s=6004-T1')
          await results(page).first().click()
          await ofPhoto('button', 'On the door')(page).click()
        },
        shows: ofPhoto('img', 'On the door'),
      },
    ],
  },
  {
    ...staff('punchout'),
    name: 'no procurement systems yet',
    like: 'no webhooks yet',
    shows: 'No procurement systems yet.',
    leadsTo: [
      {
        name: 'new procurement system',
        steps: (page) => page.getByRole('button', { name: 'Connect system' }).click(),
        shows: (page) => dialog(page).getByLabel('Sender identity'),
      },
    ],
  },
  {
    ...staff('webhooks'),
    name: 'no webhooks yet',
    shows: 'No endpoints yet.',
    leadsTo: [
      {
        name: 'new webhook endpoint',
        steps: (page) => page.getByRole('button', { name: 'Add endpoint' }).click(),
        shows: (page) => dialog(page).getByLabel('order.placed'),
      },
      {
        name: 'secret of a webhook endpoint',
        steps: async (page) => {
          await dialog(page).getByRole('textbox', { name: 'Address' }).fill('https://receiver.invalid/hooks')
          await dialog(page).getByLabel('Description').fill('Warehouse')
          await dialog(page).getByLabel('order.placed').check()
          await dialog(page).getByRole('button', { name: 'Save endpoint' }).click()
        },
        shows: (page) => dialog(page).getByText(/^whsec_/),
      },
      {
        name: 'webhook endpoint with its log',
        steps: async (page) => {
          await page.getByRole('button', { name: 'I copied it' }).click()
          await page.getByRole('button', { name: 'Send test event' }).click()
        },
        shows: (page) => page.getByRole('button', { name: 'Open webhook.test Test' }),
      },
      {
        name: 'webhook delivery',
        steps: (page) => page.getByRole('button', { name: 'Open webhook.test Test' }).click(),
        shows: (page) => dialog(page).getByText('"type": "webhook.test"'),
      },
      {
        name: 'no webhooks any more',
        like: 'no webhooks yet',
        steps: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Remove', exact: true }).click()
          await page.getByRole('button', { name: 'Remove endpoint' }).click()
        },
        shows: 'No endpoints yet.',
      },
    ],
  },
  {
    ...staff('create-user'),
    name: 'create user for a company',
    shows: (page) => page.getByRole('button', { name: 'Search Company' }),
  },
]

await walkScreens(screens)
