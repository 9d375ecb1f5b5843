import { Button } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import type { PartsOf } from '@mullion/client/catalog/catalog.hooks'
import type { FacetCounts } from '@mullion/domain/search/facet-counts'
import { type Filters, isUnfiltered, noFilters } from '@mullion/domain/search/facets'
import type { PartsPage } from '@mullion/domain/search/search-input'
import { IconX, IconZoomQuestion } from '@tabler/icons-react'
import { Suspense, useMemo, useRef, useState } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import type { ResultView } from '../../../lib/result-view.ts'
import { phoneLink, store } from '../../../lib/store-info.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { PanelBoundary } from '../../../ui/panel-boundary.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { useAdminView } from '../admin/use-admin-view.ts'
import type { CatalogActions } from '../catalog-actions.ts'
import { foldEmpty, unfolded } from '../filter-fold.ts'
import { allowedFilters, filterGroups, pickedFilters } from '../filters.ts'
import { useGivenUpWatch } from '../given-up.ts'
import { useResultView } from '../result-view.state.ts'
import { usePageSize } from '../use-page-size.ts'
import { type ResultsInHand, type ResultsProps, useResults } from '../use-results.ts'
import { FiltersBeside, FiltersButton } from './filters-beside.tsx'
import { NothingFits, NothingLeft } from './nothing-left.tsx'
import { PageControls } from './page-controls.tsx'
import { ResultGrid, ResultSkeleton } from './result-grid.tsx'
import classes from './results.module.css'
import { ResultsBar } from './results-bar.tsx'
import { focusResultsTitle } from './results-title.ts'
import { LeadNote, PartialNote, SimilarNote, SuggestedDoor, SymptomNote } from './search-notes.tsx'

/** Returns the filters in a URL that the user may use; null while that is unknown. */
function useAllowedFilters(filters: Filters): Filters | null {
  const { data, isPending } = useViewer()
  // Treat an unknown session as a guest.
  const viewer = isPending ? undefined : (data ?? null)
  return useMemo(() => allowedFilters(filters, viewer), [filters, viewer])
}

/** Returns which filters of a search are hidden. `counts` is null while only another search's counts are loaded. */
function useFold(of: PartsOf, counts: FacetCounts | null) {
  const [fold, setFold] = useState(unfolded)
  if (counts && fold.text !== of.text) setFold(foldEmpty(of.text, filterGroups(of.filters, counts)))
  return fold
}

function NothingFound({ text, actions }: { text: string | null; actions: CatalogActions }) {
  return (
    <EmptyNote
      icon={<IconZoomQuestion size={32} stroke={1.6} aria-hidden />}
      title={text === null ? 'The catalog is empty' : `No parts found for “${text}”`}
    >
      <p>
        Try fewer words or a part number. We stock parts that aren’t listed online. Call{' '}
        <a href={phoneLink(store.phone)}>{store.phone}</a>
      </p>
      <SuggestedDoor text={text} actions={actions} />
      {text !== null && (
        <Button variant="default" onClick={actions.showAllParts}>
          View All Parts
        </Button>
      )}
    </EmptyNote>
  )
}

interface FilterChipsProps {
  readonly of: PartsOf
  readonly actions: CatalogActions
}

function FilterChips({ of: { filters, fits }, actions }: FilterChipsProps) {
  const picked = pickedFilters(filters)
  if (picked.length === 0 && !fits) return null
  const change = (next: Filters) => {
    actions.showFilters(next)
    focusResultsTitle()
  }
  const showAllFits = () => {
    actions.showAllFits()
    focusResultsTitle()
  }
  return (
    <div className={classes.chips}>
      <ul aria-label="Active filters">
        {fits && (
          <li>
            <button
              type="button"
              className={classes.chip}
              onClick={showAllFits}
              aria-label="Remove filter: Only what fits"
            >
              Only what fits
              <IconX size={15} stroke={2.2} aria-hidden />
            </button>
          </li>
        )}
        {picked.map(({ key, label, turned }) => (
          <li key={key}>
            <button
              type="button"
              className={classes.chip}
              onClick={() => change(turned)}
              aria-label={`Remove filter: ${label}`}
            >
              {label}
              <IconX size={15} stroke={2.2} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {picked.length > 0 && (
        <button type="button" className={classes.clear} onClick={() => change(noFilters)}>
          Clear filters
        </button>
      )}
    </div>
  )
}

const AllResults = lazyComponent(async () => (await import('./all-results.tsx')).AllResults)

const roomForFilters = '(min-width: 1200px)'
const maxSkeletons = 24
const isEmpty = (parts: PartsPage) => parts.parts.length === 0

/** True if the search finds exactly one part; it is shown large, without filters. */
function isSingle({ filters, fits }: PartsOf, found: PartsPage | undefined, page: number): boolean {
  const isPart = found?.parts.length === 1 && (found.families?.[0]?.matching ?? 1) === 1
  return isPart && !found.more && page === 1 && !fits && isUnfiltered(filters)
}

type PartProps = ResultsProps & { readonly results: ResultsInHand }

function Found({ ready, results, ...props }: PartProps & { readonly ready: PartsPage }) {
  const { of, sort, page, actions } = props
  const { query, total, showsAll, pages, more, prefetchPage, pageSize, stale, measured } = results
  const listKey = JSON.stringify([of, sort, pageSize.factor])
  return (
    <>
      {ready.match === 'similar' && (
        <SimilarNote searchedText={ready.searchedText} onSearch={actions.correctText} />
      )}
      {ready.match === 'partial' && (
        <PartialNote text={of.text} searchedText={ready.searchedText} actions={actions} />
      )}
      {showsAll && total !== null ? (
        <PanelBoundary>
          <Suspense fallback={<ResultSkeleton count={maxSkeletons} />}>
            <AllResults key={listKey} query={query} total={total} listKey={listKey} actions={actions} />
          </Suspense>
        </PanelBoundary>
      ) : (
        <ResultGrid
          parts={ready.parts}
          families={ready.families}
          actions={actions}
          stale={stale}
          measured={measured}
          single={isSingle(of, ready, page)}
        />
      )}
      {!showsAll && (pages > 1 || page > 1) && (
        <PageControls page={page} pages={pages} more={more} onPage={actions.showPage} onNear={prefetchPage} />
      )}
    </>
  )
}

function Nothing({ of, actions, results }: PartProps) {
  if (results.parts.data?.lead) return null
  if (of.fits && isUnfiltered(of.filters) && results.parts.data?.match !== 'none') {
    return <NothingFits onShowAll={actions.showAllFits} />
  }
  if (isUnfiltered(of.filters) || results.parts.data?.match === 'none') {
    return <NothingFound text={of.text} actions={actions} />
  }
  return <NothingLeft text={of.text} onFilters={actions.showFilters} />
}

/** Results, once it is known which filters the user may use; avoids a flash of unfiltered results. */
export function Results({ by, ...props }: ResultsProps & { readonly by: ResultView | null }) {
  const { of } = props
  // Staff who edit parts see each of them.
  const isEditing = useAdminView().on === true
  const view = useResultView(of.text, by)
  const byFamily = view === 'families' && !isEditing
  const filters = useAllowedFilters(of.filters)
  return filters ? <AllowedResults {...props} of={{ ...of, filters, byFamily }} /> : <Awaited />
}

function Awaited() {
  return (
    <section aria-label="Search results" aria-busy className={classes.results}>
      <ResultSkeleton count={Math.min(usePageSize().size, maxSkeletons)} />
    </section>
  )
}

function AllowedResults(props: ResultsProps) {
  const { of, sort, page, actions } = props
  const results = useResults(props)
  const wide = useMedia(roomForFilters)
  const { parts, shown, counts, uncounted, total, partTotal, query, pageSize } = results
  const { size, measured, choice, choose } = pageSize
  const single = isSingle(of, parts.data, page)
  // A number that leads to another part has been found, whatever the list has.
  const uncountable = parts.isLoadingError || (total === 0 && shown.data?.lead !== undefined)
  const filterable = !parts.isLoadingError && counts?.match !== 'none' && !single
  const fold = useFold(of, total === null ? null : counts)
  const section = useRef<HTMLElement>(null)
  useGivenUpWatch(section, { text: of.text, found: total === null ? null : total > 0 })
  const panel = { filters: of.filters, counts, uncounted, onFilters: actions.showFilters, fold }
  return (
    <section
      ref={section}
      aria-label="Search results"
      aria-busy={parts.isFetching}
      className={classes.results}
    >
      <ResultsBar
        text={of.text}
        range={uncountable ? null : { page, size: measured ? size : null, total, partTotal }}
        view={of.byFamily ? 'families' : 'parts'}
        onView={actions.showBy}
        loading={parts.isFetching}
        choice={choice}
        onChoose={choose}
        sort={sort}
        onSort={actions.showSorted}
        filters={filterable && wide !== true && <FiltersButton {...panel} />}
      />
      <div className={filterable ? classes.filtered : undefined}>
        <div className={classes.list}>
          <FilterChips of={of} actions={actions} />
          {shown.data?.lead && <LeadNote lead={shown.data.lead} actions={actions} />}
          {shown.data?.symptom && <SymptomNote symptom={shown.data.symptom} actions={actions} />}
          <QueryStates
            query={shown}
            pending={<ResultSkeleton count={Math.min(query.limit, maxSkeletons)} />}
            isEmpty={isEmpty}
            empty={<Nothing {...props} results={results} />}
          >
            {(ready) => <Found {...props} results={results} ready={ready} />}
          </QueryStates>
        </div>
        {filterable && wide !== false && <FiltersBeside {...panel} uncounted={wide === null || uncounted} />}
      </div>
    </section>
  )
}
