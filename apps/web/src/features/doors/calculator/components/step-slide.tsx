import { Group, Stack, Text } from '@mantine/core'
import { type Answers, noStepText } from '@mullion/domain/doors/flow'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { FramedDrawing } from '../../drawing/door-drawing.tsx'
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
      <FramedDrawing
        className={classes.drawing}
        door={{ ...slide.answers, ...dimensions, ...looked }}
        highlight={modeOf(opened)}
      />
      <Stack
        component="section"
        className={classes.question ?? ''}
        gap={14}
        aria-labelledby="calculator-step"
      >
        <Text component="h3" id="calculator-step" fz={19} fw={600}>
          {step.title}
        </Text>
        {step.note && (
          <Group component="p" gap={10} wrap="nowrap" p="10px 14px" bdrs={5} bg="var(--accent-wash)" fz="sm">
            <IconInfoCircle
              size={19}
              stroke={1.8}
              color="var(--accent-ink)"
              style={{ flex: 'none' }}
              aria-hidden
            />
            <span>{step.note}</span>
          </Group>
        )}
        {step.name === 'start' && <SerialSearch step={step} actions={actions} />}
        {step.name === 'dimensions' && <DimensionsForm />}
        {step.name !== 'start' && step.name !== 'dimensions' && (
          <OptionGrid step={step} answers={slide.answers} mode={modeOf(opened)} onLook={setLooked} />
        )}
      </Stack>
    </div>
  )
}
