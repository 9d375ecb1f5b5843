import { describe, expect, it } from 'vitest'
import { changeCount, mergeByKey, subtractByKey } from './counts.ts'

const of = (name: string, count = 1) => ({ name, count })
const nameOf = ({ name }: { readonly name: string }) => name

describe('counted items', () => {
  it('are added up by key, each at its first position', () => {
    expect(mergeByKey([of('b', 2), of('a'), of('b', 3)], nameOf)).toEqual([of('b', 5), of('a')])
  })

  it('go up and down in place, and are removed below 1', () => {
    const two = [of('a'), of('b', 2)]
    expect(changeCount(two, 1, 1)).toEqual([of('a'), of('b', 3)])
    expect(changeCount(two, 1, -1)).toEqual([of('a'), of('b')])
    expect(changeCount(two, 0, -1)).toEqual([of('b', 2)])
  })

  it('are at most 9,999', () => {
    expect(changeCount([of('a', 9_999)], 0, 1)).toEqual([of('a', 9_999)])
  })

  it('can be subtracted only when all of them are there', () => {
    const some = [of('a', 2), of('b', 3), of('a')]
    expect(subtractByKey(some, [of('b'), of('a', 3)], nameOf)).toEqual([of('b', 2)])
    expect(subtractByKey(some, [], nameOf)).toEqual([of('a', 3), of('b', 3)])
    expect(subtractByKey(some, [of('b', 2), of('b', 2)], nameOf)).toBeNull()
    expect(subtractByKey(some, [of('c')], nameOf)).toBeNull()
  })
})
