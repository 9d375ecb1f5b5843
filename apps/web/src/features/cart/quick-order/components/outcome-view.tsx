import { Button } from '@mantine/core'
import { describeConfiguration } from '@mullion/domain/cart/line-configuration'
import type { Part } from '@mullion/domain/catalog/part'
import { displayName } from '@mullion/domain/catalog/part-title'
import { formatMoney } from '@mullion/domain/money'
import { perUnit } from '../../../../ui/part-text.tsx'
import { focusNextToType } from '../cell-keys.ts'
import { configureRow } from '../configure-row.ts'
import classes from '../quick-order.module.css'
import { type QuickRow, typeField } from '../quick-order.state.ts'
import type { RowOutcome } from '../row-outcome.ts'
import { Reason } from './reason.tsx'

export interface OutcomeViewProps {
  readonly row: QuickRow
  readonly outcome: RowOutcome
}

type OfPart = Extract<RowOutcome, { readonly kind: 'ready' | 'configure' | 'refused' }>

function Found({ part }: { readonly part: Part }) {
  const price = part.priceCents === null ? '' : `${formatMoney(part.priceCents)} ${perUnit(part.unit)}`
  return (
    <span className={classes.found}>
      <span className={classes.name}>{displayName(part)}</span>
      <span className={classes.price}>{price}</span>
    </span>
  )
}

function Choose({ row, parts }: { readonly row: QuickRow; readonly parts: readonly Part[] }) {
  const choose = (button: HTMLElement, { number }: Part) => {
    typeField(row.id, 'number', number)
    focusNextToType(button)
  }
  return (
    <span className={classes.choices}>
      {parts.map((part) => (
        <Button
          key={part.id}
          variant="default"
          size="xs"
          h={34}
          onClick={({ currentTarget }) => choose(currentTarget, part)}
          title={displayName(part)}
        >
          {part.number}
        </Button>
      ))}
    </span>
  )
}

interface RowOptionsProps {
  readonly row: QuickRow
  readonly part: Part
  readonly quantity: number
}

/** The configuration of a row's part, with the button to change it; the result is saved with the row. */
function RowOptions({ row, part, quantity }: RowOptionsProps) {
  const options = row.configurations.flatMap(describeConfiguration)
  const open = () => configureRow(row, part, quantity)
  const word = options.length > 0 ? 'Edit' : 'Configure'
  return (
    <span className={classes.configuration}>
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
    </span>
  )
}

/** A row whose part is found. Its button stays mounted after the part is configured, to keep the focus. */
function KnownPart({ row, outcome }: { readonly row: QuickRow; readonly outcome: OfPart }) {
  const { kind, part } = outcome
  const quantity = kind === 'ready' ? outcome.addition.quantity : kind === 'configure' ? outcome.quantity : 1
  const states = kind === 'configure' || (kind === 'ready' && row.configurations.length > 0)
  return (
    <>
      {part && <Found part={part} />}
      {kind === 'configure' && <Reason>{outcome.text}</Reason>}
      {part && states && <RowOptions row={row} part={part} quantity={quantity} />}
    </>
  )
}

/** The result of a row: its part, a choice, or a configure button. An invalid cell shows its problem below the cell. */
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
    default:
      return <KnownPart row={row} outcome={outcome} />
  }
}
