import { describe, expect, it } from 'vitest'
import { provided } from './support/provided.ts'

describe('the first load', () => {
  it('is at most 200 KB of scripts and styles, compressed', () => {
    const { scripts, styles } = provided.firstLoadKb
    expect(scripts).toBeGreaterThan(0)
    expect(styles).toBeGreaterThan(0)
    expect(scripts + styles).toBeLessThanOrEqual(200)
  })
})
