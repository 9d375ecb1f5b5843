import { configurationRule } from '@mullion/domain/cart/configuration'
import type { Part } from '@mullion/domain/catalog/part'
import { expandName } from '@mullion/domain/catalog/part-name'
import { useState } from 'react'
import { onPlainClick } from '../../../lib/plain-click.ts'
import { resultLink } from '../../../lib/result-focus.ts'
import { phoneLink, store } from '../../../lib/store-info.ts'
import { AddButton } from '../../../ui/add-button.tsx'
import { PartPicture } from '../../../ui/part-picture.tsx'
import { PartNumber, Price } from '../../../ui/part-text.tsx'
import { QuantityField } from '../../../ui/quantity-field.tsx'
import { PartMarksDoor } from '../admin/admin-doors.tsx'
import type { AdminView } from '../admin/admin-view.ts'
import { type CatalogActions, cardQuantity, partLink } from '../catalog-actions.ts'
import { internalOf } from '../internal-part.ts'
import classes from './part-card.module.css'

export interface PartCardProps {
  readonly part: Part
  readonly actions: CatalogActions
  readonly eager: boolean
  readonly adminView: AdminView['on']
}

function Buying({ part, actions }: Pick<PartCardProps, 'part' | 'actions'>) {
  const [quantity, setQuantity] = useState<number>(cardQuantity.min)
  if (internalOf(part)?.obsolete) return <p className={classes.obsolete}>Obsolete</p>
  if (part.priceCents === null) return null
  if (configurationRule(part) === 'calculated') {
    return (
      <p className={classes.calculated}>
        Calculated from your door: call <a href={phoneLink(store.phone)}>{store.phone}</a>
      </p>
    )
  }
  return (
    <div className={classes.controls}>
      <QuantityField
        size="sm"
        value={quantity}
        onChange={setQuantity}
        range={cardQuantity}
        label={`Quantity of ${part.number}`}
      />
      <AddButton size="sm" short label={part.number} onAdd={() => actions.addToCart(part, quantity)} />
    </div>
  )
}

/** What can be done with the part on its card: buying it or, in the admin view, working on it. */
function Controls({ part, actions, adminView }: Omit<PartCardProps, 'eager'>) {
  if (adminView === false) return <Buying part={part} actions={actions} />
  const internal = internalOf(part)
  return adminView && internal ? <PartMarksDoor part={internal} /> : null
}

export function PartCard({ part, actions, eager, adminView }: PartCardProps) {
  return (
    <li className={classes.card} onPointerEnter={actions.preloadPart}>
      <div className={classes.body}>
        <PartPicture className={classes.picture} part={part} width={160} loading={eager ? 'eager' : 'lazy'} />
        <div className={classes.words}>
          <a
            className={classes.name}
            href={partLink(part.id)}
            onClick={onPlainClick(() => actions.openPart(part.id))}
            {...resultLink}
          >
            {expandName(part.name)}
          </a>
          <PartNumber>{part.number}</PartNumber>
        </div>
        <div className={classes.buy}>
          <Price cents={part.priceCents} unit={part.unit} />
          <Controls part={part} actions={actions} adminView={adminView} />
        </div>
      </div>
    </li>
  )
}
