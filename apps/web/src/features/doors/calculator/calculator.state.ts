import type { CalculatorMode } from '@mullion/domain/doors/calculated-part'
import { parseDimension } from '@mullion/domain/doors/dimension'
import type { Door } from '@mullion/domain/doors/door'
import {
  type Answers,
  doorOfAnswers,
  type FlowOption,
  type FlowStep,
  stepAfter,
  stepNamed,
} from '@mullion/domain/doors/flow'
import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import type { SavedDoor } from '@mullion/domain/doors/saved-door'
import { formatInches } from '@mullion/domain/inches'
import { proxy } from 'valtio'
import type { OpenedCalculator } from '../../../lib/calculator-titles.ts'

/** A step of the calculator with all the answers before it. */
export interface Slide {
  /** The step's name; an unknown name shows a "not found" message. */
  readonly step: string
  readonly answers: Answers
  readonly answerLabels: readonly string[]
  readonly found: RegisteredDoor | null
  /** The saved door that the answers came from. */
  readonly saved: SavedDoor | null
}

const typedFields = ['serial', 'width', 'height'] as const
export type TypedField = (typeof typedFields)[number]
export type Dimension = Exclude<TypedField, 'serial'>

interface CalculatorState {
  opened: OpenedCalculator
  slides: readonly Slide[]
  typed: Record<TypedField, string>
  unread: readonly Dimension[]
}

const first: Slide = { step: 'start', answers: {}, answerLabels: [], found: null, saved: null }
const nothingTyped = { serial: '', width: '', height: '' } as const

/** The calculator's answers so far; only the functions below change them. */
export const calculatorState = proxy<CalculatorState>({
  opened: 'gasket',
  slides: [first],
  typed: { ...nothingTyped },
  unread: [],
})

/** Returns the calculation mode of an opened calculator; the magnetic gasket is part of the gaskets. */
export function modeOf(opened: OpenedCalculator): CalculatorMode {
  return opened === 'heater' ? 'heater' : 'gasket'
}

let prepared: SavedDoor | null = null

export function prepareSaved(saved: SavedDoor): void {
  prepared = saved
}

export function startCalculator(opened: OpenedCalculator): void {
  const results = prepared && { ...first, step: 'results', answers: prepared.door, saved: prepared }
  // Clear it later: effects run twice in development, and the second run needs it too.
  queueMicrotask(() => {
    prepared = null
  })
  Object.assign(calculatorState, {
    opened,
    slides: results ? [first, results] : [first],
    typed: { ...nothingTyped },
    unread: [],
  })
}

export function lastSlide(slides: readonly Slide[]): Slide {
  return slides.at(-1) ?? first
}

export function stepOf({ step, answers }: Slide, opened: OpenedCalculator): FlowStep | null {
  return stepNamed(step, modeOf(opened), answers)
}

function goTo(slide: Partial<Slide>): void {
  const { slides } = calculatorState
  calculatorState.slides = [...slides, { ...lastSlide(slides), ...slide }]
}

export function chooseOption({ name }: Pick<FlowStep, 'name'>, { label, answer }: FlowOption): void {
  const { slides, opened } = calculatorState
  const slide = lastSlide(slides)
  const answers = { ...slide.answers, ...answer }
  const answerLabels = name === 'start' ? slide.answerLabels : [...slide.answerLabels, label]
  goTo({ step: stepAfter(name, answers, modeOf(opened)), answers, answerLabels })
}

export function typeText(field: TypedField, text: string): void {
  calculatorState.typed[field] = text
  calculatorState.unread = calculatorState.unread.filter((each) => each !== field)
}

/** Parses the typed opening, in inches; null for an invalid dimension. */
export function typedDimensions({ width, height }: Readonly<Record<Dimension, string>>) {
  return { width: parseDimension(width), height: parseDimension(height) }
}

/**
 * Submits the typed dimensions. Returns the first invalid field without going on, or null if all are valid.
 */
export function takeDimensions(): Dimension | null {
  const { slides, typed, opened } = calculatorState
  const { width, height } = typedDimensions(typed)
  calculatorState.unread = [
    ...(width === null ? ['width' as const] : []),
    ...(height === null ? ['height' as const] : []),
  ]
  if (width === null || height === null) return width === null ? 'width' : 'height'
  const answers = { ...lastSlide(slides).answers, widthInches: width, heightInches: height }
  goTo({ step: stepAfter('dimensions', answers, modeOf(opened)), answers })
  return null
}

export function showFound(found: RegisteredDoor, door: Door): void {
  goTo({ step: 'results', answers: door, answerLabels: [], found, saved: null })
}

export function updateSavedDoor(saved: SavedDoor): void {
  calculatorState.slides = calculatorState.slides.map((slide) =>
    slide.saved?.id === saved.id ? { ...slide, saved } : slide,
  )
}

function poweredSlide(slide: Slide, powerOperated: boolean): Slide {
  const options = stepNamed('operation', 'gasket', {})?.options ?? []
  const label = options.find(({ answer }) => answer.powerOperated === powerOperated)?.label
  const answerLabels = slide.answerLabels.map((each) =>
    label && options.some((option) => option.label === each) ? label : each,
  )
  return { ...slide, answerLabels, answers: { ...slide.answers, powerOperated } }
}

/** Changes the door to power or manual operation, in earlier slides too; its parts are recalculated. */
export function changePower(powerOperated: boolean): void {
  const { slides } = calculatorState
  const shown = lastSlide(slides)
  calculatorState.slides = slides.map((slide) => {
    const answered = slide.answers.powerOperated !== undefined && slide.found === shown.found
    return answered || slide === shown ? poweredSlide(slide, powerOperated) : slide
  })
}

/**
 * Asks for the dimensions of a calculated door again. The door is then no longer tied to its serial number.
 */
export function measureAgain(): void {
  const { slides, typed } = calculatorState
  if (slides.at(-2)?.step === 'dimensions') {
    goBack()
    return
  }
  const { widthInches, heightInches, ...answers } = lastSlide(slides).answers
  typed.width = typedInches(widthInches)
  typed.height = typedInches(heightInches)
  goTo({ step: 'dimensions', answers, found: null })
}

function typedInches(inches: number | undefined): string {
  return inches === undefined ? '' : formatInches(inches).replace('"', '')
}

export function goBack(): void {
  const { slides } = calculatorState
  if (slides.length > 1) Object.assign(calculatorState, { slides: slides.slice(0, -1), unread: [] })
}

/** Goes back to the question of an earlier answer, counted from 0, to answer it again. */
export function goBackTo(answer: number): void {
  const { slides } = calculatorState
  const at = slides.findIndex(({ answerLabels }) => answerLabels.length > answer) - 1
  if (at >= 0) Object.assign(calculatorState, { slides: slides.slice(0, at + 1), unread: [] })
}

export function doorOfSlide({ answers }: Slide): Door | null {
  return doorOfAnswers(answers)
}
