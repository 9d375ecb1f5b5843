import { describe, expect, it } from 'vitest'
import { projectLines, type RunFile, slowestFiles } from './suite-table.ts'

const file = (facts: Partial<RunFile>): RunFile => ({
  ...{ project: 'rules', name: 'cart.test.ts', tests: 1, startedAt: 0, endedAt: 1000, openings: 0 },
  ...facts,
})

describe('the end of a run', () => {
  it('shows the tests, minutes and worker seconds of each project and of all', () => {
    const files = [
      file({ tests: 20, startedAt: 0, endedAt: 90_000 }),
      file({ tests: 5, startedAt: 30_000, endedAt: 120_000 }),
      file({ project: 'stories', tests: 7, startedAt: 120_000, endedAt: 180_000 }),
    ]
    expect(projectLines(files)).toEqual([
      'project  tests  minutes  worker seconds',
      'rules       25      2.0             180',
      'stories      7      1.0              60',
      'all         32      3.0             240',
    ])
  })

  it('shows a project alone without a sum', () => {
    expect(projectLines([file({})])).toHaveLength(2)
  })

  it('lists the ten slowest files, slowest first, with the page loads of stories', () => {
    const files = Array.from({ length: 12 }, (_, at) => file({ name: `${at}.test.ts`, endedAt: at * 1000 }))
    const story = file({ project: 'stories', name: 'cart.story.ts', endedAt: 60_000, openings: 3 })
    const lines = slowestFiles([...files, story])
    expect(lines).toHaveLength(10)
    expect(lines[0]).toBe('   60.0 s  stories  cart.story.ts (3 page loads)')
    expect(lines[1]).toBe('   11.0 s  rules  11.test.ts')
  })
})
