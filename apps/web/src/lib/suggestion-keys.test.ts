import { describe, expect, it } from 'vitest'
import { suggestionTowards } from './suggestion-keys.ts'

describe('arrow keys in the suggestions', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, -1],
  ])('%s moves from %i of 3 to %i', (key, from, to) => {
    expect(suggestionTowards(key, from, 3)).toBe(to)
  })

  it('do nothing without suggestions, and other keys never move', () => {
    expect(suggestionTowards('ArrowDown', -1, 0)).toBeNull()
    expect(suggestionTowards('Enter', 1, 3)).toBeNull()
  })
})
