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

/** A step that was reached, with all that was answered before it. */
export interface Slide {
  /** Its name; one that the calculator does not have shows that it was not found. */
  readonly step: string
  readonly answers: Answers
  /** The labels of what was chosen, in order. */
  readonly said: readonly string[]
  /** The door that a serial number has led to. */
  readonly found: RegisteredDoor | null
  /** The saved door whose answers it went on from. */
  readonly saved: SavedDoor | null
}

const typedFields = ['serial', 'width', 'height'] as const
export type TypedField = (typeof typedFields)[number]
export type Dimension = Exclude<TypedField, 'serial'>

interface CalculatorState {
  opened: OpenedCalculator
  /** The way here; the last one is shown. */
  slides: readonly Slide[]
  typed: Record<TypedField, string>
  /** The measures that could not be read when they were entered. */
  unread: readonly Dimension[]
}

const first: Slide = { step: 'start', answers: {}, said: [], found: null, saved: null }
const nothingTyped = { serial: '', width: '', height: '' } as const

/** What the calculator has been told; only the functions below change it. */
export const calculatorState = proxy<CalculatorState>({
  opened: 'gasket',
  slides: [first],
  typed: { ...nothingTyped },
  unread: [],
})

/** The flow that an opened calculator goes by: a magnetic gasket is one of the gaskets. */
export function modeOf(opened: OpenedCalculator): CalculatorMode {
  return opened === 'heater' ? 'heater' : 'gasket'
}

/** The door that the next calculator goes on from. */
let prepared: SavedDoor | null = null

/** Lets the calculator that is opened next start at the results of a saved door. */
export function prepareSaved(saved: SavedDoor): void {
  prepared = saved
}

/** Starts over, with nothing typed, and nothing answered unless it goes on from a saved door. */
export function startCalculator(opened: OpenedCalculator): void {
  const results = prepared && { ...first, step: 'results', answers: prepared.door, saved: prepared }
  // Effects run twice in development: the second run finds it too.
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

/** The slide that is shown of a way. */
export function lastSlide(slides: readonly Slide[]): Slide {
  return slides.at(-1) ?? first
}

/** What the shown slide asks, or null where there is no such step. */
export function stepOf({ step, answers }: Slide, opened: OpenedCalculator): FlowStep | null {
  return stepNamed(step, modeOf(opened), answers)
}

function goTo(slide: Partial<Slide>): void {
  const { slides } = calculatorState
  calculatorState.slides = [...slides, { ...lastSlide(slides), ...slide }]
}

/** Takes an answer and goes on to the step after it. */
export function chooseOption({ name }: Pick<FlowStep, 'name'>, { label, answer }: FlowOption): void {
  const { slides, opened } = calculatorState
  const slide = lastSlide(slides)
  const answers = { ...slide.answers, ...answer }
  const said = name === 'start' ? slide.said : [...slide.said, label]
  goTo({ step: stepAfter(name, answers, modeOf(opened)), answers, said })
}

/** Takes what is typed into a field. */
export function typeText(field: TypedField, text: string): void {
  calculatorState.typed[field] = text
  calculatorState.unread = calculatorState.unread.filter((each) => each !== field)
}

/** What is typed as measures of the opening, in inches; null where it cannot be read. */
export function typedMeasures({ width, height }: Readonly<Record<Dimension, string>>) {
  return { width: parseDimension(width), height: parseDimension(height) }
}

/** Goes on with the typed measures; answers the first field that cannot be read, and then nothing else happens. */
export function takeDimensions(): Dimension | null {
  const { slides, typed, opened } = calculatorState
  const { width, height } = typedMeasures(typed)
  calculatorState.unread = [
    ...(width === null ? ['width' as const] : []),
    ...(height === null ? ['height' as const] : []),
  ]
  if (width === null || height === null) return width === null ? 'width' : 'height'
  const answers = { ...lastSlide(slides).answers, widthInches: width, heightInches: height }
  goTo({ step: stepAfter('dimensions', answers, modeOf(opened)), answers })
  return null
}

/** Goes straight to the results of a door that was found by its serial number. */
export function showFound(found: RegisteredDoor, door: Door): void {
  goTo({ step: 'results', answers: door, said: [], found, saved: null })
}

/** Takes how a saved door is saved from now on. */
export function savedAnew(saved: SavedDoor): void {
  calculatorState.slides = calculatorState.slides.map((slide) =>
    slide.saved?.id === saved.id ? { ...slide, saved } : slide,
  )
}

/** A slide on which the door was, or was not, opened by power all along. */
function poweredSlide(slide: Slide, powerOperated: boolean): Slide {
  const options = stepNamed('operation', 'gasket', {})?.options ?? []
  const label = options.find(({ answer }) => answer.powerOperated === powerOperated)?.label
  const said = slide.said.map((each) =>
    label && options.some((option) => option.label === each) ? label : each,
  )
  return { ...slide, said, answers: { ...slide.answers, powerOperated } }
}

/** Says that the door is, or is not, opened by power, also on the way to it; its parts are calculated anew. */
export function changePower(powerOperated: boolean): void {
  const { slides } = calculatorState
  const shown = lastSlide(slides)
  calculatorState.slides = slides.map((slide) => {
    const answered = slide.answers.powerOperated !== undefined && slide.found === shown.found
    return answered || slide === shown ? poweredSlide(slide, powerOperated) : slide
  })
}

/** Asks for other measures of a door that has been calculated; it is then no longer the door of its serial number. */
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

/** Goes back one step; what was answered there is asked again. */
export function goBack(): void {
  const { slides } = calculatorState
  if (slides.length > 1) Object.assign(calculatorState, { slides: slides.slice(0, -1), unread: [] })
}

/** The door of the shown slide, or null while something about it is missing. */
export function doorOfSlide({ answers }: Slide): Door | null {
  return doorOfAnswers(answers)
}
