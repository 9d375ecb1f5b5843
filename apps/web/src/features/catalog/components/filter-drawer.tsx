import { Button, Drawer } from '@mantine/core'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { isUnfiltered, noFilters } from '@mullion/domain/catalog/facets'
import { useEffect, useState } from 'react'
import classes from './filter-drawer.module.css'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'

export interface FilterDrawerProps extends FilterPanelProps {
  readonly opened: boolean
  readonly onClose: () => void
}

function shownText(total: number | undefined): string {
  if (total === undefined) return 'Show parts'
  return total === 1 ? 'Show 1 part' : `Show ${total.toLocaleString('en-US')} parts`
}

/** The filters on a screen that has no room for them beside the results. */
export function FilterDrawer({ opened, onClose, ...panel }: FilterDrawerProps) {
  const { filters, counts, onFilters } = panel
  // Starts closed: only a change lets the drawer slide in and give the focus back.
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(opened), [opened])
  return (
    <Drawer
      opened={shown}
      onClose={onClose}
      position="right"
      size={360}
      title="Filters"
      transitionProps={{ duration: 160 }}
      overlayProps={{ backgroundOpacity: 0.55, color: '#0a1a21' }}
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
      attributes={{ header: { role: 'presentation' } }}
      classNames={{
        content: classes.content,
        header: classes.header,
        body: classes.body,
        title: classes.title,
      }}
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
    </Drawer>
  )
}
