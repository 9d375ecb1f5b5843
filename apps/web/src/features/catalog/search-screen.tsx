import { useDebouncedValue } from '@mantine/hooks'
import type { Filters } from '@mullion/domain/catalog/facets'
import { minSearchLength, type SortOrder } from '@mullion/domain/catalog/search'
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

export function SearchScreen({ text, all, filters, sort, page, actions }: SearchScreenProps) {
  const [typed] = useDebouncedValue(text.trim(), typingPauseMs)
  // A text that was just cleared must not leave its results standing for a moment longer.
  const searched = text.trim().length >= minSearchLength && typed.length >= minSearchLength ? typed : null
  if (searched === null && !all) {
    return (
      <>
        <SearchBanner typed={text.trim()} actions={actions} />
        <RecentParts actions={actions} />
      </>
    )
  }
  return <Results of={{ text: searched, filters }} sort={sort} page={page} actions={actions} />
}
