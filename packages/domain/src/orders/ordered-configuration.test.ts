import { describe, expect, it } from 'vitest'
import { type Configuration, configurations } from '../cart/configuration-schema.ts'
import { lineCommentOf, orderedConfigurations, orderedText, withoutFigures } from './ordered-configuration.ts'

const hands: Configuration = { kind: 'direction', left: 2, right: 1 }
const doors: Configuration = {
  kind: 'door',
  doors: [
    {
      serialNumber: '15-0123',
      door: {
        doorType: 'swing',
        build: 'Traditional',
        double: false,
        bottom: 'Sweep Bottom',
        hinge: null,
        powerOperated: false,
        gasketing: null,
        widthInches: 36,
        heightInches: 84,
      },
      use: 'doorGasket',
      count: 2,
    },
  ],
}
const figures =
  '2 × door 15-0123, Traditional swing door, 36" × 84", Sweep Bottom: Door gasket 219.75 in = 18.25 ft'

describe('the configuration of an ordered line', () => {
  it('is stored with the order, with door figures as they were', () => {
    const ordered = orderedConfigurations([hands, doors]) ?? []
    expect(orderedText(ordered)).toEqual(['Left 2, Right 1', figures])
    const later = ordered.map((each) => (each.figures ? { ...each, figures: ['as it was then'] } : each))
    expect(orderedText(later)).toEqual(['Left 2, Right 1', 'as it was then'])
  })

  it('is the original configuration again without its figures', () => {
    const again = withoutFigures(orderedConfigurations([hands, doors]) ?? [])
    expect(again).toEqual([hands, doors])
    expect(configurations.parse(again)).toEqual([hands, doors])
  })

  it('is readable in an older order without stored figures', () => {
    expect(orderedText([doors])).toEqual([figures])
  })

  it('becomes the line comment for accounting, with door figures and buyer comments', () => {
    const configurations = orderedConfigurations([hands, doors])
    expect(lineCommentOf({ configurations, comments: ['left  leaf\nurgent', ' '] })).toBe(
      `Left 2, Right 1; ${figures}; left leaf urgent`,
    )
    expect(lineCommentOf({ configurations: null, comments: [] })).toBe('')
  })

  it('is empty when nothing was configured', () => {
    expect(orderedConfigurations([])).toBeNull()
    expect(orderedText([])).toEqual([])
  })
})
