import { describe, expect, it } from 'vitest'
import { maxOpenings, maxRetried, type StoryFile, slowestFiles, storyFaults } from './story-counts.ts'

const file = (facts: Partial<StoryFile>): StoryFile => ({
  ...{ name: 'cart.story.ts', seconds: 1, openings: 1, retried: [] },
  ...facts,
})
const short = { full: false }

describe('a story run', () => {
  it('fails for a file that opens the page too often, and names it', () => {
    const files = [
      file({ openings: maxOpenings.short }),
      file({ name: 'x', openings: maxOpenings.short + 1 }),
    ]
    expect(storyFaults(files, short)).toEqual([expect.stringMatching(/^x opened the page \d+ times/)])
    expect(storyFaults(files, { full: true })).toEqual([])
  })

  it('fails when too many stories were retried across all files', () => {
    const retried = Array.from({ length: maxRetried }, (_, at) => `story ${at}`)
    expect(storyFaults([file({ retried })], short)).toEqual([])
    expect(storyFaults([file({ retried }), file({ retried: ['one more'] })], short)).toHaveLength(1)
  })

  it('never fails for being slow', () => {
    expect(storyFaults([file({ seconds: 1e6 })], short)).toEqual([])
  })

  it('lists its ten slowest files, slowest first', () => {
    const files = Array.from({ length: 12 }, (_, at) => file({ name: `${at}.story.ts`, seconds: at }))
    const lines = slowestFiles(files)
    expect(lines).toHaveLength(10)
    expect(lines[0]).toMatch(/11\.0 s .* 11\.story\.ts$/)
  })
})
