import { describe, expect, it } from 'vitest'
import { casingNote, measuresOf, modelsFitted } from './part-facts.ts'

const size = (lengthInches: number | null, heightInches: number | null, weightPounds: number | null) => ({
  lengthInches,
  heightInches,
  depthInches: null,
  weightPounds,
})

describe('the facts of a part for a reader', () => {
  it.each(['0001-04', '0006-04', '0011-04', '0014-04'])('casing %s says what it includes', (number) => {
    expect(casingNote(number)).toContain('Includes')
  })

  it.each(['0007-04', '0010-04', '0015-04', '0001-05', '10001-04'])('%s is no such casing', (number) => {
    expect(casingNote(number)).toBeNull()
  })

  it('measures that are not known are left out', () => {
    expect(measuresOf(size(12.5, 3, null), 'EA')).toEqual([
      { name: 'Dimensions', value: '12.5 in L × 3 in H' },
    ])
    expect(measuresOf(size(null, null, 0.25), 'FT')).toEqual([{ name: 'Weight', value: '0.25 lb per ft' }])
  })

  it('doors are named as the trade names them', () => {
    expect(modelsFitted({ doorModels: ['Swing', 'Vertical'], doorSubModels: ['TSD', 'ESS1'] })).toEqual([
      'Swing',
      'Vertical lift',
      'Traditional',
      'ESS-1',
    ])
  })
})
