import { describe, expect, it } from 'vitest'
import { asTaught, compileTaught, taughtKey, taughtLoop } from './taught-words.ts'

const rows = [
  { typed: 'frosting strip', means: 'heater wire' },
  { typed: 'gaskit', means: 'gasket' },
  { typed: 'frost wire', means: 'frosting strip' },
  { typed: 'frosting', means: 'heater' },
]
const taught = compileTaught(rows)

describe('taught words', () => {
  it.each([
    ['frosting strip', 'heater wire'],
    ['Frosting-Strips 36"', 'heater wire 36"'],
    ['black GASKITS 1/2', 'black gasket 1/2'],
    ['frost wire for 0301-CH', 'heater wire for 0301-CH'],
    ['frosting kit', 'heater kit'],
    ['strip frosting', 'strip heater'],
    ['gaskitty', 'gaskitty'],
  ])('%j is read as %j', (typed, read) => {
    expect(asTaught(typed, taught)).toBe(read)
  })

  it('leave every text as it is when there are none', () => {
    expect(asTaught('gaskit', compileTaught([]))).toBe('gaskit')
  })

  it('are the same word in any case, with any signs and as plurals', () => {
    expect(taughtKey('Frosting-Strips')).toBe(taughtKey('frosting strip'))
  })

  it('name the loop that a new one would make', () => {
    expect(taughtLoop(rows, { typed: 'wire', means: 'thin wire' })).toEqual(['wire'])
    expect(taughtLoop(rows, { typed: 'heater wire', means: 'frost wire' })).toEqual([
      'heater wire',
      'frost wire',
      'frosting strip',
    ])
    expect(taughtLoop(rows, { typed: 'seel', means: 'seal' })).toBeNull()
  })

  it('end even if stored rows make a loop', () => {
    const loop = compileTaught([
      { typed: 'alpha', means: 'beta' },
      { typed: 'beta', means: 'alpha' },
    ])
    expect(['alpha', 'beta']).toContain(asTaught('alpha', loop))
  })
})
