import { Skeleton } from '@mantine/core'
import { formatNumber } from '@mullion/domain/number-format'
import type { FacetCounts } from '@mullion/domain/search/facet-counts'
import type { Filters } from '@mullion/domain/search/facets'
import { memo } from 'react'
import { type Fold, inSight } from '../filter-fold.ts'
import { canTurn, type FilterGroup, type FilterOption, filterGroups } from '../filters.ts'
import classes from './filter-panel.module.css'

export interface FilterPanelProps {
  readonly filters: Filters
  readonly counts: FacetCounts | null
  /**
   * True until the first counts load. Until then, it is unknown which filters to hide, and visible ones must
   * not move.
   */
  readonly uncounted: boolean
  readonly onFilters: (filters: Filters) => void
  readonly fold: Fold
}

const skeletonHeight = 480

interface OptionProps {
  readonly option: FilterOption
  readonly onFilters: (filters: Filters) => void
}

function Option({ option, onFilters }: OptionProps) {
  const { label, picked, count, turned } = option
  const off = !canTurn(option)
  return (
    <label className={classes.option} data-off={off || undefined}>
      <input type="checkbox" checked={picked} disabled={off} onChange={() => onFilters(turned)} />
      <span className={classes.label}>{label}</span>
      {count !== null && <span className={classes.count}>{formatNumber(count)}</span>}
    </label>
  )
}

type GroupProps = Pick<FilterPanelProps, 'onFilters'> & { readonly group: FilterGroup }

function Group({ group: { name, options }, onFilters }: GroupProps) {
  return (
    <fieldset>
      <legend className={classes.name}>{name}</legend>
      {options.map((option) => (
        <Option key={option.key} option={option} onFilters={onFilters} />
      ))}
    </fieldset>
  )
}

/** The filters with their part counts, without those that have no parts in this search. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const { filters, counts, uncounted, onFilters, fold } = props
  if (uncounted) return <Skeleton height={skeletonHeight} aria-hidden />
  return (
    <div className={classes.groups}>
      {inSight(filterGroups(filters, counts), fold).map((group) => (
        <Group key={group.name} group={group} onFilters={onFilters} />
      ))}
    </div>
  )
})
