import { describe, expect, it } from 'vitest'
import { partsOfCalculators } from '../calculated-part-ids.ts'
import { partTags } from '../catalog/part.ts'
import { calculatedOnlyParts, magneticGasketPart, partsWithCalculateButton } from './calculator-parts.ts'
import { groupsOfDoorType, hasOneCategory, isForOtherHand } from './parts-for-door.ts'

describe('parts for a door type', () => {
  it('are grouped by the categories of its menu', () => {
    const groups = groupsOfDoorType('swing', { tags: {} })
    expect(groups.map(({ label }) => label)).toEqual([
      'Gaskets',
      'Hinges',
      'Handles',
      'Closers',
      'Frames',
      'Accessories',
      'Electrical',
    ])
    expect(groups[3]).toMatchObject({
      category: { text: 'Swing Doors Closers' },
      tags: ['Door Closers', 'Assist to Open Device'],
      narrowedBy: null,
    })
  })

  it('are grouped by the most common tags when its menu has one category', () => {
    const tags = { Casings: 5, Gaskets: 27, 'Vertical Door Parts': 141, Locks: 0 }
    expect((['swing', 'slide', 'vl', 'so', 'traffic'] as const).filter(hasOneCategory)).toEqual([
      'vl',
      'so',
      'traffic',
    ])
    const groups = groupsOfDoorType('vl', { tags })
    expect(groups.map(({ label }) => label)).toEqual(['Vertical Door Parts', 'Gaskets', 'Casings'])
    expect(groups[0]).toMatchObject({
      category: { text: 'Other Doors Vertical Lift' },
      tags: ['Vertical Door Parts'],
      narrowedBy: 'Vertical Door Parts',
    })
  })

  it('have at most eight tags, with ties in filter order', () => {
    const tags = Object.fromEntries(partTags.map((tag) => [tag, 3]))
    expect(groupsOfDoorType('so', { tags }).map(({ label }) => label)).toEqual(partTags.slice(0, 8))
  })

  it('can be calculated only for a known list of parts', () => {
    const known = [51, 76, 96, 97, 101, 102, 186, 187, 188, 198, 205, 276]
    expect(partsOfCalculators.toSorted((a, b) => a - b)).toEqual(known)
  })

  it('have a Calculate button when a calculator gives them, except section joint and welded gaskets', () => {
    const without = partsOfCalculators.filter((id) => !partsWithCalculateButton.includes(id))
    expect(without.toSorted((a, b) => a - b)).toEqual([102, magneticGasketPart])
    expect(partsWithCalculateButton).toHaveLength(partsOfCalculators.length - 2)
    expect(calculatedOnlyParts).toEqual([76, 205])
  })
})

describe('a part with a hand in its name', () => {
  it.each([
    ['HINGE CAM LIFT CHR RH FLUSH', 'LH', true],
    ['Hinge right hand', 'LH', true],
    ['HINGE CAM LIFT CHR LH FLUSH', 'LH', false],
    ['HINGE CAM LIFT CHR LH FLUSH', 'RH', true],
    ['HINGE LH OR RH', 'Double', false],
    ['HINGE LH', 'Biparting', false],
    ['HINGE LH', null, false],
    ['HANDLE PULL 6IN', 'RH', false],
  ] as const)('%s is for the other hand than %s: %s', (name, direction, other) => {
    expect(isForOtherHand(name, direction)).toBe(other)
  })
})
