/** Number of parts rendered together in the All view: full rows at any number of columns. */
export const chunkSize = 12
/** Number of parts fetched together: several chunks. */
export const loadSize = 60

/** Assumed height of a chunk in pixels, until one has been measured. */
const assumedHeight = 480

/** Heights of the chunks in a list, used to reserve space for the ones not rendered. */
export interface ChunkHeights {
  readonly count: number
  /** Assumed height of a full chunk, in pixels. */
  readonly whole: number
  /** Records a chunk's height. Returns true if it is the first, which sets the estimate for the others. */
  measured(at: number, height: number): boolean
  of(at: number): number
}

/** Measured heights by chunk, and the estimate for a full chunk; null until one has been measured. */
interface Measures {
  readonly known: Map<number, number>
  whole: number | null
}

const nothingMeasured = (): Measures => ({ known: new Map(), whole: null })

/** Returns the chunk heights of a list of `total` parts. */
export function chunkHeights(total: number, measures = nothingMeasured()): ChunkHeights {
  const { known } = measures
  const partsIn = (at: number) => Math.min(chunkSize, total - at * chunkSize)
  return {
    count: Math.ceil(total / chunkSize),
    get whole() {
      return measures.whole ?? assumedHeight
    },
    measured(at, height) {
      known.set(at, height)
      if (measures.whole !== null) return false
      measures.whole = (height / partsIn(at)) * chunkSize
      return true
    },
    of: (at) => known.get(at) ?? ((measures.whole ?? assumedHeight) * partsIn(at)) / chunkSize,
  }
}

let last: { readonly key: string; readonly measures: Measures } | null = null

/**
 * Returns the measured heights of the last list shown, even if its total has changed; any other list starts with
 * estimates.
 */
export function rememberedHeights(key: string, total: number): ChunkHeights {
  if (last?.key !== key) last = { key, measures: nothingMeasured() }
  return chunkHeights(total, last.measures)
}

/** A range of the list in pixels from its top, or of chunk indexes. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * Returns the indexes of the first and last chunk in a pixel range; at least one, even if the range is off the list.
 */
export function chunksWithin(heights: ChunkHeights, { from, to }: Stretch): Stretch {
  let at = 0
  let bottom = heights.of(0)
  while (at < heights.count - 1 && bottom <= from) bottom += heights.of(++at)
  const first = at
  while (at < heights.count - 1 && bottom < to) bottom += heights.of(++at)
  return { from: first, to: at }
}

/** Returns the total height of the chunks from `from` up to but not including `to`. */
export function heightBetween(heights: ChunkHeights, from: number, to: number): number {
  let height = 0
  for (let at = from; at < to; at += 1) height += heights.of(at)
  return height
}
