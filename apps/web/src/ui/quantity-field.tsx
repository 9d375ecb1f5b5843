import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { type QuantityRange, readQuantity, snapQuantity } from '../lib/quantity.ts'
import classes from './quantity-field.module.css'

export interface QuantityFieldProps {
  readonly value: number
  /** Takes the quantity; answers false to keep the one before. */
  readonly onChange: (quantity: number) => unknown
  readonly range: QuantityRange
  /** What is counted, for those who cannot see it: `Quantity of 0105-02`. */
  readonly label: string
  readonly size?: 'sm' | 'md'
  /** Has the focus when the pop-up around it opens. */
  readonly takesFocus?: boolean
}

/** A quantity between two large buttons; what is typed counts on Enter or on leaving the field. */
export function QuantityField(props: QuantityFieldProps) {
  const { value, onChange, range, label, size = 'md', takesFocus = false } = props
  const [text, setText] = useState(String(value))
  useEffect(() => setText(String(value)), [value])

  const take = (next: number) => {
    const kept = next !== value && onChange(next) === false
    setText(String(kept ? value : next))
  }
  const commit = () => take(readQuantity(text, range) ?? value)
  const change = (by: number) => take(snapQuantity((readQuantity(text, range) ?? value) + by, range))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    change(event.key === 'ArrowUp' ? range.step : -range.step)
  }

  return (
    <fieldset
      className={classes.field}
      data-size={size}
      data-long={range.max > 999 || undefined}
      aria-label={label}
    >
      <button
        type="button"
        className={classes.step}
        onClick={() => change(-range.step)}
        disabled={value <= range.min}
        aria-label={`Less, ${label}`}
        tabIndex={-1}
      >
        <IconMinus size={15} stroke={2.2} aria-hidden />
      </button>
      <input
        className={classes.input}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        inputMode={range.step < 1 ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={7}
        aria-label={label}
        data-autofocus={takesFocus || undefined}
      />
      <button
        type="button"
        className={classes.step}
        onClick={() => change(range.step)}
        disabled={value >= range.max}
        aria-label={`More, ${label}`}
        tabIndex={-1}
      >
        <IconPlus size={15} stroke={2.2} aria-hidden />
      </button>
    </fieldset>
  )
}
