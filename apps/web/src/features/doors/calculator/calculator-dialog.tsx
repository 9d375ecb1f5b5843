import { Button, Group, Stack } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { calculatorTitles, type OpenedCalculator } from '../../../lib/calculator-titles.ts'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { QuietButton } from '../../../ui/quiet-button.tsx'
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
        leftSection={<IconArrowLeft {...buttonIcon} />}
      >
        Back
      </Button>
      {answerLabels.length > 0 && (
        <Group component="ol" className={classes.answerLabels ?? ''} gap={0} aria-label="Answered so far">
          {answerLabels.map((each, at) => (
            <li key={each}>
              <QuietButton onClick={() => goBackTo(at)} title="Change this answer">
                {each}
              </QuietButton>
            </li>
          ))}
        </Group>
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

/** The height of the tallest question, so that nothing jumps between questions. The first step is short. */
const tallest = 'min(560px, 100dvh - 190px)'

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
    <Stack ref={box} gap={16} mih={slide.step === 'start' ? 0 : { base: 0, sm: tallest }}>
      <SlideBar slides={slides} />
      {slide.step === 'results' ? (
        <Results slide={slide} actions={actions} />
      ) : (
        <StepSlide key={slides.length} slide={slide} actions={actions} />
      )}
    </Stack>
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
