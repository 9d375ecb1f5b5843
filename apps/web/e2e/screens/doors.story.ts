import { noPartsText } from '@mullion/domain/doors/calculated-part'
import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import {
  calculatedParts,
  calculator,
  choose,
  searchSerial,
  typeOpening,
} from '../support/calculator-steps.ts'
import { changeShop } from '../support/database.ts'
import { type Screen, walkScreens } from '../support/screens.ts'

const summit = 'buyer@summit.example'
const ofDoor = (serial: string) => `/?s=${serial}`

/** Answers one after the other, and the question that the last of them leads to. */
const questions = [
  ['', 'Door Style'],
  ['Swing', 'Swing Model'],
  ['Swing, Traditional', 'Panel Configuration'],
  ['Swing, Traditional, Double', 'Bottom Configuration'],
  ['Swing, Traditional, Double, High Sill', 'Hinge Type'],
  ['Slide', 'Door Operation'],
  ['Slide, Power Operated', 'Slide Configuration'],
  ['Traffic', 'Traffic Model'],
  ['Traffic, Saniswing', 'Panel Configuration'],
  ['Traffic, Saniswing, Single', 'Saniswing Gasket Style'],
] as const

const question = (answers: string, asks: string): Screen => ({
  name: `question of a calculator after ${answers || 'the start'}`,
  at: '/?calculator=gasket',
  steps: (page) => choose(page, 'Manual Entry', ...answers.split(', ').filter(Boolean)),
  shows: (page) => calculator(page).getByRole('heading', { name: asks }),
})

/** A calculator in which a door is looked up. */
const lookedUp = (at: string, serial: string) => ({
  at: `/?calculator=${at}`,
  steps: (page: Page) => searchSerial(page, serial),
})

const slideDoor = {
  doorType: 'slide',
  build: 'Single Panel',
  double: false,
  bottom: 'Sweep Bottom',
  hinge: null,
  powerOperated: false,
  gasketing: null,
  widthInches: 72,
  heightInches: 96,
}

/** Saves door 17-0001 as it is operated now, unless an earlier walk has. */
async function saveDoor(page: Page): Promise<void> {
  const door = { name: 'Dock 1', site: 'Harbor kitchen', serialNumber: '17-0001', door: slideDoor }
  await page.request.post('/trpc/doors.saved.save', { data: door })
}

const screens: readonly Screen[] = [
  {
    name: 'start of the gasket calculator',
    at: '/?calculator=gasket',
    shows: (page) => calculator(page).getByLabel('Serial number of the door'),
  },
  {
    name: 'start of the heater calculator',
    at: '/?calculator=heater',
    shows: 'Heater wire lengths changed in 2018',
  },
  {
    name: 'start of the magnetic gasket',
    at: '/?calculator=magnetic',
    shows: (page) => calculator(page).getByLabel('Serial number of the door'),
  },
  {
    ...lookedUp('heater', '11-0001'),
    name: 'door that a calculator does not find',
    complaints: /404/,
    shows: 'The first two digits say that this door was made in 2011.',
  },
  {
    ...lookedUp('magnetic', '17-0001'),
    name: 'door without magnetic gaskets',
    shows: 'This door was not built with magnetic gaskets.',
  },
  {
    ...lookedUp('gasket', '20-0005'),
    name: 'door that nothing is calculated for',
    shows: noPartsText,
  },
  ...questions.map(([answers, asks]) => question(answers, asks)),
  {
    name: 'dimensions that are wrong',
    at: '/?calculator=gasket',
    steps: async (page) => {
      await choose(page, 'Manual Entry', 'Sectional Overhead', 'Manual')
      await typeOpening(page, '72 1/2', 'tall')
    },
    shows: 'Please enter valid numbers for width and height.',
  },
  {
    ...lookedUp('gasket', '17-0001'),
    name: 'calculated parts',
    shows: (page) => calculatedParts(page).first(),
  },
  {
    name: 'calculated heater wire that is unusually long',
    at: '/?calculator=heater',
    steps: async (page) => {
      await choose(page, 'Manual Entry', 'Slide', 'Single Panel', 'Sweep Bottom')
      await typeOpening(page, '200', '233')
    },
    shows: 'This heater wire is unusually short or long.',
  },
  {
    name: 'calculated parts of which one is no longer sold',
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
  {
    name: 'parts for a door',
    at: ofDoor('15-0001'),
    shows: (page) => page.getByRole('heading', { name: 'Hinges' }),
  },
  {
    name: 'parts for a sectional door',
    at: ofDoor('12-1005'),
    shows: (page) => page.getByRole('heading', { name: 'Vertical Door Parts' }),
  },
  {
    name: 'door that is not in the register',
    at: ofDoor('99-9999'),
    complaints: /404/,
    shows: 'The first two digits stand for the year 2099, which has not come yet.',
  },
  {
    name: 'name of a door to save',
    user: people.buyer,
    at: ofDoor('15-0001'),
    steps: async (page) => {
      await page.getByRole('button', { name: 'Save to Our Doors' }).click()
      await page.getByRole('button', { name: 'Save Door' }).click()
    },
    shows: 'Please give the door a name.',
  },
  {
    name: 'door that is saved as operated otherwise',
    user: people.polar,
    steps: async (page) => {
      await saveDoor(page)
      await page.goto(ofDoor('17-0001'))
      await page.getByText('Built power operated.').waitFor()
      await page.getByRole('switch', { name: 'Power operated' }).check()
    },
    shows: 'In Our Doors as Dock 1, Harbor kitchen: opened by hand.',
  },
  {
    name: 'saved doors',
    user: people.polar,
    steps: async (page) => {
      await saveDoor(page)
      await page.goto('/?panel=account&view=doors')
    },
    shows: 'Harbor kitchen',
    leadsTo: [
      {
        name: 'saved door',
        steps: (page) => page.getByRole('button', { name: 'Parts for Dock 1' }).click(),
        shows: (page) => page.getByRole('dialog').getByText('286 in = 23.75 ft'),
      },
      {
        name: 'saved door that is operated otherwise now',
        steps: (page) => page.getByRole('switch', { name: 'Power operated' }).check(),
        shows: (page) => page.getByRole('dialog').getByText('288 in = 24 ft'),
      },
    ],
  },
  {
    name: 'saved door that the register has otherwise',
    user: summit,
    steps: async (page, shop) => {
      const widen = 'update doors set width_inches = ? where serial_number = ?'
      await saveDoor(page)
      changeShop(shop, widen, 74, '17-0001')
      try {
        await page.goto('/?panel=account&view=doors')
        await page.getByRole('button', { name: 'Parts for Dock 1' }).click()
        await page.getByRole('button', { name: 'Renew from the register' }).waitFor()
      } finally {
        changeShop(shop, widen, 72, '17-0001')
      }
    },
    shows: (page) => page.getByRole('dialog').getByText('The register now says otherwise'),
  },
]

await walkScreens(screens)
