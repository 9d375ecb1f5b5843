import { describe, expect, it } from 'vitest'
import { doorNamed, registeredDoor } from '../../testing/doors.ts'
import { nothingRequired } from '../../testing/parts.ts'
import type { RegisteredDoor } from '../registered-door.ts'
import type { SavedDoor } from '../saved-door.ts'
import { fitOf } from './fit.ts'
import { registeredDoorToFit, savedDoorToFit } from './fit-door.ts'
import type { PartToFit } from './fit-rules.ts'

const now = new Date('2026-11-25T12:00:00Z')

const part = (facts: Partial<PartToFit>): PartToFit => ({
  id: 9000,
  name: 'HNG CAM LIFT CHR',
  description: '',
  tags: ['Hinges'],
  doorModels: ['Swing'],
  doorSubModels: [],
  requirements: nothingRequired,
  ...facts,
})

const door = (facts: Partial<RegisteredDoor> = {}) =>
  registeredDoorToFit(registeredDoor({ serialNumber: '15-0001', ...facts }), now)
const savedDoor = (facts: Partial<SavedDoor> = {}) =>
  savedDoorToFit(
    {
      ...{ id: 1, name: 'Dock', site: '', serialNumber: null, direction: null, savedAt: '', savedBy: '' },
      outdated: false,
      door: doorNamed('Traditional 36x84'),
      ...facts,
    },
    now,
  )
const slide = { doorType: 'slide', build: 'Single Panel', direction: 'LH' } as const

const verdict = (facts: Partial<PartToFit>, of: Partial<RegisteredDoor> = {}) => fitOf(part(facts), door(of))

describe('a part', () => {
  it.each([
    ['of the same door model fits', {}, {}, 'fits'],
    ['that names no door model is not known to fit', { doorModels: [] }, {}, 'unknown'],
    ['without a model stays unknown whatever its hand', { doorModels: [], name: 'HNG RH' }, {}, 'unknown'],
    ['of the same build fits', { doorSubModels: ['TSD', 'ESS1'] }, {}, 'fits'],
    ['of the same hand fits', { name: 'HNG CAM LIFT LH' }, {}, 'fits'],
    ['of either hand fits a double door', { name: 'HNG CAM LIFT RH' }, { direction: 'Double' }, 'fits'],
    [
      'of one side fits a sectional door, which has both',
      { name: 'SPRING TORSION LH', doorModels: ['Sectional'] },
      { doorType: 'so', build: 'Sectional', direction: null, bottom: null },
      'fits',
    ],
    ['of a door’s own set fits whatever it is filed under', { id: 186, doorModels: ['Slide'] }, {}, 'fits'],
    ['made for the same opening fits', { description: 'Set for a 36 x 84 in opening.' }, {}, 'fits'],
    ['for the years of the door fits', { description: 'For doors built since 2014.' }, {}, 'fits'],
    [
      'of a range of years that has the door fits',
      { description: 'Second generation, 2015 to 2020.' },
      {},
      'fits',
    ],
    ['for a leaf of the same size fits', { description: 'Door leaf, fiberglass, 36 x 84 in.' }, {}, 'fits'],
    ['for doors up to the size of the door fits', { description: 'Jamb for doors up to 84 in.' }, {}, 'fits'],
    ['as long as the door is wide fits', { description: '36 in sill, aluminum.' }, {}, 'fits'],
    ['with small sizes only fits', { description: '24 in strap, 4 x 4 in plate, .187 in wire.' }, {}, 'fits'],
    [
      'to be mounted at a height fits',
      { description: 'Alarm. Mount the button 40 in above the floor.' },
      {},
      'fits',
    ],
    ['with a weight like a year fits', { description: 'Loads to 2000 lb.' }, {}, 'fits'],
    [
      'whose voltage is chosen with the order fits',
      { name: 'CONTROLLER 230V', requirements: { ...nothingRequired, voltage: true } },
      {},
      'fits',
    ],
  ] as const)('%s', (_, facts, of, fit) => {
    expect(verdict(facts as Partial<PartToFit>, of).fit).toBe(fit)
  })

  it.each([
    [{ doorModels: ['Slide', 'Vertical'] }, {}, 'For slide and vertical lift doors. Yours is a swing door.'],
    [{ doorSubModels: ['ESS1', 'ESS2'] }, {}, 'For ESS-1 and ESS-2 doors. Yours is Traditional.'],
    [{ name: 'HNG CAM LIFT RH' }, {}, 'For right-hand doors. Yours is left-hand.'],
    [
      { name: 'TRK LH', doorModels: ['Slide'] },
      { ...slide, direction: 'RH' },
      'For left-hand doors. Yours is right-hand.',
    ],
  ] as const)('does not fit with the reason: %o', (facts, of, reason) => {
    expect(verdict(facts as unknown as Partial<PartToFit>, of)).toEqual({ fit: 'not', reasons: [reason] })
  })

  it.each([
    [
      { description: 'Snap-in set, 48 x 96 in opening.' },
      {},
      'For an opening 48" wide, 96" high. Yours is 36" wide, 84" high. Measure the opening.',
    ],
    [{ description: 'For a 48 in leaf.' }, {}, 'For a leaf 48" wide. Yours is 36" wide. Measure the leaf.'],
    [
      { description: 'For a 96 in high opening.' },
      {},
      'For an opening 96" high. Yours is 84" high. Measure the opening.',
    ],
    [{ name: 'HTR CABLE 230V' }, {}, 'For 230V. Check the supply voltage.'],
    [{ tags: ['Power Operator'] }, {}, 'For power-operated doors. Check for an operator.'],
    [
      { tags: ['Power Operator'], doorModels: ['Slide'] },
      slide,
      'For power-operated doors. Our records say yours is manual. Check for an operator.',
    ],
    [{ requirements: { ...nothingRequired, thicknessNotice: true } }, {}, 'Measure the wall thickness.'],
    [
      { description: 'For doors built before 2014.' },
      {},
      'For doors through 2013. Yours is from 2015. Compare it with the old part.',
    ],
    [
      { description: 'Circuit board, first generation, before 2015.' },
      {},
      'For doors through 2014. Yours is from 2015. Compare it with the old part.',
    ],
    [
      { description: 'Second generation, 2016 to 2020.' },
      {},
      'For doors from 2016 to 2020. Yours is from 2015. Compare it with the old part.',
    ],
    [
      { description: 'Fits operators made after 2015.' },
      {},
      'For doors from 2016 on. Yours is from 2015. Compare it with the old part.',
    ],
    [{ description: 'The 2019 style.' }, {}, 'Its description names a year. Compare it with the old part.'],
    [
      { description: 'Door leaf, fiberglass, blue, 48 x 84 in.' },
      {},
      'For a leaf 48" wide, 84" high. Yours is 36" wide, 84" high. Measure the leaf.',
    ],
    [
      { description: 'Left hand jamb for doors up to 108 in.' },
      {},
      'For doors up to 108". Yours is 36" wide, 84" high. Measure the door.',
    ],
    [
      { description: 'Cable pair for doors 10 ft high.' },
      {},
      'For a door 120" high. Yours is 84" high. Measure the door.',
    ],
    [
      { description: 'Sweep kit cut for a 42 in door.' },
      {},
      'For a door 42". Yours is 36" wide, 84" high. Measure the door.',
    ],
    [
      { description: 'Kick plate, 72 in x 36 in, stainless.' },
      {},
      'Its description says 72", 36". Measure what it replaces.',
    ],
    [{ description: '48 in corner trim.' }, {}, 'Its description says 48". Measure what it replaces.'],
  ] as const)('is to be checked first: %o', (facts, of, reason) => {
    expect(verdict(facts as unknown as Partial<PartToFit>, of)).toEqual({ fit: 'check', reasons: [reason] })
  })

  it('is to be checked on a saved door that the register disagrees with, even one of its own set', () => {
    const outdated = savedDoor({ serialNumber: '15-0001', outdated: true })
    for (const facts of [{}, { id: 186 }, { doorModels: ['Slide'] }, { name: 'HNG RH' }] as const) {
      expect(fitOf(part(facts as Partial<PartToFit>), outdated)).toEqual({
        fit: 'check',
        reasons: ['Our records disagree with this saved door. Check which of them is right.'],
      })
    }
    expect(fitOf(part({ doorModels: [] }), outdated).fit).toBe('unknown')
    expect(fitOf(part({ id: 186 }), savedDoor({ serialNumber: '15-0001' })).fit).toBe('fits')
  })

  it('for certain years is to be checked on a door whose year is not known', () => {
    expect(fitOf(part({ description: 'Made since 2012.' }), savedDoor())).toEqual({
      fit: 'check',
      reasons: ['For doors from 2012 on. Check the year of yours. Compare it with the old part.'],
    })
  })

  it('for one hand is to be checked on a saved door whose hand is not known', () => {
    const saved = savedDoor()
    expect(fitOf(part({ name: 'HNG RH' }), saved)).toEqual({
      fit: 'check',
      reasons: ['For right-hand doors. Check the hand of yours.'],
    })
    expect(fitOf(part({ proprietary: true }), saved).fit).toBe('check')
    expect(fitOf(part({ proprietary: true }), door()).fit).toBe('fits')
  })
})
