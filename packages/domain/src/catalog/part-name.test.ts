import { describe, expect, it } from 'vitest'
import { abbreviations, expandName, expansionOf } from './part-name.ts'

describe('an expanded part name', () => {
  it.each([
    ['HNG BRKT', 'HINGE BRACKET'],
    ['hng brkt', 'hinge bracket'],
    ['Hng Brkt', 'Hinge Bracket'],
    ['HNG CAM LIFT STL LH', 'HINGE CAM LIFT STEEL LEFT HAND'],
    ['Rh Hinge', 'Right hand Hinge'],
    ['DBL DR GSKT, BLK', 'DOUBLE DOOR GASKET, BLACK'],
    ['J-TRK BRKT', 'J-TRACK BRACKET'],
    ['HDL/PLT', 'HANDLE/PLATE'],
    ['(STL) PNL', '(STEEL) PANEL'],
    ['MTR 3/4HP 208V', 'MOTOR 3/4HP 208V'],
    ['', ''],
  ])('of %j is %j', (name, written) => {
    expect(expandName(name)).toBe(written)
  })

  it.each([
    ['CLOSER W/ BRKT', 'CLOSER WITH BRACKET'],
    ['CLOSER W/BRKT', 'CLOSER WITH BRACKET'],
    ['Closer w/ Brkt', 'Closer with Bracket'],
    ['w/ brkt', 'with bracket'],
    ['CLOSER W/', 'CLOSER WITH'],
    ['CLOSER W/O BRKT', 'CLOSER W/O BRACKET'], // "without" is the opposite
    ['CLOSER W/OPER', 'CLOSER WITH OPERATOR'],
    ['PLATE 3W/4H', 'PLATE 3W/4H'], // 3 wide, 4 high
    ['GLASS SW/RH', 'GLASS SW/RIGHT HAND'],
  ])('reads w/ as with: %j is %j', (name, written) => {
    expect(expandName(name)).toBe(written)
  })

  it.each([
    'ASSIST',
    'STDS',
    'MAGNET',
    'SS304',
    '304SS',
    'HDLS',
    'ADJUST',
    'DRAIN',
    'constructor',
    'toString',
    '__proto__',
  ])('expands whole words only: %s stays', (name) => {
    expect(expandName(name)).toBe(name)
  })

  it('knows the 41 shop abbreviations, each in lowercase', () => {
    expect(Object.keys(abbreviations)).toHaveLength(41)
    for (const word of Object.keys(abbreviations)) expect(word).toBe(word.toLowerCase())
  })

  it('expands only abbreviations from the table', () => {
    expect(expansionOf('brkt')).toBe('bracket')
    expect(expansionOf('constructor')).toBeUndefined()
    expect(expansionOf('hasOwnProperty')).toBeUndefined()
  })
})
