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

export const steps: Readonly<Record<StepName, StepData>> = {
  start: {
    title: 'Find your door',
    options: [{ label: 'Manual Entry', description: 'Answer a few questions about the door.', answer: {} }],
    notes: { heater: heaterChangeText },
  },
  doorStyle: {
    title: 'Door style',
    options: [
      {
        label: 'Swing',
        description: 'Hinged on one side. Closes against its frame.',
        answer: { doorType: 'swing' },
      },
      { label: 'Slide', description: 'Hangs on a track and slides sideways.', answer: { doorType: 'slide' } },
      {
        label: 'Vertical lift',
        description: 'One panel that goes straight up.',
        answer: { doorType: 'vl', build: 'VL' },
      },
      {
        label: 'Sectional overhead',
        description: 'Several panels, one above the other, that go up on tracks.',
        answer: { doorType: 'so', build: 'Sectional' },
      },
      {
        label: 'Traffic',
        description: 'Swings both ways. Pushes open.',
        answer: { doorType: 'traffic' },
        omittedFor: { mode: 'heater' },
      },
    ],
  },
  swingModel: {
    title: 'Swing model',
    options: [
      // Only a serial number can identify welded magnetic gaskets, so a manual answer means the usual ones.
      { label: 'Traditional', description: null, answer: { build: 'Traditional', gasketing: null } },
      { label: 'ESS-1', description: null, answer: { build: 'ESS-1' } },
      {
        label: 'ESS-2',
        description: 'The transition door. No sill, always with a sweep.',
        answer: { build: 'ESS-2' },
        omittedFor: { mode: 'heater' },
      },
    ],
  },
  panels: {
    title: 'Panel configuration',
    options: [
      { label: 'Single', description: 'One leaf.', answer: { double: false } },
      { label: 'Double', description: 'Two leaves that meet in the middle.', answer: { double: true } },
    ],
  },
  bottom: {
    title: 'Bottom configuration',
    options: [
      {
        label: 'Sweep Bottom',
        description: 'No sill. A sweep along the bottom edge seals against the floor.',
        answer: { bottom: 'Sweep Bottom' },
      },
      {
        label: 'High Sill',
        description: 'The frame crosses the floor as a raised sill. Gasket on all four sides, no sweep.',
        answer: { bottom: 'High Sill' },
      },
      {
        label: 'High Sill w/Sweep',
        description: 'A raised sill with gasket on all four sides, plus a sweep.',
        answer: { bottom: 'High Sill w/Sweep' },
        omittedFor: { doorType: 'vl' },
      },
    ],
  },
  hinge: {
    title: 'Hinge type',
    options: [
      {
        label: "Cam-Lift 'Component'",
        description: 'The door rises as it opens. The hinge is assembled from parts.',
        answer: { hinge: "Cam-Lift 'Component'" },
      },
      {
        label: 'Cam-Lift Stainless',
        description: 'The door rises as it opens. The hinge is stainless steel.',
        answer: { hinge: 'Cam-Lift Stainless' },
      },
      {
        label: '18-inch Strap',
        description: 'A long flat strap across the face of the door.',
        answer: { hinge: '18-inch Strap' },
      },
    ],
  },
  dimensions: { title: 'Opening dimensions', options: [] },
  operation: {
    title: 'Door operation',
    options: [
      {
        label: 'Power Operated',
        description: 'Opened and closed by a motor.',
        answer: { powerOperated: true },
      },
      { label: 'Manual', description: 'Opened and closed by hand.', answer: { powerOperated: false } },
    ],
  },
  slidePanels: {
    title: 'Slide configuration',
    options: [
      {
        label: 'Single Panel',
        description: 'One panel that slides to one side.',
        answer: { build: 'Single Panel' },
      },
      {
        label: 'Biparting',
        description: 'Two panels that part in the middle.',
        answer: { build: 'Biparting' },
      },
    ],
  },
  trafficModel: {
    title: 'Traffic model',
    options: [
      { label: 'Coldswing', description: null, answer: { build: 'Coldswing' } },
      { label: 'Saniswing', description: null, answer: { build: 'Saniswing' } },
    ],
  },
  saniswingGaskets: {
    title: 'Saniswing gasket style',
    options: [
      {
        label: 'Fingersafe',
        description: 'Gasket along the vertical edges only, except for the lowest 3 feet.',
        answer: { gasketing: 'Fingersafe' },
      },
      {
        label: 'Full Gasketing',
        description: 'Gasket around the top, both sides and the bottom.',
        answer: { gasketing: 'Full Gasketing' },
      },
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
