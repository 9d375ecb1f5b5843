import { Button } from '@mantine/core'
import { type Filters, noFilters } from '@mullion/domain/search/facets'
import { IconFilterOff } from '@tabler/icons-react'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { focusResultsTitle } from './results-title.ts'

export interface NothingLeftProps {
  readonly text: string | null
  readonly onFilters: (filters: Filters) => void
}

export function NothingLeft({ text, onFilters }: NothingLeftProps) {
  const clear = () => {
    onFilters(noFilters)
    focusResultsTitle()
  }
  return (
    <EmptyNote
      icon={<IconFilterOff size={32} stroke={1.6} aria-hidden />}
      title="No parts match these filters"
    >
      <p>
        {text === null
          ? 'Clear some filters to see parts.'
          : `“${text}” has matches that these filters hide.`}
      </p>
      <Button variant="default" onClick={clear}>
        Clear filters
      </Button>
    </EmptyNote>
  )
}

/** No result fits the chosen door. */
export function NothingFits({ onShowAll }: { readonly onShowAll: () => void }) {
  const showAll = () => {
    onShowAll()
    focusResultsTitle()
  }
  return (
    <EmptyNote
      icon={<IconFilterOff size={32} stroke={1.6} aria-hidden />}
      title="None of these fits your door"
    >
      <p>Show all results to see why, or call us.</p>
      <Button variant="default" onClick={showAll}>
        Show all results
      </Button>
    </EmptyNote>
  )
}
