import type { CalculatorMode } from './calculated-part.ts'
import type { Door, DoorBuild, DoorType } from './door.ts'
import { heaterChangeText } from './heater-constants.ts'

/** Calculator steps by name; the first and last ask nothing. */
export const stepNames = [
  'start',
  'doorStyle',
  'swingModel',
  'panels',
  'bottom',
  'hinge',
  'dimensions',
  'operation',
  'slidePanels',
  'trafficModel',
  'saniswingGaskets',
  'results',
] as const
export type StepName = (typeof stepNames)[number]

export type Answers = Partial<Door>

/** One choice: its label, an explanation if the label needs one, and the door fields it sets. */
export interface FlowOption {
  readonly label: string
  readonly description: string | null
  readonly answer: Answers
}

export interface OptionData extends FlowOption {
  readonly omittedFor?: { readonly mode: CalculatorMode } | { readonly doorType: DoorType }
}

export interface StepData {
  readonly title: string
  readonly options: readonly OptionData[]
  readonly notes?: Partial<Readonly<Record<CalculatorMode, string>>>
}

const option = (label: string, answer: Answers, description: string | null = null): OptionData => ({
  label,
  description,
  answer,
})

export const steps: Readonly<Record<StepName, StepData>> = {
  start: {
    title: 'Find your door',
    options: [option('Manual Entry', {}, 'Answer a few questions about the door.')],
    notes: { heater: heaterChangeText },
  },
  doorStyle: {
    title: 'Door style',
    options: [
      option('Swing', { doorType: 'swing' }, 'Hinged on one side. Closes against its frame.'),
      option('Slide', { doorType: 'slide' }, 'Hangs on a track and slides sideways.'),
      option('Vertical lift', { doorType: 'vl', build: 'VL' }, 'One panel that goes straight up.'),
      option(
        'Sectional overhead',
        { doorType: 'so', build: 'Sectional' },
        'Several panels, one above the other, that go up on tracks.',
      ),
      {
        ...option('Traffic', { doorType: 'traffic' }, 'Swings both ways. Pushes open.'),
        omittedFor: { mode: 'heater' },
      },
    ],
  },
  swingModel: {
    title: 'Swing model',
    options: [
      // Only a serial number can identify welded magnetic gaskets, so a manual answer means the usual ones.
      option('Traditional', { build: 'Traditional', gasketing: null }),
      option('ESS-1', { build: 'ESS-1' }),
      {
        ...option('ESS-2', { build: 'ESS-2' }, 'The transition door. No sill, always with a sweep.'),
        omittedFor: { mode: 'heater' },
      },
    ],
  },
  panels: {
    title: 'Panel configuration',
    options: [
      option('Single', { double: false }, 'One leaf.'),
      option('Double', { double: true }, 'Two leaves that meet in the middle.'),
    ],
  },
  bottom: {
    title: 'Bottom configuration',
    options: [
      option(
        'Sweep Bottom',
        { bottom: 'Sweep Bottom' },
        'No sill. A sweep along the bottom edge seals against the floor.',
      ),
      option(
        'High Sill',
        { bottom: 'High Sill' },
        'The frame crosses the floor as a raised sill. Gasket on all four sides, no sweep.',
      ),
      {
        ...option(
          'High Sill w/Sweep',
          { bottom: 'High Sill w/Sweep' },
          'A raised sill with gasket on all four sides, plus a sweep.',
        ),
        omittedFor: { doorType: 'vl' },
      },
    ],
  },
  hinge: {
    title: 'Hinge type',
    options: [
      option(
        "Cam-Lift 'Component'",
        { hinge: "Cam-Lift 'Component'" },
        'The door rises as it opens. The hinge is assembled from parts.',
      ),
      option(
        'Cam-Lift Stainless',
        { hinge: 'Cam-Lift Stainless' },
        'The door rises as it opens. The hinge is stainless steel.',
      ),
      option('18-inch Strap', { hinge: '18-inch Strap' }, 'A long flat strap across the face of the door.'),
    ],
  },
  dimensions: { title: 'Opening dimensions', options: [] },
  operation: {
    title: 'Door operation',
    options: [
      option('Power Operated', { powerOperated: true }, 'Opened and closed by a motor.'),
      option('Manual', { powerOperated: false }, 'Opened and closed by hand.'),
    ],
  },
  slidePanels: {
    title: 'Slide configuration',
    options: [
      option('Single Panel', { build: 'Single Panel' }, 'One panel that slides to one side.'),
      option('Biparting', { build: 'Biparting' }, 'Two panels that part in the middle.'),
    ],
  },
  trafficModel: {
    title: 'Traffic model',
    options: [option('Coldswing', { build: 'Coldswing' }), option('Saniswing', { build: 'Saniswing' })],
  },
  saniswingGaskets: {
    title: 'Saniswing gasket style',
    options: [
      option(
        'Fingersafe',
        { gasketing: 'Fingersafe' },
        'Gasket along the vertical edges only, except for the lowest 3 feet.',
      ),
      option(
        'Full Gasketing',
        { gasketing: 'Full Gasketing' },
        'Gasket around the top, both sides and the bottom.',
      ),
    ],
  },
  results: { title: 'Results', options: [] },
}

/** Questions for each door type, in order; `skipped` lists those left out. */
export const questions: Readonly<Record<DoorType, readonly StepName[]>> = {
  swing: ['swingModel', 'panels', 'bottom', 'hinge', 'dimensions'],
  slide: ['operation', 'slidePanels', 'bottom', 'dimensions'],
  vl: ['operation', 'bottom', 'dimensions'],
  so: ['operation', 'dimensions'],
  traffic: ['trafficModel', 'panels', 'saniswingGaskets', 'dimensions'],
}

export const skipped: {
  readonly byMode: Readonly<Record<CalculatorMode, readonly StepName[]>>
  readonly byBuild: Partial<Readonly<Record<DoorBuild, readonly StepName[]>>>
} = {
  byMode: { gasket: [], heater: ['operation', 'hinge', 'trafficModel', 'saniswingGaskets'] },
  byBuild: {
    'ESS-1': ['hinge'],
    'ESS-2': ['bottom', 'hinge'],
    Coldswing: ['saniswingGaskets'],
  },
}
