import { Button } from '@mantine/core'
import { formatNumber } from '@mullion/domain/number-format'
import { isUnfiltered, noFilters } from '@mullion/domain/search/facets'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import classes from './filter-drawer.module.css'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'

export interface FilterDrawerProps extends FilterPanelProps {
  readonly opened: boolean
  readonly onClose: () => void
}

function shownText(total: number | undefined): string {
  if (total === undefined) return 'Show parts'
  return total === 1 ? 'Show 1 part' : `Show ${formatNumber(total)} parts`
}

export function FilterDrawer({ opened, onClose, ...panel }: FilterDrawerProps) {
  const { filters, counts, onFilters } = panel
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={360}
      title="Filters"
      bodyClass={classes.body}
    >
      <FilterPanel {...panel} />
      <div className={classes.actions}>
        <Button
          variant="default"
          h={44}
          disabled={isUnfiltered(filters)}
          onClick={() => onFilters(noFilters)}
        >
          Clear filters
        </Button>
        <Button h={44} onClick={onClose}>
          {shownText(counts?.total)}
        </Button>
      </div>
    </SideDrawer>
  )
}
