import type { Filters } from '@mullion/domain/catalog/facets'
import { noFilters } from '@mullion/domain/catalog/facets'
import { IconX } from '@tabler/icons-react'
import { pickedFilters } from '../filters.ts'
import classes from './filter-chips.module.css'
import { focusResultsTitle } from './results-title.ts'

export interface FilterChipsProps {
  readonly filters: Filters
  readonly onFilters: (filters: Filters) => void
}

/** The active filters, each with a remove button. */
export function FilterChips({ filters, onFilters }: FilterChipsProps) {
  const picked = pickedFilters(filters)
  if (picked.length === 0) return null
  const change = (next: Filters) => {
    onFilters(next)
    focusResultsTitle()
  }
  return (
    <div className={classes.chips}>
      <ul aria-label="Active filters">
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
      <button type="button" className={classes.clear} onClick={() => change(noFilters)}>
        Clear filters
      </button>
    </div>
  )
}
