import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import { changeShop } from '../support/database.ts'
import { type Screen, walkScreens } from '../support/screens.ts'
import { openOwnShop } from '../support/shop.ts'

const shop = await openOwnShop()
const summit = 'buyer@summit.example'
const ofDoor = (serial: string) => `/?s=${serial}`

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

/** Saves door 17-0001 with its current operator, unless an earlier walk already has. */
async function saveDoor(page: Page): Promise<void> {
  const door = { name: 'Dock 1', site: 'Harbor kitchen', serialNumber: '17-0001', door: slideDoor }
  await page.request.post('/trpc/doors.saved.save', { data: door })
}

const screens: readonly Screen[] = [
  {
    name: 'door saved with another operator',
    user: people.polar,
    at: null,
    steps: async (page) => {
      await saveDoor(page)
      await page.goto(ofDoor('17-0001'))
      await page.getByText('Originally power operated.').waitFor()
      await page.getByRole('switch', { name: 'Power operated' }).check()
    },
    shows: 'In your saved doors as Dock 1, Harbor kitchen: manually operated.',
  },
  {
    name: 'saved doors',
    user: people.polar,
    at: null,
    steps: async (page) => {
      await saveDoor(page)
      await page.goto('/?panel=account&view=doors')
    },
    shows: 'Harbor kitchen',
    leadsTo: [
      {
        name: 'saved door',
        like: 'saved door with a changed operator',
        steps: (page) => page.getByRole('button', { name: 'Parts for Dock 1' }).click(),
        shows: (page) => page.getByRole('dialog').getByText('286 in = 23.75 ft'),
      },
      {
        name: 'saved door with a changed operator',
        steps: (page) => page.getByRole('switch', { name: 'Power operated' }).check(),
        shows: (page) => page.getByRole('dialog').getByText('288 in = 24 ft'),
      },
    ],
  },
  {
    name: 'saved door with a changed door record',
    user: summit,
    at: null,
    steps: async (page) => {
      const widen = 'update doors set width_inches = ? where serial_number = ?'
      await saveDoor(page)
      changeShop(shop, widen, 74, '17-0001')
      try {
        await page.goto('/?panel=account&view=doors')
        await page.getByRole('button', { name: 'Parts for Dock 1' }).click()
        await page.getByRole('button', { name: 'Update from our records' }).waitFor()
      } finally {
        changeShop(shop, widen, 72, '17-0001')
      }
    },
    shows: (page) => page.getByRole('dialog').getByText('Our records for this door have changed'),
  },
]

await walkScreens(screens, shop)
