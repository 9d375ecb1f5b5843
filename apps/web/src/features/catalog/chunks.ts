/** How many parts are loaded and drawn together where all are shown: whole rows at any number of columns. */
export const chunkSize = 60

/** What a chunk that was never drawn is taken to measure, until one has been. */
const assumedHeight = 2_400

/** How tall chunks of results are, so that those that are not drawn keep their place. */
export interface ChunkHeights {
  /** Keeps what a chunk measures; true when it is the first that says how tall others may be. */
  measured(at: number, height: number): boolean
  of(at: number): number
}

/** Heights of the chunks of so many parts. */
export function chunkHeights(total: number): ChunkHeights {
  const known = new Map<number, number>()
  let whole: number | null = null
  const partsIn = (at: number) => Math.min(chunkSize, total - at * chunkSize)
  return {
    measured(at, height) {
      known.set(at, height)
      if (whole !== null) return false
      whole = (height / partsIn(at)) * chunkSize
      return true
    },
    of: (at) => known.get(at) ?? ((whole ?? assumedHeight) * partsIn(at)) / chunkSize,
  }
}

let last: { readonly key: string; readonly heights: ChunkHeights } | null = null

/** The heights of a list that was shown last, for whoever comes back to it; new ones for any other. */
export function rememberedHeights(key: string, total: number): ChunkHeights {
  if (last?.key !== key) last = { key, heights: chunkHeights(total) }
  return last.heights
}

export function chunkCount(total: number): number {
  return Math.ceil(total / chunkSize)
}
