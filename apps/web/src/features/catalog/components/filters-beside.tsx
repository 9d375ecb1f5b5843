import { Button, Skeleton } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { PanelBoundary } from '../../../ui/panel-boundary.tsx'
import type { FilterPanelProps } from './filter-panel.tsx'
import classes from './filters-beside.module.css'

const loadPanel = () => import('./filter-panel.tsx')
const loadDrawer = () => import('./filter-drawer.tsx')
const FilterPanel = lazy(async () => ({ default: (await loadPanel()).FilterPanel }))
const FilterDrawer = lazy(async () => ({ default: (await loadDrawer()).FilterDrawer }))

function PanelSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden="true">
      {Array.from({ length: 14 }, (_, at) => at).map((at) => (
        <Skeleton key={at} height={16} width={`${60 + ((at * 37) % 40)}%`} />
      ))}
    </div>
  )
}

/** The filters in a column beside the results. */
export function FiltersBeside(panel: FilterPanelProps) {
  return (
    <section className={classes.beside} aria-label="Filters">
      <h2 className={classes.title}>Filters</h2>
      <PanelBoundary>
        <Suspense fallback={<PanelSkeleton />}>
          <FilterPanel {...panel} />
        </Suspense>
      </PanelBoundary>
    </section>
  )
}

/** A button that opens the filters, with how many are picked. */
export function FiltersButton(panel: FilterPanelProps) {
  const [opened, setOpened] = useState<boolean | null>(null)
  const preload = () => void loadDrawer().catch(() => undefined)
  return (
    <>
      <Button
        variant="default"
        h={36}
        px={12}
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.9} aria-hidden />}
        onClick={() => setOpened(true)}
        onPointerEnter={preload}
        onFocus={preload}
        aria-haspopup="dialog"
      >
        Filters
      </Button>
      {opened !== null && (
        <PanelBoundary>
          <Suspense fallback={null}>
            <FilterDrawer {...panel} opened={opened} onClose={() => setOpened(false)} />
          </Suspense>
        </PanelBoundary>
      )}
    </>
  )
}
