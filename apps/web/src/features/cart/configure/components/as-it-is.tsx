import { quantityStep } from '@mullion/domain/cart/cart'
import { useState } from 'react'
import { type ConfigureFormProps, ConfirmFrame, HowMany } from './confirm-frame.tsx'

/** For a part that no longer needs configuring. */
export function AsItIs({ onConfirm, ...form }: ConfigureFormProps) {
  const { part } = form
  const step = quantityStep(part.unit)
  const [quantity, setQuantity] = useState(Math.max(step, Math.floor(form.quantity / step) * step))
  const stated = { quantity, configurations: [] }
  return (
    <ConfirmFrame {...form} stated={stated} onConfirm={() => onConfirm(stated)}>
      <p>This part has no options to choose. Your earlier choices are no longer needed.</p>
      <HowMany part={part} quantity={quantity} onChange={setQuantity} step={step} />
    </ConfirmFrame>
  )
}
