import { UnstyledButton } from '@mantine/core'
import type { CalculatorMode } from '@mullion/domain/doors/calculated-part'
import type { Answers, FlowOption, FlowStep } from '@mullion/domain/doors/flow'
import { type KeyboardEvent, useState } from 'react'
import { DoorDrawing } from '../../drawing/door-drawing.tsx'
import { chooseOption } from '../calculator.state.ts'
import { keyAction } from '../option-keys.ts'
import classes from './option-grid.module.css'

export interface OptionGridProps {
  readonly step: FlowStep
  readonly answers: Answers
  readonly mode: CalculatorMode
  readonly onLook: (answer: Answers | null) => void
}

/** Arrow keys move between options; digits pick one. */
function onKey(event: KeyboardEvent<HTMLElement>): void {
  const action = keyAction(event)
  if (!action) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  if (action.does === 'choose') {
    buttons[action.at]?.click()
    return
  }
  const at = buttons.findIndex((button) => button.matches(':focus'))
  buttons[(at + action.by + buttons.length) % buttons.length]?.focus()
}

/** The options of a step as large buttons. The hovered or focused one is drawn on the door and described. */
export function OptionGrid({ step, answers, mode, onLook }: OptionGridProps) {
  const [looked, setLooked] = useState<FlowOption | null>(null)
  const look = (option: FlowOption | null) => {
    setLooked(option)
    onLook(option?.answer ?? null)
  }
  const near = step.name === 'bottom' || step.name === 'hinge' ? step.name : undefined
  return (
    <>
      <fieldset className={classes.grid} onKeyDown={onKey} aria-labelledby="calculator-step">
        {step.options.map((option, at) => (
          <div key={option.label} className={classes.option}>
            <DoorDrawing
              plain
              className={classes.picture}
              door={{ ...answers, ...option.answer }}
              near={near}
              highlight={mode}
            />
            <UnstyledButton
              className={classes.label}
              aria-describedby={option.description ? `calculator-option-${at}` : undefined}
              data-takes-focus={at === 0 || undefined}
              onClick={() => chooseOption(step, option)}
              onPointerEnter={() => look(option)}
              onPointerLeave={() => look(null)}
              onFocus={() => look(option)}
              onBlur={() => look(null)}
            >
              {option.label}
            </UnstyledButton>
            {option.description && (
              <p id={`calculator-option-${at}`} className={classes.description}>
                {option.description}
              </p>
            )}
          </div>
        ))}
      </fieldset>
      <p className={classes.hint} aria-hidden>
        {looked?.description}
      </p>
    </>
  )
}
