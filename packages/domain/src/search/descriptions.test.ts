import { describe, expect, it } from 'vitest'
import { describedIn } from './descriptions.ts'

describe('a part that is described by what it does', () => {
  it.each([
    ['wheel the cable runs over at the top corner', 'cable pulley'],
    ['backing plate behind the slide track 168 inches', 'frame head plate, 168 inches'],
    ['yellow post to keep forklifts off the door', 'bollard, yellow'],
    ['horn in case somebody gets shut inside', 'inside release alarm'],
    ['alarm that dials my phone', 'temperature alarm dialer'],
    ['square shaft between the handles 8mm door is 4 in thick', 'handle spindle, 8mm 4 in'],
    ['bar you push to get out of the freezer, door is four feet wide', 'push bar, 4 feet'],
    ['horizontal track for three inch rollers, overhead', 'sectional track, horizontal 3 inch'],
    ['rope the forklift driver pulls to open the door', 'pull cord switch'],
    [
      'sensor in the door frame with a magnet that stops the fan, normally open',
      'door switch magnetic, normally open',
    ],
    ['braket that holds the slide track to the ceilling', 'ceiling track bracket'],
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
