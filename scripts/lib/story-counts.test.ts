import { describe, expect, it } from 'vitest'
import { maxOpenings, maxRetried, type StoryFile, storyFaults } from './story-counts.ts'

const file = (facts: Partial<StoryFile>): StoryFile => ({
  ...{ name: 'cart.story.ts', openings: 1, retried: [] },
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
})
