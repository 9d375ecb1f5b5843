import { describe, expect, it } from 'vitest'
import { guardedCell, isFormula, unguardedCell } from './formula-cell.ts'

describe('a cell that a spreadsheet could run as a formula', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+15', "'+15"],
    ['-10F FREEZER', "'-10F FREEZER"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tTAB', "'\tTAB"],
    ["'=1", "''=1"],
    ["''=1", "'''=1"],
    ["'90s HINGE", "'90s HINGE"],
    ['HNG 3-1/2', 'HNG 3-1/2'],
    ['', ''],
  ])('%j is written as %j and read back unchanged', (text, written) => {
    expect(guardedCell(text)).toBe(written)
    expect(unguardedCell(written)).toBe(text)
  })

  it('is recognized by = or @, since text may start with + or -', () => {
    expect(['=A1*2', '@x', '-5 F', '+1', "'=A1", 'HNG'].map(isFormula)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
