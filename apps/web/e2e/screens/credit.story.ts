import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import { openShipping, proceed, typeAndSetAddress } from '../support/checkout-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'
import { openOwnShop } from '../support/shop.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const staff = (view: string) => ({ user: people.admin, at: `/?panel=admin&view=${view}` })
const number = `NC-${Date.now()}`

/** Of a company that has little left of its credit. */
const limited = 'flora.bianchi@greyweather.example'
const thresholds = { id: 1012, number: '0105-S34', priceCents: 12_075, quantity: 20 }

const screens: readonly Screen[] = [
  {
    user: limited,
    at: '/?panel=cart',
    cart: [thresholds],
    name: 'cart of a company with a credit limit',
    shows: (page) => page.getByText(/^Credit limit \$/).first(),
  },
  {
    user: limited,
    at: null,
    name: 'checkout over the credit limit',
    steps: async (page) => {
      await openShipping(page, [thresholds])
      await typeAndSetAddress(page)
      await proceed(page)
    },
    shows: (page) => page.getByText(/over the limit\. You can place it/),
  },
  {
    ...staff('credit'),
    name: 'orders over the credit limit',
    shows: (page) => page.getByRole('button', { name: /^W\d{6}/ }).first(),
    leadsTo: [
      {
        name: 'order over the credit limit at the desk',
        steps: (page) =>
          page
            .getByRole('button', { name: /^W\d{6}/ })
            .first()
            .click(),
        shows: (page) => page.getByRole('button', { name: 'Release' }),
      },
    ],
  },
  {
    ...staff('credit'),
    name: 'credit notes',
    shows: (page) => page.getByRole('heading', { name: 'Credit notes' }),
    like: 'orders over the credit limit',
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
    leadsTo: [
      {
        name: 'asking for another ship-to',
        steps: async (page) => {
          await page.getByRole('button', { name: 'Keep the order' }).click()
          await page.getByRole('button', { name: 'Change address…' }).click()
        },
        shows: (page) => dialog(page).getByRole('button', { name: 'See the difference' }),
      },
    ],
  },
]

// Other stories ship the orders of the buyer, whose order is canceled and sent elsewhere here.
await walkScreens(screens, await openOwnShop())
