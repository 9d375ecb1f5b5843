import { Button } from '@mantine/core'
import { maxLineQuantity } from '@mullion/domain/cart/cart'
import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import type { StatedQuantity } from '@mullion/domain/cart/line-configuration'
import type { Part } from '@mullion/domain/catalog/part'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { PartPicture } from '../../../../ui/part-picture.tsx'
import { PartName, PartNumber, Price } from '../../../../ui/part-text.tsx'
import { QuantityField } from '../../../../ui/quantity-field.tsx'
import classes from '../configure.module.css'
import type { Begun, TypedFields } from '../drafts.ts'
import { useEnter } from '../use-enter.ts'
import { useFocusInForm } from '../use-focus-in-form.ts'

/** What every form of the pop-up gets. */
export interface ConfigureFormProps {
  readonly part: Part
  readonly quantity: number
  /** What was stated before and is to be changed. */
  readonly configurations: readonly Configuration[]
  /** Takes what was confirmed; answers why it cannot be taken, or null. */
  readonly onConfirm: (stated: StatedQuantity) => string | null
  /** What was typed before and not stated yet, by field. */
  readonly typed: TypedFields
  /** Is told what is stated and typed so far, so that it is there again when the pop-up was closed in the middle. */
  readonly onDraft: (begun: Begun) => void
  /** True when the form goes on with what was begun before. */
  readonly resumed: boolean
  /** Called when the question has been answered or is given up. */
  readonly onClose: () => void
  /** Opens the calculator that the part comes from; what it gives comes on top of what is stated here. */
  readonly onCalculate: (stated: StatedQuantity) => void
  /** Opens what says where on a door its serial number is. */
  readonly onSerialPlaces: () => void
  /** How much the buyer asked for of a part that is cut, before its lengths were known; or null. */
  readonly askedBesideCuts: number | null
  /** The doors that the line is for as well, where the form does not ask for them. */
  readonly beside: ReactNode
}

/** What a form got, and what it makes of it. */
export interface ConfirmFrameProps
  extends Omit<ConfigureFormProps, 'onConfirm' | 'typed' | 'askedBesideCuts'> {
  readonly children: ReactNode
  /** What the form states so far. */
  readonly stated: StatedQuantity
  /** What is in its fields beside that. */
  readonly typed?: TypedFields
  /** Without it there is nothing to confirm. */
  readonly onConfirm?: () => string | null
  readonly ready?: boolean
  /** What is missing until it is ready, or nothing; a form that says so is confirmed by Enter in its fields. */
  readonly missing?: string
  readonly confirm?: Ref<HTMLButtonElement>
}

function AskedPart({ part }: Pick<ConfigureFormProps, 'part'>) {
  return (
    <div className={classes.part}>
      <PartPicture className={classes.picture} part={part} width={160} />
      <div className={classes.words}>
        <span className={classes.name}>
          <PartName>{part.name}</PartName>
        </span>
        <span className={classes.facts}>
          <PartNumber>{part.number}</PartNumber>
          <Price cents={part.priceCents} unit={part.unit} />
        </span>
      </div>
    </div>
  )
}

/** The part that is asked about, and what ends the question. */
export function ConfirmFrame({ part, children, ready = true, ...frame }: ConfirmFrameProps) {
  const { onConfirm, onClose, missing, confirm, beside, stated, typed, onDraft } = frame
  const [problem, setProblem] = useState<string | null>(null)
  const [missed, setMissed] = useState('')
  const over = useRef(false)
  const body = useFocusInForm()
  useEffect(() => onDraft({ ...stated, ...(typed && { typed }) }))
  const end = () => {
    // While the pop-up goes, what is in it can still be pressed.
    if (over.current) return
    const refused = onConfirm?.() ?? null
    setProblem(refused)
    over.current = refused === null
    if (refused === null) onClose()
  }
  const onEnter = useEnter(stated, () => (ready ? end() : setMissed(missing ?? '')))
  const told = problem ?? (missed === missing && missed)
  return (
    <div ref={body} className={classes.frame} {...(missing !== undefined && { onKeyDown: onEnter })}>
      <AskedPart part={part} />
      {frame.resumed && (
        <p className={classes.hint} role="status">
          Your unfinished choices are still here. Cancel discards them.
        </p>
      )}
      {children}
      {beside}
      {told && (
        <p className={classes.problem} role="alert">
          {told}
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
  /** The step of the quantity and its least; whole pieces unless told otherwise. */
  readonly step?: number
}

/** How many there are. */
export function HowMany({ part, quantity, onChange, step = 1 }: HowManyProps) {
  return (
    <div className={classes.row}>
      <span className={classes.label}>Quantity</span>
      <QuantityField
        value={quantity}
        onChange={onChange}
        range={{ min: step, max: maxLineQuantity, step }}
        label={`Quantity of ${part.number} in all`}
        live
      />
    </div>
  )
}
