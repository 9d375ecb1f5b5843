import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { notify } from '../lib/notices.state.ts'
import { type QuantityRange, readQuantity, snapQuantity, takeTyped, typedNumber } from '../lib/quantity.ts'
import classes from './quantity-field.module.css'

export interface QuantityFieldProps {
  readonly value: number
  /** Takes the quantity; returns false to keep the previous one. */
  readonly onChange: (quantity: number) => unknown
  readonly range: QuantityRange
  /** A label for screen readers: `Quantity of 0105-02`. */
  readonly label: string
  readonly size?: 'sm' | 'md'
  /** Updates on every keystroke while the value is in range. */
  readonly live?: boolean
  /** Takes focus when its dialog opens. */
  readonly takesFocus?: boolean
}

/** A quantity between two large buttons. Typed text takes effect on Enter or blur; a correction is announced. */
export function QuantityField(props: QuantityFieldProps) {
  const { value, onChange, range, label, size = 'md', live = false, takesFocus = false } = props
  const [text, setText] = useState(String(value))
  useEffect(() => setText(String(value)), [value])

  const take = (next: number) => {
    const kept = next !== value && onChange(next) === false
    setText(String(kept ? value : next))
  }
  const commit = () => {
    const { quantity, change } = takeTyped(text, value, range)
    if (change) notify(`${label}: ${change}`)
    take(quantity)
  }
  const type = (typed: string) => {
    setText(typed)
    const quantity = typedNumber(typed)
    if (live && quantity !== null && quantity === snapQuantity(quantity, range)) onChange(quantity)
  }
  const step = (by: number) => take(snapQuantity((readQuantity(text, range) ?? value) + by, range))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? range.step : -range.step)
  }

  return (
    <fieldset
      className={classes.field}
      data-size={size}
      data-long={range.max > 999 || undefined}
      data-parts={range.step < 1 || undefined}
      aria-label={label}
    >
      <button
        type="button"
        className={classes.step}
        onClick={() => step(-range.step)}
        disabled={value <= range.min}
        aria-label={`Less, ${label}`}
        tabIndex={-1}
      >
        <IconMinus size={15} stroke={2.2} aria-hidden />
      </button>
      <input
        className={classes.input}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={commit}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        inputMode={range.step < 1 ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={9}
        aria-label={label}
        data-autofocus={takesFocus || undefined}
      />
      <button
        type="button"
        className={classes.step}
        onClick={() => step(range.step)}
        disabled={value >= range.max}
        aria-label={`More, ${label}`}
        tabIndex={-1}
      >
        <IconPlus size={15} stroke={2.2} aria-hidden />
      </button>
    </fieldset>
  )
}
