import { randomCases } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDoor } from '../testing/doors.ts'
import { calculate } from './calculate.ts'
import { type CalculatorMode, calculatorModes } from './calculated-part.ts'
import { type Door, type DoorBuild, door as doorSchema } from './door.ts'
import { type Answers, doorOfAnswers, stepAfter, stepNamed } from './flow.ts'
import { stepNames } from './flow-steps.ts'

interface Walk {
  readonly steps: readonly string[]
  readonly chosen: readonly string[]
  readonly answers: Answers
}

const size: Answers = { widthInches: 36, heightInches: 84 }

/** All paths from start to results, choosing each option of each step. */
function walks(
  mode: CalculatorMode,
  name = 'start',
  before: Walk = { steps: [], chosen: [], answers: {} },
): Walk[] {
  const step = stepNamed(name, mode, before.answers)
  if (!step) throw new Error(`${name} is not a step`)
  const steps = [...before.steps, step.name]
  if (step.name === 'results') return [{ ...before, steps }]
  const options = step.name === 'dimensions' ? [{ label: '36 × 84', answer: size }] : step.options
  return options.flatMap(({ label, answer }) => {
    const answers = { ...before.answers, ...answer }
    const after = stepAfter(step.name, answers, mode)
    return walks(mode, after, { steps, chosen: [...before.chosen, label], answers })
  })
}

const labels = (name: string, mode: CalculatorMode, answers: Answers = {}) =>
  stepNamed(name, mode, answers)?.options.map(({ label }) => label) ?? null

describe.each(calculatorModes)('in the %s calculator', (mode) => {
  const all = walks(mode)
  const orders: Record<CalculatorMode, Partial<Record<DoorBuild, string>>> = {
    gasket: {
      Traditional: 'swingModel panels bottom hinge dimensions',
      'ESS-1': 'swingModel panels bottom dimensions',
      'ESS-2': 'swingModel panels dimensions',
      'Single Panel': 'operation slidePanels bottom dimensions',
      Biparting: 'operation slidePanels bottom dimensions',
      VL: 'operation bottom dimensions',
      Sectional: 'operation dimensions',
      Coldswing: 'trafficModel panels dimensions',
      Saniswing: 'trafficModel panels saniswingGaskets dimensions',
    },
    heater: {
      Traditional: 'swingModel panels bottom dimensions',
      'ESS-1': 'swingModel panels bottom dimensions',
      'Single Panel': 'slidePanels bottom dimensions',
      Biparting: 'slidePanels bottom dimensions',
      VL: 'bottom dimensions',
      Sectional: 'dimensions',
    },
  }

  it('there is one path for each offered combination', () => {
    const counts = new Map<string, number>()
    for (const { answers } of all) counts.set(`${answers.build}`, (counts.get(`${answers.build}`) ?? 0) + 1)
    expect(Object.fromEntries(counts)).toEqual(
      mode === 'gasket'
        ? {
            // Choices of leaves × bottoms × hinges, or of operation × bottoms, and so on.
            Traditional: 2 * 3 * 3,
            'ESS-1': 2 * 3,
            'ESS-2': 2,
            'Single Panel': 2 * 3,
            Biparting: 2 * 3,
            VL: 2 * 2,
            Sectional: 2,
            Coldswing: 2,
            Saniswing: 2 * 2,
          }
        : { Traditional: 2 * 3, 'ESS-1': 2 * 3, 'Single Panel': 3, Biparting: 3, VL: 2, Sectional: 1 },
    )
    expect(new Set(all.map(({ chosen }) => chosen.join())).size).toBe(all.length)
  })

  it.each(all.map(({ chosen, steps, answers }) => [chosen.join(', '), steps, answers] as const))(
    '%s follows the documented path to parts',
    (_, steps, answers) => {
      const order = orders[mode][answers.build ?? 'VL']
      expect(steps.join(' ')).toBe(`start doorStyle ${order} results`)
      const door = doorOfAnswers(answers)
      expect(door).toMatchObject(answers)
      expect(doorSchema.safeParse(door).success).toBe(true)
      expect(door && calculate(door, mode).parts.length).toBeGreaterThan(0)
    },
  )

  it('every question has a title and every option its own label', () => {
    for (const { steps, answers } of all) {
      for (const name of steps) {
        const step = stepNamed(name, mode, answers)
        expect(step?.title).toMatch(/^[A-Z]/)
        expect(new Set(labels(name, mode, answers)).size).toBe(step?.options.length)
      }
    }
  })

  it.each(['', 'bottoms', 'Start', 'start ', 'constructor', '__proto__', 'toString'])(
    'there is no step %j',
    (name) => {
      expect(stepNamed(name, mode, {})).toBeNull()
    },
  )
})

describe('the options of a step', () => {
  const swing = ['Swing', 'Slide', 'Vertical lift', 'Sectional overhead']
  const bottoms = ['Sweep Bottom', 'High Sill', 'High Sill w/Sweep']
  it.each<[string, Answers, string[] | null, string[] | null]>([
    ['start', {}, ['Manual Entry'], ['Manual Entry']],
    ['doorStyle', {}, [...swing, 'Traffic'], swing],
    ['swingModel', { doorType: 'swing' }, ['Traditional', 'ESS-1', 'ESS-2'], ['Traditional', 'ESS-1']],
    ['panels', { doorType: 'swing' }, ['Single', 'Double'], ['Single', 'Double']],
    ['bottom', { doorType: 'swing' }, bottoms, bottoms],
    ['bottom', { doorType: 'slide' }, bottoms, bottoms],
    ['bottom', { doorType: 'vl' }, bottoms.slice(0, 2), bottoms.slice(0, 2)],
    ['hinge', {}, ["Cam-Lift 'Component'", 'Cam-Lift Stainless', '18-inch Strap'], null],
    ['dimensions', {}, [], []],
    ['operation', { doorType: 'slide' }, ['Power Operated', 'Manual'], null],
    ['slidePanels', {}, ['Single Panel', 'Biparting'], ['Single Panel', 'Biparting']],
    ['trafficModel', {}, ['Coldswing', 'Saniswing'], null],
    ['saniswingGaskets', {}, ['Fingersafe', 'Full Gasketing'], null],
    ['results', {}, [], []],
  ])('at %s after %j', (name, answers, gasket, heater) => {
    expect(labels(name, 'gasket', answers)).toEqual(gasket)
    expect(labels(name, 'heater', answers)).toEqual(heater)
  })

  it('have a description for every bottom', () => {
    const described = stepNamed('bottom', 'gasket', {})?.options.map(({ description }) => description)
    expect(described?.filter((text) => text && text.length > 20)).toHaveLength(3)
  })

  it('have a note on heater wire lengths only at the start of the heater calculator', () => {
    const noted = calculatorModes.flatMap((mode) =>
      stepNames.filter((name) => stepNamed(name, mode, {})?.note).map((name) => `${mode} ${name}`),
    )
    expect(noted).toEqual(['heater start'])
    const note = stepNamed('start', 'heater', {})?.note
    expect(note).toContain('2018')
    expect(note).toContain('DOE')
    expect(note).toContain('suitable replacements')
  })
})

describe('incomplete or inconsistent answers', () => {
  it('lead to the open question', () => {
    expect(stepAfter('doorStyle', {}, 'gasket')).toBe('doorStyle')
    expect(stepAfter('hinge', { doorType: 'so' }, 'gasket')).toBe('start')
    expect(stepAfter('results', { doorType: 'so' }, 'gasket')).toBe('results')
  })

  it.each<[string, Answers]>([
    ['no answers', {}],
    ['only a door type', { doorType: 'slide' }],
    ['no leaves', { doorType: 'swing', build: 'ESS-2', ...size }],
    ['no bottom', { doorType: 'slide', build: 'Biparting', ...size }],
    ['no width', { doorType: 'so', build: 'Sectional', heightInches: 84 }],
    ['no height', { doorType: 'so', build: 'Sectional', widthInches: 36 }],
    [
      'an opening that is too large',
      { doorType: 'so', build: 'Sectional', widthInches: 601, heightInches: 84 },
    ],
    ['a build of another type', { doorType: 'vl', build: 'Sectional', bottom: 'High Sill', ...size }],
    [
      'a Saniswing without a gasket style',
      { doorType: 'traffic', build: 'Saniswing', double: false, ...size },
    ],
  ])('make no door: %s', (_, answers) => {
    expect(doorOfAnswers(answers)).toBeNull()
  })

  it('from before another door type was chosen are dropped', () => {
    const left: Answers = {
      double: true,
      bottom: 'High Sill',
      hinge: '18-inch Strap',
      powerOperated: true,
      gasketing: 'Fingersafe',
      ...size,
    }
    const bare: Omit<Door, 'doorType' | 'build'> = {
      double: false,
      bottom: null,
      hinge: null,
      powerOperated: false,
      gasketing: null,
      widthInches: 36,
      heightInches: 84,
    }
    expect(doorOfAnswers({ ...left, doorType: 'so', build: 'Sectional' })).toEqual({
      ...bare,
      doorType: 'so',
      build: 'Sectional',
      powerOperated: true,
    })
    expect(doorOfAnswers({ ...left, doorType: 'traffic', build: 'Coldswing' })).toEqual({
      ...bare,
      doorType: 'traffic',
      build: 'Coldswing',
      double: true,
    })
    expect(doorOfAnswers({ ...left, doorType: 'swing', build: 'Traditional' })?.gasketing).toBeNull()
  })

  it('lose the welded gaskets of a looked-up door when entered by hand', () => {
    const traditional = stepNamed('swingModel', 'gasket', {})?.options[0]
    expect({ gasketing: 'Magnetic', ...traditional?.answer }).toEqual({
      build: 'Traditional',
      gasketing: null,
    })
  })

  it('leave a complete door unchanged', () => {
    fc.assert(
      fc.property(anyDoor(), (door) => {
        expect(doorOfAnswers(door)).toEqual(door)
      }),
      randomCases(300),
    )
  })
})
