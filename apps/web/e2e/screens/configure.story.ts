import { configurationOf, type Screen, walkScreens } from '../support/screens.ts'
import { handedHinge } from '../support/steps.ts'

const casing = { id: 61, number: '0001-04' }
const controller = { id: 454, number: '6001-PC' }
const motor = { id: 1317, number: '6002-3B' }

const screens: readonly Screen[] = [
  {
    ...configurationOf('left and right', handedHinge),
    opensNarrow: true,
    leadsTo: [
      {
        name: 'how to tell the hand',
        endsWhenResized: true,
        steps: (page) => page.getByRole('button', { name: 'How to tell the hand' }).click(),
        shows: 'Stand where the door swings toward you.',
      },
    ],
  },
  { ...configurationOf('serial numbers', casing), like: 'configuration with an invalid serial number' },
  configurationOf('voltages and door types', controller),
  { ...configurationOf('voltages', motor), like: 'configuration with voltages and door types' },
  {
    ...configurationOf('an invalid serial number', casing),
    shows: (page) => page.getByText('Invalid serial number format. Please use the format XX-XXXX.'),
    steps: async (page) => {
      await page.getByRole('button', { name: `Configure ${casing.number}` }).click()
      await page.getByLabel('Serial number of the door').fill('15-001')
      await page.keyboard.press('Enter')
    },
  },
]

await walkScreens(screens)
