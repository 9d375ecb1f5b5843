import type { CalculatorMode } from './calculated-part.ts'
import { canBeDouble, type Door, door, gasketingsOf } from './door.ts'
import {
  type Answers,
  type FlowOption,
  type OptionData,
  questions,
  type StepName,
  skipped,
  stepNames,
  steps,
} from './flow-steps.ts'

export type { Answers, FlowOption, StepName }

/** A step as it is shown: only the options that the calculator offers for this kind of door. */
export interface FlowStep {
  readonly name: StepName
  readonly title: string
  readonly options: readonly FlowOption[]
  readonly note: string | null
}

export const noStepText = 'No slide found.'

/** The step of a name with what is offered after these answers; null for a name that the calculator does not have. */
export function stepNamed(name: string, mode: CalculatorMode, answers: Answers): FlowStep | null {
  const known = stepNames.find((each) => each === name)
  if (!known || skipped.byMode[mode].includes(known)) return null
  const { title, options, notes } = steps[known]
  return {
    name: known,
    title,
    options: options.filter((option) => isOffered(option, mode, answers)),
    note: notes?.[mode] ?? null,
  }
}

/** The step that follows once a step is answered; an answer that does not belong there leads back to where it fits. */
export function stepAfter(name: StepName, answers: Answers, mode: CalculatorMode): StepName {
  const path = pathOf(answers, mode)
  const next = path[path.indexOf(name) + 1]
  return next ?? (answers.doorType ? 'results' : 'doorStyle')
}

/** The door that the answers tell of, what does not apply to it left out; null while something is missing or wrong. */
export function doorOfAnswers(answers: Answers): Door | null {
  const { doorType, build, double, bottom, hinge, powerOperated } = answers
  if (doorType === undefined || build === undefined) return null
  const gasketing = gasketingsOf({ build }).find((each) => each === answers.gasketing)
  const read = door.safeParse({
    ...answers,
    double: canBeDouble({ doorType }) ? double : false,
    bottom: bottom ?? null,
    hinge: hinge ?? null,
    powerOperated: powerOperated ?? false,
    gasketing: gasketing ?? null,
  })
  return read.success ? read.data : null
}

/** Every step of the calculator for a door, as far as the answers tell of it. */
function pathOf({ doorType, build }: Answers, mode: CalculatorMode): StepName[] {
  if (!doorType) return ['start', 'doorStyle']
  const left = [...skipped.byMode[mode], ...((build && skipped.byBuild[build]) ?? [])]
  const asked = questions[doorType].filter((each) => !left.includes(each))
  return ['start', 'doorStyle', ...asked, 'results']
}

function isOffered({ omittedFor }: OptionData, mode: CalculatorMode, { doorType }: Answers): boolean {
  if (!omittedFor) return true
  return 'mode' in omittedFor ? omittedFor.mode !== mode : omittedFor.doorType !== doorType
}
