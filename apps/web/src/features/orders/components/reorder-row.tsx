import { Button, Checkbox, Stack } from '@mantine/core'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import { formatMoney, timesQuantity } from '@mullion/domain/money'
import type { ReorderLine } from '@mullion/domain/orders/order-list'
import { PartWords } from '../../../ui/part-lines.tsx'
import { soldPart } from '../order-words.ts'
import { canReorder } from '../reorder.ts'
import classes from './reorder-row.module.css'

export interface ReorderRowProps {
  readonly reorder: ReorderLine
  readonly checked: boolean
  readonly onToggle: (partId: number) => void
  readonly onOpenPart: ((partId: number) => void) | undefined
}

function Outcome({ reorder }: { readonly reorder: ReorderLine }) {
  const { line, outcome, unitPriceCents } = reorder
  if (outcome === 'no_longer_sold') return <span className={classes.why}>No longer sold</span>
  if (outcome === 'needs_configuration') {
    return <span className={classes.why}>Choose options before you order</span>
  }
  if (unitPriceCents === null) return <span className={classes.why}>No price online. Please call us</span>
  if (outcome === 'same') {
    return (
      <span className={classes.price}>
        Same price, {formatMoney(unitPriceCents)} / {line.unit}
      </span>
    )
  }
  return (
    <span className={classes.price}>
      New price, was <s>{formatMoney(line.unitPriceCents)}</s>, now{' '}
      <strong>
        {formatMoney(unitPriceCents)} / {line.unit}
      </strong>
    </span>
  )
}

/** One line to reorder: today's price with a checkbox, or why it cannot be ordered. */
export function ReorderRow({ reorder, checked, onToggle, onOpenPart }: ReorderRowProps) {
  const { line, outcome, unitPriceCents } = reorder
  const number = displayNumber(line.number)
  const words = (
    <Stack component="span" gap={2}>
      <PartWords {...soldPart(line)} />
      <span className={classes.terms}>
        <span className={classes.count}>
          {line.quantity} {line.unit}
        </span>
        <Outcome reorder={reorder} />
      </span>
    </Stack>
  )
  if (canReorder(reorder)) {
    return (
      <li className={classes.row}>
        <Checkbox
          classNames={{ body: classes.body, labelWrapper: classes.label }}
          checked={checked}
          onChange={() => onToggle(line.partId)}
          label={words}
        />
        <span className={classes.total}>
          {formatMoney(timesQuantity(unitPriceCents ?? 0, line.quantity))}
        </span>
      </li>
    )
  }
  return (
    <li className={classes.row} data-refused>
      {words}
      {outcome === 'needs_configuration' && onOpenPart && (
        <Button
          variant="default"
          h={40}
          onClick={() => onOpenPart(line.partId)}
          aria-label={`Open part ${number}`}
        >
          Open part
        </Button>
      )}
    </li>
  )
}
