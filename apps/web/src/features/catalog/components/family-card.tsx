import { Skeleton } from '@mantine/core'
import { priceRangeText, variantsText } from '@mullion/domain/catalog/family-price'
import type { FamilySummary } from '@mullion/domain/catalog/family-summary'
import type { Part } from '@mullion/domain/catalog/part'
import { IconChevronDown } from '@tabler/icons-react'
import { memo, Suspense, useId, useState } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { resultLink } from '../../../lib/result-focus.ts'
import { HydratedLater } from '../../../ui/hydrated-later.tsx'
import { PanelBoundary } from '../../../ui/panel-boundary.tsx'
import { PartPicture } from '../../../ui/part-picture.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { CatalogActions } from '../catalog-actions.ts'
import classes from './family-card.module.css'
import cardClasses from './part-card.module.css'

const SelectionTable = lazyComponent(
  async () => (await import('../family/selection-table.tsx')).SelectionTable,
)

export interface FamilyCardProps {
  /** The first part that matches. */
  readonly part: Part
  readonly family: FamilySummary
  readonly actions: CatalogActions
  readonly eager: boolean
}

function Card({ part, family, actions, eager }: FamilyCardProps) {
  const { title, count, matching, ranges, price, quantityPrices } = family
  const [opened, setOpened] = useState(false)
  const id = useId()
  const variants = matching < count ? `${matching} of ${variantsText(count)}` : variantsText(count)
  return (
    <li
      className={`${cardClasses.card} ${classes.card}`}
      data-opened={opened || undefined}
      onPointerEnter={SelectionTable.preload}
    >
      <div className={cardClasses.body}>
        <PartPicture
          className={cardClasses.picture}
          part={part}
          width={160}
          loading={eager ? 'eager' : 'lazy'}
        />
        <div className={cardClasses.words}>
          <button
            type="button"
            className={`${cardClasses.name} ${classes.name}`}
            aria-expanded={opened}
            aria-controls={id}
            onClick={() => setOpened(!opened)}
            onFocus={SelectionTable.preload}
            {...resultLink}
          >
            <Unbroken>{title}</Unbroken>
          </button>
          <span className={classes.variants}>{variants}</span>
          <ul className={classes.ranges}>
            {ranges.map((range) => (
              <li key={range}>{range}</li>
            ))}
          </ul>
        </div>
        <div className={cardClasses.buy}>
          <span className={classes.price}>{price ? priceRangeText(price) : 'Call for price'}</span>
          {quantityPrices && <span className={classes.breaks}>Less for larger quantities</span>}
          <span className={classes.choose} aria-hidden="true">
            {opened ? 'Close' : 'Choose'}
            <IconChevronDown size={17} stroke={2} />
          </span>
        </div>
      </div>
      <div id={id} className={classes.table} hidden={!opened}>
        {opened && (
          <PanelBoundary>
            <Suspense fallback={<Skeleton height={56 + Math.min(count, 12) * 45} />}>
              <SelectionTable partId={part.id} count={count} actions={actions} />
            </Suspense>
          </PanelBoundary>
        )}
      </div>
    </li>
  )
}

/** A family of parts, with what differs; opens its selection table in place. */
export const FamilyCard = memo(function FamilyCard(props: FamilyCardProps) {
  return (
    <HydratedLater>
      <Card {...props} />
    </HydratedLater>
  )
})
