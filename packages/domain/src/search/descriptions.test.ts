import { describe, expect, it } from 'vitest'
import { describedIn } from './descriptions.ts'

describe('a part that is described by what it does', () => {
  it.each([
    ['wheel the cable runs over at the top corner', 'cable pulley'],
    ['backing plate behind the slide track 168 inches', 'frame head plate, 168 inches'],
    ['yellow post to keep forklifts off the door', 'bollard, yellow'],
    ['horn in case somebody gets shut inside', 'inside release alarm'],
    ['alarm that dials my phone', 'temperature alarm dialer'],
    ['stainless plate that joins two pieces of casing', 'casing splice plate, stainless'],
  ])('%j is called %j', (text, name) => {
    expect(describedIn(text)).toBe(name)
  })

  it.each(['cable pulley 6 in nylon', 'hinge for walk-in', 'gasket for 36 x 84', '0301-CHLH'])(
    'is not seen in %j',
    (text) => {
      expect(describedIn(text)).toBeNull()
    },
  )
})
