import { calculate } from '@mullion/domain/doors/calculate'
import { useNames } from '@mullion/domain/doors/calculated-part'
import { expect, it } from 'vitest'
import {
  calculatorState,
  chooseOption,
  doorOfSlide,
  lastSlide,
  startCalculator,
  stepOf,
  takeDimensions,
  typeText,
} from './calculator.state.ts'
import { figuresOf } from './result-text.ts'

/** Answers, opening, and the expected figures of each part. */
type Worked = readonly [answers: string, opening: readonly [string, string], uses: readonly string[]]

const workedGaskets: readonly Worked[] = [
  [
    "Swing, Traditional, Single, Sweep Bottom, Cam-Lift 'Component'",
    ['36', '84'],
    ['Door gasket 219.75 in = 18.25 ft', 'Sweep gasket 38.75 in = 3.25 ft'],
  ],
  [
    'Swing, Traditional, Single, High Sill, Cam-Lift Stainless',
    ['36', '84'],
    ['Door gasket 249.5 in = 20.75 ft'],
  ],
  [
    'Swing, Traditional, Single, High Sill w/Sweep, 18-inch Strap',
    ['48', '96'],
    ['Door gasket 297.5 in = 24.75 ft', 'Sweep gasket 50.75 in = 4.25 ft'],
  ],
  [
    'Swing, Traditional, Double, Sweep Bottom, 18-inch Strap',
    ['72', '96'],
    ['Door gasket 489 in = 40.75 ft, 2 × 244.5 in', 'Sweep gasket 79 in = 6.5 ft, 2 × 39.5 in'],
  ],
  ['Swing, ESS-1, Single, High Sill', ['42', '90'], ['Door gasket 271 in = 22.5 ft']],
  [
    'Swing, ESS-1, Double, High Sill w/Sweep',
    ['72', '96'],
    ['Door gasket 545 in = 45.5 ft, 2 × 272.5 in', 'Sweep gasket 77.5 in = 6.5 ft, 2 × 38.75 in'],
  ],
  ['Swing, ESS-2, Single', ['36', '84'], ['Door gasket 206.5 in = 17.25 ft', 'Sweep gasket 38 in = 3.25 ft']],
  [
    'Slide, Power Operated, Single Panel, Sweep Bottom',
    ['72', '96'],
    ['Door gasket 288 in = 24 ft', 'Edge gasket 99 in = 8.25 ft', 'Sweep gasket 78 in = 6.5 ft'],
  ],
  [
    'Slide, Power Operated, Biparting, Sweep Bottom',
    ['96', '120'],
    [
      'Door gasket 361.5 in = 30.25 ft, 2 × 180.75 in',
      'Meeting gasket 246 in = 20.5 ft, 2 × 123 in',
      'Sweep gasket 103.5 in = 8.75 ft, 2 × 51.75 in',
    ],
  ],
  [
    'Slide, Manual, Single Panel, High Sill w/Sweep',
    ['48', '84'],
    ['Door gasket 282 in = 23.5 ft', 'Edge gasket 88 in = 7.25 ft', 'Sweep gasket 53 in = 4.5 ft'],
  ],
  [
    'Vertical lift, Manual, Sweep Bottom',
    ['60', '72'],
    ['Door gasket 226 in = 18.75 ft', 'Bottom gasket 65 in = 5.5 ft'],
  ],
  ['Vertical lift, Manual, High Sill', ['60', '72'], ['Door gasket 282 in = 23.5 ft']],
  [
    'Sectional overhead, Manual',
    ['96', '120'],
    [
      'Door gasket 346 in = 28.75 ft',
      'Section joint gasket 404 in = 33.75 ft, 4 × 101 in',
      'Bottom gasket 101 in = 8.5 ft',
    ],
  ],
  ['Traffic, Coldswing, Single', ['36', '84'], ['Door gasket 198 in = 16.5 ft, 3 lengths of 66 in']],
  ['Traffic, Coldswing, Double', ['72', '84'], ['Door gasket 396 in = 33 ft, 6 lengths of 66 in']],
  ['Traffic, Saniswing, Double, Fingersafe', ['72', '90'], ['Edge gasket 216 in = 18 ft, 4 × 54 in']],
  [
    'Traffic, Saniswing, Single, Full Gasketing',
    ['48', '96'],
    ['Door gasket 233 in = 19.5 ft', 'Bottom gasket 47 in = 4 ft'],
  ],
]

const workedHeaters: readonly Worked[] = [
  [
    'Swing, Traditional, Single, Sweep Bottom',
    ['36', '84'],
    [
      'Heater wire 207.75 in = 17.25 ft, 4.5 ohm/ft, 10.75 W/ft, 185.5 W, 1.55 A, leads 18 in each',
      'Heater pan for the sweep bottom',
    ],
  ],
  [
    'Swing, ESS-1, Single, Sweep Bottom',
    ['30', '60'],
    [
      'Heater wire 152.5 in = 12.75 ft, 10 ohm/ft, 8.86 W/ft, 112.9 W, 0.94 A, leads 18 in each',
      'Heater pan for the sweep bottom',
    ],
  ],
  [
    'Slide, Single Panel, Sweep Bottom',
    ['36', '48'],
    ['Heater wire 142 in = 11.75 ft, 14 ohm/ft, 7.45 W/ft, 87.5 W, 0.73 A, leads 18 in each'],
  ],
  [
    'Slide, Biparting, Sweep Bottom',
    ['96', '120'],
    ['Heater wire 346 in = 28.75 ft, 2 ohm/ft, 8.71 W/ft, 250.4 W, 2.09 A, leads 18 in each'],
  ],
  [
    'Vertical lift, High Sill',
    ['24', '36'],
    ['Heater wire 138 in = 11.5 ft, 16 ohm/ft, 6.81 W/ft, 78.3 W, 0.65 A, leads 18 in each'],
  ],
  [
    'Sectional overhead',
    ['96', '120'],
    [
      'Heater wire 346 in = 28.75 ft, 2 ohm/ft, 8.71 W/ft, 250.4 W, 2.09 A, leads 18 in each',
      'Panel heater wires 5 panel heater wires, premade 96 in each, 45 ohm/ft, 5.00 W/ft, 40.0 W, 0.33 A, leads 18 in each',
    ],
  ],
]

function answer(
  calculator: 'gasket' | 'heater',
  answers: string,
  [width, height]: readonly [string, string],
) {
  startCalculator(calculator)
  for (const label of ['Manual Entry', ...answers.split(', ')]) {
    const step = stepOf(lastSlide(calculatorState.slides), calculator)
    const option = step?.options.find((each) => each.label === label)
    if (!step || !option) throw new Error(`${label} is not offered.`)
    chooseOption(step, option)
  }
  typeText('width', width)
  typeText('height', height)
  expect(takeDimensions()).toBeNull()
  return doorOfSlide(lastSlide(calculatorState.slides))
}

it.each([
  ...workedGaskets.map((worked) => ['gasket', ...worked] as const),
  ...workedHeaters.map((worked) => ['heater', ...worked] as const),
])('the %s calculator matches the worked example of %s, %j', (calculator, answers, opening, uses) => {
  const door = answer(calculator, answers, opening)
  if (!door) throw new Error('This door can be calculated.')
  const parts = calculate(door, calculator).parts.map((part) => ({
    ...part,
    part: null,
    lineTotalCents: null,
    problem: null,
  }))
  expect(parts.map((part) => `${useNames[part.use]} ${figuresOf(part)}`)).toEqual(uses)
})
