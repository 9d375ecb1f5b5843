import { UnstyledButton } from '@mantine/core'
import type { CalculatorMode } from '@mullion/domain/doors/calculated-part'
import type { Answers, FlowOption, FlowStep } from '@mullion/domain/doors/flow'
import { type KeyboardEvent, useId, useState } from 'react'
import { DoorDrawing, type Near } from '../../drawing/door-drawing.tsx'
import { chooseOption } from '../calculator.state.ts'
import { keyAction } from '../option-keys.ts'
import classes from './option-grid.module.css'

export interface OptionGridProps {
  readonly step: FlowStep
  /** Answers so far, used in the options' pictures. */
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

interface OptionProps {
  readonly option: FlowOption
  readonly door: Answers
  readonly mode: CalculatorMode
  readonly near: Near
  readonly first: boolean
  readonly onChoose: () => void
  readonly onLook: (looks: boolean) => void
}

function Option({ option, door, mode, near, first, onChoose, onLook }: OptionProps) {
  const id = useId()
  return (
    <div className={classes.option}>
      <DoorDrawing
        plain
        className={classes.picture}
        door={{ ...door, ...option.answer }}
        near={near}
        highlight={mode}
      />
      <UnstyledButton
        className={classes.label}
        aria-describedby={option.description ? id : undefined}
        data-takes-focus={first || undefined}
        onClick={onChoose}
        onPointerEnter={() => onLook(true)}
        onPointerLeave={() => onLook(false)}
        onFocus={() => onLook(true)}
        onBlur={() => onLook(false)}
      >
        {option.label}
      </UnstyledButton>
      {option.description && (
        <p id={id} className={classes.description}>
          {option.description}
        </p>
      )}
    </div>
  )
}

/** The options of a step as large buttons. The hovered or focused one is drawn on the door and described. */
export function OptionGrid({ step, answers, mode, onLook }: OptionGridProps) {
  const [looked, setLooked] = useState<FlowOption | null>(null)
  const look = (option: FlowOption) => (looks: boolean) => {
    setLooked(looks ? option : null)
    onLook(looks ? option.answer : null)
  }
  return (
    <>
      <fieldset className={classes.grid} onKeyDown={onKey} aria-labelledby="calculator-step">
        {step.options.map((option, at) => (
          <Option
            key={option.label}
            option={option}
            door={answers}
            mode={mode}
            near={step.name === 'bottom' || step.name === 'hinge' ? step.name : undefined}
            first={at === 0}
            onChoose={() => chooseOption(step, option)}
            onLook={look(option)}
          />
        ))}
      </fieldset>
      <p className={classes.hint} aria-hidden>
        {looked?.description}
      </p>
    </>
  )
}
