import {
  calculatedParts,
  calculator,
  choose,
  lookedUp,
  searchSerial,
  typeOpening,
} from '../support/calculator-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'

const screens: readonly Screen[] = [
  {
    name: 'invalid dimensions',
    at: '/?calculator=gasket',
    steps: async (page) => {
      await choose(page, 'Manual Entry', 'Sectional overhead', 'Manual')
      await typeOpening(page, '72 1/2', 'tall')
    },
    shows: 'Please enter valid numbers for width and height.',
    leadsTo: [
      {
        name: 'how to measure the opening',
        endsWhenResized: true,
        steps: (page) => page.getByRole('button', { name: 'How to measure the opening' }).click(),
        shows: 'Measure inside the frame',
      },
    ],
  },
  {
    ...lookedUp('gasket', '17-0001'),
    name: 'calculated parts',
    like: 'calculated parts with one no longer sold',
    shows: (page) => calculatedParts(page).first(),
  },
  {
    name: 'unusually long heater wire',
    at: '/?calculator=heater',
    steps: async (page) => {
      await choose(page, 'Manual Entry', 'Slide', 'Single Panel', 'Sweep Bottom')
      await typeOpening(page, '200', '233')
    },
    shows: 'This heater wire is unusually long.',
  },
  {
    name: 'calculated parts with one no longer sold',
    at: '/?calculator=gasket',
    steps: async (page) => {
      await page.route('**/trpc/doors.calculate**', async (route) => {
        const response = await route.fetch()
        const [answer] = await response.json()
        const [first] = answer.result.data.parts
        Object.assign(first, { part: null, lineTotalCents: null, problem: 'This part is no longer sold.' })
        await route.fulfill({ response, json: [answer] })
      })
      await searchSerial(page, '17-0001')
    },
    shows: (page) => calculator(page).getByRole('alert').getByText('This part is no longer sold.'),
  },
]

await walkScreens(screens)
