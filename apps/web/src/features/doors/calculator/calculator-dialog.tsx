import { Button, Group } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { calculatorTitles, type OpenedCalculator } from '../../../lib/calculator-titles.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useStepsBack } from '../../../ui/use-overlay.ts'
import {
  calculatorState,
  goBack,
  goBackTo,
  lastSlide,
  type Slide,
  startCalculator,
} from './calculator.state.ts'
import type { CalculatorActions } from './calculator-actions.ts'
import classes from './calculator-dialog.module.css'
import { Results } from './components/results.tsx'
import { StepSlide } from './components/step-slide.tsx'

/** Back button and the answers so far; each leads back to its question. */
function SlideBar({ slides }: { readonly slides: readonly Slide[] }) {
  if (slides.length < 2) return null
  const { answerLabels } = lastSlide(slides)
  return (
    <Group gap="8px 16px" data-no-print>
      <Button
        variant="default"
        h={40}
        px={14}
        onClick={goBack}
        leftSection={<IconArrowLeft size={18} stroke={2} aria-hidden />}
      >
        Back
      </Button>
      {answerLabels.length > 0 && (
        <ol className={classes.answerLabels} aria-label="Answered so far">
          {answerLabels.map((each, at) => (
            <li key={each}>
              <button type="button" onClick={() => goBackTo(at)} title="Change this answer">
                {each}
              </button>
            </li>
          ))}
        </ol>
      )}
    </Group>
  )
}

export interface CalculatorDialogProps {
  readonly calculator: OpenedCalculator
  readonly opened: boolean
  readonly onClose: () => void
  readonly actions: CalculatorActions
}

/** The current slide; focus moves to each new slide for keyboard users. */
function Slides({ actions }: Pick<CalculatorDialogProps, 'actions'>) {
  const { slides } = useSnapshot(calculatorState)
  const slide = lastSlide(slides)
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(slides.length)
  useEffect(() => {
    if (shown.current === slides.length) return
    shown.current = slides.length
    box.current?.querySelector<HTMLElement>('[data-takes-focus]')?.focus()
  }, [slides.length])
  return (
    <div ref={box} className={classes.frame} data-start={slide.step === 'start' || undefined}>
      <SlideBar slides={slides} />
      {slide.step === 'results' ? (
        <Results slide={slide} actions={actions} />
      ) : (
        <StepSlide key={slides.length} slide={slide} actions={actions} />
      )}
    </div>
  )
}

/**
 * Calculates a door's gaskets or heater and adds them to the cart. The browser's Back goes back one step, and closes
 * the dialog on the first.
 */
export function CalculatorDialog({ calculator, opened, onClose, actions }: CalculatorDialogProps) {
  useEffect(() => {
    if (opened) startCalculator(calculator)
  }, [opened, calculator])
  const { slides } = useSnapshot(calculatorState)
  useStepsBack(opened ? slides.length - 1 : 0, goBack)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      placed
      title={calculatorTitles[calculator]}
      size={1080}
      fills
      onExitTransitionEnd={() => startCalculator(calculator)}
    >
      <Slides actions={actions} />
    </Dialog>
  )
}
