import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { type QuantityRange, readQuantity, snapQuantity } from '../lib/quantity.ts'
import classes from './quantity-field.module.css'

export interface QuantityFieldProps {
  readonly value: number
  readonly onChange: (quantity: number) => void
  readonly range: QuantityRange
  /** What is counted, for those who cannot see it: `Quantity of 0105-02`. */
  readonly label: string
  readonly size?: 'sm' | 'md'
}

/** A quantity between two large buttons; what is typed counts on Enter or on leaving the field. */
export function QuantityField({ value, onChange, range, label, size = 'md' }: QuantityFieldProps) {
  const [text, setText] = useState(String(value))
  useEffect(() => setText(String(value)), [value])

  const commit = () => {
    const read = readQuantity(text, range) ?? value
    setText(String(read))
    if (read !== value) onChange(read)
  }
  const change = (by: number) => {
    const next = snapQuantity((readQuantity(text, range) ?? value) + by, range)
    setText(String(next))
    if (next !== value) onChange(next)
  }
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
