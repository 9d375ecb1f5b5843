import { expect, it } from 'vitest'
import { createHashingQueue } from './hashing-queue.ts'

it('hashes a few passwords at a time, in order, and refuses new ones when the queue is full', async () => {
  const inTurn = createHashingQueue({ atOnce: 2, waitingMost: 2 })
  const started: number[] = []
  const ends: (() => void)[] = []
  const hash = (id: number) =>
    inTurn(() => {
      started.push(id)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const first = [1, 2, 3, 4].map(hash)
  await expect(hash(5)).rejects.toMatchObject({ code: 'limits.too_many_at_once' })
  expect(started).toEqual([1, 2])
  ends[0]?.()
  await first[0]
  await Promise.resolve()
  expect(started).toEqual([1, 2, 3])
  ends[1]?.()
  ends[2]?.()
  await first[2]
  await Promise.resolve()
  ends[3]?.()
  await Promise.all(first)
  await Promise.all([inTurn(async () => started.push(6)), inTurn(async () => started.push(7))])
  expect(started).toEqual([1, 2, 3, 4, 6, 7])
})
