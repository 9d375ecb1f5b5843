import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import { proceed, setAddress, typeAndSetAddress, typeThirdParty } from '../support/checkout-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'
import { rollerLatch } from '../support/steps.ts'

const shipping = { at: '/?panel=cart&view=shipping', cart: [rollerLatch] }
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check({ force: true })

const screens: readonly Screen[] = [
  {
    ...shipping,
    name: 'ship-to form with saved addresses',
    like: 'ship-to form with a ZIP code warning',
    user: people.polar,
    shows: (page) => page.getByRole('combobox', { name: 'Saved addresses' }),
    leadsTo: [
      {
        name: 'ship-to form with a ZIP code warning',
        steps: async (page) => {
          await page.getByRole('combobox', { name: 'Saved addresses' }).selectOption({ index: 1 })
          await page.getByLabel('City').fill('Fresno')
          await page.getByLabel('Save this address for future use').check()
        },
        shows: (page) => page.getByRole('button', { name: /^Use / }),
      },
      {
        name: 'shipping method for a company',
        steps: async (page) => {
          await page.getByRole('button', { name: /^Use / }).click()
          await page.getByLabel('Save this address for future use').waitFor({ state: 'detached' })
          await setAddress(page)
        },
        shows: 'Who pays for shipping?',
      },
      {
        name: 'payment with saved cards',
        steps: proceed,
        shows: (page) => page.getByRole('radio', { name: 'Another card' }),
      },
    ],
  },
  {
    ...shipping,
    name: 'third-party billing info',
    user: people.buyer,
    steps: async (page) => {
      await page.getByRole('heading', { name: 'Ship to' }).waitFor()
      await typeAndSetAddress(page)
      await choose(page, 'Third party')
      await choose(page, 'FedEx')
      await page.getByRole('button', { name: 'Enter third-party billing info' }).click()
    },
    shows: (page) => page.getByRole('button', { name: 'Save billing info' }),
    leadsTo: [
      {
        name: 'shipping on a third-party account',
        steps: async (page) => {
          await page.getByRole('button', { name: 'Cancel' }).click()
          await page.getByRole('dialog').waitFor({ state: 'hidden' })
          await typeThirdParty(page)
          await page.getByLabel('Carrier account number').fill('12345')
          await page.getByLabel('Carrier account number').blur()
        },
        shows: 'Account number must be at least 6 characters long.',
      },
    ],
  },
  {
    ...shipping,
    name: 'freight with its reason',
    user: people.buyer,
    cart: [rollerLatch, { id: 445, number: '2001-GV120' }],
    steps: async (page) => {
      await page.getByRole('heading', { name: 'Ship to' }).waitFor()
      await typeAndSetAddress(page)
      await page.getByText('Why freight?').click()
      await page.evaluate(() => window.scrollTo({ top: 0 }))
    },
    shows: (page) => page.getByText(/\(2001-GV120\) is 120 in long\. Parcels can be at most 107 in\.$/),
  },
  {
    ...shipping,
    name: 'payment on terms with documents',
    user: people.summit,
    steps: async (page) => {
      await page.getByRole('heading', { name: 'Ship to' }).waitFor()
      await typeAndSetAddress(page)
      await proceed(page)
    },
    shows: 'PDF, PNG or JPEG, up to 5 MB',
  },
]

await walkScreens(screens)
