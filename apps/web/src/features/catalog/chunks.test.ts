import { describe, expect, it } from 'vitest'
import {
  chunkHeights,
  chunkSize,
  chunksWithin,
  heightBetween,
  loadSize,
  rememberedHeights,
} from './chunks.ts'

describe('all results, drawn in chunks', () => {
  it('a chunk is whole rows of one, two, three or four cards, and they are loaded by whole chunks', () => {
    for (const columns of [1, 2, 3, 4]) expect(chunkSize % columns).toBe(0)
    expect(loadSize % chunkSize).toBe(0)
  })

  it.each([
    [1, 1],
    [12, 1],
    [13, 2],
    [100_000, 8334],
  ])('%i parts are %i chunks', (total, chunks) => {
    expect(chunkHeights(total).count).toBe(chunks)
  })

  it('what was drawn keeps its height, and what was not is taken to be like it', () => {
    const heights = chunkHeights(30)
    expect(heights.measured(0, 600)).toBe(true)
    expect(heights.measured(1, 610)).toBe(false)
    expect([heights.of(0), heights.of(1), heights.of(2)]).toEqual([600, 610, 300])
    expect(heightBetween(heights, 0, 3)).toBe(1_510)
    expect(heightBetween(heights, 1, 1)).toBe(0)
  })

  it.each([
    [
      { from: -900, to: 500 },
      { from: 0, to: 0 },
    ],
    [
      { from: 0, to: 601 },
      { from: 0, to: 1 },
    ],
    [
      { from: 600, to: 1_200 },
      { from: 1, to: 1 },
    ],
    [
      { from: 1_300, to: 3_100 },
      { from: 2, to: 5 },
    ],
    [
      { from: 90_000, to: 91_000 },
      { from: 9, to: 9 },
    ],
  ])('in the stretch %o of ten chunks of 600 px are the chunks %o', (stretch, chunks) => {
    const heights = chunkHeights(120)
    heights.measured(0, 600)
    expect(chunksWithin(heights, stretch)).toEqual(chunks)
  })

  it('heights are remembered for whoever comes back to the same list', () => {
    rememberedHeights('hinge', 600).measured(0, 700)
    expect(rememberedHeights('hinge', 600).of(5)).toBe(700)
    expect(rememberedHeights('gasket', 600).of(5)).not.toBe(700)
  })

  it('heights stay where a list has more or fewer parts than before', () => {
    rememberedHeights('latch', 30).measured(0, 600)
    const fewer = rememberedHeights('latch', 24)
    expect([fewer.count, fewer.of(0), fewer.of(1)]).toEqual([2, 600, 600])
    expect(rememberedHeights('latch', 30).of(2)).toBe(300)
  })
})
