import { expect, it, vi } from 'vitest'
import { typedEarly } from '../testing/typed-early.tsx'
import { QuantityField } from './quantity-field.tsx'

it('takes a quantity that was typed before the script loaded', () => {
  const onChange = vi.fn()
  const range = { min: 1, max: 999, step: 1 }
  typedEarly(<QuantityField value={1} onChange={onChange} range={range} label="Quantity" />, 'Quantity', '12')
  expect(onChange).toHaveBeenCalledWith(12)
})
