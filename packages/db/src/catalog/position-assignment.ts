import { firstObsoletePosition, lastPosition, positionGap } from './position.ts'

export interface FixedPart {
  readonly key: string
  readonly position: number
  readonly obsolete: boolean
}

export interface PartToPosition {
  readonly id: number
  readonly key: string
  readonly obsolete: boolean
}

const byKey = (one: { readonly key: string }, other: { readonly key: string }) =>
  one.key < other.key ? -1 : one.key > other.key ? 1 : 0

interface Gap {
  readonly before: number
  readonly after: number
  readonly placed: readonly PartToPosition[]
}

/** Spreads parts evenly over the free positions between two neighbors; null if there are too few. */
function spread({ before, after, placed }: Gap, taken: ReadonlySet<number>): [number, number][] | null {
  const step = Math.max(1, Math.floor((after - before) / (placed.length + 1)))
  const places: [number, number][] = []
  let last = before
  for (const [at, { id }] of placed.entries()) {
    let position = Math.max(last + 1, before + (at + 1) * step)
    while (taken.has(position)) position += 1
    if (position >= after) return null
    places.push([id, position])
    last = position
  }
  return places
}

function* gapsOf(
  range: { readonly from: number; readonly below: number },
  standing: readonly FixedPart[],
  placed: readonly PartToPosition[],
): Generator<Gap> {
  let before = range.from
  let next = 0
  for (const { key, position } of standing) {
    const first = next
    while (next < placed.length && (placed[next]?.key ?? '') < key) next += 1
    if (next > first) yield { before, after: position, placed: placed.slice(first, next) }
    before = position
  }
  const rest = placed.slice(next)
  const after = Math.min(range.below, before + (rest.length + 1) * positionGap * 2)
  if (rest.length > 0) yield { before, after, placed: rest }
}

/**
 * Returns positions by id for new or moved parts, in key order between the parts that stay; skips taken
 * positions. Null if a gap has no room, which cannot happen if no parts stay.
 */
export function assignPositions(
  placed: readonly PartToPosition[],
  standing: readonly FixedPart[],
  taken: ReadonlySet<number>,
): Map<number, number> | null {
  const places = new Map<number, number>()
  for (const obsolete of [false, true]) {
    const range = obsolete
      ? { from: firstObsoletePosition, below: lastPosition }
      : { from: 0, below: firstObsoletePosition }
    const inRange = <P extends { readonly key: string; readonly obsolete: boolean }>(all: readonly P[]) =>
      all.filter((part) => part.obsolete === obsolete).sort(byKey)
    for (const gap of gapsOf(range, inRange(standing), inRange(placed))) {
      const found = spread(gap, taken)
      if (!found) return null
      for (const [id, position] of found) places.set(id, position)
    }
  }
  return places
}
