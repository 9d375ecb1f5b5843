import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

function drained(queue: FairQueue<string>): string[] {
  const items: string[] = []
  for (let item = queue.next(); item !== undefined; item = queue.next()) items.push(item)
  return items
}

describe('the fair queue', () => {
  it('serves keys in rotation and the items of each key in order', () => {
    const queue = new FairQueue<string>()
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(item[0] ?? '', item)
    expect([queue.size, queue.sizeOf('a'), queue.sizeOf('x')]).toEqual([6, 3, 0])
    expect(drained(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
    expect([queue.size, queue.sizeOf('a'), queue.next()]).toEqual([0, 0, undefined])
  })

  it('serves a new key before the remaining items of an earlier one', () => {
    const queue = new FairQueue<string>()
    for (const item of ['a1', 'a2', 'a3']) queue.add('a', item)
    expect(queue.next()).toBe('a1')
    queue.add('b', 'b1')
    expect(drained(queue)).toEqual(['a2', 'b1', 'a3'])
  })
})
