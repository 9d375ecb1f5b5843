import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../lib/testing/storage.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = stubStorage('localStorage')
})

afterEach(() => vi.unstubAllGlobals())

async function visit() {
  vi.resetModules()
  return import('./recent-parts.state.ts')
}

describe('recently viewed parts', () => {
  it('are at most eight, without duplicates, newest first, and survive the visit', async () => {
    const { noteViewed } = await visit()
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) noteViewed(id)
    expect((await visit()).recentState.ids).toEqual([3, 9, 8, 7, 6, 5, 4, 2])
  })

  it('include those from another tab', async () => {
    const { noteViewed, recentState } = await visit()
    stored.set('recentParts', '[7]')
    noteViewed(1)
    expect(recentState.ids).toEqual([1, 7])
  })

  it.each(['{', '"5"', '[null,"4",-1,2.5]'])('are none when the saved value is %s', async (damaged) => {
    stored.set('recentParts', damaged)
    expect((await visit()).recentState.ids).toEqual([])
  })
})
