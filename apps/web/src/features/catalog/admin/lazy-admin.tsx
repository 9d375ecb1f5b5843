import { Skeleton } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { PanelBoundary } from '../../../ui/panel-boundary.tsx'
import type { CatalogActions } from '../catalog-actions.ts'
import type { PartMarksProps } from './part-marks.tsx'

const Switch = lazyComponent(async () => (await import('./admin-switch.tsx')).AdminSwitch)
const Marks = lazyComponent(async () => (await import('./part-marks.tsx')).PartMarks)
const Returns = lazyComponent(async () => (await import('./part-returns.tsx')).PartReturns)
const Banner = lazyComponent(async () => (await import('./admin-banner.tsx')).AdminBanner)

/** Loads the admin code the first time an administrator needs it; other users never load it. */
function Late({
  children,
  fallback = null,
}: {
  readonly children: ReactNode
  readonly fallback?: ReactNode
}) {
  return (
    <PanelBoundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PanelBoundary>
  )
}

export function LazyAdminSwitch({ on }: { readonly on: boolean }) {
  return (
    <Late>
      <Switch on={on} />
    </Late>
  )
}

export function LazyPartMarks(props: PartMarksProps) {
  return (
    <Late fallback={<Skeleton height={36} width={150} />}>
      <Marks {...props} />
    </Late>
  )
}

export function LazyPartReturns({ partId }: { readonly partId: number }) {
  return (
    <Late>
      <Returns partId={partId} />
    </Late>
  )
}

export function LazyAdminBanner({ actions }: { readonly actions: CatalogActions }) {
  return (
    <Late>
      <Banner actions={actions} />
    </Late>
  )
}
