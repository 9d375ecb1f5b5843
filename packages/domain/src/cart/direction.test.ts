import { describe, expect, it } from 'vitest'
import { addDirections, describeDirection, directionComplete, noDirection } from './direction.ts'

describe('left and right hand', () => {
  it('are complete when they add up to the quantity', () => {
    expect(directionComplete({ left: 2, right: 1 }, 3)).toBe(true)
    expect(directionComplete({ left: 2, right: 1 }, 4)).toBe(false)
    expect(directionComplete({ left: 2, right: 2 }, 3)).toBe(false)
    expect(directionComplete(noDirection, 1)).toBe(false)
  })

  it('of two additions add up', () => {
    const before = { kind: 'direction' as const, left: 2, right: 0 }
    expect(addDirections(before, { left: 1, right: 3 })).toEqual({ kind: 'direction', left: 3, right: 3 })
  })

  it.each([
    [2, 1, ['Left 2, Right 1']],
    [2, 0, ['Left 2']],
    [0, 3, ['Right 3']],
    [0, 0, []],
  ])('of %d and %d read %j', (left, right, lines) => {
    expect(describeDirection({ left, right })).toEqual(lines)
  })
})
