import { ActionIcon, Button } from '@mantine/core'
import { maxLineQuantity, quantityStep } from '@mullion/domain/cart/cart'
import { expandName } from '@mullion/domain/catalog/part-name'
import { formatMoney } from '@mullion/domain/money'
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { focusBeside } from '../../../lib/focus-beside.ts'
import { notifyUndoable } from '../../../lib/notices.state.ts'
import { onPlainClick } from '../../../lib/plain-click.ts'
import { PartPicture } from '../../../ui/part-picture.tsx'
import { PartNumber, Price } from '../../../ui/part-text.tsx'
import { QuantityField } from '../../../ui/quantity-field.tsx'
import { removeFromCart } from '../cart.state.ts'
import { needsConfiguration, type ShownLine, statedOf } from '../cart-view.ts'
import { changeQuantity, configureLine } from '../configure/configure-actions.ts'
import classes from './cart-line-row.module.css'

export interface CartLineRowProps {
  readonly line: ShownLine
  readonly onOpen: (partId: number) => void
}

/** What is stated about the part, and the way to change it. */
function Stated({ line }: { readonly line: ShownLine }) {
  const { part } = line.entry
  const stated = statedOf(line.entry)
  const open = () => configureLine(line.entry)
  if (stated.length === 0 && !needsConfiguration(line)) return null
  return (
    <div className={classes.stated}>
      {stated.length > 0 && <p className={classes.list}>{stated.join('\n')}</p>}
      <Button
        variant={needsConfiguration(line) ? 'filled' : 'default'}
        size="xs"
        h={36}
        onClick={open}
        aria-label={`${stated.length > 0 ? 'Edit' : 'Configure'} ${part.number}`}
      >
        {stated.length > 0 ? 'Edit' : 'Configure'}
      </Button>
    </div>
  )
}

export function CartLineRow({ line, onOpen }: CartLineRowProps) {
  const { part, quantity, comments } = line.entry
  const step = quantityStep(part.unit)
  const remove = ({ currentTarget }: MouseEvent) => {
    focusBeside(currentTarget.closest('li'), { button: '[data-remove]' })
    notifyUndoable(`Removed ${part.number} from the cart.`, removeFromCart(part.id))
  }
  return (
    <li className={classes.line} data-refused={line.problem !== null || undefined}>
      <PartPicture className={classes.picture} part={part} width={160} />
      <div className={classes.words}>
        <a className={classes.name} href={`/?part=${part.id}`} onClick={onPlainClick(() => onOpen(part.id))}>
          {expandName(part.name)}
        </a>
        <PartNumber>{part.number}</PartNumber>
        {comments.length > 0 && <p className={classes.comment}>{comments.join('\n')}</p>}
        {line.problem && (
          <p className={classes.problem} role="alert">
            <IconAlertTriangle size={17} stroke={1.9} aria-hidden />
            {line.problem}
          </p>
        )}
        <Stated line={line} />
      </div>
      <div className={classes.unitPrice}>
        {(line.unitPriceCents !== null || line.problem === null) && (
          <Price cents={line.unitPriceCents} unit={part.unit} />
        )}
        {line.formerPriceCents !== undefined && (
          <p className={classes.former}>was {formatMoney(line.formerPriceCents)}</p>
        )}
      </div>
      <div className={classes.quantity}>
        <QuantityField
          size="sm"
          value={quantity}
          onChange={(next) => changeQuantity(line.entry, next)}
          range={{ min: step, max: maxLineQuantity, step }}
          label={`Quantity of ${part.number}`}
        />
      </div>
      <div className={classes.total}>
        {line.lineTotalCents === null ? '–' : formatMoney(line.lineTotalCents)}
      </div>
      <ActionIcon
        className={classes.remove}
        variant="subtle"
        size={40}
        onClick={remove}
        aria-label={`Remove ${part.number}`}
        title="Remove"
        data-remove
      >
        <IconTrash size={19} stroke={1.7} aria-hidden />
      </ActionIcon>
    </li>
  )
}
