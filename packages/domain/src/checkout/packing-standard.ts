import { dimensionalDivisor, parcelLimits, standardBox, tarePounds } from '../parcel-limits.ts'
import { type Box, closeBox } from './packing-boxes.ts'
import { type Content, type Division, divide, emptyContent, fits, put } from './packing-divide.ts'
import type { Load } from './packing-goods.ts'
import { roundedUp, timesInto } from './packing-measure.ts'

/** Bounds on the search, so that the largest cart takes milliseconds: the result is then a packing less searched for. */
const bounds = { ways: 60_000, boxesJoined: 12, unitsTimesBoxes: 100_000 } as const

const leastBilled = roundedUp(standardBox.cubicInches / dimensionalDivisor)

/** Billed weight of a standard box with this weight of goods, in whole pounds. */
export function billedPounds(pounds: number): number {
  return Math.max(leastBilled, roundedUp(pounds + tarePounds))
}

/** No packing into this many boxes is billed less. */
function leastBilledPounds(pounds: number, boxes: number): number {
  return Math.max(boxes * leastBilled, roundedUp(pounds + boxes * tarePounds))
}

const billedInAll = (boxes: readonly Content[]) =>
  boxes.reduce((sum, { pounds }) => sum + billedPounds(pounds), 0)

/** Fraction of a standard box that one of these takes, by volume or weight, whichever is larger. */
function share({ cubicInches, pounds }: Load): number {
  return Math.max(cubicInches / standardBox.cubicInches, pounds / standardBox.weightPounds)
}

/** A load has both volume and weight, so "decreasing" can mean three things: larger box share, volume, or weight. */
const sizesOf: readonly ((load: Load) => number)[] = [
  share,
  (load) => load.cubicInches,
  (load) => load.pounds,
]

/** Compares every property, so the order of cart lines never changes the result. */
function byLoad(a: Load, b: Load): number {
  return share(b) - share(a) || b.cubicInches - a.cubicInches || b.pounds - a.pounds
}

const keyOf = ({ cubicInches, pounds }: Load) => `${cubicInches.toFixed(6)} ${pounds.toFixed(6)}`

function merged(loads: readonly Load[]): Load[] {
  return [...Map.groupBy(loads, keyOf).values()].flatMap(([load, ...more]) =>
    load ? [{ ...load, count: more.reduce((sum, { count }) => sum + count, load.count) }] : [],
  )
}

/** Each load goes into the first box with room; stops just above the box limit, where the order ships by freight. */
function firstFit(loads: readonly Load[]): Content[] {
  const boxes: Content[] = []
  for (const [kind, load] of loads.entries()) {
    let left = load.count
    for (let at = 0; left > 0 && at <= parcelLimits.boxes; at += 1) {
      const box = boxes[at] ?? emptyContent()
      boxes[at] = box
      const room = Math.min(
        timesInto(standardBox.cubicInches - box.cubicInches, load.cubicInches),
        timesInto(standardBox.weightPounds - box.pounds, load.pounds),
      )
      const count = Math.min(left, room)
      if (count > 0) put(box, { kind, load, count })
      left -= count
    }
  }
  return boxes
}

const samePounds = 1e-6

/** Each load goes into the lightest of that many boxes with room; null if one finds none. */
function spread(loads: readonly Load[], count: number): Content[] | null {
  const boxes = Array.from({ length: count }, emptyContent)
  for (const [kind, load] of loads.entries()) {
    for (let left = load.count; left > 0; left -= 1) {
      let lightest: Content | null = null
      for (const box of boxes) {
        if (lightest && box.pounds >= lightest.pounds - samePounds) continue
        if (fits(box.cubicInches + load.cubicInches, box.pounds + load.pounds)) lightest = box
      }
      if (!lightest) return null
      put(lightest, { kind, load, count: 1 })
    }
  }
  return boxes
}

interface Search {
  /** In the order in which they are packed. */
  readonly loads: readonly Load[]
  /** Shared by all steps for one cart. */
  readonly budget: Division['budget']
}

/** Divides any three boxes into two, as long as some three allow it and there are more than `least`. */
function joined(boxes: readonly Content[], { least, ...search }: Search & { least: number }): Content[] {
  if (boxes.length <= least || boxes.length > bounds.boxesJoined) return [...boxes]
  for (const [a, one] of boxes.entries()) {
    for (let b = a + 1; b < boxes.length; b += 1) {
      for (let c = b + 1; c < boxes.length; c += 1) {
        const three = [one, boxes[b] ?? one, boxes[c] ?? one]
        const two = divide(three, { ...search, costOf: billedPounds, below: Infinity, goal: Infinity })
        if (!two) continue
        const rest = boxes.filter((_, at) => at !== a && at !== b && at !== c)
        return joined([...rest, ...two], { ...search, least })
      }
    }
  }
  return [...boxes]
}

/** Divides any two boxes anew while that lowers what is billed, until it is `goal`. */
function balanced(boxes: readonly Content[], { goal, ...search }: Search & { goal: number }): Content[] {
  const all = [...boxes]
  for (let before = Infinity; billedInAll(all) < before && billedInAll(all) > goal; ) {
    before = billedInAll(all)
    for (let a = 0; a < all.length; a += 1) {
      for (let b = a + 1; b < all.length; b += 1) {
        const pair = [all[a] ?? emptyContent(), all[b] ?? emptyContent()]
        const least = leastBilledPounds(
          pair.reduce((sum, { pounds }) => sum + pounds, 0),
          2,
        )
        const below = billedInAll(pair)
        if (below <= least) continue
        const two = divide(pair, { ...search, costOf: billedPounds, below, goal: least })
        if (two) [all[a], all[b]] = two
        if (two && billedInAll(all) <= goal) return all
      }
    }
  }
  return all
}

/**
 * Packs loads into standard boxes: the fewest boxes found, and of those the packing billed least. First-fit decreasing
 * by each of the three sizes, three boxes made two where they allow it; then these packings, and the loads spread over
 * as many boxes, have their boxes balanced in pairs.
 */
export function fillStandardBoxes(given: readonly Load[]): Box[] {
  const loads = merged(given)
  const total = (of: (load: Load) => number) => loads.reduce((sum, load) => sum + load.count * of(load), 0)
  const pounds = total((load) => load.pounds)
  const least = Math.max(
    roundedUp(total((load) => load.cubicInches) / standardBox.cubicInches),
    roundedUp(pounds / standardBox.weightPounds),
  )
  const budget = { ways: bounds.ways }
  const orders = sizesOf.map((size) => loads.toSorted((a, b) => size(b) - size(a) || byLoad(a, b)))
  const first = orders.map((order) => joined(firstFit(order), { loads: order, budget, least }))
  const count = Math.min(...first.map((boxes) => boxes.length))
  const goal = leastBilledPounds(pounds, count)

  let best = first.find((boxes) => boxes.length === count) ?? []
  const tryToImprove = (order: readonly Load[], boxes: readonly Content[] | null) => {
    if (boxes?.length !== count || billedInAll(best) <= goal) return
    const better = balanced(boxes, { loads: order, budget, goal })
    if (billedInAll(better) < billedInAll(best)) best = better
  }
  for (const [at, order] of orders.entries()) tryToImprove(order, first[at] ?? null)
  const maySpread = total(() => 1) * count <= bounds.unitsTimesBoxes
  for (const order of maySpread ? orders : []) {
    if (billedInAll(best) > goal) tryToImprove(order, spread(order, count))
  }
  return best.map((box) => closeBox('standard', standardBox.sidesInches, box.pounds))
}
