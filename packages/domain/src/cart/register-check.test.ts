import { describe, expect, it } from 'vitest'
import type { Door } from '../doors/door.ts'
import { doorMissingText, notMagneticText, type RegisteredDoor } from '../doors/registered-door.ts'
import type { Configuration } from './configuration-schema.ts'
import type { DoorUse } from './door-uses.ts'
import {
  answeredRegister,
  doorSerialsOf,
  isAgainstRegister,
  maxCartSerials,
  registerProblem,
  wrongStatements,
} from './register-check.ts'

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
const magneticDoor: Door = { ...door, gasketing: 'Magnetic' }
const registered: RegisteredDoor = {
  serialNumber: '15-0123',
  doorType: 'swing',
  build: 'Traditional',
  direction: 'LH',
  bottom: 'Sweep Bottom',
  coolingType: 'Cooler',
  widthInches: 36,
  heightInches: 84,
  gaskets: 'Snap-in',
  powerOperated: false,
}
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

describe('doors named by serial number', () => {
  it('are asked for once each, in whatever line they are', () => {
    const lines = [
      lineOf(186, use('15-0123'), use(null), use('15-0124')),
      { partId: 12 },
      { partId: 13, configurations: [{ kind: 'serials' as const, serials: ['19-0001'] }] },
      lineOf(187, use('15-0123')),
    ]
    expect(doorSerialsOf(lines)).toEqual(['15-0123', '15-0124'])
  })

  it.each<[string, number, DoorUse[]]>([
    ['are as the register has them', 186, [use('15-0123')]],
    ['have another hinge by now', 186, [use('15-0123', { ...door, hinge: '18-inch Strap' })]],
    ['have an operator by now', 101, [use('15-0125', { ...slide, powerOperated: true })]],
    ['are magnetic where that is asked for', 188, [use('15-0124', magneticDoor)]],
    ['are measured by hand', 186, [use(null), use(null, { ...door, widthInches: 40 })]],
  ])('are in order when they %s', (_, partId, doors) => {
    expect(problemOf(partId, ...doors)).toBeNull()
  })

  it.each<[string, number, DoorUse[], string]>([
    ['are not in the register', 186, [use('99-9999')], `Door 99-9999: ${doorMissingText}`],
    ['are wider', 186, [use('15-0123', { ...door, widthInches: 36.125 })], `Door 15-0123: ${otherwise}`],
    ['are taller', 186, [use('15-0123', { ...door, heightInches: 85 })], `Door 15-0123: ${otherwise}`],
    ['are double', 186, [use('15-0123', { ...door, double: true })], `Door 15-0123: ${otherwise}`],
    ['end otherwise', 186, [use('15-0123', { ...door, bottom: 'High Sill' })], `Door 15-0123: ${otherwise}`],
    ['are of another kind', 198, [use('15-0123', { ...door, build: 'ESS-1' })], `Door 15-0123: ${otherwise}`],
    ['have a magnetic gasket', 186, [use('15-0124')], `Door 15-0124: ${otherwise}`],
    ['have a record without sense', 186, [use('15-0126')], `Door 15-0126: ${unclear}`],
    ['have no side on record', 188, [use('15-0127', magneticDoor)], `Door 15-0127: ${unclear}`],
    ['are said to be magnetic', 188, [use('15-0123', magneticDoor)], `Door 15-0123: ${notMagneticText}`],
    ['are not magnetic', 188, [use('15-0123')], `Door 15-0123: ${notMagneticText}`],
    ['are magnetic but larger', 188, [use('15-0124', { ...magneticDoor, widthInches: 37 })], otherwise],
  ])('are refused by their number when they %s', (_, partId, doors, text) => {
    expect(problemOf(partId, ...doors)).toContain(text)
    expect(problemOf(partId, use(null), ...doors)).toContain(text)
  })

  it('are refused by the first that is wrong', () => {
    expect(problemOf(186, use('15-0123'), use('15-0124'), use('15-0126'))).toMatch(/^Door 15-0124: /)
  })
})

describe('what the register answers', () => {
  const serials = ['15-0123', '99-0001', '15-0124', '99-0002']
  const lines = [
    lineOf(186, use('15-0123'), use('99-0001'), use('15-0124', magneticDoor), use('99-0002')),
    lineOf(187, use('99-0001'), use('99-0002', slide)),
  ]
  const wrong = wrongStatements(lines, register)
  const answered = (allowance: number) => {
    const answers = answeredRegister({ serials, found: register, wrong, allowance })
    return serials.map((serial) => (typeof answers.get(serial) === 'object' ? 'door' : answers.get(serial)))
  }

  it('is asked with equal statements counted once, on whatever line', () => {
    expect([...wrong]).toEqual([
      ['99-0001', 1],
      ['99-0002', 2],
    ])
    expect([...wrongStatements([lineOf(188, use('15-0123'))], register)]).toEqual([['15-0123', 1]])
  })

  it.each([
    [3, ['door', undefined, 'door', undefined]],
    [2, ['door', undefined, 'door', 'not checked']],
    [1, ['door', undefined, 'door', 'not checked']],
    [0, ['door', 'not checked', 'not checked', 'not checked']],
    [-1, ['not checked', 'not checked', 'not checked', 'not checked']],
  ])('ends at the first wrong one too many: %d left', (allowance, answers) => {
    expect(answered(allowance)).toEqual(answers)
  })

  it('is for the first 100 doors', () => {
    const many = Array.from({ length: 101 }, (_, at) => `16-${1000 + at}`)
    const answers = answeredRegister({ serials: many, found: new Map(), wrong: new Map(), allowance: 30 })
    expect([...answers]).toEqual([[many[maxCartSerials], 'too many']])
    expect(registerProblem(lineOf(186, use('16-1100')), answers)?.text).toBe(
      'Door 16-1100: A cart can have at most 100 doors with serial numbers. Please order the rest separately.',
    )
  })
})

describe('a problem', () => {
  it.each<[string, ReturnType<typeof foundIn>, boolean]>([
    ['of a wider door', foundIn(186, use('15-0123', { ...door, widthInches: 40 })), true],
    ['of a door that is not there', foundIn(186, use('15-9999')), true],
    ['of a door without magnetic gaskets', foundIn(188, use('15-0123')), true],
    ['of a record without sense', foundIn(186, use('15-0126')), true],
    ['of nothing', foundIn(186, use('15-0123')), false],
    [
      'of a door that was not asked for',
      registerProblem(lineOf(186, use('15-0123')), new Map([['15-0123', 'not checked']])),
      false,
    ],
    [
      'of too many doors',
      registerProblem(lineOf(186, use('15-0123')), new Map([['15-0123', 'too many']])),
      false,
    ],
  ])('says whether the register is against it: %s', (_, problem, against) => {
    expect(isAgainstRegister(problem?.kind)).toBe(against)
  })
})
