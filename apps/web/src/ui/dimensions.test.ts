import { describe, expect, it } from 'vitest'
import { splitDimensions } from './dimensions.ts'

const unbrokenIn = (text: string) =>
  splitDimensions(text).flatMap(({ text, unbroken }) => (unbroken ? [text] : []))

describe('a dimension in a text', () => {
  it.each([
    ['GASKET 36 1/8" BLACK', '36 1/8"'],
    ['SWEEP 72" × 96" SET', '72" × 96"'],
    ['TRACK 5 FT', '5 FT'],
    ['HEATER 115 V', '115 V'],
    ['HEATER 120–277V', '120–277V'],
    ['KICK PLATE FRP 36IN X 36IN', '36IN X 36IN'],
    ['SCREW PAN #10 X 1-1/4 STAINLESS STEEL', '#10 X 1-1/4'],
    ['CASING STAINLESS STEEL 304 4-1/2 KIT', '4-1/2'],
    ['Adjusts 1/2 in either way', '1/2 in'],
    ['Kick plate, .125 in thick', '.125 in'],
    ['Left: 3 × 36 1/8"', '3 × 36 1/8"'],
    ['GASKET DOOR BLACK PER FT', 'PER FT'],
    ['SHEET UHMW PER SQFT', 'PER SQFT'],
    ['WASHER PKG 25', 'PKG 25'],
    ['HINGE SET OF 2', 'SET OF 2'],
  ])('stays together in %s', (text, measure) => {
    expect(unbrokenIn(text)).toEqual([measure])
  })

  it.each([
    '',
    'HINGE CAM LIFT CHR',
    'LOCK 24VDC FAIL SECURE',
    'GASKET SNAP-IN 48X96 BLACK',
    'CASING SS304 4 WAY',
    'DOOR 2 INSIDE 5 FTX',
    'PER FTX',
    '0220-05BK A',
    'line 3\nline 4',
  ])('is not found in %s', (text) => {
    expect(unbrokenIn(text)).toEqual([])
  })

  it('is kept as two parts when it is too long for a narrow card', () => {
    expect(unbrokenIn('SWEEP 36 1/8" × 84 1/2" SET')).toEqual(['36 1/8"', '84 1/2"'])
  })

  it.each([
    'GASKET 36 1/8" × 84 1/2" (5 FT) PKG 10',
    ' 5 FT ',
    '5 FT 2 IN',
    'no measure',
    '100000000000000 FT',
  ])('does not change the text: %s', (text) => {
    const stretches = splitDimensions(text)
    expect(stretches.map((each) => each.text).join('')).toBe(text)
    for (const { text, unbroken } of stretches) expect(unbroken && text.length > 14).toBe(false)
  })
})
