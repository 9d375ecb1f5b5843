import { useDebouncedValue } from '@mantine/hooks'
import { minSearchLength } from '@mullion/domain/catalog/search'
import type { CatalogActions } from './catalog-actions.ts'
import { Results } from './components/results.tsx'
import { SearchBanner } from './components/search-banner.tsx'

const typingPauseMs = 50

export interface SearchScreenProps {
  readonly text: string
  /** Browsing the whole catalogue. */
  readonly all: boolean
  readonly page: number
  readonly actions: CatalogActions
}

export function SearchScreen({ text, all, page, actions }: SearchScreenProps) {
  const [typed] = useDebouncedValue(text.trim(), typingPauseMs)
  // A text that was just cleared must not leave its results standing for a moment longer.
  const searched = text.trim().length >= minSearchLength && typed.length >= minSearchLength ? typed : null
  if (searched === null && !all) return <SearchBanner typed={text.trim()} actions={actions} />
  return <Results of={searched} page={page} actions={actions} />
}
