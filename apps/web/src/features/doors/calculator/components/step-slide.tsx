import { type Answers, type FlowStep, noStepText } from '@mullion/domain/doors/flow'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { DoorDrawing } from '../../drawing/door-drawing.tsx'
import { calculatorState, modeOf, type Slide, stepOf, typedDimensions } from '../calculator.state.ts'
import type { CalculatorActions } from '../calculator-actions.ts'
import { DimensionsForm } from './dimensions-form.tsx'
import { OptionGrid } from './option-grid.tsx'
import { SerialSearch } from './serial-search.tsx'
import classes from './step-slide.module.css'

export interface StepSlideProps {
  readonly slide: Slide
  readonly actions: CalculatorActions
}

interface QuestionProps {
  readonly step: FlowStep
  readonly slide: Slide
  readonly actions: CalculatorActions
  /** Called with the answer of the hovered or focused option, and with null when it no longer is either. */
  readonly onLook: (answer: Answers | null) => void
}

function Question({ step, slide, actions, onLook }: QuestionProps) {
  const { opened } = useSnapshot(calculatorState)
  if (step.name === 'start') return <SerialSearch step={step} actions={actions} />
  if (step.name === 'dimensions') return <DimensionsForm />
  return <OptionGrid step={step} answers={slide.answers} mode={modeOf(opened)} onLook={onLook} />
}

/** Returns the typed dimensions that are valid so far. */
function useTypedDimensions(step: string): Answers {
  const { typed } = useSnapshot(calculatorState)
  if (step !== 'dimensions') return {}
  const { width, height } = typedDimensions(typed)
  return { ...(width !== null && { widthInches: width }), ...(height !== null && { heightInches: height }) }
}

/** A question next to a drawing of the door so far. */
export function StepSlide({ slide, actions }: StepSlideProps) {
  const { opened } = useSnapshot(calculatorState)
  const [looked, setLooked] = useState<Answers | null>(null)
  const dimensions = useTypedDimensions(slide.step)
  const step = stepOf(slide, opened)
  if (!step) return <p className={classes.missing}>{noStepText}</p>
  return (
    <div className={classes.slide}>
      <div className={classes.drawing}>
        <DoorDrawing door={{ ...slide.answers, ...dimensions, ...looked }} highlight={modeOf(opened)} />
      </div>
      <section className={classes.question} aria-labelledby="calculator-step">
        <h3 id="calculator-step" className={classes.title}>
          {step.title}
        </h3>
        {step.note && (
          <p className={classes.note}>
            <IconInfoCircle size={19} stroke={1.8} aria-hidden />
            <span>{step.note}</span>
          </p>
        )}
        <Question step={step} slide={slide} actions={actions} onLook={setLooked} />
      </section>
    </div>
  )
}
