import type { Page } from 'playwright-core'
import { type Screen, walkScreens } from '../support/screens.ts'
import { type CartPart, closerHook, cutGasket, handedHinge, rollerLatch } from '../support/steps.ts'

const gasketByTheFoot = { id: 186, number: '0201-BL', quantity: 1118.25 }
const large: readonly CartPart[] = [rollerLatch, { ...closerHook, quantity: 9999 }, gasketByTheFoot]
const quickOrder = '/?panel=cart&view=quick-order'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

const lineAtOneDollar = {
  part: { ...rollerLatch, name: 'PART', priceCents: 100, unit: 'EA', imageVersion: 0 },
  quantity: 1,
  comments: [],
  precisionLengths: [],
  addedAt: 1,
}

const screens: readonly Screen[] = [
  {
    name: 'empty cart',
    like: 'cleared cart',
    at: '/?panel=cart',
    shows: 'Your cart is empty',
  },
  {
    name: 'cart with large quantities',
    opensNarrow: true,
    at: '/?panel=cart',
    cart: large,
    shows: '$4,305.26',
  },
  {
    name: 'cart with changed prices',
    at: '/?panel=cart',
    stored: { shoppingCart: JSON.stringify({ [rollerLatch.id]: lineAtOneDollar }) },
    shows: 'was $1.00',
  },
  {
    name: 'clear cart confirmation',
    at: '/?panel=cart',
    cart: [rollerLatch],
    steps: async (page) => {
      await page.getByText('$29.70').first().waitFor()
      await page.getByRole('button', { name: 'Clear Cart' }).click()
    },
    shows: (page) => dialog(page, 'Clear cart?'),
    leadsTo: [
      {
        name: 'cleared cart',
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
  {
    name: 'empty quick order',
    like: 'quick order with rows to review',
    at: quickOrder,
    shows: (page) => page.getByLabel('Part number, row 1'),
  },
  {
    name: 'quick order with rows to review',
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
      await page.getByText('Several part numbers start with this.').waitFor()
    },
    shows: (page) => page.getByText(/use the calculator\.$/i),
  },
]

await walkScreens(screens)
