import {
  type PartsOf,
  usePartCounts,
  useParts,
  usePrefetchParts,
} from '@mullion/client/catalog/catalog.hooks'
import type { PartsPage } from '@mullion/domain/catalog/search'
import { useEffect } from 'react'
import { QueryStates } from '../../../ui/query-states.tsx'
import type { CatalogActions } from '../catalog-actions.ts'
import { pageCount } from '../page-size.ts'
import { usePageSize } from '../use-page-size.ts'
import { NothingFound } from './nothing-found.tsx'
import { PageControls } from './page-controls.tsx'
import { ResultGrid, ResultSkeleton } from './result-grid.tsx'
import classes from './results.module.css'
import { ResultsBar } from './results-bar.tsx'

export interface ResultsProps {
  readonly of: PartsOf
  readonly page: number
  readonly actions: CatalogActions
}

const isEmpty = (parts: PartsPage) => parts.parts.length === 0

export function Results({ of, page, actions }: ResultsProps) {
  const { size, choice, choose } = usePageSize()
  const query = { text: of, offset: (page - 1) * size, limit: size }
  const parts = useParts(query)
  const counts = usePartCounts(of)
  const prefetch = usePrefetchParts()

  const total = counts.data && !counts.isPlaceholderData ? counts.data.total : null
  const more = parts.data?.more ?? false
  const pages = total === null ? page + (more ? 1 : 0) : pageCount(total, size)
  const prefetchPage = (next: number) => prefetch({ ...query, offset: (next - 1) * size })

  // A link may ask for a page that this width, or a smaller catalogue, no longer has.
  const beyond = total !== null && page > pages
  const { showPage, correctPage } = actions
  useEffect(() => {
    if (beyond) correctPage(pages)
  }, [beyond, pages, correctPage])

  return (
    <section aria-label="Search results" aria-busy={parts.isFetching} className={classes.results}>
      <ResultsBar
        of={of}
        range={parts.error ? null : { page, size, total }}
        loading={parts.isFetching}
        choice={choice}
        onChoose={choose}
      />
      <QueryStates
        query={parts}
        pending={<ResultSkeleton count={size} />}
        isEmpty={isEmpty}
        empty={<NothingFound text={of} actions={actions} />}
      >
        {(ready) => (
          <>
            {ready.match === 'similar' && (
              <p className={classes.similar} role="status">
                No exact match: showing similar parts
              </p>
            )}
            <ResultGrid parts={ready.parts} actions={actions} stale={parts.isPlaceholderData} />
            {(pages > 1 || page > 1) && (
              <PageControls page={page} pages={pages} more={more} onPage={showPage} onNear={prefetchPage} />
            )}
          </>
        )}
      </QueryStates>
    </section>
  )
}
