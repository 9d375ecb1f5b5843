import { Skeleton } from '@mantine/core'
import type { Part } from '@mullion/domain/catalog/part'
import { expandName } from '@mullion/domain/catalog/part-name'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { PartNumber, Price } from '../../../ui/part-text.tsx'
import { type CatalogActions, partLink } from '../catalog-actions.ts'
import { noticesOf } from '../part-facts.ts'
import { PartBuying } from './part-buying.tsx'
import classes from './part-detail-view.module.css'
import { PartFacts } from './part-facts-list.tsx'
import { ZoomPicture } from './zoom-picture.tsx'

export interface PartDetailViewProps {
  readonly part: Part
  readonly actions: CatalogActions
}

function Notices({ part }: { readonly part: Part }) {
  const notices = noticesOf(part.requirements)
  if (part.specialOrder) notices.push('Special order: ask us for the lead time.')
  if (notices.length === 0) return null
  return (
    <ul className={classes.notices} aria-label="Good to know before ordering">
      {notices.map((notice) => (
        <li key={notice}>{notice}</li>
      ))}
    </ul>
  )
}

export function PartDetailView({ part, actions }: PartDetailViewProps) {
  return (
    <article className={classes.detail}>
      <ZoomPicture key={part.id} part={part} alt={expandName(part.name)} />
      <div className={classes.side}>
        <div className={classes.numbers}>
          <PartNumber>{part.number}</PartNumber>
          <CopyButton text={part.number} label="Copy part number" />
          <CopyButton text={`${location.origin}${partLink(part.id)}`} label="Copy link" word="Copy link" />
        </div>
        <Price cents={part.priceCents} unit={part.unit} size="lg" />
        <Notices part={part} />
        <PartBuying key={part.id} part={part} actions={actions} />
        <PartFacts part={part} onSearch={actions.searchFor} />
      </div>
    </article>
  )
}

export function PartDetailSkeleton() {
  return (
    <div className={classes.detail} aria-hidden="true">
      <Skeleton className={classes.blank} height="auto" />
      <div className={classes.side}>
        <Skeleton height={20} width="40%" />
        <Skeleton height={30} width="30%" />
        <Skeleton height={40} width="70%" />
        <Skeleton height={120} />
      </div>
    </div>
  )
}
