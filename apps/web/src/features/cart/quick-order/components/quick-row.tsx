import { ActionIcon, Stack } from '@mantine/core'
import { formatMoney } from '@mullion/domain/money'
import type { NumberedParts } from '@mullion/domain/search/search-input'
import { IconX } from '@tabler/icons-react'
import { type ClipboardEvent, Fragment, type MouseEvent, memo, useId } from 'react'
import { notifyProblem } from '../../../../lib/notices.state.ts'
import { readPasted } from '../../../../lib/part-rows/read-list.ts'
import { isBlank, type RowField } from '../../../../lib/part-rows/row-fields.ts'
import { focusNeighbour, walkCells } from '../cell-keys.ts'
import classes from '../quick-order.module.css'
import { fillRows, type QuickRow, removeRow, typeField } from '../quick-order.state.ts'
import { type RowOutcome, readyCents, rowOutcome } from '../row-outcome.ts'
import { OutcomeView, Reason } from './outcome-view.tsx'

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

function wrongField(outcome: RowOutcome): RowField | null {
  if (outcome.kind === 'refused') return outcome.field
  return outcome.kind === 'choose' ? 'number' : null
}

function lineTotal(outcome: RowOutcome): string {
  if (outcome.kind !== 'ready') return ''
  return formatMoney(readyCents(outcome))
}

export const QuickRowView = memo(function QuickRowView({ row, place, found, onLeftOut }: QuickRowProps) {
  const reasonId = useId()
  const outcome = rowOutcome(row, found)
  const wrong = wrongField(outcome)
  const paste = (event: ClipboardEvent, field: RowField) => {
    const pasted = readPasted(event.clipboardData.getData('text/plain'), field)
    if (pasted === null) return
    event.preventDefault()
    if ('problem' in pasted) notifyProblem(pasted.problem)
    else onLeftOut(fillRows(row.id, pasted.rows))
  }
  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    focusNeighbour(event.currentTarget)
    removeRow(row.id)
  }
  return (
    <li className={classes.row} data-outcome={outcome.kind}>
      {cells.map(({ field, label, longest }) => (
        <Fragment key={field}>
          <input
            data-cell={field}
            className={classes[field]}
            value={row[field]}
            onChange={(event) => typeField(row.id, field, event.currentTarget.value)}
            onKeyDown={walkCells}
            onPaste={(event) => paste(event, field)}
            inputMode={field === 'quantity' ? 'decimal' : undefined}
            aria-label={`${label}, row ${place}`}
            aria-invalid={wrong === field || undefined}
            aria-describedby={wrong === field ? reasonId : undefined}
            placeholder={label}
            maxLength={longest}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={field === 'comment'}
          />
          {outcome.kind === 'refused' && wrong === field && (
            <Reason id={reasonId} field={field}>
              {outcome.text}
            </Reason>
          )}
        </Fragment>
      ))}
      <Stack
        className={classes.outcome}
        id={outcome.kind === 'refused' ? undefined : reasonId}
        gap={4}
        align="flex-start"
        fz="sm"
      >
        <OutcomeView row={row} outcome={outcome} />
      </Stack>
      <span className={classes.total}>{lineTotal(outcome)}</span>
      <ActionIcon
        data-remove=""
        className={classes.remove}
        variant="subtle"
        size={40}
        disabled={isBlank(row)}
        onClick={remove}
        aria-label={`Remove row ${place}`}
      >
        <IconX size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
    </li>
  )
})
