import { Skeleton } from '@mantine/core'
import type { Part } from '@mullion/domain/catalog/part'
import type { PartsPage } from '@mullion/domain/search/search-input'
import { type KeyboardEvent, memo } from 'react'
import { resultTowards } from '../../../lib/result-focus.ts'
import { useAdminView } from '../admin/use-admin-view.ts'
import type { CatalogActions } from '../catalog-actions.ts'
import { FamilyCard } from './family-card.tsx'
import cardClasses from './part-card.module.css'
import { PartCard } from './part-card.tsx'
import classes from './result-grid.module.css'

export interface ResultGridProps {
  readonly parts: readonly Part[]
  /** The family that each part stands for, if the results are families. */
  readonly families?: PartsPage['families'] | undefined
  readonly actions: CatalogActions
  /** True while the previous search or page is still shown; buying is disabled, to prevent mistakes. */
  readonly stale: boolean
  /** False until the width, and with it the number of parts per page, is known. */
  readonly measured?: boolean
  /** True if the first parts are visible right away, so that their pictures load eagerly. */
  readonly early?: boolean
  readonly single?: boolean
}

/** Number of pictures visible at once on most screens; the rest load lazily. */
const eagerPictures = 8

/** Marks a container whose grids the arrow keys treat as one. */
export const walkedTogether = { 'data-walked-together': '' } as const

function walk(event: KeyboardEvent<HTMLElement>): void {
  const within = event.currentTarget.closest('[data-walked-together]') ?? event.currentTarget
  const next = resultTowards(event.key, event.target, within)
  if (!next) return
  event.preventDefault()
  next.focus()
}

export const ResultGrid = memo(function ResultGrid(props: ResultGridProps) {
  const { parts, families, actions, stale, measured = true, early = true, single = false } = props
  const { on: adminView } = useAdminView()
  return (
    <ul
      className={classes.grid}
      data-stale={stale || undefined}
      data-unmeasured={!measured || undefined}
      data-single={single || undefined}
      aria-busy={stale}
      inert={stale}
      onKeyDown={walk}
    >
      {parts.map((part, at) => {
        const family = families?.[at]
        const eager = early && at < eagerPictures
        // A single match is shown as itself: someone who typed a part number wants that part.
        return family && family.matching > 1 ? (
          <FamilyCard key={part.id} part={part} family={family} actions={actions} eager={eager} />
        ) : (
          <PartCard
            key={part.id}
            part={part}
            actions={actions}
            eager={eager}
            adminView={adminView}
            large={single}
          />
        )
      })}
    </ul>
  )
})

export function ResultSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={classes.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <div key={at} className={cardClasses.card}>
          <div className={cardClasses.body}>
            <Skeleton className={cardClasses.picture} height="auto" radius="sm" />
            <div className={cardClasses.words}>
              <Skeleton height={15} width="86%" mt={3} />
              <Skeleton height={13} width="42%" mt={8} />
              <Skeleton height={13} width="64%" mt={8} />
              <Skeleton height={13} width="58%" mt={4} />
            </div>
            <div className={cardClasses.buy}>
              <Skeleton height={15} width={86} />
              <Skeleton height={36} width={160} />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
