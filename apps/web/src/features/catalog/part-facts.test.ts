import { nothingRequired } from '@mullion/domain/testing/parts'
import { describe, expect, it } from 'vitest'
import { casingNote, measurementsOf, modelsFitted, noticesOf } from './part-facts.ts'

const size = (lengthInches: number | null, heightInches: number | null, weightPounds: number | null) => ({
  lengthInches,
  heightInches,
  depthInches: null,
  weightPounds,
})

describe('the notices about what a part needs', () => {
  const noticesFor = (requirements: Partial<typeof nothingRequired>, id = 1) =>
    noticesOf({ id, requirements: { ...nothingRequired, ...requirements } })

  it('match what will be asked', () => {
    expect(noticesFor({ serial: true })).toEqual(['Made for your door. Serial number required.'])
    expect(noticesFor({ precisionCut: true, wallThickness: true })).toEqual([
      'Cut to length. Enter each length in inches, to the nearest 1/8.',
      'Wall thickness (in) required.',
    ])
    expect(noticesFor({})).toEqual([])
  })

  it('are not phrased as requests when nothing will be asked', () => {
    expect(noticesFor({ serial: true, wallThickness: true })).toEqual([
      'Made for your door. Serial number required.',
      'Made for one wall thickness. Check yours before you order.',
    ])
    expect(noticesFor({ direction: true, serial: true, thicknessNotice: true })).toEqual([
      'Choose left or right hand when you add this part.',
      'Made for a specific door. Make sure it fits yours before you order.',
      'Check the thickness of your door panel before you order.',
    ])
    expect(noticesFor({ precisionCut: true }, 188)).toEqual([
      'Made for your door. Serial number required.',
      'Cut to length. Check the length before you order.',
    ])
  })
})

describe('part facts', () => {
  it.each(['0001-04', '0006-04', '0011-04', '0014-04'])('say what casing %s includes', (number) => {
    expect(casingNote(number)).toContain('Includes')
  })

  it.each(['0007-04', '0010-04', '0015-04', '0001-05', '10001-04'])('have no note for %s', (number) => {
    expect(casingNote(number)).toBeNull()
  })

  it('leave out unknown dimensions', () => {
    expect(measurementsOf(size(12.5, 3, null), 'EA')).toEqual([
      { name: 'Dimensions', value: '12.5 in L × 3 in H' },
    ])
    expect(measurementsOf(size(12, 0.85, null), 'FT')).toEqual([
      { name: 'Cross-section', value: '0.85 in H' },
    ])
    expect(measurementsOf(size(null, null, 0.25), 'FT')).toEqual([
      { name: 'Weight', value: '0.25 lb per ft' },
    ])
  })

  it('name doors in trade terms', () => {
    expect(modelsFitted({ doorModels: ['Swing', 'Vertical'], doorSubModels: ['TSD', 'ESS1'] })).toEqual([
      'Swing',
      'Vertical lift',
      'Traditional',
      'ESS-1',
    ])
  })
})
