/** How many parts are drawn together where all are shown: whole rows at any number of columns. */
export const chunkSize = 12
/** How many parts are asked for together: several chunks. */
export const loadSize = 60

/** What a chunk that was never drawn is taken to measure, until one has been. */
const assumedHeight = 480

/** How tall chunks of results are, so that those that are not drawn keep their place. */
export interface ChunkHeights {
  readonly count: number
  /** How tall a chunk of all its parts is taken to be. */
  readonly whole: number
  /** Keeps what a chunk measures; true when it is the first that says how tall others may be. */
  measured(at: number, height: number): boolean
  of(at: number): number
}

/** What chunks were found to measure, and what a whole one is taken to. */
interface Measures {
  readonly known: Map<number, number>
  whole: number | null
}

const nothingMeasured = (): Measures => ({ known: new Map(), whole: null })

/** Heights of the chunks of so many parts. */
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

/** The heights of a list that was shown last, also where it has more or fewer parts by now; new ones for any other. */
export function rememberedHeights(key: string, total: number): ChunkHeights {
  if (last?.key !== key) last = { key, measures: nothingMeasured() }
  return chunkHeights(total, last.measures)
}

/** A stretch of the list, in pixels from its top. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** The first and the last chunk of a stretch; at least one, also above and below the list. */
export function chunksWithin(heights: ChunkHeights, { from, to }: Stretch): Stretch {
  let at = 0
  let bottom = heights.of(0)
  while (at < heights.count - 1 && bottom <= from) bottom += heights.of(++at)
  const first = at
  while (at < heights.count - 1 && bottom < to) bottom += heights.of(++at)
  return { from: first, to: at }
}

/** How tall the chunks from one up to another are together, that one not included. */
export function heightBetween(heights: ChunkHeights, from: number, to: number): number {
  let height = 0
  for (let at = from; at < to; at += 1) height += heights.of(at)
  return height
}
