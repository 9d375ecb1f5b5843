import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'

const demoList = 'Service van, monthly'
const own = '/?panel=account&view=recurring'
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()

const screens: readonly Screen[] = [
  {
    at: '/?panel=recurring&id=999999&draftKey=999999.made-up',
    name: 'recurring order that a cut-off link does not open',
    expectedErrors: /status of 404/,
    shows: 'This order was not found. The link may be cut off.',
  },
  {
    user: people.owner,
    at: own,
    name: 'recurring orders',
    shows: (page) => page.getByRole('link', { name: new RegExp(demoList) }),
    leadsTo: [
      {
        name: 'recurring order',
        steps: (page) => page.getByRole('link', { name: new RegExp(demoList) }).click(),
        shows: button('Skip the next one'),
      },
      {
        name: 'change a recurring order to no rhythm',
        steps: async (page) => {
          await page.getByRole('button', { name: 'Change', exact: true }).click()
          await page.getByLabel('Weeks between orders').fill('0')
          await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
        },
        shows: 'Enter a number of weeks from 1 to 52.',
      },
      {
        name: 'order of a recurring order that waits to be confirmed',
        steps: async (page) => {
          await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
          await page.getByRole('link', { name: 'Review and confirm' }).click()
        },
        shows: button(/^Confirm and place/),
      },
    ],
  },
]

await walkScreens(screens)
