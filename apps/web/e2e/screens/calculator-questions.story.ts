import { calculator, choose } from '../support/calculator-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'

const questionAfter = (answer: string, asks: string): Screen => ({
  name: `calculator question after ${answer}`,
  like: first,
  steps: (page) => choose(page, answer),
  shows: (page) => calculator(page).getByRole('heading', { name: asks }),
})

const afterTheStart = (answer: string, asks: string, ...leadsTo: readonly Screen[]): Screen => ({
  ...questionAfter(answer, asks),
  at: '/?calculator=gasket',
  steps: (page) => choose(page, 'Manual Entry', answer),
  leadsTo,
})

const first = 'first calculator question'

const screens: readonly Screen[] = [
  {
    name: first,
    at: '/?calculator=gasket',
    steps: (page) => choose(page, 'Manual Entry'),
    shows: (page) => calculator(page).getByRole('heading', { name: 'Door style' }),
  },
  afterTheStart(
    'Swing',
    'Swing model',
    questionAfter('Traditional', 'Panel configuration'),
    questionAfter('Double', 'Bottom configuration'),
    questionAfter('High Sill', 'Hinge type'),
  ),
  afterTheStart('Slide', 'Door operation', questionAfter('Power Operated', 'Slide configuration')),
  afterTheStart(
    'Traffic',
    'Traffic model',
    questionAfter('Saniswing', 'Panel configuration'),
    questionAfter('Single', 'Saniswing gasket style'),
  ),
]

await walkScreens(screens)
