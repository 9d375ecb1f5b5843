import { describe, expect, it } from 'vitest'
import { firstVisit } from './support/first-visit.ts'
import { provided } from './support/provided.ts'
import { openShop } from './support/shop.ts'

const shop = await openShop()

describe('the first load', () => {
  it('is at most 200 KB of scripts and styles, compressed', () => {
    const { scripts, styles } = provided.firstLoadKb
    expect(scripts).toBeGreaterThan(0)
    expect(styles).toBeGreaterThan(0)
    expect(scripts + styles).toBeLessThanOrEqual(200)
  })

  it('takes at most 15 requests for scripts and styles, with what is loaded ahead', async () => {
    const { scripts, styles, withAhead } = await firstVisit(shop.browser, shop.url)
    const first = scripts.requests + styles.requests
    expect(first).toBeGreaterThan(1)
    expect(withAhead.requests).toBeGreaterThan(first)
    expect(withAhead.requests).toBeLessThanOrEqual(15)
  })
})
