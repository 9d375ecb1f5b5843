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

/** A step as displayed: only the options the calculator offers for this door type. */
export interface FlowStep {
  readonly name: StepName
  readonly title: string
  readonly options: readonly FlowOption[]
  readonly note: string | null
}

export const noStepText = 'No slide found.'

/** Returns a step by name with the options available after these answers; null if the calculator has no such step. */
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

/**
 * Returns the step after an answered one; if the answered step is not on the door's path, goes back to the
 * start.
 */
export function stepAfter(name: StepName, answers: Answers, mode: CalculatorMode): StepName {
  const path = pathOf(answers, mode)
  const next = path[path.indexOf(name) + 1]
  return next ?? (answers.doorType ? 'results' : 'doorStyle')
}

/**
 * Returns the door that the answers describe, without fields that do not apply; null while something is missing or
 * wrong.
 */
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

function pathOf({ doorType, build }: Answers, mode: CalculatorMode): StepName[] {
  if (!doorType) return ['start', 'doorStyle']
  const left = [...skipped.byMode[mode], ...((build && skipped.byBuild[build]) ?? [])]
  const steps = questions[doorType].filter((each) => !left.includes(each))
  return ['start', 'doorStyle', ...steps, 'results']
}

function isOffered({ omittedFor }: OptionData, mode: CalculatorMode, { doorType }: Answers): boolean {
  if (!omittedFor) return true
  return 'mode' in omittedFor ? omittedFor.mode !== mode : omittedFor.doorType !== doorType
}
