import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { LazyOverlay } from '../../../ui/lazy-overlay.tsx'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'
import classes from './filters-beside.module.css'

const FilterDrawer = lazyComponent(async () => (await import('./filter-drawer.tsx')).FilterDrawer)

export function FiltersBeside(panel: FilterPanelProps) {
  return (
    <section className={classes.beside} aria-label="Filters">
      <h2 className={classes.title}>Filters</h2>
      <FilterPanel {...panel} />
    </section>
  )
}

export function FiltersButton(panel: FilterPanelProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  const close = () => {
    setOpened(false)
    button.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <Button
        ref={button}
        className={classes.button ?? ''}
        variant="default"
        h={36}
        px={12}
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.9} aria-hidden />}
        onClick={() => setOpened(true)}
        onPointerEnter={FilterDrawer.preload}
        onFocus={FilterDrawer.preload}
        aria-haspopup="dialog"
      >
        Filters
      </Button>
      <LazyOverlay about={opened || null} onClose={close} onReopen={setOpened}>
        {() => <FilterDrawer {...panel} opened={opened} onClose={close} />}
      </LazyOverlay>
    </>
  )
}
