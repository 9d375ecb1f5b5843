import { describe, expect, it } from 'vitest'
import { changeCount, mergeByKey, subtractByKey } from './counts.ts'

const of = (name: string, count = 1) => ({ name, count })
const nameOf = ({ name }: { readonly name: string }) => name

describe('things that are counted', () => {
  it('are added up by what they are, each at the place of its first', () => {
    expect(mergeByKey([of('b', 2), of('a'), of('b', 3)], nameOf)).toEqual([of('b', 5), of('a')])
  })

  it('go up and down at their place, and one less than 1 takes one away', () => {
    const two = [of('a'), of('b', 2)]
    expect(changeCount(two, 1, 1)).toEqual([of('a'), of('b', 3)])
    expect(changeCount(two, 1, -1)).toEqual([of('a'), of('b')])
    expect(changeCount(two, 0, -1)).toEqual([of('b', 2)])
  })

  it('are 9,999 at most', () => {
    expect(changeCount([of('a', 9_999)], 0, 1)).toEqual([of('a', 9_999)])
  })

  it('can have others taken out of them, as long as all of those are there', () => {
    const some = [of('a', 2), of('b', 3), of('a')]
    expect(subtractByKey(some, [of('b'), of('a', 3)], nameOf)).toEqual([of('b', 2)])
    expect(subtractByKey(some, [], nameOf)).toEqual([of('a', 3), of('b', 3)])
    expect(subtractByKey(some, [of('b', 2), of('b', 2)], nameOf)).toBeNull()
    expect(subtractByKey(some, [of('c')], nameOf)).toBeNull()
  })
})
