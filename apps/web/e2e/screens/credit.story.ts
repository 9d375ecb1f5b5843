import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const staff = (view: string) => ({ user: people.admin, at: `/?panel=admin&view=${view}` })
const number = `NC-${Date.now()}`

const screens: readonly Screen[] = [
  {
    ...staff('credit'),
    name: 'orders over the credit limit',
    shows: 'No order waits for credit.',
  },
  {
    user: people.owner,
    at: '/?panel=company&view=certificates',
    name: 'tax certificates of a company',
    steps: async (page) => {
      await page.getByLabel('Certificate number').fill(number)
      await page.getByLabel('State').selectOption('NC')
      await page.getByLabel('First day').fill('2026-01-01')
      await page.getByLabel(/^Last day/).fill('2030-12-31')
      await page.locator('input[type=file]').setInputFiles({
        name: 'certificate.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7 a certificate'),
      })
      await page.getByRole('button', { name: 'Send certificate' }).click()
    },
    shows: (page) => page.getByText(number).first(),
  },
  {
    ...staff('certificates'),
    name: 'tax certificates that wait for review',
    shows: (page) => page.getByRole('button', { name: /Arctic/ }).first(),
    leadsTo: [
      {
        name: 'tax certificate to review',
        steps: (page) =>
          page
            .getByRole('button', { name: /Arctic/ })
            .first()
            .click(),
        shows: (page) => page.getByRole('button', { name: 'Accept' }),
      },
    ],
  },
  {
    user: people.buyer,
    at: '/?panel=account&view=orders',
    name: 'what comes back for a canceled order',
    steps: async (page) => {
      await page
        .getByRole('button', { name: /^W\d{6}/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Cancel order…' }).click()
    },
    shows: (page) => dialog(page).getByText('You get back'),
  },
]

await walkScreens(screens)
