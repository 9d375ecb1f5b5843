import type { FacetCounts, Filters } from '@mullion/domain/catalog/facets'
import { canTurn, type FilterGroup, type FilterOption, filterGroups } from '../filters.ts'
import classes from './filter-panel.module.css'

export interface FilterPanelProps {
  readonly filters: Filters
  readonly counts: FacetCounts | null
  readonly onFilters: (filters: Filters) => void
}

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
      {count !== null && <span className={classes.count}>{count.toLocaleString('en-US')}</span>}
    </label>
  )
}

function Group({ name, options, onFilters }: FilterGroup & { readonly onFilters: OptionProps['onFilters'] }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.name}>{name}</legend>
      {options.map((option) => (
        <Option key={option.key} option={option} onFilters={onFilters} />
      ))}
    </fieldset>
  )
}

/** Every filter with how many parts it would leave. */
export function FilterPanel({ filters, counts, onFilters }: FilterPanelProps) {
  return (
    <div className={classes.groups}>
      {filterGroups(filters, counts).map((group) => (
        <Group key={group.name} {...group} onFilters={onFilters} />
      ))}
    </div>
  )
}
