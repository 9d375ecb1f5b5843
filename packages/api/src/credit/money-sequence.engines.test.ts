import { times } from '@mullion/config/test-speed'
import { salesHours } from '@mullion/db/analytics/analytics.tables'
import { balanceOf, openByAge } from '@mullion/db/credit/credit-balance.repository'
import { listCreditNotesOfOrder } from '@mullion/db/credit-notes/credit-note.repository'
import { listOrderLines } from '@mullion/db/orders/order-line.repository'
import { findPaymentOfOrder } from '@mullion/db/payments/payment.repository'
import { findOrderByNumber } from '@mullion/db/testing/stored-rows'
import { guest } from '@mullion/domain/accounts/actor'
import { isAwaitingApproval, type PlacingAnswer } from '@mullion/domain/checkout/order'
import { upsServiceCodes } from '@mullion/domain/checkout/shipping-service'
import { storeTime } from '@mullion/domain/store-day'
import { readHeldCents } from '@mullion/integrations/payments/ledger'
import { expect, it } from 'vitest'
import { orderRow } from '../testing/credit-notes.ts'
import { type Dice, dice } from '../testing/dice.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { columbus, orderForm, quoteForm, solve, termsOrder } from '../testing/order-form.ts'
import { nextRequestKey } from '../testing/price-quotes.ts'
import type { TestShop } from '../testing/ready-to-order.ts'
import { confirmationOf } from '../testing/recurring-orders.ts'
import {
  type BookedOrder,
  bookOrder,
  cancelLines,
  chargedOf,
  heldOf,
  readdress,
  returnLine,
  shipLines,
  toShip,
} from '../testing/reference-books.ts'
import { factsOfReference } from '../testing/reference-parts.ts'
import type { ReferenceLine, ReferenceOrder, ReferencePart, Zone } from '../testing/reference-totals.ts'
import { returnOf } from '../testing/returns.ts'

const operations = times(100, 1000)
const seed = times(32, Number(process.env.MULLION_SEED ?? Date.now() % 4_294_967_296))
const minute = 60_000
const arctic = 2
const orderLimitCents = 60_000

const places: readonly (readonly [zip: string, city: string, state: string, zone: Zone])[] = [
  ['27601', 'Raleigh', 'NC', '2'],
  ['35203', 'Birmingham', 'AL', '4'],
  ['43215', 'Columbus', 'OH', '4'],
  ['60601', 'Chicago', 'IL', '5'],
  ['80202', 'Denver', 'CO', '7'],
  ['97209', 'Portland', 'OR', '8'],
]
type Place = (typeof places)[number]

const shipTo = ([postalCode, city, state]: Place) => ({ ...columbus, postalCode, city, state })

function randomPart({ upTo, anyOf }: Dice): ReferencePart {
  const unit = anyOf(['EA', 'EA', 'EA', 'FT'] as const)
  return {
    ...{ unit, listCents: 99 + upTo(30_000) },
    lengthEighths: unit === 'EA' ? upTo(112) : 96,
    heightEighths: upTo(unit === 'EA' ? 96 : 24),
    depthEighths: upTo(unit === 'EA' ? 40 : 24),
    hundredthPounds: upTo(unit === 'EA' ? 900 : 90),
  }
}

interface Known {
  readonly id: number
  readonly number: string
  place: Place
  /** By card, at the gateway. */
  readonly reference: string | null
  readonly booked: BookedOrder
  /** Payments that name it. */
  paid: number
}

interface Wanted {
  readonly lines: readonly { readonly id: number; readonly line: ReferenceLine }[]
  readonly place: Place
  readonly service: (typeof upsServiceCodes)[number]
}

/** The store, what the second bookkeeper knows of it, and random numbers. */
class Trial {
  readonly orders: Known[] = []
  readonly payments: { readonly id: number; readonly cents: number; readonly of: Map<Known, number> }[] = []
  readonly done = new Map<string, number>()
  readonly #shop: TestShop
  readonly #dice: Dice
  readonly #parts: readonly ReferencePart[]
  #keys = 0

  constructor(shop: TestShop, roll: Dice, parts: readonly ReferencePart[]) {
    this.#shop = shop
    this.#dice = roll
    this.#parts = parts
  }

  #key = (name: string) => `${name}-${String(++this.#keys).padStart(10, '0')}`
  #today = () => storeTime(this.#shop.clock(), 'America/New_York').day
  #chance = (of: number) => this.#dice.random() < of

  #wanted(): Wanted {
    const { upTo, anyOf } = this.#dice
    const ids = [...new Set(Array.from({ length: upTo(3) }, () => upTo(this.#parts.length)))]
    const lines = ids.map((id) => {
      const part = this.#parts[id - 1] as ReferencePart
      return { id, line: { part, quarters: part.unit === 'EA' ? 4 * upTo(6) : upTo(60), cuts: [] } }
    })
    return { lines, place: anyOf(places), service: anyOf(upsServiceCodes) }
  }

  #reference({ lines, place, service }: Wanted, percent: number, exempt: boolean): ReferenceOrder {
    const [, , state, zone] = place
    return {
      ...{ lines: lines.map(({ line }) => line), state, zone, service },
      ...{ prepaid: true, discountHundredths: percent, exemptStates: exempt ? ['OH'] : [] },
    }
  }

  #form({ lines, place, service }: Wanted) {
    const cart = lines.map(({ id, line }) => ({ partId: id, quantity: line.quarters / 4, comments: [] }))
    return { ...quoteForm(cart), shipAddress: shipTo(place), serviceType: service }
  }

  async #know(number: string, order: ReferenceOrder, { place }: Pick<Wanted, 'place'>, onTerms: boolean) {
    const row = await findOrderByNumber(this.#shop.db.read, number)
    if (!row) throw new Error(`There is no order ${number}.`)
    const payment = await findPaymentOfOrder(this.#shop.db.read, row.id)
    const reference = onTerms ? null : (payment?.reference ?? '')
    const known = { id: row.id, number, place, reference, booked: bookOrder(order, onTerms), paid: 0 }
    this.orders.push(known)
    return known
  }

  async placeByCard(): Promise<Known> {
    const wanted = this.#wanted()
    const input = this.#form(wanted)
    const idempotencyKey = this.#key('by-card')
    if (this.#chance(0.4)) {
      const buyer = await this.#shop.person('stranger')
      const form = orderForm(await buyer.checkout.quote(input), input, { idempotencyKey })
      const { orderNumber } = placedOrder(await buyer.checkout.placeOrder(form))
      return this.#know(orderNumber, this.#reference(wanted, 90, false), wanted, false)
    }
    const n = this.#keys
    const session = guest(`money-session-${String(n).padStart(8, '0')}`, `203.0.${n >> 8}.${n & 255}`)
    const buyer = this.#shop.as(session)
    const quote = await buyer.checkout.quote(input)
    const botCheck = await solve(await buyer.checkout.challenge())
    const form = orderForm(quote, input, { idempotencyKey, botCheck })
    const { orderNumber } = placedOrder(await buyer.checkout.placeOrder(form))
    return this.#know(orderNumber, this.#reference(wanted, 100, false), wanted, false)
  }

  /** The buyer has a limit, over which an order waits for the owner: approved, reduced and approved, or rejected. */
  async placeOnTerms(): Promise<Known | null> {
    const byOwner = this.#chance(0.3)
    const wanted = this.#wanted()
    const buyer = await this.#shop.person(byOwner ? 'owner' : 'buyer')
    const input = this.#form(wanted)
    const idempotencyKey = this.#key('on-terms')
    const form = termsOrder(await buyer.checkout.quote(input), input, { idempotencyKey })
    const answer = await buyer.checkout.placeOrder(form)
    const order = this.#reference(wanted, 85, true)
    const overLimit = !byOwner && chargedOf(bookOrder(order, true)) > orderLimitCents
    expect(isAwaitingApproval(answer)).toBe(overLimit)
    if (!isAwaitingApproval(answer)) return this.#know(answer.orderNumber, order, wanted, true)
    return this.#decide(answer.approvalRequestId, wanted)
  }

  async #decide(requestId: number, wanted: Wanted): Promise<Known | null> {
    const owner = await this.#shop.person('owner')
    if (this.#chance(0.15)) {
      await owner.approvals.reject({ requestId, version: 1, reason: 'Not this month.' })
      return null
    }
    const change = this.#chance(0.3)
    const lines = wanted.lines.map(({ id, line }) => {
      const quarters = change && line.quarters > 4 ? line.quarters - 4 : line.quarters
      return { id, line: { ...line, quarters } }
    })
    if (change) {
      const changed = lines.map(({ id, line }) => ({ partId: id, quantity: line.quarters / 4 }))
      await owner.approvals.change({ requestId, version: 1, lines: changed, note: '' })
    }
    const order = this.#reference({ ...wanted, lines }, 85, true)
    const grandTotalCents = chargedOf(bookOrder(order, true))
    const version = change ? 2 : 1
    const { orderNumber } = placedOrder(
      await owner.approvals.approve({ requestId, version, grandTotalCents }),
    )
    return this.#know(orderNumber, order, wanted, true)
  }

  /** Staff quote prices of their own, at times with the freight and something that is not in the catalog. */
  async acceptQuote(): Promise<Known> {
    const { upTo } = this.#dice
    const asked = this.#wanted()
    const inWords = this.#chance(0.3)
    const freightCents = inWords || this.#chance(0.3) ? upTo(9000) : null
    const quoted = asked.lines.map(({ id, line }) => {
      const agreed = { contractCents: 99 + upTo(40_000), breaks: [] }
      return { id, line: { ...line, part: { ...line.part, agreed } } }
    })
    const agreed = { contractCents: 99 + upTo(20_000), breaks: [] }
    const special = { part: { ...(this.#parts[0] as ReferencePart), unit: 'EA' as const, agreed }, cuts: [] }
    const extra = inWords ? [{ id: 0, line: { ...special, quarters: 4 * upTo(4) } }] : []
    const wanted = { ...asked, lines: [...quoted, ...extra] }
    // What comes with a freight of its own has no choice of service.
    const service = freightCents === null ? asked.service : '03'
    const [owner, admin] = [await this.#shop.person('owner'), await this.#shop.person('admin')]
    const { id } = await owner.priceQuotes.ask({
      ...{ requestKey: nextRequestKey(), parts: [], neededBy: null, notes: '', fileIds: [] },
      otherItems: [{ description: 'As discussed', unit: 'EA', quantity: 1, targetPriceCents: null }],
    })
    // The limit on requests of one person does not matter here.
    this.#shop.pass(61 * minute)
    const lines = wanted.lines.map(({ id: partId, line }) => ({
      ...{ lineNo: null, partId: partId || null, description: partId ? '' : 'Made to a drawing', note: '' },
      ...{ unit: line.part.unit, quantity: line.quarters / 4 },
      unitPriceCents: line.part.agreed.contractCents,
    }))
    const { revision } = await admin.priceQuotes.desk.byId({ priceQuoteId: id })
    await admin.priceQuotes.desk.answer({
      ...{ priceQuoteId: id, revision, lines, freightCents, validUntil: '2027-01-31', message: '' },
    })
    const form = {
      ...{ ...quoteForm([]), shipAddress: shipTo(wanted.place), serviceType: service },
      priceQuote: { id, versionNo: 1 },
    }
    const terms = termsOrder(await owner.checkout.quote(form), form, { idempotencyKey: this.#key('quoted') })
    const { orderNumber } = placedOrder(await owner.checkout.placeOrder(terms))
    const order = {
      ...this.#reference({ ...wanted, service }, 85, true),
      ...(freightCents === null ? {} : { freightCents }),
    }
    return this.#know(orderNumber, order, wanted, true)
  }

  /** A list that is repeated, whose order is confirmed on its day. */
  async placeRecurring(): Promise<Known | null> {
    const wanted = this.#wanted()
    const buyer = await this.#shop.person('buyer')
    const address = { ...shipTo(wanted.place), label: this.#key('dock') }
    const { id: addressId } = await buyer.accounts.addresses.create(address)
    const lines = wanted.lines.map(({ id, line }) => ({ partId: id, quantity: line.quarters / 4 }))
    const { id: listId } = await buyer.partLists.create({ name: this.#key('list'), lines })
    const made = await buyer.recurringOrders.create({
      ...{ listId, addressId, everyWeeks: 2, nextOn: this.#today(), poNumber: 'PO-77' },
      ...{ serviceType: wanted.service, returnsAgreed: true },
    })
    this.#shop.pass(10 * minute)
    while (storeTime(this.#shop.clock(), 'America/New_York').hour < 6) this.#shop.pass(60 * minute)
    await this.#shop.services.recurringSweep.run()
    const found = await buyer.recurringOrders.byId({ recurringId: made.id })
    const { input } = await confirmationOf(buyer, found.drafts[0]?.id ?? 0)
    const grandTotalCents = chargedOf(bookOrder(this.#reference(wanted, 85, true), true))
    const became = await buyer.recurringOrders.drafts.confirm({ ...input, grandTotalCents })
    await buyer.recurringOrders.end({ recurringId: made.id, version: found.version })
    await buyer.partLists.remove({ listId })
    if (became.outcome === 'awaiting_approval') return this.#decide(became.approvalRequestId, wanted)
    return this.#know(became.orderNumber, this.#reference(wanted, 85, true), wanted, true)
  }

  #among(fits: (known: Known) => boolean): Known | null {
    const found = this.orders.slice(-40).filter(fits)
    return found.length > 0 ? this.#dice.anyOf(found) : null
  }

  /** Some quarters of each line, whole pieces of what is not sold by length; at least a part of one. */
  #some(of: BookedOrder, most: (line: BookedOrder['lines'][number]) => number): number[] {
    const step = (at: number) => (of.order.lines[at]?.part.unit === 'EA' ? 4 : 1)
    const some = of.lines.map((line, at) => {
      const steps = most(line) / step(at)
      return this.#chance(0.6) && steps > 0 ? this.#dice.upTo(steps) * step(at) : 0
    })
    if (some.some((quarters) => quarters > 0)) return some
    const first = of.lines.findIndex((line) => most(line) > 0)
    return of.lines.map((line, at) => (at === first ? most(line) : 0))
  }

  #linesOf = (quarters: readonly number[]) =>
    quarters.flatMap((each, at) => (each > 0 ? [{ lineNo: at + 1, quantity: each / 4 }] : []))

  async cancel(): Promise<Known | null> {
    const known = this.#among(({ booked }) => !booked.canceled && booked.lines.every((l) => l.shipped === 0))
    if (!known) return null
    const { booked, id: orderId } = known
    const all = this.#chance(0.25)
    const quarters = all ? booked.lines.map(toShip) : this.#some(booked, toShip)
    const by = await this.#shop.person(booked.onTerms && this.#chance(0.5) ? 'owner' : 'admin')
    const lines = all ? {} : { lines: this.#linesOf(quarters) }
    const shownCents = cancelLines(booked, quarters)
    const asked = { orderId, requestKey: this.#key('cancel'), shownCents, ...lines }
    // Now and then the request comes twice, also at once.
    await Promise.all(
      this.#chance(0.2) ? [by.orders.cancel(asked), by.orders.cancel(asked)] : [by.orders.cancel(asked)],
    )
    return known
  }

  async ship(): Promise<Known | null> {
    const known = this.#among(
      ({ booked }) => !booked.canceled && booked.lines.some((line) => toShip(line) > 0),
    )
    if (!known) return null
    const { booked, id: orderId } = known
    const all = this.#chance(0.3)
    const quarters = all ? booked.lines.map(toShip) : this.#some(booked, toShip)
    shipLines(booked, quarters)
    const admin = await this.#shop.person('admin')
    await admin.orders.desk.addShipment({
      ...{ orderId, carrier: 'UPS', trackingNumber: this.#key('1Z'), shippedOn: this.#today() },
      lines: this.#linesOf(quarters),
    })
    return known
  }

  async return(): Promise<Known | null> {
    const back = (of: BookedOrder) =>
      of.lines.flatMap((line, at) => {
        const inCatalog = of.order.lines[at]?.part.unit === 'EA' && of.order.freightCents === undefined
        return inCatalog && line.shipped - line.returned >= 4 ? [at] : []
      })
    const known = this.#among(({ booked }) => back(booked).length > 0)
    if (!known) return null
    const { booked, id: orderId } = known
    const { anyOf, upTo } = this.#dice
    const line = anyOf(back(booked))
    const row = booked.lines[line] as BookedOrder['lines'][number]
    const pieces = upTo((row.shipped - row.returned) / 4)
    const good = this.#chance(0.2) ? upTo(pieces) : pieces
    const damaged = this.#chance(0.4)
    const freight = damaged && this.#chance(0.3)
    const admin = await this.#shop.person('admin')
    const { desk } = admin.returns
    const reason = damaged ? 'damaged' : 'not_needed'
    const asked = await admin.returns.ask(returnOf(orderId, [{ lineNo: line + 1, quantity: pieces, reason }]))
    const { id: returnId } = asked
    let { revision } = asked
    if (damaged)
      revision = (await desk.decide({ returnId, revision, lines: [{ lineNo: line + 1, approve: true }] }))
        .revision
    revision = (await desk.receive({ returnId, revision })).revision
    const checked = { lineNo: line + 1, result: good < pieces ? ('damaged' as const) : ('ok' as const) }
    revision = (await desk.inspect({ returnId, revision, lines: [{ ...checked, creditQuantity: good }] }))
      .revision
    const [sentBack, credited] = [4 * pieces, 4 * good]
    const totalCents = returnLine(booked, { line, sentBack, credited, feePercent: damaged ? 0 : 15, freight })
    expect(await desk.creditPreview({ returnId, withFreight: freight })).toMatchObject({ totalCents })
    await desk.credit({ returnId, revision, withFreight: freight })
    return known
  }

  async readdress(): Promise<Known | null> {
    const known = this.#among(
      ({ booked }) => !booked.canceled && booked.lines.some((line) => toShip(line) > 0),
    )
    if (!known) return null
    const { booked, id: orderId, place } = known
    const to = this.#dice.anyOf(places.filter((each) => each !== place))
    const add = booked.onTerms && this.#chance(0.5)
    const admin = await this.#shop.person('admin')
    const payUpToCents = add ? 500_000 : 0
    const { id: changeId } = await admin.shipToChanges.ask({ orderId, shipAddress: shipTo(to), payUpToCents })
    const [, , state, zone] = to
    const shown = readdress(booked, { state, zone, add })
    known.place = to
    const rise = add ? ('add' as const) : ('waive' as const)
    expect(await admin.shipToChanges.desk.quote({ changeId, rise })).toMatchObject(shown)
    await admin.shipToChanges.desk.approve({ changeId, rise, shown })
    return known
  }

  /** A check for some orders, more or less, or on account; now and then one is taken out again. */
  async pay(): Promise<Known | null> {
    const { upTo, anyOf } = this.#dice
    const admin = await this.#shop.person('admin')
    const owner = { companyId: arctic }
    if (this.payments.length > 0 && this.#chance(0.15)) {
      const gone = anyOf(this.payments)
      await admin.credit.payments.remove({ owner, paymentId: gone.id })
      this.payments.splice(this.payments.indexOf(gone), 1)
      for (const [known, cents] of gone.of) known.paid -= cents
      return null
    }
    const open = this.orders.filter(({ booked, paid }) => booked.onTerms && heldOf(booked) - paid > 0)
    const named = new Map<Known, number>()
    for (const known of open.slice(0, 8)) {
      const rest = heldOf(known.booked) - known.paid
      if (this.#chance(0.4)) named.set(known, this.#chance(0.6) ? rest : upTo(rest))
    }
    const onAccount = named.size === 0 || this.#chance(0.2) ? upTo(50_000) : 0
    const amountCents = [...named.values()].reduce((total, cents) => total + cents, onAccount)
    const orders = [...named].map(([{ number: orderNumber }, cents]) => ({ orderNumber, amountCents: cents }))
    const reference = this.#key('check')
    const payment = { amountCents, paidOn: this.#today(), reference, orders }
    const { id } = await admin.credit.payments.add({ owner, payment })
    this.payments.push({ id, cents: amountCents, of: named })
    for (const [known, cents] of named) known.paid += cents
    return null
  }

  /** Compares an order with what it should be by now: charges, credit notes, canceled lines, the gateway. */
  async compareOrder(known: Known, held: ReadonlyMap<string, number>): Promise<void> {
    const { booked, id, reference } = known
    const row = await orderRow(this.#shop, id)
    const notes = await listCreditNotesOfOrder(this.#shop.db.read, id)
    const lines = await listOrderLines(this.#shop.db.read, id)
    const { charged, back } = booked
    expect({
      charged: [row.cartTotalCents, row.shippingCents, row.goodsTaxCents, row.freightTaxCents],
      total: row.grandTotalCents,
      back: [
        row.creditedGoodsCents,
        row.creditedFreightCents,
        row.creditedGoodsTaxCents,
        row.creditedFreightTaxCents,
      ],
      notes: notes.map(({ totalCents }) => totalCents),
      notGiven: notes.filter(({ state }) => state !== 'given').length,
      canceled: lines.map(({ canceledQuantity }) => canceledQuantity * 4),
      credited: lines.map(({ creditedQuantity }) => creditedQuantity * 4),
      isCanceled: row.canceledAt !== null,
      held: reference === null ? null : (held.get(reference) ?? 0),
    }).toEqual({
      charged: [charged.goods, charged.freight, charged.goodsTax, charged.freightTax],
      total: chargedOf(booked),
      back: [back.goods, back.freight, back.goodsTax, back.freightTax],
      notes: booked.notes,
      notGiven: 0,
      canceled: booked.lines.map((line) => line.canceled),
      credited: booked.lines.map((line) => line.credited),
      isCanceled: booked.canceled,
      held: reference === null ? null : heldOf(booked),
    })
  }

  owed(): number {
    const ordered = this.orders.filter(({ booked }) => booked.onTerms)
    const paid = this.payments.reduce((total, { cents }) => total + cents, 0)
    return ordered.reduce((total, { booked }) => total + heldOf(booked), 0) - paid
  }

  /** One operation, chosen at random; one that nothing fits becomes an order. */
  async step(): Promise<void> {
    const { anyOf, upTo } = this.#dice
    this.#shop.pass(upTo(15) * minute)
    const kind = anyOf([
      ...(['placeByCard', 'placeOnTerms', 'acceptQuote', 'placeRecurring'] as const),
      ...(['cancel', 'cancel', 'ship', 'ship', 'return', 'return', 'readdress', 'readdress', 'pay'] as const),
    ])
    const touched = await this[kind]()
    this.done.set(kind, (this.done.get(kind) ?? 0) + 1)
    const held = await readHeldCents(this.#shop.ledgerFile)
    if (touched) await this.compareOrder(touched, held)
    const { openCents } = await balanceOf(this.#shop.db.read, { companyId: arctic })
    expect(openCents).toBe(this.owed())
  }
}

function placedOrder(answer: PlacingAnswer) {
  if (isAwaitingApproval(answer)) throw new Error('The order waits for approval.')
  return answer
}

it(
  `${operations} random operations on orders: ledger, orders, balances and credit notes agree with an independent count`,
  async () => {
    const roll = dice(seed)
    const parts = Array.from({ length: 25 }, () => randomPart(roll))
    await using shop = await openTestShop({
      ...{ people: true, slowCardMs: 0, parts: parts.map((part, at) => factsOfReference(part, at + 1)) },
    })
    const owner = await shop.person('owner')
    const limits = { monthLimitCents: null, asksAdmins: true, approverIds: [] }
    await owner.approvals.saveLimits({ userId: shop.ids.buyer, orderLimitCents, ...limits })
    const trial = new Trial(shop, roll, parts)
    for (let at = 0; at < operations; at += 1)
      await trial.step().catch((error: unknown) => {
        console.info(
          `Money, seed ${seed}: operation ${at} disagrees; MULLION_SEED repeats it in the full run.`,
        )
        throw error
      })

    const held = await readHeldCents(shop.ledgerFile)
    for (const known of trial.orders) await trial.compareOrder(known, held)
    const charges = trial.orders.filter(({ booked }) => !booked.onTerms)
    const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0)
    expect(sum([...held.values()])).toBe(sum(charges.map(({ booked }) => heldOf(booked))))
    const ages = [30, 60, 90].map((days) => new Date(shop.clock().getTime() - days * 86_400_000))
    const aged = await openByAge(shop.db.read, { companyId: arctic }, ages as [Date, Date, Date])
    const { onAccountCents, ...open } = aged
    expect(sum(Object.values(open)) - onAccountCents).toBe(trial.owed())
    const hours = await shop.db.read.select().from(salesHours)
    expect(sum(hours.map(({ revenueCents }) => revenueCents))).toBe(
      sum(trial.orders.map(({ booked }) => heldOf(booked))),
    )
    expect((await shop.services.reconciliation.compare(new Date(0))).findings).toEqual([])
    const tally = [...trial.done].map(([kind, count]) => `${count} ${kind}`).join(', ')
    expect(trial.done.size).toBe(9)
    console.info(`Money, seed ${seed}: ${trial.orders.length} orders; ${tally}`)
  },
  times(240_000, 1_800_000),
)
