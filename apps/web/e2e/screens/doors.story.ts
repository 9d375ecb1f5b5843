import { people } from '../support/account-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'

const ofDoor = (serial: string) => `/?s=${serial}`

const screens: readonly Screen[] = [
  {
    name: 'parts for a door',
    at: ofDoor('15-0001'),
    shows: (page) => page.getByRole('heading', { name: 'Hinges' }),
  },
  {
    name: 'parts for a sectional door',
    like: 'parts for a door',
    at: ofDoor('12-1005'),
    shows: (page) => page.getByRole('heading', { name: 'Vertical Door Parts' }),
  },
  {
    name: 'door not found',
    at: ofDoor('99-9999'),
    expectedErrors: /404/,
    shows: 'This serial number is from 1999.',
  },
  {
    name: 'door of a label',
    at: '/?label=15-0001',
    shows: (page) => page.getByRole('button', { name: /Order again/ }),
  },
  {
    name: 'measured door of a label, to print again',
    user: people.buyer,
    at: '/?label=SLIDE-72.5x96-SILLSWEEP-POWER',
    steps: (page) => page.getByRole('button', { name: 'Print label' }).click(),
    shows: 'First free label',
  },
  {
    name: 'label that cannot be read',
    at: '/?label=nothing',
    shows: 'We can’t read this label’s code.',
  },
  {
    name: 'save door form with an error',
    user: people.buyer,
    at: ofDoor('15-0001'),
    steps: async (page) => {
      await page.getByRole('button', { name: 'Save this door' }).click()
      await page.getByRole('button', { name: 'Save door' }).click()
    },
    shows: 'Enter a name for the door.',
  },
]

await walkScreens(screens)
