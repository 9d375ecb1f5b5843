import { useDebouncedValue } from '@mantine/hooks'
import type { Filters } from '@mullion/domain/search/facets'
import type { FitFilter } from '@mullion/domain/search/fit-filter'
import { minSearchLength, type SortOrder } from '@mullion/domain/search/search-input'
import { memo, type ReactNode, Suspense, useDeferredValue } from 'react'
import { useSnapshot } from 'valtio'
import { lazyComponent } from '../../lib/lazy-component.ts'
import type { ResultView } from '../../lib/result-view.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { LazyAdminBanner } from './admin/lazy-admin.tsx'
import { useAdminView } from './admin/use-admin-view.ts'
import type { CatalogActions } from './catalog-actions.ts'
import { Results } from './components/results.tsx'
import { SearchBanner } from './components/search-banner.tsx'
import { CategoryTiles } from './home/category-tiles.tsx'
import { Entries } from './home/entries.tsx'
import { recentState } from './recent-parts.state.ts'
import { typingPauseMs } from './typing-pause.ts'

/** A first visit has no recently viewed parts, so it does not load this code. */
const RecentParts = lazyComponent(async () => (await import('./components/recent-parts.tsx')).RecentParts)

export interface SearchScreenProps {
  readonly text: string
  readonly all: boolean
  readonly filters: Filters
  /** If set, only parts that fit the chosen door. */
  readonly fits: FitFilter | undefined
  readonly sort: SortOrder
  readonly by: ResultView | null
  readonly page: number
  readonly actions: CatalogActions
  readonly member: ReactNode
}

function Start({
  typed,
  actions,
  member,
}: Pick<SearchScreenProps, 'actions' | 'member'> & { readonly typed: string }) {
  const { on: adminView } = useAdminView()
  if (adminView === null) return null
  if (adminView) return <LazyAdminBanner actions={actions} />
  return (
    <>
      <SearchBanner typed={typed} actions={actions} compact={member !== null} />
      {member}
      <Entries actions={actions} />
      <CategoryTiles actions={actions} />
    </>
  )
}

function Recent({ actions }: Pick<SearchScreenProps, 'actions'>) {
  const { ids } = useSnapshot(recentState)
  if (!useHydrated() || ids.length === 0) return null
  return (
    <PanelBoundary>
      <Suspense>
        <RecentParts ids={ids} actions={actions} />
      </Suspense>
    </PanelBoundary>
  )
}

export const SearchScreen = memo(function SearchScreen(props: SearchScreenProps) {
  const { text, all, filters, fits, sort, by, page, actions, member } = props
  const [paused] = useDebouncedValue(text.trim(), typingPauseMs)
  const typed = useDeferredValue(paused)
  // Do not show the old results for a moment after the text is cleared.
  const searched = text.trim().length >= minSearchLength && typed.length >= minSearchLength ? typed : null
  if (searched === null && !all) {
    return (
      <>
        <Start typed={text.trim()} actions={actions} member={member} />
        <Recent actions={actions} />
      </>
    )
  }
  return <Results of={{ text: searched, filters, fits }} by={by} sort={sort} page={page} actions={actions} />
})
