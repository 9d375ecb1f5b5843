import { useDebouncedValue } from '@mantine/hooks'
import type { Filters } from '@mullion/domain/catalog/facets'
import { minSearchLength, type SortOrder } from '@mullion/domain/catalog/search'
import { AdminBannerDoor } from './admin/admin-doors.tsx'
import { useAdminView } from './admin/use-admin-view.ts'
import type { CatalogActions } from './catalog-actions.ts'
import { RecentParts } from './components/recent-parts.tsx'
import { Results } from './components/results.tsx'
import { SearchBanner } from './components/search-banner.tsx'

const typingPauseMs = 50

export interface SearchScreenProps {
  readonly text: string
  /** Browsing the whole catalogue. */
  readonly all: boolean
  readonly filters: Filters
  readonly sort: SortOrder
  readonly page: number
  readonly actions: CatalogActions
}

/** What is shown before anything is searched. */
function Start({ typed, actions }: { readonly typed: string; readonly actions: CatalogActions }) {
  const { on: adminView } = useAdminView()
  if (adminView === null) return null
  return adminView ? <AdminBannerDoor actions={actions} /> : <SearchBanner typed={typed} actions={actions} />
}

export function SearchScreen({ text, all, filters, sort, page, actions }: SearchScreenProps) {
  const [typed] = useDebouncedValue(text.trim(), typingPauseMs)
  // A text that was just cleared must not leave its results standing for a moment longer.
  const searched = text.trim().length >= minSearchLength && typed.length >= minSearchLength ? typed : null
  if (searched === null && !all) {
    return (
      <>
        <Start typed={text.trim()} actions={actions} />
        <RecentParts actions={actions} />
      </>
    )
  }
  return <Results of={{ text: searched, filters }} sort={sort} page={page} actions={actions} />
}
