// Packs standard boxes a second time for tests, written only from the rule as the domain's README states it: it
// imports nothing from the product, and counts in whole numbers where the product uses fractions.

/** Volume in 1/512 of a cubic inch, weight in 1/9600 of a pound. */
export interface Bulk {
  readonly volume: number
  readonly weight: number
}
const pound = 9600
export const boxBulk: Bulk = { volume: 2048 * 512, weight: 50 * pound }

type Filled = readonly number[]

const up = (amount: number, by: number) => Math.ceil(amount / by)
const share = ({ volume, weight }: Bulk) => Math.max(volume * boxBulk.weight, weight * boxBulk.volume)
const sizes: readonly ((bulk: Bulk) => number)[] = [share, ({ volume }) => volume, ({ weight }) => weight]

const amount = (kinds: readonly Bulk[], counts: Filled, of: keyof Bulk) =>
  kinds.reduce((sum, kind, at) => sum + kind[of] * (counts[at] ?? 0), 0)

/** A box of 16 x 16 x 8 is billed as 15 lb at least. */
const bill = (weight: number) => Math.max(15, up(weight + pound, pound))
const leastBill = (weight: number, boxes: number) => Math.max(15 * boxes, up(weight + boxes * pound, pound))

/** One cart's kinds in the order they are packed, and how many divisions may still be tried. */
class Packer {
  readonly kinds: readonly Bulk[]
  readonly tries: { left: number }

  constructor(kinds: readonly Bulk[], tries: { left: number }) {
    this.kinds = kinds
    this.tries = tries
  }

  weight(box: Filled): number {
    return amount(this.kinds, box, 'weight')
  }

  holds(box: Filled): boolean {
    return this.weight(box) <= boxBulk.weight && amount(this.kinds, box, 'volume') <= boxBulk.volume
  }

  billOf(boxes: readonly Filled[]): number {
    return boxes.reduce((sum, box) => sum + bill(this.weight(box)), 0)
  }

  firstFit(counts: Filled): Filled[] {
    const boxes: { volume: number; weight: number; counts: number[] }[] = []
    for (const [kind, { volume, weight }] of this.kinds.entries()) {
      for (let left = counts[kind] ?? 0; left > 0; left -= 1) {
        let box = boxes.find(
          (each) => each.volume + volume <= boxBulk.volume && each.weight + weight <= boxBulk.weight,
        )
        if (!box) {
          // Above 200 boxes the order ships by freight.
          if (boxes.length > 200) return boxes.map((each) => each.counts)
          box = { volume: 0, weight: 0, counts: this.kinds.map(() => 0) }
          boxes.push(box)
        }
        box.volume += volume
        box.weight += weight
        box.counts[kind] = (box.counts[kind] ?? 0) + 1
      }
    }
    return boxes.map((each) => each.counts)
  }

  lightestFirst(counts: Filled, howMany: number): Filled[] | null {
    const boxes = Array.from({ length: howMany }, () => ({
      volume: 0,
      weight: 0,
      counts: this.kinds.map(() => 0),
    }))
    for (const [kind, { volume, weight }] of this.kinds.entries()) {
      for (let left = counts[kind] ?? 0; left > 0; left -= 1) {
        let lightest: (typeof boxes)[number] | null = null
        for (const box of boxes) {
          if (box.volume + volume > boxBulk.volume || box.weight + weight > boxBulk.weight) continue
          if (!lightest || box.weight < lightest.weight) lightest = box
        }
        if (!lightest) return null
        lightest.volume += volume
        lightest.weight += weight
        lightest.counts[kind] = (lightest.counts[kind] ?? 0) + 1
      }
    }
    return boxes.map((each) => each.counts)
  }

  /** The first of the cheapest ways to divide boxes into two that is billed less than `below`; stops at `enough`. */
  divide(boxes: readonly Filled[], below: number, enough: number): [Filled, Filled] | null {
    const all = this.kinds.map((_, kind) => boxes.reduce((sum, box) => sum + (box[kind] ?? 0), 0))
    const [volume, weight] = [amount(this.kinds, all, 'volume'), this.weight(all)]
    if (volume > 2 * boxBulk.volume || weight > 2 * boxBulk.weight) return null
    const ways = all.reduce((product, count) => product * (count + 1), 1)
    if (ways > 20_000 || this.tries.left < 0) return null
    this.tries.left -= ways
    const kinds = [...this.kinds.keys()].filter((kind) => (all[kind] ?? 0) > 0)
    const one = all.map(() => 0)
    let best: Filled = []
    let lowest = below
    /** Goes through every part of the goods that fits one box; of the first kind none, then one, and so on. */
    const part = (at: number, cubic: number, heavy: number): void => {
      const kind = kinds[at]
      if (kind === undefined) {
        if (volume - cubic > boxBulk.volume || weight - heavy > boxBulk.weight) return
        const billed = bill(heavy) + bill(weight - heavy)
        if (billed >= lowest) return
        lowest = billed
        best = [...one]
        return
      }
      const each = this.kinds[kind] ?? boxBulk
      for (let count = 0; count <= (all[kind] ?? 0) && (best.length === 0 || lowest > enough); count += 1) {
        const [cubicNow, heavyNow] = [cubic + count * each.volume, heavy + count * each.weight]
        if (cubicNow > boxBulk.volume || heavyNow > boxBulk.weight) return
        one[kind] = count
        part(at + 1, cubicNow, heavyNow)
      }
    }
    part(0, 0, 0)
    return best.length === 0 ? null : [best, all.map((count, kind) => count - (best[kind] ?? 0))]
  }

  /** Three boxes made two, again and again, while there are more than `least`. */
  join(given: readonly Filled[], least: number): readonly Filled[] {
    let boxes = given
    for (let found = true; found && boxes.length > least && boxes.length <= 12; ) {
      found = false
      for (const [a, b, c] of threes(boxes.length)) {
        const three = [a, b, c].map((at) => boxes[at] as Filled)
        const two = this.divide(three, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
        if (!two) continue
        boxes = [...boxes.filter((box) => !three.includes(box)), ...two]
        found = true
        break
      }
    }
    return boxes
  }

  /** Pairs of boxes divided anew while that lowers the bill. */
  balance(given: readonly Filled[], goal: number): readonly Filled[] {
    const boxes = [...given]
    for (let again = true; again && this.billOf(boxes) > goal; ) {
      again = false
      for (let a = 0; a < boxes.length; a += 1) {
        for (let b = a + 1; b < boxes.length; b += 1) {
          const pair = [boxes[a] as Filled, boxes[b] as Filled]
          const enough = leastBill(this.weight(pair[0] as Filled) + this.weight(pair[1] as Filled), 2)
          const below = this.billOf(pair)
          const two = below > enough ? this.divide(pair, below, enough) : null
          if (!two) continue
          ;[boxes[a], boxes[b]] = two
          again = true
          if (this.billOf(boxes) <= goal) return boxes
        }
      }
    }
    return boxes
  }
}

function* threes(count: number): Generator<[number, number, number]> {
  for (let a = 0; a < count; a += 1)
    for (let b = a + 1; b < count; b += 1) for (let c = b + 1; c < count; c += 1) yield [a, b, c]
}

/** Returns the weights of the standard boxes: the fewest boxes, and of those packings the one billed least. */
export function standardBoxes(bulks: readonly Bulk[]): number[] {
  const same = [...Map.groupBy(bulks, ({ volume, weight }) => `${volume} ${weight}`).values()]
  const lots = same.map((all) => ({ kind: all[0] as Bulk, count: all.length }))
  const tries = { left: 60_000 }
  const weight = bulks.reduce((sum, bulk) => sum + bulk.weight, 0)
  const volume = bulks.reduce((sum, bulk) => sum + bulk.volume, 0)
  const least = Math.max(up(volume, boxBulk.volume), up(weight, boxBulk.weight))
  const packers = sizes.map((size) => {
    const order = lots.toSorted(
      ({ kind: a }, { kind: b }) =>
        size(b) - size(a) || share(b) - share(a) || b.volume - a.volume || b.weight - a.weight,
    )
    const packer = new Packer(
      order.map(({ kind }) => kind),
      tries,
    )
    const counts = order.map(({ count }) => count)
    return { packer, counts, boxes: packer.join(packer.firstFit(counts), least) }
  })
  const howMany = Math.min(...packers.map(({ boxes }) => boxes.length))
  const goal = leastBill(weight, howMany)

  let best = { bill: Number.POSITIVE_INFINITY, weights: [] as number[] }
  const consider = (packer: Packer, boxes: readonly Filled[] | null) => {
    if (boxes?.length !== howMany || best.bill <= goal) return
    const balanced = packer.balance(boxes, goal)
    const billed = packer.billOf(balanced)
    if (billed < best.bill) best = { bill: billed, weights: balanced.map((box) => packer.weight(box)) }
  }
  for (const { packer, boxes } of packers) consider(packer, boxes)
  if (bulks.length * howMany <= 100_000)
    for (const { packer, counts } of packers)
      if (best.bill > goal) consider(packer, packer.lightestFirst(counts, howMany))
  return best.weights
}
