import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../lib/testing/storage.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = stubStorage('localStorage')
})

afterEach(() => vi.unstubAllGlobals())

/** Loads the page with what the browser has saved. */
async function visit() {
  vi.resetModules()
  return import('./recent-parts.state.ts')
}

describe('the parts that were looked at last', () => {
  it('are eight at most, each once, the last one first, and outlive a visit', async () => {
    const { noteViewed } = await visit()
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) noteViewed(id)
    expect((await visit()).recentState.ids).toEqual([3, 9, 8, 7, 6, 5, 4, 2])
  })

  it('of another tab are kept', async () => {
    const { noteViewed, recentState } = await visit()
    stored.set('recentParts', '[7]')
    noteViewed(1)
    expect(recentState.ids).toEqual([1, 7])
  })

  it.each(['{', '"5"', '[null,"4",-1,2.5]'])('are none when %s was kept', async (damaged) => {
    stored.set('recentParts', damaged)
    expect((await visit()).recentState.ids).toEqual([])
  })
})
