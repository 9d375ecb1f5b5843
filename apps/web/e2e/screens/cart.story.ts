import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'
import {
  type CartPart,
  closeByEscape,
  closerHook,
  cutGasket,
  handedHinge,
  rollerLatch,
  typeCut,
} from '../support/steps.ts'

const casing = { id: 61, number: '0001-04' }
const controller = { id: 454, number: '6001-PC' }
const motor = { id: 1317, number: '6002-3B' }
const cutCasing = { id: 877, number: '0023-G22' }
const magneticGasket = { id: 188, number: '0210-BL' }
const gasketByTheFoot = { id: 186, number: '0201-BL', quantity: 1118.25 }
const large: readonly CartPart[] = [rollerLatch, { ...closerHook, quantity: 9999 }, gasketByTheFoot]
const quickOrder = '/?panel=cart&view=quick-order'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

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

/** A link to a cart with one part, as another person shares it. */
async function sharedLink(page: Page): Promise<string> {
  const part = { partId: rollerLatch.id, quantity: 1 }
  const answer = await page.request.post('/trpc/cart.share', { data: { cart: [part] } })
  const { result } = await answer.json()
  return `/?cartKey=${result.data.shareKey}`
}

const share = async (page: Page) => {
  await page.getByRole('button', { name: 'Share Cart', exact: true }).click()
}

const screens: readonly Screen[] = [
  {
    name: 'empty cart',
    at: '/?panel=cart',
    shows: 'Your cart is empty',
  },
  {
    name: 'cart with large quantities',
    at: '/?panel=cart',
    cart: large,
    shows: '$4,305.26',
  },
  {
    name: 'cart whose prices have changed',
    at: '/?panel=cart',
    steps: async (page) => {
      const part = { ...rollerLatch, name: 'PART', priceCents: 100, unit: 'EA', imageVersion: 0 }
      const line = { part, quantity: 1, comments: [], precisionLengths: [], addedAt: 1 }
      const cart = JSON.stringify({ [rollerLatch.id]: line })
      await page.evaluate((text) => localStorage.setItem('shoppingCart', text), cart)
      await page.reload()
    },
    shows: 'was $1.00',
  },
  {
    name: 'question whether to clear the cart',
    at: '/?panel=cart',
    cart: [rollerLatch],
    steps: async (page) => {
      await page.getByText('$29.70').first().waitFor()
      await page.getByRole('button', { name: 'Clear Cart' }).click()
    },
    shows: (page) => dialog(page, 'Clear the cart?'),
    leadsTo: [
      {
        name: 'cart that was cleared',
        steps: (page) => page.getByRole('dialog').getByRole('button', { name: 'Clear Cart' }).click(),
        shows: (page) => page.getByRole('button', { name: 'Undo' }),
      },
    ],
  },
  {
    name: 'cart with lines to configure',
    at: '/?panel=cart',
    cart: [handedHinge, cutGasket],
    shows: (page) => page.getByRole('button', { name: `Configure ${cutGasket.number}` }),
  },
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
      await closeByEscape(page, dialog(page, 'Cut lengths'))
      await configure.click()
    },
    shows: 'Lengths above 107 inches require LTL shipping.',
  },
  {
    name: 'doors of a line',
    at: '/?panel=cart',
    stored: { shoppingCart: JSON.stringify(lineOfDoors) },
    steps: (page) => page.getByRole('button', { name: 'Edit 0201-BL' }).click(),
    shows: (page) => page.getByRole('textbox', { name: 'Further feet of 0201-BL' }),
  },
  {
    name: 'empty quick order',
    at: quickOrder,
    shows: (page) => page.getByLabel('Part number, row 1'),
  },
  {
    name: 'quick order with rows that need a look',
    at: quickOrder,
    steps: async (page) => {
      await page.getByLabel('Part number, row 1').waitFor()
      const list = [
        `${rollerLatch.number}\t2\tleft, then right`,
        `${handedHinge.number}\t3`,
        cutGasket.number,
        '0906 0ch\t1.5',
        '0601-XXX\t1',
        '0601-CH\t1',
        '1201-HW\t5',
      ]
      await page.evaluate((text) => navigator.clipboard.writeText(text), list.join('\r\n'))
      await page.getByLabel('Part number, row 1').focus()
      await page.keyboard.press('Control+V')
      await page.getByText('Several numbers begin like this.').waitFor()
    },
    shows: (page) => page.getByText(/use the calculator\.$/),
  },
  {
    name: 'link to a cart',
    user: people.buyer,
    at: '/?panel=cart',
    cart: [rollerLatch],
    steps: share,
    shows: (page) => page.getByLabel('Link to this cart'),
  },
  {
    name: 'link to a cart, to be copied by hand',
    user: people.buyer,
    at: '/?panel=cart',
    cart: [rollerLatch],
    steps: async (page) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
      })
      await share(page)
      await page.getByRole('button', { name: 'Copy', exact: true }).click()
    },
    shows: 'Copying is not supported here.',
  },
  {
    name: 'cart that could not be shared',
    user: people.buyer,
    at: '/?panel=cart',
    cart: [rollerLatch],
    complaints: /ERR_|Failed to load/,
    steps: async (page) => {
      await page.route('**/trpc/cart.share*', (route) => route.abort())
      await share(page)
    },
    shows: 'An error occurred while saving the cart.',
  },
  {
    name: 'cart that was filled by a link',
    user: people.buyer,
    steps: async (page) => page.goto(await sharedLink(page)),
    shows: (page) => dialog(page, "We've Pre-filled Your Cart!"),
  },
  {
    name: 'question about two carts',
    user: people.buyer,
    at: '/?panel=cart',
    cart: [closerHook],
    steps: async (page) => page.goto(await sharedLink(page)),
    shows: (page) => dialog(page, 'You already have a cart'),
  },
  {
    name: 'link to a cart that could not be opened',
    complaints: /status of 502/,
    steps: async (page) => {
      await page.route(/\/trpc\/[^?]*cart\.open/, (route) => route.fulfill({ status: 502, body: '' }))
      await page.goto(`/?cartKey=${'A'.repeat(32)}`)
    },
    shows: (page) => dialog(page, 'Shared cart').getByRole('alert'),
  },
]

await walkScreens(screens)
