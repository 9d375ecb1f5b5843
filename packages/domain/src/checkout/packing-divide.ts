import { standardBox } from '../parcel-limits.ts'
import type { Load } from './packing-goods.ts'
import { atMost } from './packing-measure.ts'

/** What is in a standard box: how many of each kind of load. */
export interface Content {
  cubicInches: number
  pounds: number
  readonly counts: Map<number, number>
}

export function emptyContent(): Content {
  return { cubicInches: 0, pounds: 0, counts: new Map() }
}

/** True if goods of this volume and weight go into one standard box. */
export function fits(cubicInches: number, pounds: number): boolean {
  return atMost(cubicInches, standardBox.cubicInches) && atMost(pounds, standardBox.weightPounds)
}

interface Loads {
  readonly kind: number
  readonly load: Load
  readonly count: number
}

export function put(box: Content, { kind, load, count }: Loads): void {
  box.cubicInches += count * load.cubicInches
  box.pounds += count * load.pounds
  box.counts.set(kind, (box.counts.get(kind) ?? 0) + count)
}

/** Contents with more ways to divide them are left as they are. */
const mostWays = 20_000

export interface Division {
  /** By kind. */
  readonly loads: readonly Load[]
  readonly costOf: (pounds: number) => number
  /** Only a division that costs less counts; the first one at `goal` ends the search. */
  readonly below: number
  readonly goal: number
  /** How many more ways may be tried. */
  readonly budget: { ways: number }
}

/** Divides the contents of some boxes into two boxes at the least cost; null if no division costs less than `below`. */
export function divide(boxes: readonly Content[], division: Division): [Content, Content] | null {
  const { loads, costOf, below, goal, budget } = division
  const cubicInAll = boxes.reduce((sum, { cubicInches }) => sum + cubicInches, 0)
  const poundsInAll = boxes.reduce((sum, { pounds }) => sum + pounds, 0)
  if (!fits(cubicInAll / 2, poundsInAll / 2)) return null

  const kinds = [...new Set(boxes.flatMap(({ counts }) => [...counts.keys()]))].sort((a, b) => a - b)
  const lots = kinds.map((kind) => ({
    kind,
    load: loads[kind] ?? { cubicInches: 0, pounds: 0, count: 0 },
    count: boxes.reduce((sum, { counts }) => sum + (counts.get(kind) ?? 0), 0),
  }))
  const ways = lots.reduce((product, { count }) => product * (count + 1), 1)
  if (ways > mostWays || budget.ways < 0) return null
  budget.ways -= ways

  const chosen = lots.map(() => 0)
  let best: readonly number[] | null = null
  let cost = below
  const choose = (at: number, cubicInches: number, pounds: number): void => {
    const lot = lots[at]
    if (!lot) {
      if (!fits(cubicInAll - cubicInches, poundsInAll - pounds)) return
      const costNow = costOf(pounds) + costOf(poundsInAll - pounds)
      if (costNow < cost) best = [...chosen]
      cost = Math.min(cost, costNow)
      return
    }
    for (let count = 0; count <= lot.count && (best === null || cost > goal); count += 1) {
      const cubicInchesNow = cubicInches + count * lot.load.cubicInches
      const poundsNow = pounds + count * lot.load.pounds
      if (!fits(cubicInchesNow, poundsNow)) return
      chosen[at] = count
      choose(at + 1, cubicInchesNow, poundsNow)
    }
  }
  choose(0, 0, 0)
  return best && divided(lots, best)
}

function divided(lots: readonly Loads[], inFirst: readonly number[]): [Content, Content] {
  const [one, two] = [emptyContent(), emptyContent()]
  for (const [at, { kind, load, count }] of lots.entries()) {
    const first = inFirst[at] ?? 0
    if (first > 0) put(one, { kind, load, count: first })
    if (first < count) put(two, { kind, load, count: count - first })
  }
  return [one, two]
}
