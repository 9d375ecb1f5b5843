import { Button } from '@mantine/core'
import { maxLineQuantity } from '@mullion/domain/cart/cart'
import type { Configuration } from '@mullion/domain/cart/configurations'
import type { Part } from '@mullion/domain/catalog/part'
import { expandName } from '@mullion/domain/catalog/part-name'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { PartPicture } from '../../../../ui/part-picture.tsx'
import { PartNumber, Price } from '../../../../ui/part-text.tsx'
import { QuantityField } from '../../../../ui/quantity-field.tsx'
import type { StatedQuantity } from '../../cart.state.ts'
import classes from '../configure.module.css'

/** What every form of the pop-up gets. */
export interface ConfigureFormProps {
  readonly part: Part
  readonly quantity: number
  /** What was stated before and is to be changed. */
  readonly configurations: readonly Configuration[]
  /** Takes what was confirmed; answers why it cannot be taken, or null. */
  readonly onConfirm: (stated: StatedQuantity) => string | null
  readonly onClose: () => void
}

export interface ConfirmFrameProps {
  readonly part: Part
  readonly children: ReactNode
  /** Without it there is nothing to confirm. */
  readonly onConfirm?: () => string | null
  readonly ready?: boolean
  readonly onClose: () => void
  readonly confirm?: Ref<HTMLButtonElement>
}

/** The part that is asked about, and what ends the question. */
export function ConfirmFrame({ part, children, ready = true, ...frame }: ConfirmFrameProps) {
  const { onConfirm, onClose, confirm } = frame
  const [problem, setProblem] = useState<string | null>(null)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the pop-up has noted where the focus came from.
    const timer = setTimeout(() => body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus())
    return () => clearTimeout(timer)
  }, [])
  const end = () => {
    const refused = onConfirm?.() ?? null
    setProblem(refused)
    if (refused === null) onClose()
  }
  return (
    <div ref={body} className={classes.frame}>
      <div className={classes.part}>
        <PartPicture className={classes.picture} part={part} width={160} />
        <div className={classes.words}>
          <span className={classes.name}>{expandName(part.name)}</span>
          <span className={classes.facts}>
            <PartNumber>{part.number}</PartNumber>
            <Price cents={part.priceCents} unit={part.unit} />
          </span>
        </div>
      </div>
      {children}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" h={44} onClick={onClose}>
          {onConfirm ? 'Cancel' : 'Close'}
        </Button>
        {onConfirm && (
          <Button ref={confirm} h={44} disabled={!ready} onClick={end}>
            Confirm
          </Button>
        )}
      </div>
    </div>
  )
}

export interface HowManyProps {
  readonly part: Part
  readonly quantity: number
  readonly onChange: (quantity: number) => void
}

/** How many there are to be shared out. */
export function HowMany({ part, quantity, onChange }: HowManyProps) {
  return (
    <div className={classes.row}>
      <span className={classes.label}>Quantity</span>
      <QuantityField
        value={quantity}
        onChange={onChange}
        range={{ min: 1, max: maxLineQuantity, step: 1 }}
        label={`Quantity of ${part.number} in all`}
      />
    </div>
  )
}
