import { describe, expect, it } from 'vitest'
import type { Door } from '../doors/door.ts'
import { doorMissingText, notMagneticText } from '../doors/registered-door.ts'
import { doorNamed, registeredDoor } from '../testing/doors.ts'
import type { Configuration } from './configuration-schema.ts'
import type { DoorUse } from './door-uses.ts'
import {
  countWrongGuesses,
  doorSerialsOf,
  isAgainstRegister,
  maxCartSerials,
  registerProblem,
  registerShown,
} from './register-check.ts'

const door = doorNamed('Traditional 36x84')
const magneticDoor: Door = { ...door, gasketing: 'Magnetic' }
const registered = registeredDoor({ serialNumber: '15-0123', gaskets: 'Snap-in' })
const slide: Door = { ...door, doorType: 'slide', build: 'Single Panel' }
const register = new Map(
  [
    registered,
    { ...registered, serialNumber: '15-0124', gaskets: 'Welded Magnetic' },
    {
      ...registered,
      serialNumber: '15-0125',
      doorType: 'slide' as const,
      build: 'Single Panel' as const,
      direction: 'LH' as const,
    },
    // A record that contradicts itself.
    { ...registered, serialNumber: '15-0126', build: 'VL' as const },
    { ...registered, serialNumber: '15-0127', direction: null, gaskets: 'Welded Magnetic' },
  ].map((each) => [each.serialNumber, each]),
)

const use = (serialNumber: string | null, of = door): DoorUse => ({
  serialNumber,
  door: of,
  use: 'doorGasket',
  count: 1,
})
const lineOf = (partId: number, ...doors: DoorUse[]) => {
  const configurations: Configuration[] = [{ kind: 'door', doors }]
  return { partId, configurations }
}
const foundIn = (partId: number, ...doors: DoorUse[]) => registerProblem(lineOf(partId, ...doors), register)
const problemOf = (partId: number, ...doors: DoorUse[]) => foundIn(partId, ...doors)?.text ?? null
const unclear = 'Our record of this door is unclear. Please call us.'
const otherwise = 'Our records for this door differ. Please look it up again.'

describe('doors with a serial number', () => {
  it('are listed once each across all lines', () => {
    const lines = [
      lineOf(186, use('15-0123'), use(null), use('15-0124')),
      { partId: 12 },
      { partId: 13, configurations: [{ kind: 'serials' as const, serials: ['19-0001'] }] },
      lineOf(187, use('15-0123')),
    ]
    expect(doorSerialsOf(lines)).toEqual(['15-0123', '15-0124'])
  })

  it.each<[string, number, DoorUse[]]>([
    ['match their record', 186, [use('15-0123')]],
    ['have a different hinge now', 186, [use('15-0123', { ...door, hinge: '18-inch Strap' })]],
    ['have an operator now', 101, [use('15-0125', { ...slide, powerOperated: true })]],
    ['are magnetic as required', 188, [use('15-0124', magneticDoor)]],
    [
      'are measured by hand, without a serial number',
      186,
      [use(null), use(null, { ...door, widthInches: 40 })],
    ],
  ])('are accepted when they %s', (_, partId, doors) => {
    expect(problemOf(partId, ...doors)).toBeNull()
  })

  it.each<[string, number, DoorUse[], string]>([
    ['have no record', 186, [use('99-9999')], `Door 99-9999: ${doorMissingText}`],
    [
      'are wider than their record',
      186,
      [use('15-0123', { ...door, widthInches: 36.125 })],
      `Door 15-0123: ${otherwise}`,
    ],
    [
      'are taller than their record',
      186,
      [use('15-0123', { ...door, heightInches: 85 })],
      `Door 15-0123: ${otherwise}`,
    ],
    [
      'are double, unlike their record',
      186,
      [use('15-0123', { ...door, double: true })],
      `Door 15-0123: ${otherwise}`,
    ],
    [
      'have a different bottom',
      186,
      [use('15-0123', { ...door, bottom: 'High Sill' })],
      `Door 15-0123: ${otherwise}`,
    ],
    [
      'are of another build',
      198,
      [use('15-0123', { ...door, build: 'ESS-1' })],
      `Door 15-0123: ${otherwise}`,
    ],
    ['have a magnetic gasket', 186, [use('15-0124')], `Door 15-0124: ${otherwise}`],
    ['have a contradictory record', 186, [use('15-0126')], `Door 15-0126: ${unclear}`],
    ['have no hand on record', 188, [use('15-0127', magneticDoor)], `Door 15-0127: ${unclear}`],
    [
      'are wrongly configured as magnetic',
      188,
      [use('15-0123', magneticDoor)],
      `Door 15-0123: ${notMagneticText}`,
    ],
    ['are not magnetic', 188, [use('15-0123')], `Door 15-0123: ${notMagneticText}`],
    [
      'are magnetic but larger than their record',
      188,
      [use('15-0124', { ...magneticDoor, widthInches: 37 })],
      otherwise,
    ],
  ])('are refused by serial number when they %s', (_, partId, doors, text) => {
    expect(problemOf(partId, ...doors)).toContain(text)
    expect(problemOf(partId, use(null), ...doors)).toContain(text)
  })

  it('are refused by the first one that is wrong', () => {
    expect(problemOf(186, use('15-0123'), use('15-0124'), use('15-0126'))).toMatch(/^Door 15-0124: /)
  })
})

describe('answers from the door records', () => {
  const serials = ['15-0123', '99-0001', '15-0124', '99-0002']
  const lines = [
    lineOf(186, use('15-0123'), use('99-0001'), use('15-0124', magneticDoor), use('99-0002')),
    lineOf(187, use('99-0001'), use('99-0002', slide)),
  ]
  const wrong = countWrongGuesses(lines, register)
  const shownWith = (allowance: number) => {
    const answers = registerShown({ serials, found: register, wrong, allowance })
    return serials.map((serial) => (typeof answers.get(serial) === 'object' ? 'door' : answers.get(serial)))
  }

  it('count equal wrong configurations once, across lines', () => {
    expect([...wrong]).toEqual([
      ['99-0001', 1],
      ['99-0002', 2],
    ])
    expect([...countWrongGuesses([lineOf(188, use('15-0123'))], register)]).toEqual([['15-0123', 1]])
  })

  it.each([
    [3, ['door', undefined, 'door', undefined]],
    [2, ['door', undefined, 'door', 'not checked']],
    [1, ['door', undefined, 'door', 'not checked']],
    [0, ['door', 'not checked', 'not checked', 'not checked']],
    [-1, ['not checked', 'not checked', 'not checked', 'not checked']],
  ])('end at the first wrong door over the allowance: %d left', (allowance, answers) => {
    expect(shownWith(allowance)).toEqual(answers)
  })

  it('cover the first 100 doors', () => {
    const many = Array.from({ length: 101 }, (_, at) => `16-${1000 + at}`)
    const answers = registerShown({ serials: many, found: new Map(), wrong: new Map(), allowance: 30 })
    expect([...answers]).toEqual([[many[maxCartSerials], 'too many']])
    expect(registerProblem(lineOf(186, use('16-1100')), answers)?.text).toBe(
      'Door 16-1100: A cart can have at most 100 doors with serial numbers. Please order the rest separately.',
    )
  })
})

describe('a door problem', () => {
  it.each<[string, ReturnType<typeof foundIn>, boolean]>([
    ['a wider door', foundIn(186, use('15-0123', { ...door, widthInches: 40 })), true],
    ['a door without a record', foundIn(186, use('15-9999')), true],
    ['a door without magnetic gaskets', foundIn(188, use('15-0123')), true],
    ['a contradictory record', foundIn(186, use('15-0126')), true],
    ['no problem', foundIn(186, use('15-0123')), false],
    [
      'a door that was not checked',
      registerProblem(lineOf(186, use('15-0123')), new Map([['15-0123', 'not checked']])),
      false,
    ],
    [
      'too many doors',
      registerProblem(lineOf(186, use('15-0123')), new Map([['15-0123', 'too many']])),
      false,
    ],
  ])('tells whether the record contradicts the door: %s', (_, problem, against) => {
    expect(isAgainstRegister(problem?.kind)).toBe(against)
  })
})
