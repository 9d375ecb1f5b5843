import type { Database } from '@mullion/db/database'
import { orderLines, orders } from '@mullion/db/orders/orders.tables'
import { saveDoors } from '@mullion/db/testing/save-doors'
import type { CartLine } from '@mullion/domain/cart/cart'
import type { DoorUse } from '@mullion/domain/cart/door-uses'
import { doorMissingText, notMagneticText } from '@mullion/domain/doors/registered-door'
import { registeredDoor } from '@mullion/domain/testing/doors'
import { describe, expect, it } from 'vitest'
import { calculatorParts, doorOf, registeredDoors } from '../testing/doors.ts'
import { openTestShop, type ShopFacts } from '../testing/open-test-shop.ts'
import { orderForm, quoteForm, solve } from '../testing/order-form.ts'
import { refusedAs, type TestShop } from '../testing/ready-to-order.ts'

const openShop = (facts: ShopFacts = {}) =>
  openTestShop({ parts: calculatorParts, doors: registeredDoors, people: true, ...facts })

type Use = DoorUse['use']
const forDoor = (use: Use, change: Partial<DoorUse> = {}): DoorUse => ({
  serialNumber: '15-0123',
  door: doorOf(),
  use,
  count: 1,
  ...change,
})
const lineOf = (partId: number, quantity: number, ...doors: DoorUse[]): CartLine => ({
  partId,
  quantity,
  comments: [],
  configurations: [{ kind: 'door', doors }],
})
const magnetic = (change: Partial<DoorUse> = {}) =>
  forDoor('doorGasket', { serialNumber: '15-0124', door: doorOf({ gasketing: 'Magnetic' }), ...change })

const gasket = lineOf(186, 18.25, forDoor('doorGasket'))
const set: CartLine[] = [
  gasket,
  lineOf(187, 3.25, forDoor('sweepGasket')),
  lineOf(76, 17.25, forDoor('heaterWire')),
  lineOf(205, 1, forDoor('heaterPan')),
]
const gasketFigures =
  '1 × door 15-0123, Traditional swing door, 36" × 84", Sweep Bottom: Door gasket 219.75 in = 18.25 ft'

async function order(shop: TestShop, cart: CartLine[]) {
  const buyer = await shop.person('stranger')
  const input = quoteForm(cart)
  const quote = await buyer.checkout.quote(input)
  const botCheck = await solve(await buyer.checkout.challenge())
  const placed = await buyer.checkout.placeOrder(orderForm(quote, input, { botCheck }))
  return { buyer, quote, placed }
}

describe('parts calculated for a door', () => {
  it('are quoted and ordered by card at their calculated prices', async () => {
    await using shop = await openShop()
    const { quote, placed } = await order(shop, set)
    // 10% off 3.85, 4.20, 2.65 and 95.50, then times 18.25, 3.25, 17.25 and 1, each rounded half up.
    const lineTotals = [6333, 1229, 4123, 8595]
    expect(quote.lines.map(({ lineTotalCents }) => lineTotalCents)).toEqual(lineTotals)
    expect(quote).toMatchObject({ cartTotalCents: 20_280, returnsAgreementNeeded: true })
    // The pan ships in a box of its own length; 38.75 feet are coiled into a standard box, which an 18 foot length
    // would not fit.
    expect(quote.boxes).toBe(2)
    const taxed = [...lineTotals, quote.shippingCents].map((cents) => Math.round(cents * 0.0575))
    expect(quote.taxCents).toBe(taxed.reduce((sum, cents) => sum + cents, 0))
    expect(quote.shippingCents).toBeGreaterThan(0)
    const total = 20_280 + quote.shippingCents + quote.taxCents
    expect(placed).toMatchObject({ orderNumber: 'W100001', grandTotalCents: total })
    const [stored] = await shop.db.read.select().from(orders)
    expect(stored).toMatchObject({ paymentState: 'captured', grandTotalCents: total })
  })

  it('show their door and its figures in the order details and email', async () => {
    await using shop = await openShop()
    const { buyer } = await order(shop, set)
    const { lines } = await buyer.orders.details({ orderId: 1 })
    expect(lines.map(({ configurations }) => configurations)).toEqual(set.map((line) => line.configurations))
    expect(lines.map(({ comments }) => comments)).toEqual([[], [], [], []])
    expect(lines[0]?.configurationText).toEqual([gasketFigures])
    expect(lines[2]?.configurationText.join()).toMatch(
      /^1 × door 15-0123, .*4\.5 ohm\/ft, 10\.75 W\/ft, 185\.5 W, 1\.55 A/,
    )
    await shop.services.mail.sendDue()
    const [mail] = await shop.mailbox.list()
    const text = (mail && (await shop.mailbox.read(mail.id)))?.text ?? ''
    for (const line of lines) for (const said of line.configurationText) expect(text).toContain(said)
  })

  it('keep their original figures in the order when the formulas change', async () => {
    await using shop = await openShop()
    const { buyer } = await order(shop, [gasket])
    const [line] = await shop.db.read.select().from(orderLines)
    expect(line?.configurations?.map(({ figures }) => figures)).toEqual([[gasketFigures]])
    const configurations = (line?.configurations ?? []).map((each) => ({ ...each, figures: ['as of then'] }))
    await shop.db.transaction(async (tx) => void (await tx.update(orderLines).set({ configurations })))
    const details = await buyer.orders.details({ orderId: 1 })
    expect(details.lines[0]).toMatchObject({
      configurationText: ['as of then'],
      configurations: gasket.configurations,
    })
  })

  it('return to the cart with their door on reorder, without duplicated comments', async () => {
    await using shop = await openShop()
    const { buyer } = await order(shop, [{ ...gasket, comments: ['Dock 4'] }, ...set.slice(1)])
    const again = await buyer.orders.reorder({ orderId: 1 })
    expect(again.map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same', 'same'])
    const cart = again.map(({ line: { partId, quantity, comments, configurations } }) => ({
      ...{ partId, quantity, comments: [...comments], configurations },
    }))
    expect(cart).toEqual([{ ...gasket, comments: ['Dock 4'] }, ...set.slice(1)])
    const { lines } = await buyer.cart.price({ cart })
    expect(lines.map(({ problem }) => problem)).toEqual([null, null, null, null])
  })

  it('need to be recalculated when the formulas no longer give the ordered quantity', async () => {
    await using shop = await openShop()
    const { buyer } = await order(shop, [lineOf(205, 1, forDoor('heaterPan'))])
    await shop.db.transaction(async (tx) => void (await tx.update(orderLines).set({ quantity: 2 })))
    const [line] = await buyer.orders.reorder({ orderId: 1 })
    expect(line?.outcome).toBe('needs_configuration')
  })
})

describe('a welded magnetic gasket', () => {
  it('can be ordered for a door built with one', async () => {
    await using shop = await openShop()
    const { buyer } = await order(shop, [lineOf(188, 17.25, magnetic())])
    const [line] = (await buyer.orders.details({ orderId: 1 })).lines
    expect(line?.configurationText.join()).toContain('door 15-0124')
    expect(line?.configurationText.join()).toContain('207.75 in = 17.25 ft')
  })
})

const wider = doorOf({ widthInches: 38 })
const problems: [string, CartLine, string][] = [
  [
    'more than its doors need',
    lineOf(205, 2, forDoor('heaterPan')),
    'These doors need 1, not the quantity of 2.',
  ],
  ['less than its doors need', lineOf(186, 18, forDoor('doorGasket')), 'These doors need 18.25 ft'],
  [
    'a different length of wire than its door needs',
    lineOf(76, 17.5, forDoor('heaterWire')),
    'These doors need 17.25 ft, not the quantity of 17.5.',
  ],
  [
    'a door that differs from the door record',
    lineOf(186, 18.5, forDoor('doorGasket', { door: wider })),
    'Door 15-0123: Our records for this door differ',
  ],
  [
    'an unknown serial number',
    lineOf(186, 18.25, forDoor('doorGasket', { serialNumber: '99-0001' })),
    `Door 99-0001: ${doorMissingText}`,
  ],
  [
    'another door’s serial number',
    lineOf(186, 18.25, forDoor('doorGasket', { serialNumber: '15-0124' })),
    'Door 15-0124: Our records for this door differ',
  ],
  ['another part’s use', lineOf(186, 3.25, forDoor('sweepGasket')), 'This door doesn’t take this part.'],
  [
    'a use its door does not have',
    lineOf(96, 3.25, forDoor('sweepGasket')),
    'This door doesn’t take this part.',
  ],
  ['no door', { partId: 76, quantity: 17.25, comments: [] }, 'This part needs'],
  [
    'a door without magnetic gaskets',
    lineOf(188, 17.25, magnetic({ serialNumber: '15-0123' })),
    `Door 15-0123: ${notMagneticText}`,
  ],
  [
    'a magnetic gasket without a serial number',
    lineOf(188, 17.25, magnetic({ serialNumber: null })),
    'Welded magnetic gaskets are made for one door.',
  ],
]

describe('a door line', () => {
  it.each(problems)('with %s is refused, in the cart and at checkout', async (_, line, text) => {
    await using shop = await openShop()
    const cart = [set[1] as CartLine, line]
    const priced = (await shop.guest().cart.price({ cart })).lines
    expect(priced.map(({ problem }) => problem)).toEqual([null, expect.stringContaining(text)])
    const number = priced[1]?.number
    const refused = { code: 'UNPROCESSABLE_CONTENT', ...refusedAs('checkout.line_refused') }
    await expect(shop.guest().checkout.quote(quoteForm(cart))).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining(`${number}: ${text}`),
    })
  })

  it('is not ordered when the door record changed since the quote', async () => {
    await using shop = await openShop()
    const guest = shop.guest()
    const input = quoteForm([gasket])
    const quote = await guest.checkout.quote(input)
    const botCheck = await solve(await guest.checkout.challenge())
    const corrected = registeredDoor({ serialNumber: '15-0123', heightInches: 85 })
    await shop.db.transaction((tx) => saveDoors(tx, [corrected]))
    await expect(guest.checkout.placeOrder(orderForm(quote, input, { botCheck }))).rejects.toMatchObject({
      message: expect.stringContaining('0201-BL: Door 15-0123: Our records for this door differ'),
      ...refusedAs('checkout.line_refused'),
    })
    expect(await shop.db.read.select().from(orders)).toEqual([])
  })

  it('in a shared cart is checked for whoever opens it', async () => {
    await using shop = await openShop()
    const stolen = lineOf(186, 18.25, forDoor('doorGasket', { serialNumber: '99-0001' }))
    const { shareKey } = await (await shop.person('buyer')).cart.share({ cart: [stolen, set[1] as CartLine] })
    const { lines } = await shop.guest().cart.open({ shareKey })
    const priced = await shop.guest().cart.price({ cart: lines.map((line) => ({ ...line })) })
    expect(priced.lines.map(({ problem }) => problem)).toEqual([`Door 99-0001: ${doorMissingText}`, null])
  })
})

describe('door records', () => {
  it('are queried once for all doors of a cart, and never without serial numbers', async () => {
    const reads = { times: 0 }
    const counting = (db: Database): Database => ({
      ...db,
      read: new Proxy(db.read, {
        get(target, key) {
          if (key === 'select') reads.times += 1
          return Reflect.get(target, key)
        },
      }),
    })
    await using shop = await openShop({ db: counting })
    const times = async (cart: CartLine[]) => {
      reads.times = 0
      await shop.guest().cart.price({ cart })
      return reads.times
    }
    const measured = set.map((line) =>
      lineOf(line.partId, line.quantity, forDoor('doorGasket', { serialNumber: null })),
    )
    const without = await times(measured)
    // The other query checks whether its IP address has been guessing numbers.
    expect(await times(set)).toBe(without + 2)
    expect(await times([{ partId: 186, quantity: 1, comments: [] }])).toBe(without)
  })
})
