import { describe, expect, it } from 'vitest'
import { familyKeyOf, familyOf, familyTitle, ruledFamily } from './family.ts'
import { familyName } from './family-name.ts'
import type { PartTag } from './part.ts'

const attributesOf = (name: string) => familyName(name).attributes.map(({ kind, text }) => `${kind}: ${text}`)
const part = (name: string, tags: readonly PartTag[] = ['Hinges'], family: string | null = null) => ({
  number: '0301-CH',
  name,
  tags,
  family,
})

describe('what differs within a family', () => {
  it.each([
    [
      'HNG CAM LIFT CHR LH 1-1/8 OFFSET W/ SCR',
      'HNG CAM LIFT W/ SCR',
      ['Material: Chrome', 'Hand: Left', 'Offset: 1-1/8 in'],
    ],
    [
      'HNG CAM LIFT SS RH FLUSH W/ SCR',
      'HNG CAM LIFT W/ SCR',
      ['Material: Stainless steel', 'Hand: Right', 'Offset: Flush'],
    ],
    [
      'CLOSER SNAP ACTION OFFSET 1-1/8 RH SS',
      'CLOSER SNAP ACTION',
      ['Offset: 1-1/8 in', 'Hand: Right', 'Material: Stainless steel'],
    ],
    ['STRIKE ADJ STL FLUSH OFFSET', 'STRIKE ADJ', ['Material: Steel', 'Offset: Flush']],
    ['LATCH FLUSH BOLT 12IN STL', 'LATCH FLUSH BOLT', ['Size: 12 in', 'Material: Steel']],
    ['THERMOMETER DIAL 4IN FLUSH MT', 'THERMOMETER DIAL FLUSH MT', ['Size: 4 in']],
    ['HNG STRAP OFFSET 18IN SS', 'HNG STRAP OFFSET', ['Size: 18 in', 'Material: Stainless steel']],
    ['CASING METAL GALV 26GA PER FT', 'CASING METAL PER FT', ['Material: Galvanized', 'Gauge: 26 ga']],
    ['CASING SS 304 6 KIT', 'CASING KIT', ['Material: 304 stainless steel', 'Size: 6 in']],
    [
      'LATCH SLD DR WEDGE STL ZINC LH',
      'LATCH SLD DR WEDGE',
      ['Material: Steel', 'Finish: Zinc', 'Hand: Left'],
    ],
    [
      'CLOSER HYD SZ 5 SS CVR PARALLEL',
      'CLOSER HYD PARALLEL',
      ['Size: 5', 'Material: Stainless steel cover'],
    ],
    ['GSKT SNAP-IN 34X78 BLK SET', 'GSKT SNAP-IN SET', ['Size: 34 × 78 in', 'Color: Black']],
    ['KICK PLT ALUM DIAMOND 12IN X 30IN', 'KICK PLT DIAMOND', ['Material: Aluminum', 'Size: 12 × 30 in']],
    [
      'BOLT HEX 1/4-20 X 3IN SS PKG 10',
      'BOLT HEX PKG 10',
      ['Size: 1/4-20 × 3 in', 'Material: Stainless steel'],
    ],
    ['HTR WIRE PREMADE 48IN 180 OHM', 'HTR WIRE PREMADE', ['Size: 48 in', 'Rating: 180 ohm']],
    ['HTR CONTROL TIMER 208V', 'HTR CONTROL TIMER', ['Voltage: 208V']],
    ['XFMR 100VA 480-230V', 'XFMR', ['Rating: 100 VA', 'Voltage: 480-230V']],
    ['SPROCKET 12T #40 3/4', 'SPROCKET', ['Rating: 12 teeth', 'Size: #40, 3/4 in']],
    ['HNG SHIM PLASTIC 1/8 PKG 10', 'HNG SHIM PKG 10', ['Material: Plastic', 'Size: 1/8 in']],
    ['HNG CAM LIFT COMPONENT CHR SET OF 4', 'HNG CAM LIFT COMPONENT SET OF 4', ['Material: Chrome']],
    ['HNG SECTIONAL NO 1 GALV', 'HNG SECTIONAL NO 1', ['Material: Galvanized']],
    ['SWITCH LIGHT W/ PILOT SS', 'SWITCH LIGHT W/ PILOT', ['Material: Stainless steel']],
    ['HNG STRAP W/ SS SCR', 'HNG STRAP W/ SS SCR', []],
    [
      'Strap hinge, left-hand, stainless steel, 18"',
      'STRAP HINGE',
      ['Hand: Left', 'Material: Stainless steel', 'Size: 18 in'],
    ],
    ['SS', 'SS', []],
    ['', '', []],
  ])('is taken out of the name: %j', (name, base, attributes) => {
    expect(familyName(name).base).toBe(base)
    expect(attributesOf(name)).toEqual(attributes)
  })

  it('has numbers to sort by: lengths in inches', () => {
    expect(familyName('FAST TRK BELT 16FT URETHANE').attributes[0]?.values).toEqual([192])
    expect(familyName('PNL SLD DR GALV 8X10').attributes.at(-1)?.values).toEqual([8, 10])
    expect(familyName('HNG PIN STL .250').attributes.at(-1)?.values).toEqual([0.25])
  })
})

describe('the family of a part', () => {
  it('is its first tag and its name without what differs', () => {
    expect(ruledFamily(part('HNG STRAP 18IN LH SS', ['Hinges', 'Locks']))).toBe('Hinges: HNG STRAP')
  })

  it('is the same for two spellings of one name, and another with another first tag', () => {
    expect(familyKeyOf(part('HNG STRAP LH'))).toBe(familyKeyOf(part('Hng Strap Right Hand')))
    expect(familyKeyOf(part('HNG STRAP'))).not.toBe(familyKeyOf(part('HNG STRAP', ['Accessories'])))
  })

  it('is what staff say, in any case, or none', () => {
    const joined = part('SCR SET', ['Hinges'], 'hinges: hng  strap')
    expect(familyKeyOf(joined)).toBe(familyKeyOf(part('HNG STRAP 18IN')))
    expect(familyOf(part('HNG STRAP', ['Hinges'], 'None'))).toBe('none: 0301-CH')
  })

  it('has a key larger than any part id that a double holds exactly', () => {
    const keys = ['HNG STRAP', 'GSKT BULB', ''].map((name) => familyKeyOf(part(name)))
    for (const key of keys) {
      expect(key).toBeGreaterThanOrEqual(2 ** 52)
      expect(Number.isSafeInteger(key)).toBe(true)
    }
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is named by its parts, unless staff named it', () => {
    expect(familyTitle({ name: 'HNG CAM LIFT CHR LH FLUSH W/ SCR' }, null)).toBe('Hinge cam lift with screw')
    expect(familyTitle({ name: 'GSKT BULB 1IN GRY PER FT' }, null)).toBe('Gasket bulb')
    expect(familyTitle({ name: 'GSKT BULB' }, 'Bulb seals')).toBe('Bulb seals')
  })
})
