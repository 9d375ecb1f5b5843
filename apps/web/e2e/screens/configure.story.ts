import { type Screen, walkScreens } from '../support/screens.ts'
import { type CartPart, closeByEscape, cutGasket, handedHinge, typeCut } from '../support/steps.ts'

const casing = { id: 61, number: '0001-04' }
const controller = { id: 454, number: '6001-PC' }
const motor = { id: 1317, number: '6002-3B' }
const cutCasing = { id: 877, number: '0023-G22' }
const magneticGasket = { id: 188, number: '0210-BL' }
const gasketByTheFoot = { id: 186, number: '0201-BL' }

/** What is asked about a part when its line in the cart is configured. */
const question = (kind: string, part: CartPart): Screen => ({
  name: `question about ${kind}`,
  at: '/?panel=cart',
  cart: [part],
  steps: (page) => page.getByRole('button', { name: `Configure ${part.number}` }).click(),
  shows: (page) => page.getByRole('dialog').getByText(part.number),
})

/** A cart line of a gasket for two doors. */
const lineOfDoors = {
  186: {
    part: { ...gasketByTheFoot, name: 'PART', priceCents: null, unit: 'FT', imageVersion: 0 },
    quantity: 37.5,
    comments: [],
    precisionLengths: [],
    configurations: [
      {
        kind: 'door',
        doors: [36, 48].map((widthInches) => ({
          serialNumber: null,
          door: {
            doorType: 'swing',
            build: 'Traditional',
            double: false,
            bottom: 'Sweep Bottom',
            hinge: null,
            powerOperated: false,
            gasketing: null,
            widthInches,
            heightInches: 84,
          },
          use: 'doorGasket',
          count: 1,
        })),
      },
    ],
    addedAt: 1,
  },
}

const screens: readonly Screen[] = [
  question('left and right', handedHinge),
  question('serial numbers', casing),
  question('voltages and kinds of door', controller),
  question('voltages', motor),
  question('cut lengths', cutGasket),
  question('a door to calculate', magneticGasket),
  {
    ...question('a serial number that is wrong', casing),
    shows: (page) => page.getByText('Invalid serial number format. Please use the format XX-XXXX.'),
    steps: async (page) => {
      await page.getByRole('button', { name: `Configure ${casing.number}` }).click()
      await page.getByLabel('Serial number of the door').fill('15-001')
      await page.keyboard.press('Enter')
    },
  },
  {
    ...question('cuts that were begun, with a wall', cutCasing),
    steps: async (page) => {
      const configure = page.getByRole('button', { name: `Configure ${cutCasing.number}` })
      await configure.click()
      await page.getByLabel('Wall thickness').fill('4 1/2')
      for (const length of ['36 1/8', '36 1/8', '48 1/8', '107 1/8']) await typeCut(page, length)
      await closeByEscape(page, page.getByRole('dialog'))
      await configure.click()
    },
    shows: 'Lengths above 107 inches require LTL shipping.',
  },
  {
    name: 'doors of a line',
    at: '/?panel=cart',
    stored: { shoppingCart: JSON.stringify(lineOfDoors) },
    steps: (page) => page.getByRole('button', { name: 'Edit 0201-BL' }).click(),
    shows: (page) => page.getByRole('textbox', { name: 'Extra feet of 0201-BL' }),
  },
]

await walkScreens(screens)
