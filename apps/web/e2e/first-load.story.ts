import { describe, expect, it } from 'vitest'
import { firstVisit } from './support/first-visit.ts'
import { openShop } from './support/shop.ts'

const shop = await openShop()
const kilobyte = 1024

describe('the scripts and styles of a first visit', () => {
  it('are at most 190 KB as transferred, in at most 15 requests including preloads', async () => {
    const { scripts, styles, withAhead } = await firstVisit(shop.browser, shop.url)
    expect(scripts.bytes).toBeGreaterThan(0)
    expect(styles.bytes).toBeGreaterThan(0)
    expect((scripts.bytes + styles.bytes) / kilobyte).toBeLessThanOrEqual(190)
    expect(withAhead.requests).toBeGreaterThan(scripts.requests + styles.requests)
    expect(withAhead.requests).toBeLessThanOrEqual(15)
  })
})
