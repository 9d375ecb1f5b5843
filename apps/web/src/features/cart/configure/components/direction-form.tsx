import {
  type DirectionSplit,
  directionComplete,
  directionNames,
  noDirection,
} from '@mullion/domain/cart/direction'
import { useState } from 'react'
import { splitsMissing } from '../split-status.ts'
import { type ConfigureFormProps, ConfirmFrame, HowMany } from './confirm-frame.tsx'
import { SplitFields } from './split-fields.tsx'

const sides = [
  ['left', directionNames.left],
  ['right', directionNames.right],
] as const

/** Splits the quantity between left and right hand. */
export function DirectionForm({ onConfirm, ...form }: ConfigureFormProps) {
  const { part } = form
  const before = form.configurations.find((each) => each.kind === 'direction')
  const [quantity, setQuantity] = useState(Math.max(1, Math.floor(form.quantity)))
  const [split, setSplit] = useState<DirectionSplit>(() =>
    before ? { left: before.left, right: before.right } : noDirection,
  )
  const stated = { quantity, configurations: [{ kind: 'direction', ...split } as const] }
  return (
    <ConfirmFrame
      {...form}
      stated={stated}
      ready={directionComplete(split, quantity)}
      missing={splitsMissing({ Hands: split }, quantity)}
      onConfirm={() => onConfirm(stated)}
    >
      <HowMany part={part} quantity={quantity} onChange={setQuantity} />
      <SplitFields
        title="Hands"
        names={sides}
        split={split}
        quantity={quantity}
        onChange={setSplit}
        takesFocus
      />
    </ConfirmFrame>
  )
}
