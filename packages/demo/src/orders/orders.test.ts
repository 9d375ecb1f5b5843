import { quantityProblem } from '@mullion/domain/cart/cart'
import { configurationRule } from '@mullion/domain/cart/configuration-rule'
import { configurationProblem } from '@mullion/domain/cart/line-configuration'
import { billingDetails } from '@mullion/domain/checkout/order'
import { parsePartRow } from '@mullion/domain/imports/part-csv'
import { discounted, percentOf, timesQuantity } from '@mullion/domain/money'
import { shipAddress } from '@mullion/domain/postal-address'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { demoPeople } from '../accounts/people.ts'
import { demoSignIns } from '../accounts/sign-ins.ts'
import { readDemoParts } from '../demo-catalog.ts'
import { seeded } from '../random.ts'
import { configure } from './configured.ts'
import { demoInternalCompanies } from './counter-customers.ts'
import type { DemoOrderLine } from './order-lines.ts'
import { type DemoOrder, demoOrders } from './orders.ts'
import { type StockPart, stockOf } from './stock.ts'

const rows: Record<string, string>[] = parse(await readDemoParts(), { columns: true })
const parts: StockPart[] = rows.flatMap((row) => {
  const read = parsePartRow(row)
  return read.ok && read.part.id !== null ? [{ ...read.part, id: read.part.id }] : []
})
const partsById = new Map(parts.map((part) => [part.id, part]))
const people = demoPeople()
const monday = new Date('2026-11-23T20:00:00Z')

async function ordersUntil(until: Date, from = parts): Promise<DemoOrder[]> {
  const charges = {
    parcelCents: async ({ boxes }: { boxes: readonly unknown[] }) => 990 * boxes.length,
    taxCents: async ({ goodsCents, freightCents }: { goodsCents: number; freightCents: number }) =>
      percentOf(goodsCents + freightCents, 5.75),
  }
  const found: DemoOrder[] = []
  for await (const order of demoOrders({ ...charges, parts: from, until, people })) found.push(order)
  return found
}

const orders = await ordersUntil(monday)
const dayMs = 86_400_000
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  hour: 'numeric',
  month: 'numeric',
  hourCycle: 'h23',
})

function countBy(part: 'weekday' | 'hour' | 'month', of = orders): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { placedAt } of of) {
    const shown = clock.formatToParts(placedAt).find(({ type }) => type === part)?.value ?? ''
    counts[shown] = (counts[shown] ?? 0) + 1
  }
  return counts
}
const share = (of: readonly DemoOrder[]) => of.length / orders.length
const rateOf = (order: DemoOrder) =>
  people.find(({ email }) => email === order.login)?.company?.discountRate ?? 1

describe('the demo orders', () => {
  it('are the same for the same instant', async () => {
    expect(JSON.stringify(await ordersUntil(monday))).toBe(JSON.stringify(orders))
  })

  it('are the same at an earlier hour of the day, except for the last few', async () => {
    const morning = await ordersUntil(new Date('2026-11-23T15:00:00Z'))
    const same = morning.slice(0, -20)
    expect(same.length).toBeGreaterThan(4000)
    expect(JSON.stringify(same)).toBe(JSON.stringify(orders.slice(0, same.length)))
  })

  it.each([
    ['a Monday night', '2026-03-02T05:01:00Z'],
    ["New Year's Day", '2027-01-01T17:00:00Z'],
    ['a summer Sunday', '2026-07-05T12:00:00Z'],
  ])('number at least 4,000 in eighteen months, including the last days, on %s', async (_when, at) => {
    const until = new Date(at)
    const found = await ordersUntil(until)
    expect(found.length).toBeGreaterThanOrEqual(4000)
    const ages = found.map(({ placedAt }) => (until.getTime() - placedAt.getTime()) / dayMs)
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...ages)).toBeGreaterThan(540)
    expect(ages.filter((age) => age < 30).length).toBeGreaterThan(100)
    expect(ages.filter((age) => age < 4).length).toBeGreaterThan(5)
    expect(ages).toEqual(ages.toSorted((a, b) => b - a))
  })

  it('are empty when no part has a price', async () => {
    const unpriced = parts.map((part) => ({ ...part, priceCents: null }))
    expect(await ordersUntil(monday, unpriced)).toEqual([])
  })

  it('add up exactly, line by line', () => {
    const wrong = orders.filter(({ lines, cartTotalCents, shippingCents, taxCents, grandTotalCents }) => {
      const linesRight = lines.every(
        (line) => line.lineTotalCents === timesQuantity(line.unitPriceCents, line.quantity),
      )
      const sum = lines.reduce((total, line) => total + line.lineTotalCents, 0)
      return !linesRight || sum !== cartTotalCents || grandTotalCents !== sum + shippingCents + taxCents
    })
    expect(wrong).toEqual([])
  })

  it("use catalog parts at the company's price, or at 4% less before this year", () => {
    const customers = orders.filter(({ login }) => login?.endsWith('mullion.example') === false)
    const strange = customers.flatMap((order) =>
      order.lines.filter(({ partId, number, name, unit, quantity, unitPriceCents }) => {
        const part = partsById.get(partId)
        const price = (list: number) => discounted(list, rateOf(order))
        const today = price(part?.priceCents ?? 0)
        const then = price(discounted(part?.priceCents ?? 0, 0.96))
        const priced =
          order.placedAt.getUTCFullYear() < 2026
            ? [today, then].includes(unitPriceCents)
            : today === unitPriceCents
        const called = part?.number === number && part.name === name && part.unit === unit
        return !priced || !called || quantityProblem(unit, quantity) !== null
      }),
    )
    expect(strange).toEqual([])
    for (const { lines } of orders) expect(new Set(lines.map(({ partId }) => partId)).size).toBe(lines.length)
  })

  it('fall on working days, most on Mondays and Tuesdays, and few on weekends', () => {
    const { Sun = 0, Mon = 0, Tue = 0, Wed = 0, Thu = 0, Fri = 0, Sat = 0 } = countBy('weekday')
    expect(Math.min(Mon, Tue)).toBeGreaterThan(1.1 * Math.max(Wed, Thu, Fri))
    expect(Math.min(Wed, Thu, Fri)).toBeGreaterThan(3 * Math.max(Sat, Sun))
    expect(Math.min(Sat, Sun)).toBeGreaterThan(20)
  })

  it("fall in the store's working hours, peaking at 10 AM and 2 PM", () => {
    const counts = countBy('hour')
    const at = (hour: number) => counts[String(hour).padStart(2, '0')] ?? 0
    expect(at(10)).toBeGreaterThan(Math.max(at(9), at(11)))
    expect(at(14)).toBeGreaterThan(Math.max(at(13), at(15)))
    expect(at(12)).toBeLessThan(0.6 * at(10))
    expect(at(10) + at(14)).toBeGreaterThan(0.25 * orders.length)
    for (const hour of [22, 23, 0, 1, 2, 3, 4, 5]) expect(at(hour)).toBe(0)
  })

  it('peak in summer, when gaskets sell best', () => {
    const year = orders.filter(({ placedAt }) => monday.getTime() - placedAt.getTime() < 365 * dayMs)
    const months = countBy('month', year)
    const of = (...names: number[]) => names.reduce((sum, month) => sum + (months[month] ?? 0), 0)
    expect(of(6, 7, 8)).toBeGreaterThan(1.2 * of(12, 1, 2))
    const gasketShare = (...names: number[]) => {
      const lines = orders.filter((o) => names.includes(o.placedAt.getUTCMonth() + 1)).flatMap((o) => o.lines)
      const seals = lines.filter((line) => partsById.get(line.partId)?.tags.includes('Gaskets'))
      return seals.length / lines.length
    }
    expect(gasketShare(6, 7, 8)).toBeGreaterThan(1.4 * gasketShare(12, 1, 2))
  })

  it('come from guests, staff and every company, none before the company joined', () => {
    expect(share(orders.filter(({ guest }) => guest !== null))).toBeCloseTo(0.12, 1)
    expect(share(orders.filter(({ login }) => login?.endsWith('@mullion.example')))).toBeCloseTo(0.08, 1)
    for (const { guest, login } of orders) expect(guest === null).toBe(login !== null)
    const staffed = orders.filter(({ internalNumber }) => internalNumber !== null)
    expect(staffed.every(({ login }) => login?.endsWith('@mullion.example'))).toBe(true)
    expect(new Set(staffed.map(({ internalNumber }) => internalNumber)).size).toBe(12)
    expect(staffed.some(({ taxCents }) => taxCents === 0)).toBe(true)
    expect(staffed.some(({ accountNumber }) => accountNumber !== null)).toBe(true)
    const joined = new Map(people.map(({ email, company }) => [email, company]))
    const companies = new Set<string>()
    for (const { login, placedAt } of orders) {
      const company = joined.get(login ?? '')
      if (!company) continue
      companies.add(company.name)
      expect((monday.getTime() - placedAt.getTime()) / dayMs).toBeLessThan(company.joinedDaysAgo + 1)
    }
    expect(companies.size).toBe(40)
  })

  it('ship to valid addresses and use no real email', () => {
    for (const order of orders) {
      expect(shipAddress.safeParse(order.shipAddress).data).toEqual(order.shipAddress)
      expect(order.buyerEmail).toMatch(/^[a-z.]+@[a-z]+\.example$/)
      if (order.billing) expect(billingDetails.safeParse(order.billing).data).toEqual(order.billing)
    }
  })

  it('are either on terms with a PO number or paid by card in the sandbox', () => {
    for (const order of orders) {
      const terms = order.paymentState === 'terms'
      expect([order.poNumber !== null, order.sandbox, order.cardType === null]).toEqual([
        terms,
        !terms,
        terms,
      ])
      expect(order.lastFour === null ? terms : /^\d{4}$/.test(order.lastFour)).toBe(true)
      expect(order.billing === null).toBe(terms)
      if (order.billingOption === 'prepay') expect(order.shippingCents).toBeGreaterThan(0)
      else expect([order.shippingCents, order.accountNumber?.length]).toEqual([0, 6])
    }
    expect(share(orders.filter(({ paymentState }) => paymentState === 'terms'))).toBeGreaterThan(0.5)
    expect(new Set(orders.map(({ carrier }) => carrier))).toEqual(new Set(['UPS', 'FedEx']))
  })

  it('charge no tax where a company is exempt, and carry the ISE number of members', () => {
    const internal = new Map(demoInternalCompanies().map((company) => [company.customerNumber, company]))
    for (const { login, internalNumber, shipAddress: to, taxCents, iseNumber } of orders) {
      const online = people.find(({ email }) => email === login)?.company
      const company = internal.get(internalNumber ?? '') ?? online
      const exemptStates: readonly string[] = company?.taxExemptStates ?? []
      expect(taxCents === 0).toBe(exemptStates.includes(to.state))
      if (company) expect(iseNumber !== null).toBe(company.iseMember)
    }
  })

  it('are processed, except for a few from the last days', () => {
    const pending = orders.filter(({ processed }) => !processed)
    expect(pending.length).toBeGreaterThan(5)
    expect(pending.length).toBeLessThan(20)
    for (const { placedAt } of pending) expect(monday.getTime() - placedAt.getTime()).toBeLessThan(5 * dayMs)
    expect(pending.some(({ paymentState }) => paymentState === 'terms')).toBe(true)
  })
})

describe('the orders of the demo customers', () => {
  const customers = demoSignIns.flatMap(({ email, customerNumber }) => (customerNumber ? [email] : []))

  it.each(customers)(
    '%s has several pages of orders, with both statuses and every reorder outcome',
    (email) => {
      const own = orders.filter(({ login }) => login === email)
      expect(own.length).toBeGreaterThanOrEqual(25)
      expect(own.filter(({ processed }) => !processed)).toHaveLength(1)
      const lines = own.flatMap((order) => order.lines)
      const rate = rateOf(own[0]!)
      const outcome = ({ partId, unitPriceCents, configurations }: DemoOrderLine) => {
        const part = partsById.get(partId)!
        if (part.obsolete) return 'no_longer_sold'
        if (configurationRule(part) && configurations.length === 0) return 'needs_configuration'
        return discounted(part.priceCents ?? 0, rate) === unitPriceCents ? 'same' : 'new_price'
      }
      expect(new Set(lines.map(outcome)).size).toBe(4)
    },
  )
})

describe('a part that needs configuration', () => {
  it('is ordered with a configuration that the store accepts', () => {
    const random = seeded(3)
    const problems = stockOf(parts).configured.flatMap((part) => {
      const { quantity, configuration } = configure(random, part)
      return [configurationProblem(part, { quantity, configurations: configuration ? [configuration] : [] })]
    })
    expect(problems.length).toBeGreaterThan(200)
    expect(problems.filter((problem) => problem !== null)).toEqual([])
  })

  it('is ordered for doors when the doors determine its quantity', () => {
    const lines = orders.flatMap((order) => order.lines)
    const forDoors = lines.filter(({ configurations }) => configurations.some(({ kind }) => kind === 'door'))
    const counted = Object.groupBy(forDoors, ({ partId }) => partId)
    for (const id of [76, 186, 187, 198, 205]) expect(counted[id]?.length).toBeGreaterThan(2)
    for (const line of forDoors) {
      const part = partsById.get(line.partId)
      expect(part && configurationProblem(part, line)).toBeNull()
    }
    expect(lines.some(({ partId }) => partId === 188)).toBe(false)
  })
})
