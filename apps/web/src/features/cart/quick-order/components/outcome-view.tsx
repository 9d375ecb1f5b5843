import { Button } from '@mantine/core'
import { describeConfiguration } from '@mullion/domain/cart/configured-line'
import type { Part } from '@mullion/domain/catalog/part'
import { expandName } from '@mullion/domain/catalog/part-name'
import { formatMoney } from '@mullion/domain/money'
import { IconAlertTriangle } from '@tabler/icons-react'
import { askConfiguration } from '../../configure/configure.state.ts'
import classes from '../quick-order.module.css'
import { type QuickRow, stateRow, typeField } from '../quick-order.state.ts'
import type { RowOutcome } from '../row-outcome.ts'

export interface OutcomeViewProps {
  readonly row: QuickRow
  readonly outcome: RowOutcome
}

function Found({ part }: { readonly part: Part }) {
  const price = part.priceCents === null ? '' : `${formatMoney(part.priceCents)} / ${part.unit}`
  return (
    <span className={classes.found}>
      <span className={classes.name}>{expandName(part.name)}</span>
      <span className={classes.price}>{price}</span>
    </span>
  )
}

function Reason({ children }: { readonly children: string }) {
  return (
    <span className={classes.reason}>
      <IconAlertTriangle size={16} stroke={1.9} aria-hidden />
      {children}
    </span>
  )
}

function Choose({ row, parts }: { readonly row: QuickRow; readonly parts: readonly Part[] }) {
  return (
    <span className={classes.choices}>
      {parts.map((part) => (
        <Button
          key={part.id}
          variant="default"
          size="xs"
          h={34}
          onClick={() => typeField(row.id, 'number', part.number)}
          title={expandName(part.name)}
        >
          {part.number}
        </Button>
      ))}
    </span>
  )
}

interface StateButtonProps {
  readonly row: QuickRow
  readonly part: Part
  readonly quantity: number
  readonly edits?: boolean
}

/** Opens what has to be stated about the part of a row; what is confirmed stays with the row. */
function StateButton({ row, part, quantity, edits = false }: StateButtonProps) {
  const open = () =>
    askConfiguration({
      partId: part.id,
      part,
      quantity,
      configurations: row.configurations,
      onConfirm: (_, stated) => {
        stateRow(row.id, stated)
        return null
      },
    })
  const word = edits ? 'Edit' : 'Configure'
  return (
    <Button
      variant={edits ? 'default' : 'filled'}
      size="xs"
      h={34}
      onClick={open}
      aria-label={`${word} ${part.number}`}
    >
      {word}
    </Button>
  )
}

/** What a row leads to: its part, a choice, a question, or why it cannot be added. */
export function OutcomeView({ row, outcome }: OutcomeViewProps) {
  switch (outcome.kind) {
    case 'blank':
      return null
    case 'looking':
      return <span className={classes.looking}>Looking up…</span>
    case 'choose':
      return (
        <>
          <Reason>{outcome.text}</Reason>
          <Choose row={row} parts={outcome.parts} />
        </>
      )
    case 'configure':
      return (
        <>
          <Found part={outcome.part} />
          <Reason>{outcome.text}</Reason>
          <StateButton row={row} part={outcome.part} quantity={outcome.quantity} />
        </>
      )
    case 'refused':
      return (
        <>
          {outcome.part && <Found part={outcome.part} />}
          <Reason>{outcome.text}</Reason>
        </>
      )
    case 'ready':
      return (
        <>
          <Found part={outcome.part} />
          {row.configurations.length > 0 && (
            <span className={classes.stated}>
              {row.configurations.flatMap(describeConfiguration).join(', ')}
              <StateButton row={row} part={outcome.part} quantity={outcome.addition.quantity} edits />
            </span>
          )}
        </>
      )
  }
}
