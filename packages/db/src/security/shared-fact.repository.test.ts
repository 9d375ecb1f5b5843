import { expect, it } from 'vitest'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { findFact, takeFact } from './shared-fact.repository.ts'

it('a fact is taken by one of several servers that read the same value, also when there is none yet', async () => {
  await using db = await openTestDatabase()
  const take = (before: string | null, value: string) =>
    db.transaction((tx) => takeFact(tx, 'sweep:images', { before, value }))
  const winners = async (before: string | null, values: string[]) =>
    (await Promise.all(values.map((value) => take(before, value)))).filter(Boolean)
  expect(await winners(null, ['one', 'two', 'three'])).toHaveLength(1)
  const first = await findFact(db.read, 'sweep:images')
  expect(await winners(first, ['four', 'five', 'six'])).toHaveLength(1)
  expect(await winners(first, ['seven'])).toHaveLength(0)
})
