import { configurationOf, type Screen, walkScreens } from '../support/screens.ts'
import { closeByEscape, cutGasket, typeCut } from '../support/steps.ts'

const cutCasing = { id: 877, number: '0023-G22' }
const magneticGasket = { id: 188, number: '0210-BL' }
const gasketByTheFoot = { id: 186, number: '0201-BL' }

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
  {
    ...configurationOf('cut lengths', cutGasket),
    like: 'configuration with unfinished cuts and a wall thickness',
  },
  configurationOf('a door to calculate', magneticGasket),
  {
    ...configurationOf('unfinished cuts and a wall thickness', cutCasing),
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
    name: 'doors of a cart line',
    at: '/?panel=cart',
    stored: { shoppingCart: JSON.stringify(lineOfDoors) },
    steps: (page) => page.getByRole('button', { name: 'Edit 0201-BL' }).click(),
    shows: (page) => page.getByRole('textbox', { name: 'Extra feet of 0201-BL' }),
  },
]

await walkScreens(screens)
