import { Button, Group, Text } from '@mantine/core'
import { describeConfiguration } from '@mullion/domain/cart/line-configuration'
import type { Part } from '@mullion/domain/catalog/part'
import { displayName } from '@mullion/domain/catalog/part-title'
import { nearBreak, nearBreakText, whyForStaff } from '@mullion/domain/catalog/price-words'
import { formatMoney } from '@mullion/domain/money'
import { priceAt } from '@mullion/domain/own-price'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type RowField, rowFields } from '../../../../lib/part-rows/row-fields.ts'
import { perUnit } from '../../../../ui/part-text.tsx'
import { focusNextToType } from '../cell-keys.ts'
import { configureRow } from '../configure-row.ts'
import classes from '../quick-order.module.css'
import { type QuickRow, typeField } from '../quick-order.state.ts'
import type { RowOutcome } from '../row-outcome.ts'

interface ReasonProps {
  readonly id?: string
  /** The cell that the reason is shown below; if omitted, the reason is shown with the part. */
  readonly field?: RowField
  readonly children: string
}

export function Reason({ id, field, children }: ReasonProps) {
  return (
    <Text
      span
      id={id}
      className={classes.reason}
      fz="sm"
      fw={560}
      c={field ? 'var(--bad-ink)' : 'var(--warn-ink)'}
      style={{ '--column': field && rowFields.indexOf(field) + 1 }}
    >
      <IconAlertTriangle size={16} stroke={1.9} aria-hidden />
      {children}
    </Text>
  )
}

function Choose({ row, parts }: { readonly row: QuickRow; readonly parts: readonly Part[] }) {
  const choose = (button: HTMLElement, { number }: Part) => {
    typeField(row.id, 'number', number)
    focusNextToType(button)
  }
  return (
    <Group component="span" gap="6px 12px">
      {parts.map((part) => (
        <Button
          key={part.id}
          variant="default"
          size="xs"
          h={34}
          ff="monospace"
          onClick={({ currentTarget }) => choose(currentTarget, part)}
          title={displayName(part)}
        >
          {part.number}
        </Button>
      ))}
    </Group>
  )
}

interface RowOptionsProps {
  readonly row: QuickRow
  readonly part: Part
  readonly quantity: number
}

function RowOptions({ row, part, quantity }: RowOptionsProps) {
  const options = row.configurations.flatMap(describeConfiguration)
  const open = () => configureRow(row, part, quantity)
  const word = options.length > 0 ? 'Edit' : 'Configure'
  return (
    <Group component="span" gap="6px 12px">
      {options.join(', ')}
      <Button
        data-ask=""
        variant={options.length > 0 ? 'default' : 'filled'}
        size="xs"
        h={34}
        onClick={open}
        aria-label={`${word} ${part.number}`}
      >
        {word}
      </Button>
    </Group>
  )
}

export interface OutcomeViewProps {
  readonly row: QuickRow
  readonly outcome: RowOutcome
}

/**
 * The result of a row: its part, a choice, or a configure button. An invalid cell shows its problem below the cell. The
 * button stays mounted after the part is configured, to keep the focus.
 */
export function OutcomeView({ row, outcome }: OutcomeViewProps) {
  if (outcome.kind === 'blank') return null
  if (outcome.kind === 'looking') return <Text c="dimmed">Looking up…</Text>
  if (outcome.kind === 'choose') {
    return (
      <>
        <Reason>{outcome.text}</Reason>
        <Choose row={row} parts={outcome.parts} />
      </>
    )
  }
  const { kind, part } = outcome
  if (part === null) return null
  const quantity = kind === 'ready' ? outcome.addition.quantity : kind === 'configure' ? outcome.quantity : 1
  const { priceCents } = priceAt(part, quantity)
  const near = kind === 'ready' && nearBreak(part, quantity)
  const configurable = kind === 'configure' || (kind === 'ready' && row.configurations.length > 0)
  return (
    <>
      <Text fw={560}>{displayName(part)}</Text>
      {priceCents !== null && (
        <Text c="dimmed">
          {[`${formatMoney(priceCents)} ${perUnit(part.unit)}`, whyForStaff(part, quantity)]
            .filter(Boolean)
            .join(', ')}
        </Text>
      )}
      {near && <Text c="dimmed">{nearBreakText(near, quantity, part.unit)}</Text>}
      {kind === 'configure' && <Reason>{outcome.text}</Reason>}
      {configurable && <RowOptions row={row} part={part} quantity={quantity} />}
    </>
  )
}
