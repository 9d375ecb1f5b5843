import { describe, expect, it } from 'vitest'
import { createPanelCount } from './open-panels.ts'

describe('a panel', () => {
  it('is open until the last registration ends, in any order', () => {
    const panels = createPanelCount()
    expect(panels.isOpen()).toBe(false)
    const first = panels.note()
    const next = panels.note()
    first()
    expect(panels.isOpen()).toBe(true)
    next()
    expect(panels.isOpen()).toBe(false)
  })

  it('is counted separately from others', () => {
    const panels = createPanelCount()
    createPanelCount().note()
    expect(panels.isOpen()).toBe(false)
  })
})
