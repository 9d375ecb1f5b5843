import { describe, expect, it } from 'vitest'
import { chunkCount, chunkHeights, chunkSize, rememberedHeights } from './chunks.ts'
import { columnFactors } from './page-size.ts'

describe('all results, drawn in chunks', () => {
  it('a chunk is whole rows, however many cards stand beside each other', () => {
    for (const { factor } of columnFactors) expect(chunkSize % factor).toBe(0)
  })

  it.each([
    [1, 1],
    [60, 1],
    [61, 2],
    [100_000, 1667],
  ])('%i parts are %i chunks', (total, chunks) => {
    expect(chunkCount(total)).toBe(chunks)
  })

  it('what was drawn keeps its height, and what was not is taken to be like it', () => {
    const heights = chunkHeights(150)
    expect(heights.measured(0, 3_000)).toBe(true)
    expect(heights.measured(1, 3_100)).toBe(false)
    expect([heights.of(0), heights.of(1), heights.of(2)]).toEqual([3_000, 3_100, 1_500])
  })

  it('heights are remembered for whoever comes back to the same list', () => {
    rememberedHeights('hinge', 600).measured(0, 3_000)
    expect(rememberedHeights('hinge', 600).of(5)).toBe(3_000)
    expect(rememberedHeights('gasket', 600).of(5)).not.toBe(3_000)
  })
})
