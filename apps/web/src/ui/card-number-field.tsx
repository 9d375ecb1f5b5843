import { TextInput } from '@mantine/core'
import { cardBrand, cardBrandNames, formatCardNumber } from '@mullion/domain/card'
import { IconCreditCard } from '@tabler/icons-react'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { caretAfterDigits } from '../lib/caret.ts'
import type { TextProps } from '../lib/use-checked-form.ts'
import fields from './fields.module.css'
import { Tag } from './tag.tsx'

const digitsIn = (text: string) => text.replace(/\D/g, '').length

export function CardNumberField({ name, value, problem, onType, onLeave }: TextProps<'card.cardNumber'>) {
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
    onType(name, formatCardNumber(typed))
  }
  const brand = cardBrand(value)
  return (
    <TextInput
      ref={input}
      className={fields.full}
      name={name}
      label="Card number"
      withAsterisk
      aria-required
      value={value}
      error={problem}
      inputMode="numeric"
      autoComplete="cc-number"
      maxLength={24}
      onChange={change}
      onBlur={() => onLeave(name)}
      leftSection={<IconCreditCard size={20} stroke={1.7} aria-hidden />}
      rightSectionWidth={brand ? 'auto' : 0}
      rightSectionProps={{ style: { paddingInlineEnd: 10 } }}
      rightSection={brand && <Tag>{cardBrandNames[brand]}</Tag>}
    />
  )
}
