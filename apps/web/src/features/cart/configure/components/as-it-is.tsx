import { useState } from 'react'
import { type ConfigureFormProps, ConfirmFrame, HowMany } from './confirm-frame.tsx'

/** For a part about which nothing has to be stated any more. */
export function AsItIs({ part, onConfirm, onClose, ...stated }: ConfigureFormProps) {
  const [quantity, setQuantity] = useState(Math.max(1, Math.floor(stated.quantity)))
  return (
    <ConfirmFrame part={part} onConfirm={() => onConfirm({ quantity, configurations: [] })} onClose={onClose}>
      <p>This part is ordered as it is. What was stated about it is no longer needed.</p>
      <HowMany part={part} quantity={quantity} onChange={setQuantity} />
    </ConfirmFrame>
  )
}
