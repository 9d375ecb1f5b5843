import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { applyTyped, type QuantityRange, readQuantity, snapQuantity, typedNumber } from '../lib/quantity.ts'
import { useEarlyText } from '../lib/use-early-text.ts'
import classes from './quantity-field.module.css'

export interface QuantityFieldProps {
  readonly value: number
  /** Called with the new quantity; returns false to keep the previous one. */
  readonly onChange: (quantity: number) => unknown
  readonly range: QuantityRange
  /** A label for screen readers: `Quantity of 0105-02`. */
  readonly label: string
  readonly size?: 'sm' | 'md'
  /** Updates on every keystroke while the value is in range. */
  readonly live?: boolean
  readonly takesFocus?: boolean
}

interface Note {
  readonly text: string
  /** The quantity the note refers to; the note disappears when the quantity changes. */
  readonly at: number
}

const noteOf = (note: Note | null, quantity: number) => (note?.at === quantity ? note : null)

/**
 * A quantity field between two large buttons. A typed value takes effect on Enter or when the field loses
 * focus; a note shows any correction.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { value, onChange, range, label, size = 'md', live = false, takesFocus = false } = props
  const [text, setText] = useState(String(value))
  const [note, setNote] = useState<Note | null>(null)
  const noteId = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => setText(String(value)), [value])

  const take = (next: number) => {
    const rejected = next !== value && onChange(next) === false
    setText(String(rejected ? value : next))
  }
  const commit = (typed = text) => {
    const { quantity, change } = applyTyped(typed, value, range)
    setNote(change === null ? noteOf(note, quantity) : { text: change, at: quantity })
    take(quantity)
  }
  useEarlyText(field, text, commit)
  const type = (typed: string) => {
    setText(typed)
    setNote(null)
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

  const message = noteOf(note, value)
  return (
    <div className={classes.box}>
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
          ref={field}
          className={classes.input}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => commit()}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={onKeyDown}
          inputMode={range.step < 1 ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={9}
          aria-label={label}
          aria-describedby={message ? noteId : undefined}
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
      {message && (
        <p className={classes.note} id={noteId} role="alert">
          {message.text}
        </p>
      )}
    </div>
  )
}
