import { Button } from '@mantine/core'
import { quantityStep } from '@mullion/domain/cart/cart'
import { doorsOf } from '@mullion/domain/cart/configuration-schema'
import type { DoorUse } from '@mullion/domain/cart/door-uses'
import {
  confirmFirst,
  isTaken,
  lineOfDoors,
  onlyForDoors,
  quantityBeyondDoors,
  quantityTaken,
  roomBeside,
} from '@mullion/domain/cart/line-doors'
import type { Part } from '@mullion/domain/catalog/part'
import { formatQuantity } from '@mullion/domain/catalog/part-unit'
import { IconCalculator } from '@tabler/icons-react'
import { useState } from 'react'
import classes from '../configure.module.css'
import { type ConfigureFormProps, ConfirmFrame, TitledQuantity } from './confirm-frame.tsx'
import { DoorList } from './door-list.tsx'

interface CalculateProps {
  /** True if there is no door yet. */
  readonly first: boolean
  readonly main: boolean
  /** Why the calculator cannot be opened yet, or null. */
  readonly problem: string | null
  readonly onCalculate: () => void
}

function Calculate({ first, main, problem, onCalculate }: CalculateProps) {
  return (
    <>
      <div>
        <Button
          variant={main ? 'filled' : 'default'}
          h={44}
          onClick={onCalculate}
          leftSection={<IconCalculator size={18} stroke={1.9} aria-hidden />}
          data-autofocus={first || undefined}
        >
          {first ? 'Calculate' : 'Calculate for another door'}
        </Button>
      </div>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

function InAll({ part, quantity }: { readonly part: Part; readonly quantity: number }) {
  if (quantity === 0) return null
  return (
    <output className={classes.staged}>
      <span>Total</span>
      <strong>{formatQuantity(quantity, part.unit)}</strong>
    </output>
  )
}

/** Holds the doors of a form, and the extra feet where the buyer may order them. */
function useDoors(part: Part, configuration: Pick<ConfigureFormProps, 'quantity' | 'configurations'>) {
  const [doors, setDoors] = useState<readonly DoorUse[]>(() => doorsOf(configuration.configurations))
  const [extraFeet, setExtraFeet] = useState(() => quantityBeyondDoors(part, configuration))
  const [problem, setProblem] = useState<string | null>(null)
  const line = lineOfDoors(part.id, doors, extraFeet)
  // Clears the problem, since any change may fix it.
  const changing =
    <Value,>(change: (to: Value) => void) =>
    (to: Value) => {
      setProblem(null)
      change(to)
    }
  const allTaken = doors.every((use) => isTaken(part.id, use))
  return {
    doors,
    changeDoors: changing(setDoors),
    extraFeet,
    changeExtraFeet: changing(setExtraFeet),
    problem,
    setProblem,
    line,
    ready: line.quantity > 0 && allTaken,
  }
}

/** The doors that a part was calculated for, each with plus and minus buttons. */
export function DoorForm({ onConfirm, ...props }: ConfigureFormProps) {
  const { part, onCalculate } = props
  const { doors, extraFeet, problem, line, ready, ...form } = useDoors(part, props)
  const exact = onlyForDoors(part)
  const first = doors.length === 0
  const calculate = () => {
    const refused = confirmFirst(part.id, line, onConfirm)
    form.setProblem(refused)
    if (refused === null) onCalculate(line)
  }
  const confirm = first && exact ? {} : { onConfirm: () => onConfirm(line) }
  const max = roomBeside(quantityTaken(part.id, doors))
  return (
    <ConfirmFrame {...props} beside={null} configuration={line} ready={ready} {...confirm}>
      {first && <p>We’ll calculate the length from your door’s dimensions.</p>}
      <DoorList partId={part.id} doors={doors} room={roomBeside(line.quantity)} onChange={form.changeDoors} />
      {!exact && (
        <TitledQuantity
          title="Extra feet"
          value={extraFeet}
          onChange={form.changeExtraFeet}
          range={{ min: 0, max, step: quantityStep(part.unit) }}
          label={`Extra feet of ${part.number}`}
        />
      )}
      <Calculate first={first} main={first && exact} problem={problem} onCalculate={calculate} />
      <InAll part={part} quantity={line.quantity} />
    </ConfirmFrame>
  )
}
