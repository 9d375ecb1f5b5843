import { configurationRule } from '@mullion/domain/cart/configuration-rule'
import type { Part } from '@mullion/domain/catalog/part'
import { partTitle } from '@mullion/domain/catalog/part-title'
import { memo, useState } from 'react'
import { partLink } from '../../../lib/part-link.ts'
import { onPlainClick } from '../../../lib/plain-click.ts'
import { resultLink } from '../../../lib/result-focus.ts'
import { AddButton } from '../../../ui/add-button.tsx'
import { HydratedLater } from '../../../ui/hydrated-later.tsx'
import { MyFit } from '../../../ui/my-fit.tsx'
import { PartPicture } from '../../../ui/part-picture.tsx'
import { ListPrice, PartPrice, PriceBreaks } from '../../../ui/part-price.tsx'
import { PartNumber } from '../../../ui/part-text.tsx'
import { QuantityField } from '../../../ui/quantity-field.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { LazyPartMarks } from '../admin/lazy-admin.tsx'
import type { AdminView } from '../admin/use-admin-view.ts'
import { CalculateButton } from '../calculate-button.tsx'
import { type CatalogActions, cardQuantity } from '../catalog-actions.ts'
import { CompareBox } from '../compare/compare-box.tsx'
import { internalOf } from '../internal-part.ts'
import { needsSerial } from '../part-facts.ts'
import classes from './part-card.module.css'

export interface PartCardProps {
  readonly part: Part
  readonly actions: CatalogActions
  readonly eager: boolean
  readonly adminView: AdminView['on']
  readonly large?: boolean
}

function Buying({ part, actions }: Pick<PartCardProps, 'part' | 'actions'>) {
  const range = cardQuantity(part)
  const [quantity, setQuantity] = useState<number>(range.min)
  if (internalOf(part)?.obsolete) return <p className={classes.obsolete}>Obsolete</p>
  if (part.priceCents === null) return null
  if (configurationRule(part) === 'calculated') {
    return (
      <div className={classes.controls}>
        <CalculateButton part={part} actions={actions} size="sm" alone />
      </div>
    )
  }
  return (
    <div className={classes.controls}>
      <QuantityField
        size="sm"
        value={quantity}
        onChange={setQuantity}
        range={range}
        label={`Quantity of ${part.number}`}
      />
      <AddButton size="sm" short label={part.number} onAdd={() => actions.addToCart(part, quantity)} />
      <CalculateButton part={part} actions={actions} size="sm" className={classes.calculate} />
    </div>
  )
}

function Controls({ part, actions, adminView }: Omit<PartCardProps, 'eager' | 'large'>) {
  if (adminView === false) return <Buying part={part} actions={actions} />
  const internal = internalOf(part)
  return adminView && internal ? <LazyPartMarks part={internal} onEdit={actions.editPart} /> : null
}

function Card(props: PartCardProps) {
  const { part, actions, eager, adminView, large = false } = props
  const { title, attributes } = partTitle(part)
  return (
    <li className={classes.card} data-large={large || undefined} onPointerEnter={actions.preloadPart}>
      <div className={classes.body}>
        <PartPicture
          className={classes.picture}
          part={part}
          width={large ? 320 : 160}
          loading={eager ? 'eager' : 'lazy'}
        />
        <div className={classes.words}>
          <a
            className={classes.name}
            href={partLink(part.id)}
            aria-label={[title, ...attributes.map(({ name, value }) => `${name} ${value}`)].join(', ')}
            onClick={onPlainClick(() => actions.openPart(part.id))}
            {...resultLink}
          >
            <Unbroken>{title}</Unbroken>
          </a>
          <span className={classes.numbers}>
            <PartNumber>{part.number}</PartNumber>
            {internalOf(part)?.proprietary && <span className={classes.badge}>Proprietary</span>}
            {adminView === false && !internalOf(part)?.obsolete && (
              <span className={classes.compare}>
                <CompareBox part={part} word="Compare" />
              </span>
            )}
          </span>
          {attributes.length > 0 && (
            <dl className={classes.attributes}>
              {attributes.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <MyFit partId={part.id} />
          {large && <p className={classes.description}>{part.description}</p>}
          {needsSerial(part) && <p className={classes.needs}>Door serial number required</p>}
        </div>
        <div className={classes.buy}>
          <p className={classes.prices}>
            <PartPrice part={part} />
            <ListPrice part={part} />
          </p>
          <PriceBreaks part={part} />
          <Controls part={part} actions={actions} adminView={adminView} />
        </div>
      </div>
    </li>
  )
}

export const PartCard = memo(function PartCard(props: PartCardProps) {
  return (
    <HydratedLater>
      <Card {...props} />
    </HydratedLater>
  )
})
