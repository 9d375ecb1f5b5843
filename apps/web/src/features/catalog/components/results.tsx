import { useMediaQuery } from '@mantine/hooks'
import {
  type PartsOf,
  usePartCounts,
  useParts,
  usePrefetchParts,
} from '@mullion/client/catalog/catalog.hooks'
import { isUnfiltered } from '@mullion/domain/catalog/facets'
import type { PartsPage, SortOrder } from '@mullion/domain/catalog/search'
import { useEffect } from 'react'
import { QueryStates } from '../../../ui/query-states.tsx'
import type { CatalogActions } from '../catalog-actions.ts'
import { chunkSize } from '../chunks.ts'
import { pageCount } from '../page-size.ts'
import { usePageSize } from '../use-page-size.ts'
import { AllResults } from './all-results.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FiltersBeside, FiltersButton } from './filters-beside.tsx'
import { NothingFound } from './nothing-found.tsx'
import { NothingLeft } from './nothing-left.tsx'
import { PageControls } from './page-controls.tsx'
import { ResultGrid, ResultSkeleton } from './result-grid.tsx'
import classes from './results.module.css'
import { ResultsBar } from './results-bar.tsx'
import { SimilarNote } from './similar-note.tsx'

export interface ResultsProps {
  readonly of: PartsOf
  readonly sort: SortOrder
  readonly page: number
  readonly actions: CatalogActions
}

/** From this width on there is room for the filters beside the results. */
const roomForFilters = '(min-width: 1200px)'
const skeletonAtMost = 24
const isEmpty = (parts: PartsPage) => parts.parts.length === 0

export function Results({ of, sort, page, actions }: ResultsProps) {
  const { size, choice, factor, choose } = usePageSize()
  const wide = useMediaQuery(roomForFilters, false, { getInitialValueInEffect: false })
  const whole = choice === 'All'
  const limit = whole ? chunkSize : size
  const query = { ...of, sort, offset: whole ? 0 : (page - 1) * size, limit }
  const parts = useParts(query)
  const counts = usePartCounts(of)
  const prefetch = usePrefetchParts()

  const total = counts.data && !counts.isPlaceholderData ? counts.data.total : null
  const more = parts.data?.more ?? false
  const pages = total === null ? page + (more && !whole ? 1 : 0) : pageCount(total, size)
  const prefetchPage = (next: number) => prefetch({ ...query, offset: (next - 1) * size })

  // A link may ask for a page that this width, or a smaller catalogue, no longer has.
  const beyond = total !== null && page > pages
  const { showPage, correctPage, showFilters } = actions
  useEffect(() => {
    if (beyond) correctPage(pages)
  }, [beyond, pages, correctPage])

  const filterable = !parts.error && counts.data?.match !== 'none'
  const panel = { filters: of.filters, counts: counts.data ?? null, onFilters: showFilters }
  const listKey = JSON.stringify([of, sort, factor, total])

  return (
    <section aria-label="Search results" aria-busy={parts.isFetching} className={classes.results}>
      <ResultsBar
        text={of.text}
        range={parts.error ? null : { page, size, total }}
        loading={parts.isFetching}
        choice={choice}
        onChoose={choose}
        sort={sort}
        onSort={actions.showSorted}
        filters={filterable && !wide && <FiltersButton {...panel} />}
      />
      <div className={classes.columns}>
        {filterable && wide && <FiltersBeside {...panel} />}
        <div className={classes.list}>
          <FilterChips filters={of.filters} onFilters={showFilters} />
          <QueryStates
            query={parts}
            pending={<ResultSkeleton count={Math.min(limit, skeletonAtMost)} />}
            isEmpty={isEmpty}
            empty={
              isUnfiltered(of.filters) || parts.data?.match === 'none' ? (
                <NothingFound text={of.text} actions={actions} />
              ) : (
                <NothingLeft text={of.text} onFilters={showFilters} />
              )
            }
          >
            {(ready) => (
              <>
                {ready.match === 'similar' && (
                  <SimilarNote meant={ready.meant} onSearch={actions.correctText} />
                )}
                {whole && total !== null ? (
                  <AllResults key={listKey} query={query} total={total} listKey={listKey} actions={actions} />
                ) : (
                  <ResultGrid parts={ready.parts} actions={actions} stale={parts.isPlaceholderData} />
                )}
                {!whole && (pages > 1 || page > 1) && (
                  <PageControls
                    page={page}
                    pages={pages}
                    more={more}
                    onPage={showPage}
                    onNear={prefetchPage}
                  />
                )}
              </>
            )}
          </QueryStates>
        </div>
      </div>
    </section>
  )
}
