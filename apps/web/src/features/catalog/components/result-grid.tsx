import { Skeleton } from '@mantine/core'
import type { Part } from '@mullion/domain/catalog/part'
import type { KeyboardEvent } from 'react'
import { resultTowards } from '../../../lib/result-focus.ts'
import type { CatalogActions } from '../catalog-actions.ts'
import cardClasses from './part-card.module.css'
import { PartCard } from './part-card.tsx'
import classes from './result-grid.module.css'

export interface ResultGridProps {
  readonly parts: readonly Part[]
  readonly actions: CatalogActions
  /** True while these are the results of the search before. */
  readonly stale: boolean
}

/** Pictures that are in sight at once on most screens; the rest load when they come near. */
const eagerPictures = 8

function walk(event: KeyboardEvent<HTMLElement>): void {
  const next = resultTowards(event.key, event.target, event.currentTarget)
  if (!next) return
  event.preventDefault()
  next.focus()
}

export function ResultGrid({ parts, actions, stale }: ResultGridProps) {
  return (
    <ul className={classes.grid} data-stale={stale || undefined} onKeyDown={walk}>
      {parts.map((part, at) => (
        <PartCard key={part.id} part={part} actions={actions} eager={at < eagerPictures} />
      ))}
    </ul>
  )
}

/** The grid before its parts have come. */
export function ResultSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={classes.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <div key={at} className={cardClasses.card}>
          <Skeleton className={cardClasses.picture} height="auto" radius="sm" />
          <div className={cardClasses.words}>
            <Skeleton height={15} width="86%" mt={3} />
            <Skeleton height={13} width="42%" mt={8} />
          </div>
          <div className={cardClasses.buy}>
            <Skeleton height={15} width={86} />
            <Skeleton height={36} width={170} />
          </div>
        </div>
      ))}
    </div>
  )
}
