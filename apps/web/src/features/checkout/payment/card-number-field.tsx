import { TextInput } from '@mantine/core'
import { cardBrand, cardBrandNames, formatCardNumber } from '@mullion/domain/card'
import { IconCreditCard } from '@tabler/icons-react'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import fields from '../../../ui/fields.module.css'
import classes from './card-fields.module.css'
import { caretAfterDigits } from './payment-problems.ts'

export interface CardNumberFieldProps {
  readonly value: string
  readonly problem: string | undefined
  readonly onType: (formatted: string) => void
  readonly onLeave: () => void
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** Card number field with spaces as on the card; the caret stays in place while typing. */
export function CardNumberField({ value, problem, onType, onLeave }: CardNumberFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const digitsBefore = useRef<number | null>(null)
  useLayoutEffect(() => {
    const { current: digits } = digitsBefore
    digitsBefore.current = null
    if (digits === null || !input.current || document.activeElement !== input.current) return
    const caret = caretAfterDigits(value, digits)
    input.current.setSelectionRange(caret, caret)
  })
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const typed = currentTarget.value
    digitsBefore.current = digitsIn(typed.slice(0, currentTarget.selectionStart ?? typed.length))
    onType(formatCardNumber(typed))
  }
  const brand = cardBrand(value)
  return (
    <TextInput
      ref={input}
      className={fields.full}
      name="card.cardNumber"
      label="Card number"
      withAsterisk
      aria-required
      value={value}
      error={problem}
      inputMode="numeric"
      autoComplete="cc-number"
      maxLength={24}
      onChange={change}
      onBlur={onLeave}
      leftSection={<IconCreditCard size={20} stroke={1.7} aria-hidden />}
      rightSectionWidth={brand ? 'auto' : 0}
      rightSectionProps={{ style: { paddingInlineEnd: 10 } }}
      rightSection={brand && <span className={classes.brand}>{cardBrandNames[brand]}</span>}
    />
  )
}
