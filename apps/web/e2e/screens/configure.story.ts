import { type Screen, walkScreens } from '../support/screens.ts'
import { type CartPart, handedHinge } from '../support/steps.ts'

const casing = { id: 61, number: '0001-04' }
const controller = { id: 454, number: '6001-PC' }
const motor = { id: 1317, number: '6002-3B' }

const question = (kind: string, part: CartPart): Screen => ({
  name: `configuration with ${kind}`,
  at: '/?panel=cart',
  cart: [part],
  steps: (page) => page.getByRole('button', { name: `Configure ${part.number}` }).click(),
  shows: (page) => page.getByRole('dialog').getByText(part.number),
})

const screens: readonly Screen[] = [
  question('left and right', handedHinge),
  question('serial numbers', casing),
  question('voltages and door types', controller),
  question('voltages', motor),
  {
    ...question('an invalid serial number', casing),
    shows: (page) => page.getByText('Invalid serial number format. Please use the format XX-XXXX.'),
    steps: async (page) => {
      await page.getByRole('button', { name: `Configure ${casing.number}` }).click()
      await page.getByLabel('Serial number of the door').fill('15-001')
      await page.keyboard.press('Enter')
    },
  },
]

await walkScreens(screens)
