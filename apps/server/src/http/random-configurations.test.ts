// Sends thousands of valid and invalid lines over HTTP and compares the answers with the independent implementation in
// testing/counter. A mismatch prints the seed that reproduces it.
import { quoteForm } from '@mullion/api/testing/order-form'
import { times } from '@mullion/config/test-speed'
import type { Quote } from '@mullion/domain/checkout/quote'
import { describe, expect, it } from 'vitest'
import { codeOf } from '../testing/cart-lines/error-codes.ts'
import {
  compared,
  linesPerCart,
  openCartLines,
  rejectedLines,
} from '../testing/cart-lines/open-cart-lines.ts'
import type { RequestedLine, Sent } from '../testing/cart-lines/reference-verdict.ts'
import { isWellFormed } from '../testing/cart-lines/well-formed.ts'
import { refusal } from '../testing/open-test-app.ts'

const seed = 311
const lines = times(10_000, 50_000)

/** Minimum count of each answer, so that every one is covered. */
const least = {
  'in order': 3000,
  malformed: 400,
  'malformed doors': 200,
  not_calculated: 30,
  door_not_looked_up: 10,
  configuration_missing: 500,
  configuration_unexpected: 500,
  direction_not_split: 100,
  serials_not_complete: 100,
  voltage_not_split: 100,
  panels_not_split: 20,
  panels_unexpected: 50,
  wall_thickness_missing: 50,
  quantity_not_of_cuts: 200,
  door_serial_missing: 5,
  door_not_magnetic: 5,
  door_not_of_part: 50,
  quantity_not_of_doors: 60,
  doors_take_more: 20,
  register_missing: 20,
  register_unclear: 20,
  register_otherwise: 20,
  register_not_magnetic: 5,
  no_longer_sold: 80,
  no_price: 100,
  not_whole: 20,
  not_quarters: 20,
}

function counted(codes: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1)
  return counts
}

const shapeOf = (line: RequestedLine) =>
  JSON.stringify(line.configurations)?.includes('"door"') ? 'malformed doors' : 'malformed'

function documented({ partId, quantity, configurations = [] }: RequestedLine): readonly [number, object] {
  const given = configurations as Sent[]
  const cuts = given.flatMap((configuration) =>
    configuration.kind === 'cuts' ? (configuration.cuts as Sent[]) : [],
  )
  const precisionLengths = cuts.map((cut) => {
    return { length: cut.lengthInches, thickness: cut.wallThicknessInches, count: cut.count }
  })
  const others = given.filter(({ kind }) => cuts.length === 0 || kind !== 'cuts')
  return [partId, { part: { id: partId }, quantity, precisionLengths, configurations: others }]
}

describe(`random lines, seed ${seed}`, () => {
  it(`${lines} of them get the answers that an independent implementation predicts`, {
    timeout: times(120_000, 600_000),
  }, async () => {
    await using counter = await openCartLines(seed)
    const [wrong, codes]: [string[], string[]] = [[], []]
    for (let done = 0; done < lines; done += linesPerCart) {
      const client = counter.dice.pick([counter.guest, counter.buyer])
      const all = counter.randomCart(counter.dice.chance(0.5))
      const named = all.every(isWellFormed) ? [] : await rejectedLines(client, all)
      const surprising = all.filter((line, at) => named.includes(at) === isWellFormed(line))
      wrong.push(
        ...surprising.map((line) => counter.describeMismatch(line, { wellFormed: isWellFormed(line) })),
      )
      codes.push(...all.filter((line) => !isWellFormed(line)).map(shapeOf))
      const answers = await compared(counter, client, { cart: all.filter(isWellFormed) })
      wrong.push(...answers.wrong)
      codes.push(...answers.verdicts.map(({ code }) => code ?? 'in order'))
    }
    expect(wrong.slice(0, 5)).toEqual([])
    expect(codes).toHaveLength(lines)
    const counts = counted(codes)
    expect([...counts.keys()].sort()).toEqual(Object.keys(least).sort())
    const rare = Object.entries(least).filter(([code, times]) => (counts.get(code) ?? 0) < times)
    expect(rare.map(([code, times]) => ({ code, times, occurred: counts.get(code) }))).toEqual([])
  })

  it('get the same answers after a round trip through a shared cart', async () => {
    await using counter = await openCartLines(seed)
    for (let shared = 0; shared < 20; shared += 1) {
      const cart = counter.randomCart(false).sort((a, b) => a.partId - b.partId)
      const map = Object.fromEntries(cart.map(documented))
      const answer = await counter.buyer.page.post('/api/saved-carts', { cart: map })
      const { shareKey } = (await answer.json()) as { shareKey: string }
      const opened = await counter.guest.page.ask('cart.open', { shareKey })
      const { result } = (await opened.json()) as { result: { data: { lines: object[] } } }
      expect((await compared(counter, counter.guest, { cart, sent: result.data.lines })).wrong).toEqual([])
    }
  })

  it('are refused individually at checkout, and valid lines are quoted at the predicted totals', async () => {
    await using counter = await openCartLines(seed)
    const { page, pays } = counter.guest
    const quoted = (cart: RequestedLine[]) => page.call('checkout.quote', { ...quoteForm(), cart })
    const isInOrder = (line: RequestedLine) => counter.predicted(line, pays).code === null
    for (let sent = 0; sent < 20; sent += 1) {
      const cart = counter.randomCart(false)
      const refused = await quoted(cart)
      const { data } = await refusal(refused)
      const named = (data.details.lines ?? []) as { partId: number; problem: string }[]
      expect([refused.status, data.appCode]).toEqual([422, 'checkout.line_refused'])
      expect(named.map(({ partId, problem }) => [partId, codeOf(problem)])).toEqual(
        cart.flatMap((line) => (isInOrder(line) ? [] : [[line.partId, counter.predicted(line, pays).code]])),
      )
      // Only a few, so that they fit into one parcel.
      const small = cart.filter((line) => isInOrder(line) && counter.isSmall(line)).slice(0, 5)
      const { result } = (await (await quoted(small)).json()) as { result: { data: Quote } }
      expect(result.data.lines.map(({ lineTotalCents }) => lineTotalCents)).toEqual(
        small.map((line) => counter.predicted(line, pays).totalCents),
      )
    }
  })
})
