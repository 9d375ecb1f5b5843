import type { Door } from '@mullion/domain/doors/door'
import type { SavedDoor } from '@mullion/domain/doors/saved-door'
import { describe, expect, it } from 'vitest'
import { bySite, nameProblems, readyToRename, readyToSave, savedOtherwise } from './door-names.ts'

const door: Door = {
  doorType: 'swing',
  build: 'Traditional',
  double: false,
  bottom: 'Sweep Bottom',
  hinge: null,
  powerOperated: false,
  gasketing: null,
  widthInches: 36,
  heightInches: 84,
}
const saved = (id: number, name: string, site: string, serialNumber: string | null = null): SavedDoor => {
  const savedAt = '2026-11-21T12:00:00.000Z'
  return { id, name, site, serialNumber, door, savedAt, savedBy: 'Ann Lee', outdated: false, direction: null }
}

describe('a door to save', () => {
  it('needs a name, and the site is optional', () => {
    expect(nameProblems({ name: ' ', site: '' })).toEqual({ name: 'Enter a name for the door.' })
    expect(readyToSave({ name: ' ', site: '' }, { serialNumber: null, door })).toBeNull()
    expect(readyToSave({ name: ' Freezer 3 ', site: ' Dock ' }, { serialNumber: '15-0001', door })).toEqual({
      name: 'Freezer 3',
      site: 'Dock',
      serialNumber: '15-0001',
      door,
    })
  })

  it('limits the length of name and site', () => {
    expect(nameProblems({ name: 'x'.repeat(61), site: 'y'.repeat(81) })).toEqual({
      name: 'A name can have at most 60 characters.',
      site: 'A site can have at most 80 characters.',
    })
  })
})

describe('saved doors', () => {
  const doors = [
    saved(1, 'Cooler', 'Kitchen'),
    saved(2, 'Freezer', ''),
    saved(3, 'Dock', 'Kitchen', '15-0001'),
  ]

  it('are grouped by site, those without one first', () => {
    expect(bySite(doors).map(([site, at]) => [site, at.map(({ name }) => name)])).toEqual([
      ['', ['Freezer']],
      ['Kitchen', ['Cooler', 'Dock']],
    ])
  })

  it('are renamed without sending the door', () => {
    expect(readyToRename(3, { name: ' Dock 2 ', site: '' })).toEqual({ doorId: 3, name: 'Dock 2', site: '' })
    expect(readyToRename(3, { name: '', site: '' })).toBeNull()
  })

  it('say how they were saved when something else is shown', () => {
    const slide: Door = { ...door, doorType: 'slide', build: 'Single Panel' }
    expect(savedOtherwise(door, { ...door })).toBeNull()
    expect(savedOtherwise(slide, { ...slide, powerOperated: true })).toBe('manually operated')
    expect(savedOtherwise({ ...slide, powerOperated: true }, slide)).toBe('power operated')
    expect(savedOtherwise(door, { ...door, widthInches: 48 })).toBe(
      'Traditional swing door, 36" × 84", Sweep Bottom',
    )
  })
})
