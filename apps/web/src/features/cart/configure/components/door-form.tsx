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
import { formatQuantity } from '@mullion/domain/catalog/part-unit'
import { IconCalculator } from '@tabler/icons-react'
import { useState } from 'react'
import { type ConfigureFormProps, ConfirmFrame, InAll, Problem, TitledQuantity } from './confirm-frame.tsx'
import { DoorList } from './door-list.tsx'

interface Typed {
  readonly doors: readonly DoorUse[]
  readonly extraFeet: number
  readonly problem: string | null
}

export function DoorForm({ onConfirm, ...props }: ConfigureFormProps) {
  const { part, onCalculate } = props
  const [{ doors, extraFeet, problem }, setForm] = useState<Typed>(() => ({
    doors: doorsOf(props.configurations),
    extraFeet: quantityBeyondDoors(part, props),
    problem: null,
  }))
  // Any change may fix the problem.
  const change = (to: Partial<Typed>) => setForm((typed) => ({ ...typed, problem: null, ...to }))
  const line = lineOfDoors(part.id, doors, extraFeet)
  const ready = line.quantity > 0 && doors.every((use) => isTaken(part.id, use))
  const exact = onlyForDoors(part)
  const first = doors.length === 0
  const calculate = () => {
    const refused = confirmFirst(part.id, line, onConfirm)
    change({ problem: refused })
    if (refused === null) onCalculate(line)
  }
  const confirm = first && exact ? {} : { onConfirm: () => onConfirm(line) }
  const max = roomBeside(quantityTaken(part.id, doors))
  return (
    <ConfirmFrame {...props} beside={null} configuration={line} ready={ready} {...confirm}>
      {first && <p>We’ll calculate the length from your door’s dimensions.</p>}
      <DoorList
        partId={part.id}
        doors={doors}
        room={roomBeside(line.quantity)}
        onChange={(to) => change({ doors: to })}
      />
      {!exact && (
        <TitledQuantity
          title="Extra feet"
          value={extraFeet}
          onChange={(to) => change({ extraFeet: to })}
          range={{ min: 0, max, step: quantityStep(part.unit) }}
          label={`Extra feet of ${part.number}`}
        />
      )}
      <div>
        <Button
          variant={first && exact ? 'filled' : 'default'}
          h={44}
          onClick={calculate}
          leftSection={<IconCalculator size={18} stroke={1.9} aria-hidden />}
          data-autofocus={first || undefined}
        >
          {first ? 'Calculate' : 'Calculate for another door'}
        </Button>
      </div>
      {problem && <Problem>{problem}</Problem>}
      {line.quantity > 0 && <InAll what="Total" amount={formatQuantity(line.quantity, part.unit)} />}
    </ConfirmFrame>
  )
}
