import { ActionIcon } from '@mantine/core'
import type { NumberedParts } from '@mullion/domain/catalog/search'
import { formatMoney, timesQuantity } from '@mullion/domain/money'
import { IconX } from '@tabler/icons-react'
import { type ClipboardEvent, memo, useId } from 'react'
import { cellMark, walkCells } from '../cell-keys.ts'
import classes from '../quick-order.module.css'
import { insertRows, isBlank, type QuickRow, removeRow, typeField } from '../quick-order.state.ts'
import { type RowField, readRows } from '../row-fields.ts'
import { type RowOutcome, rowOutcome } from '../row-outcome.ts'
import { OutcomeView } from './outcome-view.tsx'

export interface QuickRowProps {
  readonly row: QuickRow
  readonly place: number
  readonly found: NumberedParts | undefined
  readonly onLeftOut: (count: number) => void
}

const cells = [
  { field: 'number', label: 'Part number', longest: 200 },
  { field: 'quantity', label: 'Quantity', longest: 20 },
  { field: 'comment', label: 'Comment', longest: 400 },
] as const

/** The cell in which something is wrong. */
function wrongField(outcome: RowOutcome): RowField | null {
  if (outcome.kind === 'refused') return outcome.field
  return outcome.kind === 'choose' ? 'number' : null
}

function lineTotal(outcome: RowOutcome): string {
  if (outcome.kind !== 'ready') return ''
  return formatMoney(timesQuantity(outcome.part.priceCents ?? 0, outcome.addition.quantity))
}

/** One row: what is typed, and what becomes of it. */
export const QuickRowView = memo(function QuickRowView({ row, place, found, onLeftOut }: QuickRowProps) {
  const outcomeId = useId()
  const outcome = rowOutcome(row, found)
  const wrong = wrongField(outcome)
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    // One word alone goes into the cell, as anywhere else.
    if (!/[\t\n\r]/.test(text.trim())) return
    event.preventDefault()
    onLeftOut(insertRows(row.id, readRows(text)))
  }
  return (
    <li className={classes.row} data-outcome={outcome.kind}>
      {cells.map(({ field, label, longest }) => (
        <input
          key={field}
          {...cellMark(field)}
          className={classes[field]}
          value={row[field]}
          onChange={(event) => typeField(row.id, field, event.currentTarget.value)}
          onKeyDown={walkCells}
          onPaste={field === 'number' ? paste : undefined}
          inputMode={field === 'quantity' ? 'decimal' : undefined}
          aria-label={`${label}, row ${place}`}
          aria-invalid={wrong === field || undefined}
          aria-describedby={wrong === field ? outcomeId : undefined}
          placeholder={label}
          maxLength={longest}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={field === 'comment'}
        />
      ))}
      <div className={classes.outcome} id={outcomeId}>
        <OutcomeView row={row} outcome={outcome} />
      </div>
      <span className={classes.total}>{lineTotal(outcome)}</span>
      <ActionIcon
        className={classes.remove}
        variant="subtle"
        size={40}
        disabled={isBlank(row)}
        onClick={() => removeRow(row.id)}
        aria-label={`Remove row ${place}`}
      >
        <IconX size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
    </li>
  )
})
