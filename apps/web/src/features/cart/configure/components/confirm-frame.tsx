import { Button, Group, Stack, Text } from '@mantine/core'
import { maxLineQuantity } from '@mullion/domain/cart/cart'
import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import type { LineConfiguration } from '@mullion/domain/cart/line-configuration'
import type { Part } from '@mullion/domain/catalog/part'
import { type KeyboardEvent, type ReactNode, type Ref, useCallback, useEffect, useRef, useState } from 'react'
import actions from '../../../../ui/actions.module.css'
import { PartPicture } from '../../../../ui/part-picture.tsx'
import { PartName, PartNumber, Price } from '../../../../ui/part-text.tsx'
import { QuantityField, type QuantityFieldProps } from '../../../../ui/quantity-field.tsx'
import classes from '../configure.module.css'
import type { ConfigurationDraft, TypedFields } from '../drafts.ts'

/** Focuses the form's first field on open, and again if the focused element is removed. */
function useFocusInForm() {
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(false)
  const begin = useCallback(() => body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])
  useEffect(() => {
    // Wait until the dialog has recorded where the focus came from.
    const timer = setTimeout(begin)
    return () => clearTimeout(timer)
  }, [begin])
  useEffect(() => {
    if (shown.current && document.activeElement === document.body) begin()
    shown.current = true
  })
  return body
}

/** A press of Enter, with the field's text and the configuration before the field handled it. */
interface Press {
  readonly field: HTMLInputElement
  readonly text: string
  readonly configuration: string
}

/**
 * Submits a form on Enter in a field. If Enter first reformats the field or changes the quantity, it does only that,
 * so that buyers see what they confirm.
 */
function useEnter(configuration: LineConfiguration, onEnter: () => void) {
  const [press, setPress] = useState<Press | null>(null)
  const now = JSON.stringify(configuration)
  useEffect(() => {
    if (press === null) return
    setPress(null)
    if (press.configuration === now && press.field.value === press.text) onEnter()
  })
  return (event: KeyboardEvent) => {
    const { target: field, key, repeat } = event
    if (key !== 'Enter' || !(field instanceof HTMLInputElement)) return
    // Focus may move to a button at once, and the same key press would click it.
    event.preventDefault()
    if (!repeat) setPress({ field, text: field.value, configuration: now })
  }
}

export interface ConfigureFormProps {
  readonly part: Part
  readonly quantity: number
  readonly configurations: readonly Configuration[]
  readonly onConfirm: (configuration: LineConfiguration) => string | null
  readonly typed: TypedFields
  readonly onDraft: (draft: ConfigurationDraft) => void
  readonly resumed: boolean
  readonly onClose: () => void
  /** Opens the part's calculator; its result is added to what is configured here. */
  readonly onCalculate: (configuration: LineConfiguration) => void
  readonly onSerialPlaces: () => void
  readonly requestedQuantity: number | null
  /** The line's doors, shown next to forms that do not ask for them. */
  readonly beside: ReactNode
}

export interface ConfirmFrameProps
  extends Omit<ConfigureFormProps, 'onConfirm' | 'typed' | 'requestedQuantity'> {
  readonly children: ReactNode
  readonly configuration: LineConfiguration
  readonly typed?: TypedFields
  /** Omitted while there is nothing to confirm. */
  readonly onConfirm?: () => string | null
  readonly ready?: boolean
  /** What is still missing, or an empty string. Omit it to turn off confirming with Enter. */
  readonly missing?: string
  readonly confirm?: Ref<HTMLButtonElement>
}

export function Problem({ children }: { readonly children: string }) {
  return (
    <Text fw={560} c="var(--bad-ink)" role="alert">
      {children}
    </Text>
  )
}

export function ConfirmFrame({ part, children, ready = true, ...frame }: ConfirmFrameProps) {
  const { onConfirm, onClose, missing, confirm, beside, configuration, typed, onDraft } = frame
  const [problem, setProblem] = useState<string | null>(null)
  const [missed, setMissed] = useState('')
  const over = useRef(false)
  const body = useFocusInForm()
  useEffect(() => onDraft({ ...configuration, ...(typed && { typed }) }))
  const end = () => {
    // Buttons stay clickable while the dialog closes, so ignore a second click.
    if (over.current) return
    const refused = onConfirm?.() ?? null
    setProblem(refused)
    over.current = refused === null
    if (refused === null) onClose()
  }
  const onEnter = useEnter(configuration, () => (ready ? end() : setMissed(missing ?? '')))
  const message = problem ?? (missed === missing && missed)
  return (
    <Stack
      ref={body}
      className={classes.frame}
      gap={14}
      {...(missing !== undefined && { onKeyDown: onEnter })}
    >
      <Group className={classes.part} gap={14} pb={14} wrap="nowrap">
        <PartPicture className={classes.picture} part={part} width={160} />
        <Stack gap={2} miw={0}>
          <span className={classes.name}>
            <PartName>{part.name}</PartName>
          </span>
          <Group component="span" gap="2px 16px" align="baseline">
            <PartNumber>{part.number}</PartNumber>
            <Price cents={part.priceCents} unit={part.unit} />
          </Group>
        </Stack>
      </Group>
      {frame.resumed && (
        <Text fz="sm" c="dimmed" role="status">
          Your unfinished choices are still here. Cancel discards them.
        </Text>
      )}
      {children}
      {beside}
      {message && <Problem>{message}</Problem>}
      <div className={actions.actions}>
        <Button variant="default" h={44} miw={110} onClick={onClose}>
          {onConfirm ? 'Cancel' : 'Close'}
        </Button>
        {onConfirm && (
          <Button ref={confirm} h={44} miw={110} disabled={!ready} onClick={end}>
            Confirm
          </Button>
        )}
      </div>
    </Stack>
  )
}

export function TitledQuantity({ title, ...field }: QuantityFieldProps & { readonly title: string }) {
  return (
    <Group gap={16} mih={40} justify="space-between" wrap="nowrap">
      <Text fw={560}>{title}</Text>
      <QuantityField {...field} />
    </Group>
  )
}

export interface ConfiguredQuantityProps extends Pick<QuantityFieldProps, 'onChange'> {
  readonly part: Part
  readonly quantity: number
  /** Step and minimum of the quantity; 1 by default. */
  readonly step?: number
}

export function ConfiguredQuantity({ part, quantity, onChange, step = 1 }: ConfiguredQuantityProps) {
  return (
    <TitledQuantity
      title="Quantity"
      value={quantity}
      onChange={onChange}
      range={{ min: step, max: maxLineQuantity, step }}
      label={`Total quantity of ${part.number}`}
      live
    />
  )
}

export function Status({ done, children }: { readonly done: boolean; readonly children: string }) {
  return (
    <Text component="output" fz="sm" {...(done ? { fw: 560 } : { c: 'dimmed' })}>
      {children}
    </Text>
  )
}

export function InAll({ what, amount }: { readonly what: string; readonly amount: string | null }) {
  return (
    <Group component="output" justify="space-between" align="baseline">
      <span>{what}</span>
      {amount !== null && (
        <Text component="strong" fz={18} fw={660}>
          {amount}
        </Text>
      )}
    </Group>
  )
}
