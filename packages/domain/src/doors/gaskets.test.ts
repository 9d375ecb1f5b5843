import { describe, expect, it } from 'vitest'
import { builds, doorNamed, doorOf } from '../testing/doors.ts'
import { calculate } from './calculate.ts'
import { estimateText } from './calculated-part.ts'

/** A door, its gaskets with part and feet, and the inches of each, computed by hand. */
type Row = readonly [door: string, gaskets: string, inches: readonly number[]]

function check(rows: readonly Row[]) {
  it.each(rows)('%s: %s', (door, gaskets, inches) => {
    const { parts } = calculate(doorNamed(door), 'gasket')
    const found = parts.map(({ use, partId, quantity }) => `${use} ${partId} = ${quantity}`)
    expect(found.join(', ').replaceAll('Gasket', '')).toBe(gaskets)
    expect(parts.map((part) => part.inches)).toEqual(inches.map((each) => expect.closeTo(each, 5)))
  })
}

describe("the gaskets in the manufacturer's worked examples", () => {
  check([
    ['Traditional 36x84, Sweep Bottom', 'door 186 = 18.25, sweep 187 = 3.25', [219.75, 38.75]],
    ['Traditional 36x84, High Sill', 'door 186 = 20.75', [249.5]],
    ['Traditional 48x96, High Sill w/Sweep', 'door 186 = 24.75, sweep 187 = 4.25', [297.5, 50.75]],
    ['Traditional 72x96, Sweep Bottom, double', 'door 186 = 40.75, sweep 187 = 6.5', [489, 79]],
    ['Traditional 36x84, Sweep Bottom, Magnetic', 'door 188 = 17.25, sweep 187 = 3.25', [207.75, 38.75]],
    ['Traditional 72x84, Sweep Bottom, double, Magnetic', 'door 188 = 34.75, sweep 187 = 6.5', [417, 79]],
    ['ESS-1 42x90, High Sill', 'door 198 = 22.5', [271]],
    ['ESS-1 72x96, High Sill w/Sweep, double', 'door 198 = 45.5, sweep 187 = 6.5', [545, 77.5]],
    ['ESS-2 36x84', 'door 198 = 17.25, sweep 187 = 3.25', [206.5, 38]],
    [
      'Single Panel 72x96, Sweep Bottom, power operated',
      'door 101 = 24, edge 97 = 8.25, sweep 96 = 6.5',
      [288, 99, 78],
    ],
    [
      'Single Panel 48x84, High Sill w/Sweep',
      'door 101 = 23.5, edge 97 = 7.25, sweep 96 = 4.5',
      [282, 88, 53],
    ],
    [
      'Biparting 96x120, Sweep Bottom, power operated',
      'door 101 = 30.25, mid 51 = 20.5, sweep 96 = 8.75',
      [361.5, 246, 103.5],
    ],
    ['VL 60x72, Sweep Bottom', 'door 101 = 18.75, bottom 96 = 5.5', [226, 65]],
    ['VL 60x72, High Sill', 'door 101 = 23.5', [282]],
    ['Sectional 96x120', 'door 101 = 28.75, section 102 = 33.75, bottom 96 = 8.5', [346, 404, 101]],
    ['Coldswing 36x84', 'door 276 = 16.5', [198]],
    ['Coldswing 72x84, double', 'door 276 = 33', [396]],
    ['Saniswing 72x90, double', 'edge 97 = 18', [216]],
    ['Saniswing 48x96, Full Gasketing', 'door 276 = 19.5, bottom 276 = 4', [233, 47]],
  ])
})

describe('the gaskets of swing doors', () => {
  check([
    ['Traditional 36.125x84.5, High Sill', 'door 186 = 21', [2 * (36.125 + 2.75) + 2 * (84.5 + 2)]],
    ['Traditional 72x96, High Sill, double', 'door 186 = 45.75', [2 * (2 * (36 + 0.75 + 2.75) + 2 * 98)]],
    [
      'Traditional 60x84, High Sill w/Sweep, double',
      'door 186 = 39.75, sweep 187 = 5.5',
      [2 * (2 * 33.5 + 2 * 86), 2 * 33.5],
    ],
    ['Traditional 36x84, High Sill, 18-inch Strap', 'door 186 = 20.75', [249.5]],
    // A welded ring has no ends to turn under; here the usual gasket has none either, so both are equally
    // long.
    ['Traditional 36x84, High Sill, Magnetic', 'door 188 = 20.75', [249.5]],
    ['Traditional 48x96, High Sill w/Sweep, Magnetic', 'door 188 = 24.75, sweep 187 = 4.25', [297.5, 50.75]],
    ['Traditional 72x96, High Sill, double, Magnetic', 'door 188 = 45.75', [550]],
    ['ESS-1 36x80, Sweep Bottom', 'door 198 = 17.5, sweep 187 = 3.25', [38 + 2 * 80.25 + 12, 38]],
    [
      'ESS-1 60x84, Sweep Bottom, double',
      'door 198 = 35.5, sweep 187 = 5.5',
      [2 * (32.75 + 2 * 84.25 + 12), 65.5],
    ],
    ['ESS-1 84x96, High Sill, double', 'door 198 = 47.5', [2 * (2 * 44.75 + 2 * 97.5)]],
    ['ESS-1 48x84, High Sill w/Sweep', 'door 198 = 22.5, sweep 187 = 4.25', [2 * 50 + 2 * 85.5, 50]],
    ['ESS-2 72x96, double', 'door 198 = 38.5, sweep 187 = 6.5', [2 * (38.75 + 2 * 96.25), 77.5]],
    ['ESS-2 36x84, High Sill', 'door 198 = 17.25, sweep 187 = 3.25', [206.5, 38]],
  ])
})

describe('the gaskets of slide, vertical lift and sectional doors', () => {
  check([
    [
      'Single Panel 48x84, Sweep Bottom',
      'door 101 = 19.75, edge 97 = 7.25, sweep 96 = 4.5',
      [53 + 2 * 86.5 + 12, 86.5, 53],
    ],
    // 100.5 is 33.5 quarter feet, which rounds up.
    [
      'Single Panel 72x96, High Sill, power operated',
      'door 101 = 29.75, edge 97 = 8.5',
      [2 * 78 + 2 * 100.5, 100.5],
    ],
    ['Single Panel 60x90, High Sill', 'door 101 = 26.5, edge 97 = 7.75', [2 * 65 + 2 * 94, 94]],
    [
      'Single Panel 96x108, High Sill w/Sweep, power operated',
      'door 101 = 35.75, edge 97 = 9.5, sweep 96 = 8.5',
      [2 * 102 + 2 * 112.5, 112.5, 102],
    ],
    [
      'Biparting 96x120, Sweep Bottom',
      'door 101 = 30, mid 51 = 20.5, sweep 96 = 8.5',
      [2 * (51.25 + 122.5) + 12, 245, 102.5],
    ],
    [
      'Biparting 72x96, High Sill, power operated',
      'door 101 = 30, mid 51 = 16.75',
      [2 * (2 * 39.75 + 100.5), 201],
    ],
    [
      'Biparting 60x84, High Sill w/Sweep',
      'door 101 = 25.75, mid 51 = 14.75, sweep 96 = 5.5',
      [2 * (2 * 33.25 + 88), 176, 66.5],
    ],
    ['VL 60x72, Sweep Bottom, power operated', 'door 101 = 19, bottom 96 = 5.5', [66 + 2 * 75 + 12, 66]],
    ['VL 60x72, High Sill, power operated', 'door 101 = 23.75', [2 * 66 + 2 * 76.5]],
    ['VL 60x72, High Sill w/Sweep', '', []],
    [
      'Sectional 96x120, power operated',
      'door 101 = 29, section 102 = 34, bottom 96 = 8.5',
      [102 + 2 * 123, 4 * 102, 102],
    ],
    // A single section has no joint; a sixteenth of an inch more makes it two sections.
    ['Sectional 96x24', 'door 101 = 12.75, bottom 96 = 8.5', [101 + 2 * 26.5, 101]],
    [
      'Sectional 96x24.0625',
      'door 101 = 12.75, section 102 = 8.5, bottom 96 = 8.5',
      [101 + 2 * 26.5625, 101, 101],
    ],
    ['Sectional 96x48', 'door 101 = 16.75, section 102 = 8.5, bottom 96 = 8.5', [101 + 2 * 50.5, 101, 101]],
    [
      'Sectional 96x48.0625',
      'door 101 = 16.75, section 102 = 16.75, bottom 96 = 8.5',
      [101 + 2 * 50.5625, 202, 101],
    ],
    [
      'Sectional 96x48, High Sill',
      'door 101 = 16.75, section 102 = 8.5, bottom 96 = 8.5',
      [101 + 2 * 50.5, 101, 101],
    ],
  ])
})

describe('the gaskets of traffic doors', () => {
  check([
    // Stock lengths of 66 in: 36 + 2 x 81 is exactly three of them, and a sixteenth more needs a fourth.
    ['Coldswing 37x84', 'door 276 = 16.5', [3 * 66]],
    ['Coldswing 37.0625x84', 'door 276 = 22', [4 * 66]],
    ['Coldswing 31x21', 'door 276 = 5.5', [66]],
    ['Coldswing 31.0625x21', 'door 276 = 11', [2 * 66]],
    ['Coldswing 73.5x84, double', 'door 276 = 33', [2 * 3 * 66]],
    ['Coldswing 73.625x84, double', 'door 276 = 44', [2 * 4 * 66]],
    // 29.4 + 2 x 18.3 is 66.
    ['Coldswing 30.4x21.3', 'door 276 = 5.5', [66]],
    ['Coldswing 600x600', 'door 276 = 154', [28 * 66]],
    ['Saniswing 36x84', 'edge 97 = 8', [2 * 48]],
    ['Saniswing 36x36', '', []],
    ['Saniswing 36x12, double', '', []],
    [
      'Saniswing 72x96, Full Gasketing, double',
      'door 276 = 37, bottom 276 = 6',
      [2 * (35.25 + 2 * 93), 70.5],
    ],
  ])
})

describe('the gaskets of extreme sizes', () => {
  check([
    // 1.4 in is less than half of a quarter foot, 1.5 in is exactly half.
    ['Saniswing 36x36.7', '', []],
    ['Saniswing 36x36.75', 'edge 97 = 0.25', [1.5]],
    ['Saniswing 2.4x3, Full Gasketing', '', []],
    ['Saniswing 2.5x3, Full Gasketing', 'door 276 = 0.25, bottom 276 = 0.25', [1.5, 1.5]],
    ['Saniswing 0.1x0.1, Full Gasketing', '', []],
    ['Coldswing 0.1x0.1', '', []],
    ['Coldswing 0.1x0.1, double', '', []],
    ['Traditional 0.1x0.1, Sweep Bottom', 'door 186 = 1.25, sweep 187 = 0.25', [2.85 + 2 * 0.6 + 12, 2.85]],
    ['ESS-2 0.1x0.1', 'door 198 = 0.25, sweep 187 = 0.25', [2.1 + 2 * 0.35, 2.1]],
    ['VL 0.1x0.1, High Sill', 'door 101 = 1.5', [2 * 5.1 + 2 * 4.1]],
    ['Sectional 0.1x0.1', 'door 101 = 0.75, bottom 96 = 0.5', [5.1 + 2 * 2.6, 5.1]],
    ['Traditional 600x600, High Sill, double', 'door 186 = 301.75', [2 * (2 * 303.5 + 2 * 602)]],
    [
      'Sectional 600x600',
      'door 101 = 150.75, section 102 = 1210, bottom 96 = 50.5',
      [605 + 2 * 602.5, 24 * 605, 605],
    ],
  ])
})

describe('gasket comments and notes', () => {
  it('explain each length and say that it is an estimate', () => {
    const { parts, notes, unknownBottom } = calculate(doorNamed('Traditional 36x84'), 'gasket')
    expect(parts.map(({ comments }) => comments)).toEqual([
      ['Door gasket 219.75 in = 18.25 ft'],
      ['Sweep gasket 38.75 in = 3.25 ft'],
    ])
    expect(notes).toEqual([estimateText])
    expect(estimateText).toBe('This is an estimate. For unusual doors, confirm with the factory.')
    expect(unknownBottom).toBe(false)
  })

  it.each<[string, string[]]>([
    [
      'Traditional 72x84, Sweep Bottom, double, Magnetic',
      ['Door gasket 417 in = 34.75 ft, 2 × 208.5 in', 'Sweep gasket 79 in = 6.5 ft, 2 × 39.5 in'],
    ],
    ['ESS-1 72x96, High Sill, double', ['Door gasket 545 in = 45.5 ft, 2 × 272.5 in']],
    [
      'Biparting 96x120, Sweep Bottom, power operated',
      [
        'Door gasket 361.5 in = 30.25 ft, 2 × 180.75 in',
        'Meeting gasket 246 in = 20.5 ft, 2 × 123 in',
        'Sweep gasket 103.5 in = 8.75 ft, 2 × 51.75 in',
      ],
    ],
    [
      'Sectional 96x120',
      [
        'Door gasket 346 in = 28.75 ft',
        'Section joint gasket 404 in = 33.75 ft, 4 × 101 in',
        'Bottom gasket 101 in = 8.5 ft',
      ],
    ],
    [
      'Sectional 96x48',
      [
        'Door gasket 202 in = 16.75 ft',
        'Section joint gasket 101 in = 8.5 ft',
        'Bottom gasket 101 in = 8.5 ft',
      ],
    ],
    ['Coldswing 36x84', ['Door gasket 198 in = 16.5 ft, 3 lengths of 66 in']],
    ['Coldswing 72x84, double', ['Door gasket 396 in = 33 ft, 6 lengths of 66 in']],
    ['Coldswing 12x24', ['Door gasket 66 in = 5.5 ft, 1 length of 66 in']],
    ['Saniswing 36x90', ['Edge gasket 108 in = 9 ft, 2 × 54 in']],
    ['Saniswing 72x90, double', ['Edge gasket 216 in = 18 ft, 4 × 54 in']],
    [
      'Saniswing 96x96, double, Full Gasketing',
      ['Door gasket 466.5 in = 39 ft, 2 × 233.25 in', 'Bottom gasket 94.5 in = 8 ft, 2 × 47.25 in'],
    ],
    ['Single Panel 72x96, High Sill', ['Door gasket 354 in = 29.5 ft', 'Edge gasket 100 in = 8.25 ft']],
  ])('say how many pieces a length is divided into: %s', (door, comments) => {
    expect(calculate(doorNamed(door), 'gasket').parts.flatMap((part) => part.comments)).toEqual(comments)
  })

  it('have no floating-point noise', () => {
    const { parts } = calculate(doorNamed('Traditional 0.1x0.1'), 'gasket')
    expect(parts.map(({ inches }) => inches)).toEqual([16.05, 2.85])
  })

  it('are empty for a vertical lift with an unknown bottom, which is flagged', () => {
    const found = builds.filter(
      (build) => calculate(doorOf(build, [60, 72], { bottom: 'High Sill w/Sweep' }), 'gasket').unknownBottom,
    )
    expect(found).toEqual(['VL'])
    expect(calculate(doorNamed('VL 60x72, High Sill w/Sweep'), 'gasket')).toEqual({
      parts: [],
      notes: [],
      unknownBottom: true,
    })
    expect(calculate(doorNamed('VL 60x72, High Sill'), 'gasket').unknownBottom).toBe(false)
  })
})
